# precisions: binary64 binary32
# Plot of docs/studies/primitives.md: a row an algorithm, a dot the worst error of a family.
grey = '#666666'
count = 34
set encoding utf8
set terminal svg size 860, 110 + 24 * count font 'DejaVu Sans,12' noenhanced background rgb 'white'
set output 'primitives.svg'
set border 0
set tics scale 0 textcolor rgb '#222222'
set title 'Worst error of every family of figures, as a fraction of the size' offset 0, 0.8
set logscale x
set xrange [4e-19:3]
set yrange [count - 0.5:-0.5]
set xtics ('0' 1e-18, '1e-16' 1e-16, '1e-14' 1e-14, '1e-12' 1e-12, '1e-10' 1e-10, '1e-8' 1e-8, '1e-6' 1e-6, '1e-4' 1e-4, '1e-2' 1e-2, '1' 1)
set grid x y linecolor rgb '#e4e4e4' linewidth 1
set key outside bottom center horizontal
set lmargin 26
set tmargin 5
do for [e in '2.2e-16 1.2e-7'] {
  set arrow from first real(e), graph 0 to first real(e), graph 1 nohead linecolor rgb '#bbbbbb' dashtype 2
}
set label 'ulp, binary64' at first 2.2e-16, graph 1 offset 0, 0.6 center font ',9' textcolor rgb grey
set label 'ulp, binary32' at first 1.2e-7, graph 1 offset 0, 0.6 center font ',9' textcolor rgb grey
# Rows are numbered as they come; what has no error (orient-exact) has no row. Below 1e-18 is as good as 0.
worst(file, all) = sprintf("< awk -F, 'NR > 1 && $10 != \"\" { name = $3 == \"\" ? $2 : $2 \",\" $3; " . \
  "if (!(name in row)) row[name] = count++; " . \
  "if (($4 == \"all\") == %d) print row[name], name, $10 < 1e-18 ? 1e-18 : $10 }' %s", all, file)
plot worst(binary64, 1) using 3:1:ytic(2) title 'binary64: all families' with points pointtype 7 pointsize 0.9 linecolor rgb '#1b6ca8', \
     worst(binary64, 0) using 3:1 title 'each' with points pointtype 7 pointsize 0.3 linecolor rgb '#1b6ca8', \
     worst(binary32, 1) using 3:1 title 'binary32: all families' with points pointtype 6 pointsize 0.9 linewidth 1.6 linecolor rgb '#d1495b', \
     worst(binary32, 0) using 3:1 title 'each' with points pointtype 6 pointsize 0.3 linecolor rgb '#d1495b'
