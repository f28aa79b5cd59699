# As pairs_circle_circle.g with one radius, which is not rounded (ref/pairs/point_circle.c).
# stated: OFF ref/pairs/point_circle.c
s = (1 + f2) / ((1 + e1) * (1 + e1) * (1 + e2) * (1 + e3));
t = (1 + e1) * (1 + e1) * (1 + e2) * (1 + e3) / (1 + f2);
{ |e1| <= {u} /\ |e2| <= {u} /\ |e3| <= {u} /\ |f2| <= {u}
-> s - 1 <= {2 * OFF * OG_SCALAR_EPSILON} /\ t - 1 <= {2 * OFF * OG_SCALAR_EPSILON} }
