# precisions: binary64 binary32
# Plot of docs/studies/continuous-cost.md: calls against the angular speed; contacts missed against thickness and distance.
set encoding utf8
set terminal svg size 1000, 380 font 'DejaVu Sans,11' noenhanced background rgb 'white'
set output 'continuous-cost.svg'
set datafile separator ','
set border 3 linecolor rgb '#999999'
set tics nomirror textcolor rgb '#222222'
set grid ytics linecolor rgb '#eeeeee'
set key top left samplen 1.5 font ',9'
set xrange [-0.3:3.3]
turning(name, column) = sprintf("< awk -F, '$1 == \"turns\" && $2 == \"%s\" && ($3 == \"any\") + ($4 == \"any\") + ($5 == \"any\") == 2 && $%d != \"any\"' %s", name, column, binary64)
translating(name, column) = sprintf("< awk -F, '$1 == \"translates\" && $2 == \"%s\" && ($4 == \"any\") + ($5 == \"any\") == 1 && $%d != \"any\"' %s", name, column, binary64)
array names[5] = ['conservative-advancement', 'bilateral-advancement', 'ccd-bisect', 'sampling', 'sampling-enlarged']
array colour[5] = ['#1b6ca8', '#3f9b5c', '#8a6fb0', '#d1495b', '#e0a030']
set multiplot layout 1, 3
set logscale y
set yrange [1:4000]
set xlabel 'radians in all of the motion'
set ylabel 'mean calls of GJK'
plot for [k = 1:5] turning(names[k], 3) using 0:15:xtic(3) with linespoints pointtype 7 pointsize 0.6 linewidth 2 linecolor rgb colour[k] title names[k]
unset logscale y
set yrange [0:100]
set xlabel 'thickness, in sizes'
set ylabel 'contacts missed, %'
plot turning('sampling', 4) using 0:(100 * $8 / $7):xtic(4) with linespoints pointtype 7 pointsize 0.6 linewidth 2 linecolor rgb colour[4] title 'sampling, turning', \
     translating('sampling', 4) using 0:(100 * $8 / $7) with linespoints pointtype 6 pointsize 0.8 linewidth 1 dashtype 3 linecolor rgb colour[4] title 'sampling, translating', \
     turning('bilateral-advancement', 4) using 0:(100 * $8 / $7) with linespoints pointtype 7 pointsize 0.6 linewidth 2 linecolor rgb colour[2] title 'bilateral-advancement, turning'
set xlabel 'distance, in sizes'
plot turning('sampling', 5) using 0:(100 * $8 / $7):xtic(5) with linespoints pointtype 7 pointsize 0.6 linewidth 2 linecolor rgb colour[4] notitle, \
     translating('sampling', 5) using 0:(100 * $8 / $7) with linespoints pointtype 6 pointsize 0.8 linewidth 1 dashtype 3 linecolor rgb colour[4] notitle, \
     turning('bilateral-advancement', 5) using 0:(100 * $8 / $7) with linespoints pointtype 7 pointsize 0.6 linewidth 2 linecolor rgb colour[2] notitle
unset multiplot
