# Plots of docs/studies/accuracy.md; called by accuracy.py with `folder` (of the data), `count` (of algorithms) and `families`.
grey = '#666666'
set encoding utf8
set border 0
set tics scale 0 textcolor rgb '#222222'
set datafile missing 'NaN'

# ---- worst errors, human scale: a row an algorithm ----
set terminal svg size 860, 90 + 24 * count font 'DejaVu Sans,12' noenhanced background rgb 'white'
set output 'accuracy.svg'
set title 'Worst error over the human-scale corpus, as a fraction of the size' offset 0, 0.8
set logscale x
set xrange [4e-19:3]
set yrange [count - 0.5:-0.5]
set xtics ('0' 1e-18, '1e-16' 1e-16, '1e-14' 1e-14, '1e-12' 1e-12, '1e-10' 1e-10, '1e-8' 1e-8, '1e-6' 1e-6, '1e-4' 1e-4, '1e-2' 1e-2, '1' 1)
set grid x y linecolor rgb '#e4e4e4' linewidth 1
set key outside bottom center horizontal
set lmargin 22
set tmargin 5
do for [e in '2.2e-16 1.2e-7'] {
  set arrow from first real(e), graph 0 to first real(e), graph 1 nohead linecolor rgb '#bbbbbb' dashtype 2
}
set label 'ulp, binary64' at first 2.2e-16, graph 1 offset 0, 0.6 center font ',9' textcolor rgb grey
set label 'ulp, binary32' at first 1.2e-7, graph 1 offset 0, 0.6 center font ',9' textcolor rgb grey
dots = folder . '/dots.dat'
plot dots using 3:1:ytic(2) title 'distance, binary64' with points pointtype 7 pointsize 0.9 linecolor rgb '#1b6ca8', \
     dots using 4:1 title 'depth, binary64' with points pointtype 5 pointsize 0.8 linecolor rgb '#d1495b', \
     dots using 5:1 title 'distance, binary32' with points pointtype 6 pointsize 0.9 linewidth 1.6 linecolor rgb '#1b6ca8', \
     dots using 6:1 title 'depth, binary32' with points pointtype 4 pointsize 0.8 linewidth 1.6 linecolor rgb '#d1495b'
unset label
unset arrow
unset logscale x
unset grid
unset xtics

# ---- worst error by family and algorithm ----
set terminal svg size 300 + 34 * count, 160 + 15 * families font 'DejaVu Sans,10' noenhanced background rgb 'white'
set key off
set lmargin 24
set rmargin 12
set tmargin 3
set bmargin 9
set xrange [-0.5:count - 0.5]
set yrange [families - 0.5:-0.5]
set xtics nomirror scale 0 rotate by 60 right
set ytics nomirror scale 0
set ytics font ',9'
set cblabel 'log10 of the worst error over the size' offset 1, 0
set cbrange [-18:0]
set style fill solid noborder
# From pale through green at the unit in the last place to red.
palettes = "\"defined (-18 '#eef4ea', -15.7 '#a9d3a2', -14.5 '#f6e27a', -8 '#f29e4c', -4 '#d1495b', 0 '#5c1a33')\" \
\"defined (-18 '#eef4ea', -9 '#cfe6c9', -6.9 '#a9d3a2', -6 '#f6e27a', -4 '#f29e4c', -2 '#d1495b', 0 '#5c1a33')\""
precisions = 'binary64 binary32'
do for [k = 1:2] {
  precision = word(precisions, k)
  eval('set palette ' . word(palettes, k))
  set output 'accuracy-' . precision . '.svg'
  set title precision . ': worst error of distance or depth, any scale'
  plot folder . '/heat-' . precision . '.dat' using 1:2:(0.47):(0.45):3:xtic(4):ytic(5) with boxxyerror fillcolor palette
}
