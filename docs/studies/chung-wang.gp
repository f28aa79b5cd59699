# precisions: binary64
# Plot of docs/studies/chung-wang.md: rounds against flatness, and against the gap with and without the extra rules.
set encoding utf8
set terminal svg size 1000, 480 font 'DejaVu Sans,11' noenhanced background rgb 'white'
set output 'chung-wang.svg'
set datafile separator ','
set border 3 linecolor rgb '#999999'
set tics nomirror textcolor rgb '#222222'
set grid ytics linecolor rgb '#eeeeee'
set key off
set logscale y
set yrange [1:1300]
set ytics (1, 2, 5, 10, 20, 50, 100, 200, 500, 1000)
blue = '#1b6ca8'; red = '#d1495b'; green = '#3f9b5c'; orange = '#e08b4c'
set multiplot layout 1, 2

set lmargin at screen 0.06
set rmargin at screen 0.47
set title 'bodies apart: flatness'
set ylabel 'rounds, median (bars: to the worst)' offset 1, 0
set xlabel 'flat: the third half axis of 1 : 1 : flat'
set logscale x 2
set xrange [1.3:0.0029]
set xtics ('1' 1, '1/4' 0.25, '1/16' 0.0625, '1/64' 0.015625, '1/256' 0.00390625)
rows(shape, vertices, place) = sprintf("< awk -F, '$1 == \"apart\" && $2 == \"%s\" && (%d == 0 || $3 == %d) && (n[$2, $4, $3]++ == %d)' %s", \
                                       shape, vertices, vertices, place, binary64)
set label 1 "ellipsoids,\ngap flat / 16" at 0.0075, 38 left textcolor rgb red
set label 2 "ellipsoids, one unit in\nthe last place apart" at 0.2, 45 right textcolor rgb orange
set label 3 'cuboids' at 0.0052, 9 center textcolor rgb blue
set label 4 'hulls of 32 vertices' at 0.0052, 20 center textcolor rgb green
plot rows('ellipsoid', 0, 0) using 4:7:7:8 with yerrorbars pointtype 7 pointsize 0.2 linecolor rgb '#eab3bb', \
     rows('ellipsoid', 0, 0) using 4:7 with linespoints pointtype 7 pointsize 0.5 linewidth 2 linecolor rgb red, \
     rows('ellipsoid', 0, 7) using 4:7 with linespoints pointtype 7 pointsize 0.5 linewidth 2 linecolor rgb orange, \
     rows('cuboid', 8, 0) using 4:7 with linespoints pointtype 7 pointsize 0.5 linewidth 2 linecolor rgb blue, \
     sprintf("< awk -F, '$1 == \"apart\" && $2 ~ /hull/ && $3 == 32 && n[$4]++ == 0' %s", binary64) using 4:7 with linespoints \
       pointtype 7 pointsize 0.5 linewidth 2 linecolor rgb green

unset label
unset ylabel
set lmargin at screen 0.55
set rmargin at screen 0.97
set title 'bodies apart and not flat: nearness'
set xlabel 'gap'
set xrange [0.12:1e-16]
unset logscale x
set logscale x
set xtics ('1/16' 0.0625, '1e-4' 1e-4, '1e-8' 1e-8, '1e-12' 1e-12, 'ulp' 2.2e-16)
near(shape, vertices) = sprintf("< awk -F, '$1 == \"apart\" && $2 == \"%s\" && $3 == %d && $4 == 1' %s", shape, vertices, binary64)
set label 1 'worst without the extra rules: no end' at 1e-9, 800 center textcolor rgb '#666666'
set label 2 'worst with them' at 1e-8, 31 center textcolor rgb '#666666'
set label 3 'cube' at 2e-3, 13 left textcolor rgb blue
set label 4 'hull of 128' at 2e-2, 3 left textcolor rgb green
plot near('cuboid', 8) using 5:8 with linespoints pointtype 7 pointsize 0.5 linewidth 2 linecolor rgb blue, \
     near('cuboid', 8) using 5:10 with lines linewidth 1.5 dashtype 2 linecolor rgb blue, \
     near('hull', 128) using 5:8 with linespoints pointtype 7 pointsize 0.5 linewidth 2 linecolor rgb green, \
     near('hull', 128) using 5:10 with lines linewidth 1.5 dashtype 2 linecolor rgb green
unset multiplot
