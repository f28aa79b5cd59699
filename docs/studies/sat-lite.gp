# precisions: binary64
# Plot of docs/studies/sat-lite.md: share settled against the gap, and in the placements of a use.
set encoding utf8
set terminal svg size 1000, 460 font 'DejaVu Sans,11' noenhanced background rgb 'white'
set output 'sat-lite.svg'
set datafile separator ','
set border 3 linecolor rgb '#999999'
set tics nomirror textcolor rgb '#222222'
set grid ytics linecolor rgb '#eeeeee'
set key off
set yrange [0:104]
set ytics 20
blue = '#1b6ca8'; red = '#d1495b'; green = '#3f9b5c'; orange = '#e08b4c'
set object 1 rectangle from graph 0, first 82 to graph 1, first 88 behind fillcolor rgb '#f3ead2' fillstyle solid noborder
rows(shape) = sprintf("< awk -F, '$1 == \"gap\" && $2 == \"%s\"' %s", shape, binary64)
set multiplot layout 1, 2

set lmargin at screen 0.07
set rmargin at screen 0.62
set title 'two boxes of a shape, random orientations'
set ylabel 'pairs apart that 6 axes settle, %' offset 1, 0
set xlabel 'gap, in half diagonals (1/1024: nearly touching)'
set logscale x 2
set xrange [0.0009:4.4]
set xtics ('1/1024' 0.0009765625, '1/64' 0.015625, '1/16' 0.0625, '1/8' 0.125, '1/4' 0.25, '1/2' 0.5, '1' 1, '2' 2, '4' 4)
set label 1 'cube 1 : 1 : 1' at 0.04, 77 right textcolor rgb blue
set label 2 'plate 16 : 16 : 1' at 0.0011, 57 left textcolor rgb orange
set label 3 'brick 4 : 2 : 1' at 0.03, 52 left textcolor rgb green
set label 4 'rod 16 : 1 : 1' at 0.145, 46 left textcolor rgb red
set label 5 'the claim: 85 %' at 0.0011, 85 left font ',10' textcolor rgb '#8a7433'
plot rows('cube') using 3:6 with linespoints pointtype 7 pointsize 0.6 linewidth 2 linecolor rgb blue, \
     rows('plate') using 3:6 with linespoints pointtype 7 pointsize 0.6 linewidth 2 linecolor rgb orange, \
     rows('brick') using 3:6 with linespoints pointtype 7 pointsize 0.6 linewidth 2 linecolor rgb green, \
     rows('rod') using 3:6 with linespoints pointtype 7 pointsize 0.6 linewidth 2 linecolor rgb red

unset label
unset logscale x
unset ylabel
unset xlabel
set lmargin at screen 0.70
set rmargin at screen 0.97
set title 'pairs as they come up in use'
set xrange [0.4:3.6]
set xtics ('balls meet' 1, 'AABBs meet' 2, 'tree traversal' 3) scale 0
set boxwidth 0.5
set style fill solid noborder
use = sprintf("< awk -F, '$1 != \"gap\" && NR > 1' %s", binary64)
plot use using ($0 + 1):6 with boxes linecolor rgb '#9dbfd8', \
     use using ($0 + 1):($6 - 5):(sprintf('%.1f', $6)) with labels textcolor rgb '#0f3e61'
unset multiplot
