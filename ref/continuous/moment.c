#include "ref/continuous/moment.h"

#include "ref/closest/range.h"

static og_support moved_support(const void *shape, og_vec3 direction) {
  const og_moved *moved = shape;
  og_support found = moved->body->map(moved->body->shape, direction); // (og_support_of once more would be a recursion)
  if (!moved->trail || og_dot(direction, og_direction_in_range(moved->by)) > 0)
    found.point = og_add(found.point, moved->by);
  return found;
}

og_convex og_convex_moved(const og_moved *moved) {
  const og_scalar part = moved->trail ? (og_scalar)0.5 : 1;
  return (og_convex){moved_support, moved, og_add_scaled(moved->body->inside, part, moved->by)};
}

og_scalar og_simplex_size(const og_simplex *simplex) {
  og_scalar size = 0;
  for (int k = 0; k < 4 && k < simplex->count; k++)
    size = og_max(size, og_max(og_largest(simplex->vertex[k].a.point), og_largest(simplex->vertex[k].b.point)));
  return size;
}

og_moment og_moment_at(const og_sweep_input *in, og_scalar time, og_vec3 start) {
  const og_moved moved = {&in->b->core, og_scale(time, in->velocity), false};
  const og_convex b = og_convex_moved(&moved);
  const og_gjk_options options = {.direction = start};
  const og_gjk_result r = og_gjk(&in->a->core, &b, &options);
  og_moment m = {.outcome = OG_OUTCOME_ANSWERED, .iterations = r.iterations};
  if (r.outcome == OG_OUTCOME_OUT_OF_RANGE || !og_is_finite(moved.by)) {
    m.outcome = OG_OUTCOME_OUT_OF_RANGE;
    return m;
  }
  const og_scalar radius = in->a->radius + in->b->radius;
  m.tolerance = OG_MOMENT_ROUNDING * (og_simplex_size(&r.simplex) + radius);
  m.gap = r.distance - radius;
  m.a = r.a;
  m.b = r.b;
  og_scalar length;
  m.normal = og_direction_of(r.nearest, &length);
  m.has_normal = r.verdict != OG_VERDICT_MEET && length > 0;
  if (!m.has_normal) {
    m.meet = r.verdict == OG_VERDICT_MEET;
    m.is_open = !m.meet;
    return m;
  }
  const og_cso_vertex lowest = og_cso_support(&in->a->core, &b, og_neg(m.normal));
  m.clear = og_dot(m.normal, lowest.w) - radius;
  m.meet = m.gap <= m.tolerance;
  m.is_open = !m.meet && !(m.clear > 0);
  return m;
}

og_sweep_claim og_moment_claim(const og_sweep_input *in, const og_moment *moment, og_scalar time, og_vec3 normal,
                               int iterations) {
  og_sweep_claim claim = {.outcome = OG_OUTCOME_ANSWERED,
                          .verdict = OG_VERDICT_MEET,
                          .has_first = true,
                          .first = time,
                          .iterations = iterations};
  if (og_largest(normal) == 0 || !(time > 0)) return claim; // they may overlap from the start: no one way in
  if (og_dot(normal, in->velocity) < 0) return claim;       // a plane they move away from: they meet by rounding alone
  claim.has_normal = true;
  // Where the cores are apart by radii far above rounding their direction is sharp.
  const og_scalar radius = in->a->radius + in->b->radius;
  const bool sharp = moment->has_normal && radius > 1024 * moment->tolerance &&
                     og_dot(moment->normal, in->velocity) >= 0; // else a time's rounding has put them past each other
  claim.normal = sharp ? moment->normal : normal;
  // The weights of a flat simplex are rounding: what they make of it may be apart.
  const og_vec3 apart = og_sub(moment->a, moment->b);
  const og_scalar most = og_max(moment->gap, 0) + moment->tolerance;
  claim.has_points = og_largest(og_add_scaled(apart, -radius, claim.normal)) <= most;
  if (!claim.has_points) return claim;
  claim.a = og_add_scaled(moment->a, -in->a->radius, claim.normal);
  claim.b = og_add_scaled(og_add_scaled(moment->b, -time, in->velocity), in->b->radius, claim.normal);
  return claim;
}
