# precisions: binary64
# Plot of docs/studies/sweep-and-prune.md: comparisons and exchanges a box, sorted anew and kept, against n.
set encoding utf8
set terminal svg size 860, 400 font 'DejaVu Sans,11' noenhanced background rgb 'white'
set output 'sweep-and-prune.svg'
set datafile separator ','
set border 3 linecolor rgb '#999999'
set tics nomirror textcolor rgb '#222222'
set grid ytics linecolor rgb '#eeeeee'
set logscale xy
set xrange [210:4800]
set yrange [0.0003:10000]
set xlabel 'boxes'
set xtics (250, 500, 1000, 2000, 4000)
rows(lists, scene) = sprintf("< awk -F, '$1 == \"%s\" && $2 == \"%s\"' %s", lists, scene, binary64)
array scenes[4] = ['diagonal', 'uniform', 'pile', 'bars']
array colour[4] = ['#3f9b5c', '#1b6ca8', '#d1495b', '#e08b4c']
set multiplot layout 1, 2
set key top left
set title 'sorted anew: comparisons a box'
plot for [k = 1:4] rows('sorted anew', scenes[k]) using 3:5 with linespoints pointtype 7 pointsize 0.6 linewidth 2 linecolor rgb colour[k] title scenes[k]
unset key
set title 'kept, each box moved by 0.01: exchanges a box'
plot for [k = 1:4] rows('kept', scenes[k]) using 3:6 with linespoints pointtype 7 pointsize 0.6 linewidth 2 linecolor rgb colour[k] title scenes[k]
unset multiplot
