# precisions: binary64
# Plots of docs/studies/broad-phases.md: all that is counted, a box, against boxes, motion and the length of a grid's cells.
set encoding utf8
set terminal svg size 1180, 520 font 'DejaVu Sans,11' noenhanced background rgb 'white'
set output 'broad-phases.svg'
set datafile separator ','
set border 3 linecolor rgb '#999999'
set tics nomirror textcolor rgb '#222222'
set grid ytics linecolor rgb '#eeeeee'
set logscale xy
ids = system("awk -F, '$1 == \"boxes\" && !seen[$2]++ { print $2 }' ".binary64)
rows(against, id) = sprintf("< awk -F, '$1 == \"%s\" && $2 == \"%s\" { print $4 \",\" $5 \",\" ($7 + $8 + $9 > 0.01 ? $7 + $8 + $9 : 0.01) }' %s", against, id, binary64)
cells(scene) = sprintf("< awk -F, '$1 == \"cell\" && $3 == \"%s\" { print $6 \",\" $7 \",\" $8 }' %s", scene, binary64)
shade(k) = hsv2rgb((k % 11) / 11.0, 0.75, 0.75)
set multiplot layout 1, 3
set yrange [0.01:20000]
set ylabel 'tests, visits and exchanges a box'
unset key
set title 'all boxes inserted'
set xlabel 'boxes'
set xrange [110:1150]
set xtics (125, 250, 500, 1000)
plot for [k = 1:words(ids)] rows('boxes', word(ids, k)) using 1:3 with linespoints pointtype k pointsize 0.5 linewidth 1.5 linecolor rgb shade(k)
set title '500 boxes moved'
set xlabel 'motion'
set xrange [0.0007:1.5]
set xtics ('0' 0.001, 0.01, 0.1, 1)
set key outside right top font ',9' samplen 1.5
plot for [k = 1:words(ids)] rows('motion', word(ids, k)) using ($2 > 0 ? $2 : 0.001):3 with linespoints pointtype k pointsize 0.5 linewidth 1.5 linecolor rgb shade(k) title word(ids, k)
set title 'cells in a table'
set xlabel 'length of a cell, in mean edges'
set xrange [0.4:15]
set xtics (0.5, 1, 2, 3, 6, 12)
set yrange [1:2000]
unset ylabel
set key inside top center
plot cells('uniform') using 1:2 with linespoints pointtype 7 pointsize 0.6 linewidth 2 linecolor rgb '#1b6ca8' title 'tests, uniform', \
     cells('uniform') using 1:3 with linespoints pointtype 6 pointsize 0.6 linewidth 1 dashtype 3 linecolor rgb '#1b6ca8' title 'visits', \
     cells('clusters') using 1:2 with linespoints pointtype 7 pointsize 0.6 linewidth 2 linecolor rgb '#d1495b' title 'tests, clusters', \
     cells('clusters') using 1:3 with linespoints pointtype 6 pointsize 0.6 linewidth 1 dashtype 3 linecolor rgb '#d1495b' title 'visits'
unset multiplot
