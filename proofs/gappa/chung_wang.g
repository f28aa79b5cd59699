# The gap between two extreme points along s (ref/separation/chung_wang.c: SUPPORT_ERROR), M the largest coordinate of p
# and q as given. q - p is at most 2 M in each coordinate and rounded once, then a dot product with a unit vector: off by
# 2 sqrt(41) u M as in axis.g. What is left of the bound is for the points: each of their coordinates may be off by
# 0.9 u M, which is 2 sqrt(3) 0.9 u M along s. Vertices as given are exact; a support mapping that rounds more often than
# once is not covered.
# from: SUPPORT_ERROR ref/separation/chung_wang.c
four = (1 + e1) * (1 + e2) * (1 + e3) * (1 + e4) - 1;
three = (1 + e1) * (1 + e2) * (1 + e3) - 1;
bound = {SUPPORT_ERROR} * (1 + f1);
{ |e1| <= {u} /\ |e2| <= {u} /\ |e3| <= {u} /\ |e4| <= {u} /\ |f1| <= {u}
-> |four| <= {4.001 * u} /\ |three| <= {3.001 * u} /\ bound >= {2 * 6.41 * u + 0.9 * 2 * 1.733 * u} }
