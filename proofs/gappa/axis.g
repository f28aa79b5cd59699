# The gap along an axis (ref/separation/axis.c: GAP_ERROR). In the frame's unit: x - centre is at most E in each
# coordinate; a unit axis has components n. A value is a dot product of three terms, (t1 + t2) + t3; term k is the true
# one times 1 + own: its difference, its product, and two sums (t1, t2) or one (t3). With |n| = 1, |t1| + |t2| + |t3| weighted
# by 4, 4, 3 is at most sqrt(41) E (Cauchy and Schwarz), so a value is off by sqrt(41) u E and less than 1/1000 more.
# A gap is the difference of two values. Its own rounding cannot carry it past the bound, which is a number of the
# format.
# from: GAP_ERROR ref/separation/axis.c
four = (1 + e1) * (1 + e2) * (1 + e3) * (1 + e4) - 1;
three = (1 + e1) * (1 + e2) * (1 + e3) - 1;
bound = {GAP_ERROR} * (1 + f1);
{ |e1| <= {u} /\ |e2| <= {u} /\ |e3| <= {u} /\ |e4| <= {u} /\ |f1| <= {u}
-> |four| <= {4.001 * u} /\ |three| <= {3.001 * u} /\ bound >= {2 * 6.41 * u} }
