# precisions: binary64 binary32
# Plot of docs/studies/advancement.md: the most calls of GJK, for each kind of motion.
set encoding utf8
set terminal svg size 760, 400 font 'DejaVu Sans,11' noenhanced background rgb 'white'
set output 'advancement.svg'
set datafile separator ','
set border 3 linecolor rgb '#999999'
set tics nomirror textcolor rgb '#222222'
set grid ytics linecolor rgb '#eeeeee'
set key outside bottom center horizontal
set logscale y
set yrange [1:4000]
set xrange [-0.5:7.5]
set xtics rotate by -20 left
set ylabel 'most calls of GJK'
set style fill solid
set boxwidth 0.25
set arrow from -0.5, 200 to 7.5, 200 nohead dashtype 2 linecolor rgb '#999999'
rows(pattern) = sprintf("< awk -F, '$2 ~ /%s/' %s", pattern, binary64)
plot rows('^conservative') using ($0):9:xtic(1) with boxes linecolor rgb '#1b6ca8' title 'conservative advancement', \
     rows('^bilateral') using ($0 + 0.27):9 with boxes linecolor rgb '#3f9b5c' title 'bilateral advancement', \
     rows('^gjk-raycast') using ($0 - 0.27):9 with boxes linecolor rgb '#d1495b' title 'the combined algorithm, gjk-raycast'
