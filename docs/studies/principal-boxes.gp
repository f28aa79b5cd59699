# precisions: binary64
# Plot of docs/studies/principal-boxes.md: areas and volumes as parts of the least, of kinds of points and of features.
set encoding utf8
set terminal svg size 1000, 460 font 'DejaVu Sans,11' noenhanced background rgb 'white'
set output 'principal-boxes.svg'
set datafile separator ','
set border 3 linecolor rgb '#999999'
set tics nomirror textcolor rgb '#222222'
set grid ytics linecolor rgb '#eeeeee'
set multiplot layout 1, 2
set key left top
set logscale y
set yrange [0.95:8]
set xrange [-0.6:8.6]
set ytics (1, 1.1, 1.25, 1.5, 2, 3, 4, 6)
set xtics rotate by -35 ('corners of a box' 0, 'in a ball' 1, 'in a box' 2, 'in five clusters' 3, 'crowd inside' 4, \
  'crowd on a face' 5, 'crowd on a rim' 6, 'a corner moved' 7, 'segment and points' 8)
rows(space, part) = sprintf("< awk -F, '$1 == \"%s\" && $3 == \"%s\"' %s", space, part, binary64)
array column[5] = [4, 5, 6, 8, 9]
array subject[5] = ['all points', 'extreme points', 'edges of the hull', 'faces of the hull', 'its first axis, and the best others']
array colour[5] = ['#d1495b', '#e08b4c', '#8a7433', '#1b6ca8', '#3f9b5c']
set ylabel 'area in the plane, parts of the least'
plot for [k = 1:4] rows('plane', 'median') using ($0 + 0.16 * (k - 3)):column[k] with points pointtype 7 linecolor rgb colour[k] title subject[k], \
     for [k = 1:4] rows('plane', 'worst') using ($0 + 0.16 * (k - 3)):column[k] with points pointtype 1 linecolor rgb colour[k] notitle
set ylabel 'volume in space, parts of the best known'
plot for [k = 1:5] rows('space', 'median') using ($0 + 0.16 * (k - 3)):column[k] with points pointtype 7 linecolor rgb colour[k] title subject[k], \
     for [k = 1:5] rows('space', 'worst') using ($0 + 0.16 * (k - 3)):column[k] with points pointtype 1 linecolor rgb colour[k] title k == 1 ? 'worst of the sets' : ''
unset multiplot
