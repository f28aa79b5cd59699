# precisions: binary64
# Plot of docs/studies/test-tree.md: comparisons of volumes against n, with both bounds; and by kind of volume.
set encoding utf8
set terminal svg size 860, 400 font 'DejaVu Sans,11' noenhanced background rgb 'white'
set output 'test-tree.svg'
set datafile separator ','
set border 3 linecolor rgb '#999999'
set tics nomirror textcolor rgb '#222222'
set grid ytics linecolor rgb '#eeeeee'
set multiplot layout 1, 2
set key left top
set logscale xy
set xrange [12:340]
set yrange [10:2000]
set xtics (16, 64, 256)
set xlabel 'triangles of each mesh'
set ylabel 'comparisons of volumes'
rows(name) = sprintf("< awk -F, '$1 == \"%s\"' %s", name, binary64)
array kinds[4] = ['one', 'one block', 'anywhere', 'a block each']
array colour[4] = ['#1b6ca8', '#3f9b5c', '#8a7433', '#d1495b']
plot for [k = 1:4] rows(kinds[k]) using 3:7 with linespoints pointtype 7 pointsize 0.7 linewidth 2 linecolor rgb colour[k] title kinds[k], \
     rows('one block') using 3:5 with lines dashtype 2 linecolor rgb '#999999' title 'a(n, 16), least', \
     rows('a block each') using 3:9 with lines dashtype 3 linecolor rgb '#999999' title 'a(n, 16), most'
unset logscale x
set xrange [-0.6:4.6]
set yrange [50:100000]
set xtics ('ideal' 0, 'aabb' 1, 'sphere' 2, 'k-dop' 3, 'obb' 4)
set xlabel 'volume, soups of 256 triangles'
plot rows('small soup') using 0:7 with points pointtype 7 pointsize 1.2 linecolor rgb '#1b6ca8' title 'small triangles', \
     rows('large soup') using 0:7 with points pointtype 5 pointsize 1.2 linecolor rgb '#e08b4c' title 'large triangles'
unset multiplot
