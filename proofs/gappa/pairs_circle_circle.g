# Circles are compared by squares (ref/pairs/circle_circle.c): of the centres' distance D, whose terms are each rounded at
# most four times, and of the sum R of the radii, which is rounded three times. Let the verdict be wrong, D > R say; then
# (D / R)^2 is at most s, so D / R - 1 is at most (s - 1) / 2, and D - R at most that part of D. Likewise where R > D.
# Powers of two that bring both into range change nothing but what underflows.
# stated: OFF ref/pairs/circle_circle.c
s = (1 + f1) * (1 + f1) * (1 + f2) / ((1 + e1) * (1 + e1) * (1 + e2) * (1 + e3));
t = (1 + e1) * (1 + e1) * (1 + e2) * (1 + e3) / ((1 + f1) * (1 + f1) * (1 + f2));
{ |e1| <= {u} /\ |e2| <= {u} /\ |e3| <= {u} /\ |f1| <= {u} /\ |f2| <= {u}
-> s - 1 <= {2 * OFF * OG_SCALAR_EPSILON} /\ t - 1 <= {2 * OFF * OG_SCALAR_EPSILON} }
