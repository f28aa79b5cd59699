# A coordinate of the extreme point of a cylinder (ref/support/cylinder.c), the radius times that of a unit vector across
# the axis: as support_sphere.g, with two squares instead of three and nothing added. Over the radius and the true coordinate.
# stated: OFF ref/support/cylinder.c
s = (1 + e1) * (1 + e2);
part = (1 + e5) * (1 + e6) / (sqrt(s) * (1 + e4));
{ |e1| <= {u} /\ |e2| <= {u} /\ |e4| <= {u} /\ |e5| <= {u} /\ |e6| <= {u}
-> |part - 1| <= {OFF * OG_SCALAR_EPSILON} }
