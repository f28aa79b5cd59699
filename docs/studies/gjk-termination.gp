# precisions: binary64 binary32
# Plot of docs/studies/gjk-termination.md: how the runs end; and in which families the printed algorithm never does.
set encoding utf8
set terminal svg size 1040, 760 font 'DejaVu Sans,11' noenhanced background rgb 'white'
set output 'gjk-termination.svg'
set datafile separator ','
set border 0
set tics scale 0 textcolor rgb '#222222'
set style fill solid noborder
set grid xtics linecolor rgb '#eeeeee'
set multiplot

# ---- how runs end ----
kinds = "< awk -F, -v OFS=, 'NR > 1 && $4 == \"all\" { r = $5 - $10; print n++, ($1 == \"exact\" ? \"exact arithmetic\" : $1 == \"reference\" ? \"og_gjk, \" $2 : \"printed, \" $2 \", \" $3), 100 * $6 / r, 100 * $7 / r, 100 * $8 / r }' OFS=';' " . binary64
set datafile separator ';'
set origin 0, 0
set size 0.62, 1
set lmargin 43
set rmargin 3
set tmargin 5
set bmargin 4
set title 'How runs end, binary64: share of the pairs, in %' offset -14, 1.4
set xrange [0:100]
set yrange [15.6:-0.6]
unset key
set label 1 'ended' at graph 0, graph 1.03 textcolor rgb '#7aa6c8'
set label 2 'stuck, and says so' at graph 0.22, graph 1.03 textcolor rgb '#e0a03c'
set label 3 'goes round for ever' at graph 1, graph 1.03 right textcolor rgb '#d1495b'
plot kinds using (0):1:(0):3:($1 - 0.38):($1 + 0.38):ytic(2) with boxxyerror linecolor rgb '#bcd3e6', \
     kinds using 3:1:3:($3 + $4):($1 - 0.38):($1 + 0.38) with boxxyerror linecolor rgb '#e0a03c', \
     kinds using ($3 + $4):1:($3 + $4):($3 + $4 + $5):($1 - 0.38):($1 + 0.38) with boxxyerror linecolor rgb '#d1495b'
unset label

# ---- families ----
set origin 0.62, 0
set size 0.38, 1
set lmargin 22
set rmargin 2
set title "Printed, tolerance epsilon:\nfor ever, in % of a family" offset -4, 0.4
families(method) = "< awk -F, -v OFS=';' '$1 == \"printed\" && $3 == \"epsilon\" && $4 != \"all\" && $5 > 0 { share[$2, $4] = 100 * $8 / $5; if ($8 > 0 && $2 ~ /^(backup|voronoi|signed-volumes)$/) some[$4] = 1 } END { for (f in some) print share[\"backup\", f], f, share[\"" . method . "\", f] }' " . binary64 . " | LC_ALL=C sort -t';' -k1,1nr -k2,2"
set autoscale
stats families('backup') using 1 nooutput
set xrange [0:100]
set yrange [STATS_records - 0.4:-0.6]
set ytics font ',8'
set grid xtics ytics linecolor rgb '#eeeeee'
set label 1 'backup' at graph 0, screen 0.022 textcolor rgb '#d1495b'
set label 2 'voronoi' at graph 0.34, screen 0.022 textcolor rgb '#3f9b5c'
set label 3 'signed-volumes' at graph 1, screen 0.022 right textcolor rgb '#0b2545'
plot families('backup') using 3:0:ytic(2) with points pointtype 7 pointsize 0.7 linecolor rgb '#d1495b', \
     families('voronoi') using 3:0 with points pointtype 7 pointsize 0.5 linecolor rgb '#3f9b5c', \
     families('signed-volumes') using 3:0 with points pointtype 7 pointsize 0.5 linecolor rgb '#0b2545'
unset multiplot
