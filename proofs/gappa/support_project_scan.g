# An end of an interval (ref/support/project_scan.c) is a product as computed, and off by no more than any product is: the
# least of numbers that are each off by so much is off by so much. The largest product of two coordinates is the unit; x, y
# and z are exact products.
# stated: OFF ref/support/project_scan.c
@rnd = {format};
height = rnd(rnd(rnd(x) + rnd(y)) + rnd(z));
HEIGHT = x + y + z;
{ |x| <= 1 /\ |y| <= 1 /\ |z| <= 1 -> |height - HEIGHT| <= {OFF * OG_SCALAR_EPSILON} }
