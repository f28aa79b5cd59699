# precisions: binary64
# Plot of docs/studies/rasku.md: hits a test of every tree, and of Rasku's runs.
set encoding utf8
set terminal svg size 860, 420 font 'DejaVu Sans,11' noenhanced background rgb 'white'
set output 'rasku.svg'
set datafile separator ','
set border 3 linecolor rgb '#999999'
set tics nomirror textcolor rgb '#222222'
set grid ytics linecolor rgb '#eeeeee'
set key outside right top
set logscale y
set yrange [0.008:0.5]
set ylabel 'hits a test of volumes'
set xtics rotate by -35
set xrange [-2.2:12.5]
ours(name) = sprintf("< awk -F, '$1 == \"%s\" && $3 == \"all\" && $7 != \"\"' %s", name, binary64)
his(name) = sprintf("< awk -F, '$1 == \"%s\" && $2 == \"Rasku\"' %s", name, binary64)
array scene[4] = ['10 cubes', '20 cubes', '10 spheres', '20 spheres']
array colour[4] = ['#d1495b', '#e08b4c', '#1b6ca8', '#3f9b5c']
set xtics ('Rasku' -1.4) rotate by -35
plot for [k = 1:4] his(scene[k]) using (-1.9 + 0.2 * k):7 with points pointtype 6 pointsize 1 linewidth 2 linecolor rgb colour[k] notitle, \
     for [k = 1:4] ours(scene[k]) using 0:7:xtic(2) with points pointtype 7 pointsize 1 linecolor rgb colour[k] title scene[k]
