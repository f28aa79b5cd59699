# Plot of docs/studies/manifolds.md: how much of what bodies share the contacts of each contestant cover.
set encoding utf8
set terminal svg size 760, 520 font 'DejaVu Sans,11' noenhanced background rgb 'white'
set output 'manifolds.svg'
set datafile separator ','
set border 0
set tics scale 0 textcolor rgb '#222222'
set palette defined (0 '#d1495b', 0.5 '#f2c14e', 1 '#3f9b5c')
set cbrange [0:1]
set cblabel 'share covered, on average'
set xrange [-0.5:families - 0.5]
set yrange [contestants - 0.5:-0.5]
set title 'the share of the region of contact that the contacts cover (empty: bodies not taken)'
at(k) = int(k) % families
row(k) = floor(k / families)
set style fill solid noborder
plot table using (at($0)):(row($0)):(0.49):(0.47):(strcol(3) eq 'nan' ? NaN : $3) skip 1 with boxxyerror linecolor palette notitle, \
     table using (at($0)):(row($0)):(strcol(3) eq 'nan' ? '' : strcol(3)):xticlabels(2):yticlabels(1) skip 1 with labels textcolor rgb 'black' notitle
