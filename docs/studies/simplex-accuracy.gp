# precisions: binary64 binary32
# Plot of docs/studies/simplex-accuracy.md: worst error against thinness, a column a family.
grey = '#666666'
set encoding utf8
set terminal svg size 1040, 700 font 'DejaVu Sans,11' noenhanced background rgb 'white'
set output 'simplex-accuracy.svg'
set datafile separator ','
set border 3 linecolor rgb '#999999'
set tics nomirror textcolor rgb '#222222'
set logscale y
set yrange [3e-19:8]
set xrange [0:60]
set xtics 12
set ytics ('1' 1, '1e-4' 1e-4, '1e-8' 1e-8, '1e-12' 1e-12, '1e-16' 1e-16)
set grid ytics linecolor rgb '#eeeeee'
set key off
shown(x) = x < 1e-18 ? 1e-18 : x
rows(part, family, method) = sprintf("< awk -F, '$1 == \"%s\" && $2 == \"%s\" && $3 == \"%s\" && $4 != \"\"' %s", part, family, method, binary64)
families = 'near sliver needle'
heads = '"well shaped, h away" "slivers: flat but for h" "needles: straight but for h"'
methods = 'backup johnson voronoi signed-volumes-printed signed-volumes'
colours = '#e8a0aa #d1495b #3f9b5c #1b6ca8 #0b2545'
set multiplot layout 2, 3 margins 0.09, 0.985, 0.14, 0.94 spacing 0.045, 0.1
do for [p = 1:2] {
  part = word('simplex gjk', p)
  do for [f = 1:3] {
    unset label
    set title (p == 1 ? word(heads, f) : '') textcolor rgb '#222222'
    set ylabel (f > 1 ? '' : p == 1 ? 'simplices, binary64: worst error / size' : 'GJK, binary64: worst error / size') offset 1, 0
    set xlabel (p == 2 ? 'h = 2^-x' : '')
    set label 1 'epsilon' at 1, 2.2e-16 left offset 0, 0.5 font ',9' textcolor rgb grey
    set label 2 'sqrt(epsilon)' at 1, 1.5e-8 left offset 0, 0.5 font ',9' textcolor rgb grey
    set arrow 1 from 0, 2.2e-16 to 60, 2.2e-16 nohead linecolor rgb '#aaaaaa' dashtype 2
    set arrow 2 from 0, 1.5e-8 to 60, 1.5e-8 nohead linecolor rgb '#aaaaaa' dashtype 2
    if (p == 1 && f == 1) {
      do for [m = 1:5] {
        set label 10 + m word(methods, m) at screen word('0.02 0.2 0.38 0.55 0.78', m) + 0.06, screen 0.035 \
          font ',12' textcolor rgb word(colours, m)
      }
    }
    plot for [m = 1:5] rows(part, word(families, f), word(methods, m)) using 4:(shown($9)) with linespoints pointtype 7 \
      pointsize 0.45 linewidth (m == 1 ? 4 : 1.8) linecolor rgb word(colours, m) notitle
  }
}
unset multiplot
