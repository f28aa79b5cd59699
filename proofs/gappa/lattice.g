# What proofs/eva/libm.c assumes of level B: a rounded difference of two multiples of 2^-100 is one too, so zero or at least that.
# alike: no constant of the sources is in it.
@rnd = float<ieee_64, ne>;
d = rnd(x - y);
{ @FIX(x, -100) /\ @FIX(y, -100) /\ |x| <= 1b100 /\ |y| <= 1b100 -> @FIX(d, -100) }
