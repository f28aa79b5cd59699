# precisions: binary64
# Plot of docs/studies/obb-axes.md: axes for pairs apart against the gap; the mean over all pairs against the share that meet.
set encoding utf8
set terminal svg size 1000, 460 font 'DejaVu Sans,11' noenhanced background rgb 'white'
set output 'obb-axes.svg'
set datafile separator ','
set border 3 linecolor rgb '#999999'
set tics nomirror textcolor rgb '#222222'
set grid ytics linecolor rgb '#eeeeee'
set key off
blue = '#1b6ca8'; red = '#d1495b'; green = '#3f9b5c'; orange = '#e08b4c'
rows(shape) = sprintf("< awk -F, '$1 == \"gap\" && $2 == \"%s\"' %s", shape, binary64)
set multiplot layout 1, 2

set lmargin at screen 0.06
set rmargin at screen 0.48
set title 'pairs apart: axes until one separates'
set xlabel 'gap, in half diagonals (1/1024: nearly touching)'
set ylabel 'axes, mean' offset 1, 0
set logscale x 2
set xrange [0.0009:4.4]
set xtics ('1/1024' 0.0009765625, '1/64' 0.015625, '1/16' 0.0625, '1/4' 0.25, '1' 1, '4' 4)
set yrange [0:8.6]
set arrow 1 from graph 0, first 7.5 to graph 1, first 7.5 nohead linecolor rgb '#8a7433' dashtype 2
set label 1 'the claim: 7.5' at 4.4, 7.7 right font ',10' textcolor rgb '#8a7433'
set label 2 'rod' at 0.25, 5.0 left textcolor rgb red
set label 3 'plate' at 0.028, 6.35 left textcolor rgb orange
set label 4 'cube' at 0.13, 3.5 right textcolor rgb blue
set label 5 'brick' at 0.033, 5.1 right textcolor rgb green
set label 6 'dashed: the best order for the placement' at 0.001, 0.5 left font ',10' textcolor rgb '#666666'
plot rows('rod') using 3:6 with linespoints pointtype 7 pointsize 0.5 linewidth 2 linecolor rgb red, \
     rows('rod') using 3:9 with lines linewidth 1.5 dashtype 2 linecolor rgb red, \
     rows('plate') using 3:6 with linespoints pointtype 7 pointsize 0.5 linewidth 2 linecolor rgb orange, \
     rows('plate') using 3:9 with lines linewidth 1.5 dashtype 2 linecolor rgb orange, \
     rows('brick') using 3:6 with linespoints pointtype 7 pointsize 0.5 linewidth 2 linecolor rgb green, \
     rows('brick') using 3:9 with lines linewidth 1.5 dashtype 2 linecolor rgb green, \
     rows('cube') using 3:6 with linespoints pointtype 7 pointsize 0.5 linewidth 2 linecolor rgb blue, \
     rows('cube') using 3:9 with lines linewidth 1.5 dashtype 2 linecolor rgb blue

unset label
unset logscale x
unset ylabel
set lmargin at screen 0.55
set rmargin at screen 0.96
set title 'all pairs: those that meet take 15'
set xlabel 'pairs that meet, %'
set xrange [0:100]
set yrange [0:15.5]
set xtics 20
set ytics (0, 5, 7.5, 10, 15)
use = sprintf("< awk -F, '$1 != \"gap\" && NR > 1' %s", binary64)
gap = sprintf("< awk -F, '$1 == \"gap\"' %s", binary64)
mean(s, p) = s + (15 - s) * p / 100
set label 1 'the claim: 7.5' at 99, 7.0 right font ',10' textcolor rgb '#8a7433'
set label 2 'boxes a gap apart' at 2.5, 1.5 left font ',10' textcolor rgb '#666666'
plot mean(1, x) with lines linecolor rgb '#dddddd', mean(3.2, x) with lines linecolor rgb '#bbbbbb', \
     mean(7.5, x) with lines linecolor rgb '#dddddd', \
     gap using 5:10 with points pointtype 7 pointsize 0.35 linecolor rgb '#999999', \
     use using 5:10 with points pointtype 7 pointsize 0.9 linecolor rgb blue, \
     use using 5:10:(stringcolumn(1) eq 'ball' ? 'balls meet' : '') with labels left offset -1.5, -1.3 textcolor rgb blue, \
     use using 5:10:(stringcolumn(1) eq 'AABB' ? 'AABBs meet' : '') with labels left offset 1, 0 textcolor rgb blue, \
     use using 5:10:(stringcolumn(1) eq 'trees' ? 'tree traversal' : '') with labels right offset -1, 0.5 textcolor rgb blue
unset multiplot
