# A vertex whose product with the direction is highest as computed (ref/support/hull_scan.c) lies below the highest by at
# most so many epsilon of the largest product of two coordinates, which is the unit. a is the vertex chosen, b any other one;
# ax, ay and az are exact products.
# stated: BELOW ref/support/hull_scan.c
@rnd = {format};
a = rnd(rnd(rnd(ax) + rnd(ay)) + rnd(az));
b = rnd(rnd(rnd(bx) + rnd(by)) + rnd(bz));
A = ax + ay + az;
B = bx + by + bz;
{ |ax| <= 1 /\ |ay| <= 1 /\ |az| <= 1 /\ |bx| <= 1 /\ |by| <= 1 /\ |bz| <= 1 /\ a - b >= 0
-> B - A <= {BELOW * OG_SCALAR_EPSILON} }
B - A -> (a - A) - (b - B) - (a - b);
