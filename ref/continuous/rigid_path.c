#include "ref/continuous/rigid_path.h"

#include "ref/closest/range.h"
#include "ref/support/direction.h"

static og_scalar dot4(const og_quaternion *p, const og_quaternion *q) { return og_dot(p->axis, q->axis) + p->w * q->w; }

static og_scalar largest4(const og_quaternion *q) { return og_max(og_largest(q->axis), og_abs(q->w)); }

static og_quaternion times_power4(const og_quaternion *q, int exponent) {
  return (og_quaternion){og_vec_times_power(q->axis, exponent), og_times_power(q->w, exponent)};
}

static og_quaternion between4(const og_quaternion *p, const og_quaternion *q, og_scalar part) {
  const og_scalar rest = 1 - part;
  return (og_quaternion){og_add_scaled(og_scale(rest, p->axis), part, q->axis), rest * p->w + part * q->w};
}

static og_scalar reach_of(const og_body *body) {
  og_scalar reach = 0;
  /*@ loop invariant counter: 0 <= k <= body->vertex_count;
      loop assigns k, reach;
      loop variant body->vertex_count - k; */
  for (int k = 0; k < body->vertex_count; k++) reach = og_max(reach, og_length(body->vertex[k]));
  return reach;
}

og_rigid_path og_rigid_path_of(const og_motion_body *body) {
  og_rigid_path path = {.core = body->body->core,
                        .from = body->centre[0],
                        .velocity = og_sub(body->centre[1], body->centre[0]),
                        .spins = body->spins,
                        .reach = reach_of(body->body)};
  const og_quaternion *from = &body->rotation[0], *to = &body->rotation[body->spins ? 0 : 1];
  const og_scalar size = og_max(largest4(from), largest4(to));
  const int exponent = size > 0 ? og_exponent_of(size) : 0;
  path.rotation[0] = times_power4(from, -exponent);
  path.rotation[1] = times_power4(to, -exponent);
  const og_quaternion *p = &path.rotation[0], *q = &path.rotation[1];
  const og_vec3 u = og_add(og_sub(og_scale(p->w, q->axis), og_scale(q->w, p->axis)), og_cross(p->axis, q->axis));
  path.axis = og_direction_of(body->spins ? body->spin : u, &path.turn);
  return path;
}

og_scalar og_rigid_rate(const og_rigid_path *path, og_scalar time, og_scalar end) {
  if (path->spins || path->turn == 0) return path->turn;
  // |q(t)|^2 is a parabola: its least value between both times is at the time nearest to its vertex.
  const og_quaternion *p = &path->rotation[0], *q = &path->rotation[1];
  const og_scalar pp = dot4(p, p), pq = dot4(p, q), qq = dot4(q, q);
  const og_scalar least = og_clamp(og_fraction(pp - pq, pp - 2 * pq + qq), time, end);
  const og_quaternion slowest = between4(p, q, least);
  return 2 * path->turn / dot4(&slowest, &slowest);
}

// The quaternion of a turn about the axis, times q.
static og_quaternion turned4(og_vec3 axis, og_scalar angle, const og_quaternion *q) {
  const og_scalar s = (og_scalar)sin((double)angle / 2), c = (og_scalar)cos((double)angle / 2);
  const og_vec3 u = og_scale(s, axis);
  return (og_quaternion){og_add(og_add(og_scale(c, q->axis), og_scale(q->w, u)), og_cross(u, q->axis)),
                         c * q->w - og_dot(u, q->axis)};
}

static og_mat3 matrix_of(const og_quaternion *q) {
  const og_scalar x = q->axis.x, y = q->axis.y, z = q->axis.z, w = q->w, s = 2 / dot4(q, q);
  return (og_mat3){{{1 - s * (y * y + z * z), s * (x * y - w * z), s * (x * z + w * y)},
                    {s * (x * y + w * z), 1 - s * (x * x + z * z), s * (y * z - w * x)},
                    {s * (x * z - w * y), s * (y * z + w * x), 1 - s * (x * x + y * y)}}};
}

og_rigid_place og_rigid_at(const og_rigid_path *path, og_scalar time) {
  const og_quaternion q = path->spins ? turned4(path->axis, path->turn * time, &path->rotation[0])
                                      : between4(&path->rotation[0], &path->rotation[1], time);
  return (og_rigid_place){path->core, matrix_of(&q), og_add_scaled(path->from, time, path->velocity)};
}

og_vec3 og_rigid_point(const og_rigid_place *place, og_vec3 point) {
  return og_add(og_apply(&place->turn, point), place->centre);
}

static og_support placed_support(const void *shape, og_vec3 direction) {
  const og_rigid_place *place = shape;
  const og_vec3 back = og_apply_transposed(&place->turn, og_direction_in_range(direction));
  og_support found = place->core.map(place->core.shape, back); // (og_support_of once more would be a recursion)
  found.point = og_rigid_point(place, found.point);
  return found;
}

og_convex og_rigid_convex(const og_rigid_place *place) {
  return (og_convex){placed_support, place, og_rigid_point(place, place->core.inside)};
}

// ---- both ----

static og_scalar size_of(const og_motion_body *body, const og_rigid_path *path) {
  const og_scalar centre = og_max(og_largest(body->centre[0]), og_largest(body->centre[1]));
  return centre + path->reach * (1 + og_rigid_rate(path, 0, 1)) + body->body->radius;
}

og_rigid_pair og_rigid_pair_of(const og_motion_input *in) {
  og_rigid_pair pair = {.a = og_rigid_path_of(&in->a), .b = og_rigid_path_of(&in->b)};
  pair.radius = in->a.body->radius + in->b.body->radius;
  pair.size = size_of(&in->a, &pair.a) + size_of(&in->b, &pair.b);
  pair.tolerance = og_max(in->target, OG_MOMENT_ROUNDING * pair.size);
  return pair;
}

og_moment og_rigid_moment(const og_rigid_pair *pair, og_scalar time, og_vec3 start) {
  const og_rigid_place at_a = og_rigid_at(&pair->a, time), at_b = og_rigid_at(&pair->b, time);
  const og_convex a = og_rigid_convex(&at_a), b = og_rigid_convex(&at_b);
  const og_gjk_options options = {.direction = start};
  const og_gjk_result r = og_gjk(&a, &b, &options);
  og_moment m = {.outcome = OG_OUTCOME_ANSWERED, .tolerance = pair->tolerance, .iterations = r.iterations};
  if (r.outcome == OG_OUTCOME_OUT_OF_RANGE) {
    m.outcome = OG_OUTCOME_OUT_OF_RANGE;
    return m;
  }
  m.a = r.a;
  m.b = r.b;
  m.gap = r.distance - pair->radius;
  og_scalar length;
  m.normal = og_direction_of(r.nearest, &length);
  m.has_normal = r.verdict != OG_VERDICT_MEET;
  m.meet = r.verdict == OG_VERDICT_MEET || m.gap <= m.tolerance;
  if (m.has_normal) m.clear = og_dot(m.normal, og_cso_support(&a, &b, og_neg(m.normal)).w) - pair->radius;
  m.is_open = !m.meet && !(m.clear > 0);
  return m;
}

static og_scalar closing_of(const og_rigid_path *path, og_vec3 n, og_scalar time, og_scalar end) {
  return og_rigid_rate(path, time, end) * og_length(og_cross(n, path->axis)) * path->reach;
}

og_scalar og_rigid_closing(const og_rigid_pair *pair, og_vec3 n, og_scalar time, og_scalar end) {
  const og_scalar along = og_dot(n, og_sub(pair->b.velocity, pair->a.velocity));
  return along + closing_of(&pair->a, n, time, end) + closing_of(&pair->b, n, time, end);
}

// ---- claims ----

og_motion_claim og_rigid_open(og_outcome outcome, const og_moment *moment, og_scalar time, int iterations) {
  const bool reached = moment->outcome == OG_OUTCOME_ANSWERED;
  return (og_motion_claim){.outcome = outcome,
                           .has_reached = reached,
                           .reached = reached ? time : 0,
                           .gap = reached ? og_max(moment->gap, 0) : 0,
                           .iterations = iterations};
}

og_motion_claim og_rigid_contact(const og_moment *moment, og_scalar time, og_vec3 normal, int iterations) {
  og_motion_claim claim = og_rigid_open(OG_OUTCOME_ANSWERED, moment, time, iterations);
  claim.verdict = OG_VERDICT_MEET;
  claim.has_first = true;
  claim.first = time;
  claim.has_normal = og_largest(normal) > 0;
  claim.normal = normal;
  return claim;
}

og_motion_claim og_rigid_apart(const og_moment *moment, og_scalar time, int iterations) {
  og_motion_claim claim = og_rigid_open(OG_OUTCOME_ANSWERED, moment, time, iterations);
  claim.verdict = OG_VERDICT_APART;
  return claim;
}
