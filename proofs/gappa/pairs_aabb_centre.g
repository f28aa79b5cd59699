# Boxes as centres and half sizes (ref/pairs/aabb_aabb.c) are compared along each axis: the centres' difference with the sum
# of the half sizes. The largest of these numbers is the unit. The comparison is exact, so the verdict is that of a gap which is
# off by no more than this.
# stated: OFF ref/pairs/aabb_aabb.c
@rnd = {format};
way = rnd(rnd(ca) - rnd(cb));
reach = rnd(rnd(ha) + rnd(hb));
gap = way - reach;
GAP = (rnd(ca) - rnd(cb)) - (rnd(ha) + rnd(hb));
{ |ca| <= 1 /\ |cb| <= 1 /\ ha in [0, 1] /\ hb in [0, 1] -> |gap - GAP| <= {OFF * OG_SCALAR_EPSILON} }
