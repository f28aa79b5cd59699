# precisions: binary64
# Plot of docs/studies/two-boxes.md: the least and the most vertices, edges and faces of every placement.
set encoding utf8
set terminal svg size 720, 360 font 'DejaVu Sans,11' noenhanced background rgb 'white'
set output 'two-boxes.svg'
set datafile separator ','
set border 3 linecolor rgb '#999999'
set tics nomirror textcolor rgb '#222222'
set grid ytics linecolor rgb '#eeeeee'
set key outside right top
set yrange [0:66]
set xrange [-0.5:3.5]
set ylabel 'of the Minkowski difference of two boxes'
set title 'from the least to the most (dashed: the claim)'
blue = '#1b6ca8'; red = '#d1495b'; green = '#3f9b5c'
set arrow from graph 0, first 32 to graph 1, first 32 nohead dashtype 2 linecolor rgb blue
set arrow from graph 0, first 60 to graph 1, first 60 nohead dashtype 2 linecolor rgb red
set arrow from graph 0, first 30 to graph 1, first 30 nohead dashtype 2 linecolor rgb green
set boxwidth 0.16
set style fill solid
set bars 0
plot binary64 using ($0 - 0.2):($3 - 0.4):($3 - 0.4):($4 + 0.4):($4 + 0.4):xticlabels(1) skip 1 with candlesticks linecolor rgb blue title 'vertices', \
     binary64 using ($0):($5 - 0.4):($5 - 0.4):($6 + 0.4):($6 + 0.4) skip 1 with candlesticks linecolor rgb red title 'edges', \
     binary64 using ($0 + 0.2):($7 - 0.4):($7 - 0.4):($8 + 0.4):($8 + 0.4) skip 1 with candlesticks linecolor rgb green title 'faces'
