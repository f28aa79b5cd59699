# Columns of a rotation whose components are each off by at most 4 OG_SCALAR_EPSILON (capitals: the true, orthonormal
# ones) pass the test of ref/pairs/axes.h.
# from: OG_AXES_ERROR ref/pairs/axes.h
@rnd = {format};
product = rnd(rnd(rnd(rnd(ax) * rnd(bx)) + rnd(rnd(ay) * rnd(by))) + rnd(rnd(az) * rnd(bz)));
norm = rnd(rnd(rnd(rnd(ax) * rnd(ax)) + rnd(rnd(ay) * rnd(ay))) + rnd(rnd(az) * rnd(az)));
unit = rnd(norm - 1);
PRODUCT = Ax * Bx + Ay * By + Az * Bz;
NORM = Ax * Ax + Ay * Ay + Az * Az;
{ |Ax| <= 1 /\ |Ay| <= 1 /\ |Az| <= 1 /\ |Bx| <= 1 /\ |By| <= 1 /\ |Bz| <= 1
/\ |rnd(ax) - Ax| <= {8 * u} /\ |rnd(ay) - Ay| <= {8 * u} /\ |rnd(az) - Az| <= {8 * u}
/\ |rnd(bx) - Bx| <= {8 * u} /\ |rnd(by) - By| <= {8 * u} /\ |rnd(bz) - Bz| <= {8 * u}
/\ PRODUCT in [0, 0] /\ NORM in [1, 1]
-> |product - PRODUCT| <= {OG_AXES_ERROR} /\ |norm - NORM| <= {OG_AXES_ERROR} }
