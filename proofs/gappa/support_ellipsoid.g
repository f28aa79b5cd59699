# A coordinate of the extreme point of an ellipsoid (ref/support/ellipsoid.c): half an axis times that of a unit vector
# along the stretched direction, whose components are rounded once (e0 its own, e8 those in the length). Over half the axis
# and the true coordinate.
# stated: OFF ref/support/ellipsoid.c
s = (1 + e8) * (1 + e8) * (1 + e1) * (1 + e2) * (1 + e3);
part = (1 + e0) * (1 + e5) * (1 + e6) / (sqrt(s) * (1 + e4));
{ |e0| <= {u} /\ |e1| <= {u} /\ |e2| <= {u} /\ |e3| <= {u} /\ |e4| <= {u} /\ |e5| <= {u} /\ |e6| <= {u}
/\ |e8| <= {u} -> |part - 1| <= {OFF * OG_SCALAR_EPSILON} }
