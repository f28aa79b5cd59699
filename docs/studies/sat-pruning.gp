# precisions: binary64
# Plot of docs/studies/sat-pruning.md: what is looked at, and the time, against vertices; meeting bodies.
set encoding utf8
set terminal svg size 1000, 460 font 'DejaVu Sans,11' noenhanced background rgb 'white'
set output 'sat-pruning.svg'
set datafile separator ','
set border 3 linecolor rgb '#999999'
set tics nomirror textcolor rgb '#222222'
set grid ytics linecolor rgb '#eeeeee'
set key off
set logscale xy
blue = '#1b6ca8'; red = '#d1495b'; green = '#3f9b5c'
meeting = sprintf("< awk -F, '$1 == \"meeting\"' %s", binary64)
set xlabel 'vertices of each body'
set xrange [4:256]
set xtics (4, 8, 16, 32, 64, 128, 256)
set multiplot layout 1, 2

set lmargin at screen 0.08
set rmargin at screen 0.44
set title 'counts, a pair of meeting bodies'
set yrange [2:2e6]
set ytics ('10' 10, '100' 100, '1 000' 1e3, '10 000' 1e4, '100 000' 1e5, '1 000 000' 1e6)
set label 1 "edge pairs =\naxes of brute force" at 40, 1.1e5 right textcolor rgb red
set label 2 'edge pairs that cross' at 256, 1500 right textcolor rgb green
set label 3 'axes projected on after pruning' at 256, 15 right textcolor rgb blue
plot meeting using 2:4 with linespoints pointtype 7 pointsize 0.5 linewidth 2 linecolor rgb red, \
     meeting using 2:5 with linespoints pointtype 7 pointsize 0.5 linewidth 2 linecolor rgb green, \
     meeting using 2:7 with linespoints pointtype 7 pointsize 0.5 linewidth 2 linecolor rgb blue

unset label
set lmargin at screen 0.56
set rmargin at screen 0.92
set title 'time, and how many times faster'
set yrange [500:2e9]
set ytics ('1 µs' 1e3, '10 µs' 1e4, '100 µs' 1e5, '1 ms' 1e6, '10 ms' 1e7, '100 ms' 1e8, '1 s' 1e9)
set label 1 'brute force' at 60, 5e7 right textcolor rgb red
set label 2 'pruned' at 130, 6e5 left textcolor rgb blue
plot meeting using 2:9:10 with filledcurves fillcolor rgb '#f4f0e8', \
     meeting using 2:9 with linespoints pointtype 7 pointsize 0.5 linewidth 2 linecolor rgb red, \
     meeting using 2:10 with linespoints pointtype 7 pointsize 0.5 linewidth 2 linecolor rgb blue, \
     meeting using 2:(sqrt($9 * $10)):(($2 == 8 || $2 == 16 || $2 == 32 || $2 == 64 || $2 == 128) ? sprintf('×%.0f', $11) : '') \
       with labels textcolor rgb '#8a7433'
unset multiplot
