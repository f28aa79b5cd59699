# precisions: binary64
# Plot of docs/studies/warm-start.md: dot products a query against vertices.
set encoding utf8
set terminal svg size 1000, 460 font 'DejaVu Sans,11' noenhanced background rgb 'white'
set output 'warm-start.svg'
set datafile separator ','
set border 3 linecolor rgb '#999999'
set tics nomirror textcolor rgb '#222222'
set logscale xy 2
set xrange [8:4200]
set yrange [12:131072]
set xtics ('8' 8, '32' 32, '128' 128, '512' 512, '2048' 2048)
set ytics ('16' 16, '64' 64, '256' 256, '1024' 1024, '4096' 4096, '16384' 16384, '65536' 65536)
set grid ytics linecolor rgb '#eeeeee'
set key off
set xlabel 'vertices of each body'
rows(bits, variant) = sprintf("< awk -F, '$1 == \"turn\" && $2 == %d && $3 == \"%s\"' %s", bits, variant, binary64)
last(bits, variant) = rows(bits, variant) . " | awk -F, '$4 == 4096'"
set multiplot layout 1, 2 margins 0.07, 0.9, 0.13, 0.9 spacing 0.17, 0.1

set title 'small steps: 0.00024 rad a frame'
set ylabel 'dot products a query' offset 1, 0
variants = 'scan scan-warm climb climb-warm'
names = '"scan, cold" "scan, warm" "climb, cold" "climb, warm"'
colours = '#d1495b #e08b4c #3f9b5c #1b6ca8'
plot for [k = 1:4] rows(13, word(variants, k)) using 4:6 with linespoints pointtype 7 pointsize 0.5 linewidth 2 \
       linecolor rgb word(colours, k), \
     for [k = 1:4] last(13, word(variants, k)) using 4:6:(word(names, k)) with labels left offset 0.7, 0 \
       textcolor rgb word(colours, k)

set title 'climb, warm: how large a step it bears'
unset ylabel
set yrange [12:1024]
steps = '3 5 7 9 11 13'
radians = '0.25 0.062 0.016 0.0039 0.00098 0.00024'
shades = '#08306b #1b5a9a #2f7fbc #56a0cf #86bfe0 #b5d6ec'
plot for [k = 1:6] rows(int(word(steps, k)), 'climb-warm') using 4:6 with linespoints pointtype 7 pointsize 0.5 linewidth 2 \
       linecolor rgb word(shades, k), \
     for [k = 1:6] last(int(word(steps, k)), 'climb-warm') using 4:6:(word(radians, k) . ' rad') with labels left \
       offset 0.7, 0 textcolor rgb word(shades, k), \
     rows(13, 'climb') using 4:6 with lines linewidth 2 dashtype 2 linecolor rgb '#3f9b5c', \
     last(13, 'climb') using 4:6:('climb, cold') with labels left offset 0.7, 0.3 textcolor rgb '#3f9b5c'
unset multiplot
