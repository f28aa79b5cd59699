# When is the area's sign unsure (ref/closest/barycentric.c: area_is_unsure)? As orient2d.g, with the constant that stands
# there: FACTOR times the magnitudes, three roundings.
# from: AREA_ERROR ref/closest/barycentric.c
own = 1 - 1 / ((1 + e1) * (1 + e2) * (1 + e3));
bound = {AREA_ERROR} * (1 + f1) * (1 + f2) * (1 + f3);
{ |e1| <= {u} /\ |e2| <= {u} /\ |e3| <= {u} /\ |f1| <= {u} /\ |f2| <= {u} /\ |f3| <= {u}
-> |own| <= {3.01 * u} /\ bound >= {5 * u} }
