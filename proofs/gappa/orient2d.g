# The filter of ref/orientation/orient2d.c. A difference of coordinates, a product and a sum are the true ones times
# 1 + e, |e| <= {u} (underflow apart: what it adds is in UNDERFLOW_ERROR, by the count beside it).
# left = L (1 + e1)(1 + e2)(1 + e3), so left - L = own * left; the same for right. |(left - right) - (L - R)| is at most the
# greatest |own| times |left| + |right|: a sum of two numbers with weights that add up to that.
# The bound is rounded three times: the sum of magnitudes, its product with the factor, the sum with the second term.
# The rounding of left - right itself cannot carry it past the bound, which is a number of the format.
# from: ERROR_FACTOR ref/orientation/orient2d.c
own = 1 - 1 / ((1 + e1) * (1 + e2) * (1 + e3));
bound = {ERROR_FACTOR} * (1 + f1) * (1 + f2) * (1 + f3);
{ |e1| <= {u} /\ |e2| <= {u} /\ |e3| <= {u} /\ |f1| <= {u} /\ |f2| <= {u} /\ |f3| <= {u}
-> |own| <= {3 * u + 6.5 * u * u} /\ bound >= {3 * u + 6.5 * u * u} }
