# precisions: binary64
# Plot of docs/studies/welzl.md: tests a point against n, as drawn and from the middle outwards.
set encoding utf8
set terminal svg size 760, 400 font 'DejaVu Sans,11' noenhanced background rgb 'white'
set output 'welzl.svg'
set datafile separator ','
set border 3 linecolor rgb '#999999'
set tics nomirror textcolor rgb '#222222'
set grid ytics linecolor rgb '#eeeeee'
set key outside right top
set logscale xy
set xrange [80:12500]
set yrange [0.8:2000]
set xlabel 'points'
set ylabel 'tests a point'
set arrow from 100, 50 to 2000, 1000 nohead dashtype 2 linecolor rgb '#999999'
set label 'n / 2: quadratic in all' at 160, 55 textcolor rgb '#666666' font ',10'
rows(name) = sprintf("< awk -F, '$1 == \"%s\"' %s", name, binary64)
array kinds[5] = ['in a ball', 'in a cube', 'on a sphere', 'on a ring', 'on a line']
array colour[5] = ['#1b6ca8', '#3f9b5c', '#e08b4c', '#8a7433', '#d1495b']
plot for [k = 1:5] rows(kinds[k]) using 2:4 with linespoints pointtype 7 pointsize 0.6 linewidth 2 linecolor rgb colour[k] title kinds[k], \
     for [k = 1:5] rows(kinds[k].' outwards') using 2:4 with linespoints pointtype 6 pointsize 0.8 linewidth 1 dashtype 3 linecolor rgb colour[k] title kinds[k].' outwards'
