# precisions: binary64
# Plot of docs/studies/box-growth.md: volumes of boxes from the first and from the last frame's box, against frames.
set encoding utf8
set terminal svg size 760, 380 font 'DejaVu Sans,11' noenhanced background rgb 'white'
set output 'box-growth.svg'
set datafile separator ','
set border 3 linecolor rgb '#999999'
set tics nomirror textcolor rgb '#222222'
set grid ytics linecolor rgb '#eeeeee'
set key outside right top
set logscale xy
set xrange [0.8:320]
set xlabel 'frames'
set ylabel 'volume, of the first box'
set format y '%.0e'
array turn[3] = ['0.001953', '0.007812', '0.03125']
array angle[3] = ['0.0039', '0.016', '0.0625']
array colour[3] = ['#3f9b5c', '#1b6ca8', '#d1495b']
rows(k) = sprintf("< awk -F, 'NR > 1 && $2 > 0 && $1 >= %s * 0.99 && $1 <= %s * 1.01' %s", turn[k], turn[k], binary64)
plot for [k = 1:3] rows(k) using 2:5 with linespoints pointtype 7 pointsize 0.6 linewidth 2 linecolor rgb colour[k] title 'from the last, by '.angle[k], \
     for [k = 1:3] rows(k) using 2:3 with linespoints pointtype 6 pointsize 0.8 linewidth 1 dashtype 3 linecolor rgb colour[k] title 'from the first, by '.angle[k]
