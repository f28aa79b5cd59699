# The filter of ref/orientation/orient3d.c, as in orient2d.g. One of the six products of three factors: the product of
# two differences, e1 e2 e3 as there; the third factor's difference, e4; then the minor, its product with the factor and
# the first of the two last sums, e5 e6 e7. The second of them is that of the result itself.
# With s = |bx_cy az| as computed, the term's error is own * s. The bound is rounded so: sum of two magnitudes, product
# with |az|, two sums, product with the factor, sum with the second term.
# from: ERROR_FACTOR ref/orientation/orient3d.c
own = (1 + e5) * (1 + e6) * (1 + e7) - 1 / ((1 + e1) * (1 + e2) * (1 + e3) * (1 + e4));
bound = {ERROR_FACTOR} * (1 + f1) * (1 + f2) * (1 + f3) * (1 + f4) * (1 + f5) * (1 + f6);
{ |e1| <= {u} /\ |e2| <= {u} /\ |e3| <= {u} /\ |e4| <= {u} /\ |e5| <= {u} /\ |e6| <= {u} /\ |e7| <= {u}
/\ |f1| <= {u} /\ |f2| <= {u} /\ |f3| <= {u} /\ |f4| <= {u} /\ |f5| <= {u} /\ |f6| <= {u}
-> |own| <= {7 * u + 13 * u * u} /\ bound >= {7 * u + 13 * u * u} }
