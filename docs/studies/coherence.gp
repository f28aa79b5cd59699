# precisions: binary64
# Plot of docs/studies/coherence.md: what a front gains against R's bound, by axes and by time.
set encoding utf8
set terminal svg size 760, 400 font 'DejaVu Sans,11' noenhanced background rgb 'white'
set output 'coherence.svg'
set datafile separator ','
set border 3 linecolor rgb '#999999'
set tics nomirror textcolor rgb '#222222'
set grid ytics linecolor rgb '#eeeeee'
set key outside right top
set yrange [0:*]
set xrange [-0.5:8.5]
set xtics ('-1/16' 0, '1/256' 3, '1/16' 6) offset 3.5, 0
set xlabel 'gap; steps 1/4096, 1/512, 1/64 from left to right'
set ylabel 'as fast as from the roots'
set arrow 1 from graph 0, first 2 to graph 1, first 2 nohead linecolor rgb '#8a7433' dashtype 2
rows = sprintf("< tail -n +2 %s", binary64)
plot rows using 0:8 with points pointtype 2 linecolor rgb '#999999' title 's by axes', \
     rows using 0:9 with points pointtype 7 linecolor rgb '#1b6ca8' title 'gained by axes', \
     rows using 0:10 with points pointtype 1 linecolor rgb '#999999' title 's by time', \
     rows using 0:11 with points pointtype 5 linecolor rgb '#d1495b' title 'gained by time'
