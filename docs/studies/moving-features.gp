# precisions: binary64 binary32
# Plot of docs/studies/moving-features.md: steps of each algorithm, and contacts missed, against the tolerance.
set encoding utf8
set terminal svg size 760, 360 font 'DejaVu Sans,11' noenhanced background rgb 'white'
set output 'moving-features.svg'
set datafile separator ','
set border 3 linecolor rgb '#999999'
set tics nomirror textcolor rgb '#222222'
set grid ytics linecolor rgb '#eeeeee'
set key outside right top
set logscale y
set xrange [-0.3:3.3]
set xlabel 'tolerance, in largest coordinates'
rows(name) = sprintf("< awk -F, '$1 == \"%s\" && $3 == \"all\"' %s", name, binary64)
array names[3] = ['cubic-solver', 'inclusion-root', 'additive-advancement']
array colour[3] = ['#d1495b', '#1b6ca8', '#3f9b5c']
set ylabel 'mean steps, and contacts missed'
plot for [k = 1:3] rows(names[k]) using 0:13:xtic(2) with linespoints pointtype 7 pointsize 0.6 linewidth 2 linecolor rgb colour[k] title names[k], \
     rows(names[1]) using 0:6 with linespoints pointtype 6 pointsize 0.8 linewidth 1 dashtype 3 linecolor rgb colour[1] title 'missed by cubic-solver'
