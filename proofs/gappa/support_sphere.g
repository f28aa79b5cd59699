# A coordinate of the extreme point of a ball (ref/support/direction.h: og_ball_point): the centre's plus the radius times
# that of a unit vector. The square of its length is a sum of squares, each rounded at most three times, so the length's
# square is the true one times s, which a mean of such numbers is, too. `part` is what the radius adds, over the radius and
# the true coordinate, which is at most 1. The last sum is rounded once: by one u of the radius and of the centre. That the
# centre's own coordinate adds one u, less than one epsilon, is what the second number of the limits says.
# stated: OFF ref/support/sphere.c
s = (1 + e1) * (1 + e2) * (1 + e3);
part = (1 + e5) * (1 + e6) / (sqrt(s) * (1 + e4));
{ |e1| <= {u} /\ |e2| <= {u} /\ |e3| <= {u} /\ |e4| <= {u} /\ |e5| <= {u} /\ |e6| <= {u} /\ |e7| <= {u}
-> |part * (1 + e7) - 1| <= {OFF * OG_SCALAR_EPSILON} }
