# precisions: binary64
# Plot of docs/studies/projection.md: dot products and time of a projection against vertices.
set encoding utf8
set terminal svg size 1000, 440 font 'DejaVu Sans,11' noenhanced background rgb 'white'
set output 'projection.svg'
set datafile separator ','
set border 3 linecolor rgb '#999999'
set tics nomirror textcolor rgb '#222222'
set grid ytics linecolor rgb '#eeeeee'
set key off
set logscale xy
blue = '#1b6ca8'; red = '#d1495b'
round = sprintf("< awk -F, '$1 == \"round\"' %s", binary64)
set xlabel 'vertices of the polygon'
set xrange [4:1024]
set xtics (4, 8, 16, 32, 64, 128, 256, 512, 1024)
set object 1 rectangle from 32, graph 0 to 64, graph 1 behind fillcolor rgb '#f3ead2' fillstyle solid noborder
set label 9 'the claim: 32 to 64' at 45, graph 0.96 center font ',10' textcolor rgb '#8a7433'
set multiplot layout 1, 2

set lmargin at screen 0.06
set rmargin at screen 0.47
set title 'dot products'
set yrange [4:2000]
set ytics (5, 10, 20, 50, 100, 200, 500, 1000)
set label 1 'all vertices' at 200, 330 right textcolor rgb red
set label 2 'bisection' at 600, 37 center textcolor rgb blue
plot round using 2:4 with linespoints pointtype 7 pointsize 0.5 linewidth 2 linecolor rgb red, \
     round using 2:5 with linespoints pointtype 7 pointsize 0.5 linewidth 2 linecolor rgb blue

set lmargin at screen 0.56
set rmargin at screen 0.97
set title 'time, ns'
set yrange [8:3000]
set ytics (10, 20, 50, 100, 200, 500, 1000, 2000)
set label 1 'all vertices' at 420, 800 right textcolor rgb red
set label 2 'bisection' at 700, 240 center textcolor rgb blue
plot round using 2:9 with linespoints pointtype 7 pointsize 0.5 linewidth 2 linecolor rgb red, \
     round using 2:10 with linespoints pointtype 7 pointsize 0.5 linewidth 2 linecolor rgb blue
unset multiplot
