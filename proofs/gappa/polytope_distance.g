# The distance of a face from the origin, offset / length, and its error (spec/pair/solve/polytope.c: add_face). H and L are
# the true offset and length. That offset is within SIDE_ERROR is polytope_side.g. The length of a vector that is off by
# sqrt(3) NORMAL_ERROR / 4 is off by no more than that, and its computation adds at most 3 units of the last place
# of 64 sqrt(3): a sum of squares is within (1 + u)^3 of itself, its root within (1 + u)^2.5. Less than NORMAL_ERROR
# in all. A corner is no farther than 2 sqrt(3) < 4 from the origin, so no face is.
# alike: only their sums are compared.
# from: SIDE_ERROR spec/pair/solve/polytope.c; NORMAL_ERROR spec/pair/solve/polytope.c
@rnd = float<ieee_64, ne>;
distance = rnd(offset / length);
D = H / L;
error = rnd({SIDE_ERROR + 8 * NORMAL_ERROR} / length);
{ |offset - H| <= {SIDE_ERROR} /\ |length - L| <= {NORMAL_ERROR} /\ |D| <= 4 /\ length in [{4 * NORMAL_ERROR}, 128]
/\ L in [{3 * NORMAL_ERROR}, 129]
-> |(distance - D) * length| <= {SIDE_ERROR + 6 * NORMAL_ERROR}
/\ error * length >= {SIDE_ERROR + 6 * NORMAL_ERROR} }
(distance - D) * length -> (distance - offset / length) * length + (offset - H) - D * (length - L);
