# precisions: binary64
# Plot of docs/studies/query-cost.md: what the parts of a query take by kind of volume, and volumes compared against the size.
set encoding utf8
set terminal svg size 900, 400 font 'DejaVu Sans,11' noenhanced background rgb 'white'
set output 'query-cost.svg'
set datafile separator ','
set border 3 linecolor rgb '#999999'
set tics nomirror textcolor rgb '#222222'
set grid ytics linecolor rgb '#eeeeee'
set multiplot layout 1, 2
rows(size) = sprintf("< awk -F, '$3 == \"%s\"' %s", size, binary64)
kind(volume, update) = sprintf("< awk -F, '$1 == \"%s\" && $2 == \"%s\" && $3 != \"all\"' %s", volume, update, binary64)
set key left top horizontal
set style data histograms
set style histogram rowstacked
set style fill solid
set boxwidth 0.7
set yrange [0:115]
set ylabel 'part of the query, %, 1,024 triangles'
set xtics rotate by -25
sum(v, p, u) = v + p + u
plot rows('1024') using (100 * $5 * $11 / sum($5 * $11, $6 * $12, $7 * $13)):xtic(stringcolumn(1) . ', ' . stringcolumn(2)) title 'N_v c_v' linecolor rgb '#1b6ca8', \
     rows('1024') using (100 * $6 * $12 / sum($5 * $11, $6 * $12, $7 * $13)) title 'N_p c_p' linecolor rgb '#e08b4c', \
     rows('1024') using (100 * $7 * $13 / sum($5 * $11, $6 * $12, $7 * $13)) title 'N_u c_u' linecolor rgb '#3f9b5c'
set key right bottom vertical
set style data linespoints
set logscale xy
set xrange [45:5800]
set yrange [50:50000]
set xtics norotate (64, 256, 1024, 4096)
set xlabel 'triangles of each mesh'
set ylabel 'volumes compared, N_v'
array volume[6] = ['aabb', 'k-dop', 'sphere', 'sphere', 'obb', 'obb']
array update[6] = ['merge', 'merge', 'merge', 'tight', 'merge', 'tight']
array colour[6] = ['#d1495b', '#8a7433', '#1b6ca8', '#6fb1e0', '#2c6e3a', '#7cc48c']
plot for [k = 1:6] kind(volume[k], update[k]) using 3:5 with linespoints pointtype 7 pointsize 0.7 linewidth 2 linecolor rgb colour[k] \
     title volume[k] . ', ' . update[k]
unset multiplot
