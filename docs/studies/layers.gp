# precisions: binary64
# Plot of docs/studies/layers.md: what a cheap layer gains against R's bound, by axes and by time, for each gap.
set encoding utf8
set terminal svg size 900, 400 font 'DejaVu Sans,11' noenhanced background rgb 'white'
set output 'layers.svg'
set datafile separator ','
set border 3 linecolor rgb '#999999'
set tics nomirror textcolor rgb '#222222'
set grid ytics linecolor rgb '#eeeeee'
set multiplot layout 1, 2
set key left top
set yrange [0.8:3]
set xrange [-0.5:11.5]
set xtics ('0.1' 0, '0.3' 4, '0.9' 8) offset 4.5, 0
set xlabel 'tube; gaps -1/16, 1/1024, 1/16, 1/4 from left to right'
set arrow 1 from graph 0, first 2 to graph 1, first 2 nohead linecolor rgb '#8a7433' dashtype 2
rows(layer) = sprintf("< awk -F, '$3 == \"%s\"' %s", layer, binary64)
set ylabel 'gain by axes tested'
plot rows('sphere') using 0:10 with points pointtype 2 linecolor rgb '#999999' title 's, of a layer that parts all', \
     rows('sphere') using 0:11 with points pointtype 7 linecolor rgb '#1b6ca8' title 'sphere', \
     rows('aabb') using 0:11 with points pointtype 5 linecolor rgb '#d1495b' title 'box along the axes'
set ylabel 'gain by time'
plot rows('sphere') using 0:15 with points pointtype 2 linecolor rgb '#999999' title 's, of a layer that parts all', \
     rows('sphere') using 0:16 with points pointtype 7 linecolor rgb '#1b6ca8' title 'sphere', \
     rows('aabb') using 0:16 with points pointtype 5 linecolor rgb '#d1495b' title 'box along the axes'
unset multiplot
