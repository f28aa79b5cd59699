# precisions: binary64
# Plot of docs/studies/sorting.md: comparisons an element of each sort, by how far the list is from sorted.
set encoding utf8
set terminal svg size 760, 380 font 'DejaVu Sans,11' noenhanced background rgb 'white'
set output 'sorting.svg'
set datafile separator ','
set border 3 linecolor rgb '#999999'
set tics nomirror textcolor rgb '#222222'
set grid ytics linecolor rgb '#eeeeee'
set key outside right top
set logscale y
set yrange [0.7:9000]
set xrange [-0.3:4.3]
set title '10,000 numbers'
set ylabel 'comparisons a number'
set xtics ('sorted' 4, 'by 0.5' 3, 'by 1' 2, 'by 10' 1, 'shuffled' 0)
set arrow from graph 0, first 13.29 to graph 1, first 13.29 nohead dashtype 2 linecolor rgb '#999999'
set label 'log2 n' at 4.25, 10.5 right textcolor rgb '#666666' font ',10'
rows(name) = sprintf("< awk -F, '$1 == \"%s\" && $2 == 10000' %s", name, binary64)
array sorts[4] = ['insertion', 'quick first', 'quick middle', 'quick median']
array colour[4] = ['#1b6ca8', '#d1495b', '#3f9b5c', '#e08b4c']
plot for [k = 1:4] rows(sorts[k]) using 0:5 with linespoints pointtype 7 pointsize 0.7 linewidth 2 linecolor rgb colour[k] title sorts[k]
