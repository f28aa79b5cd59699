# The distance of a point from a plane (ref/closest/point_plane.c): the product of a unit normal and the offset from the
# plane's named point. The normal's square is a sum of squares, each rounded at most three times; then a root, an inverse, and
# a product a component. The offset is rounded once, a product once and at most twice more in the sum. Each term is the true
# one times f, and the sum of the terms' sizes is at most the offset's length (Cauchy): f is off by this part of that length.
# stated: OFF ref/closest/point_plane.c
s = (1 + e1) * (1 + e2) * (1 + e3);
unit = (1 + e5) * (1 + e6) / (sqrt(s) * (1 + e4));
f = unit * (1 + e7) * (1 + e8) * (1 + e9) * (1 + e10);
{ |e1| <= {u} /\ |e2| <= {u} /\ |e3| <= {u} /\ |e4| <= {u} /\ |e5| <= {u} /\ |e6| <= {u} /\ |e7| <= {u}
/\ |e8| <= {u} /\ |e9| <= {u} /\ |e10| <= {u} -> |f - 1| <= {OFF * OG_SCALAR_EPSILON} }
