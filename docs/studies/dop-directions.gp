# precisions: binary64
# Plot of docs/studies/dop-directions.md: the share of k-DOPs apart that the k directions miss, against k.
set encoding utf8
set terminal svg size 640, 360 font 'DejaVu Sans,11' noenhanced background rgb 'white'
set output 'dop-directions.svg'
set datafile separator ','
set border 3 linecolor rgb '#999999'
set tics nomirror textcolor rgb '#222222'
set grid ytics linecolor rgb '#eeeeee'
set key outside right top
set xtics (6, 8, 14, 18, 26)
set xrange [5:27]
set yrange [0:*]
set xlabel 'k'
set ylabel '% of the k-DOPs apart that are missed'
families = 'random box plate needle'
colours = '#3f9b5c #1b6ca8 #d1495b #8a5fa8'
rows(f) = sprintf("< awk -F, '$2 == \"%s\"' %s", f, binary64)
plot for [k = 1:4] rows(word(families, k)) using 1:7 with linespoints pointtype 7 pointsize 0.6 linewidth 2 \
  linecolor rgb word(colours, k) title word(families, k)
