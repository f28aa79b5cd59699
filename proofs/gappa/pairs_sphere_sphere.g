# The distance of two centres (ref/pairs/sphere_sphere.c): a difference a coordinate, a sum of squares, each rounded at most
# five times in all, and a root. Near touching the difference from the greater radius is exact, and rounding the second one
# does not change its sign (ref/pairs/rounded_claim.c). So the verdict is that of a distance off by no more than this, over itself.
# stated: OFF ref/pairs/sphere_sphere.c
s = (1 + e1) * (1 + e1) * (1 + e2) * (1 + e3) * (1 + e4);
distance = sqrt(s) * (1 + e5);
{ |e1| <= {u} /\ |e2| <= {u} /\ |e3| <= {u} /\ |e4| <= {u} /\ |e5| <= {u}
-> |distance - 1| <= {OFF * OG_SCALAR_EPSILON} }
