#include "tool/shrink/shrink_motion.h"

#include <math.h>
#include <string.h>

#include "spec/number/nearest.h"
#include "tool/judge/judge_rigid.h"
#include "tool/shrink/affine_rank.h"
#include "tool/shrink/shrink_kind.h"

// The points of a small body after those of its frame: its centre and the vector of its quaternion, both at t = 0 and
// 1; the quaternions' scalars; and its spin. So powers of two multiply a whole case, quaternions too, by one step.
enum { CENTRE, CENTRE_END, AXIS, AXIS_END, COSINES, SPIN, BESIDE };

static double *beside(og_small_body *body, int k) { return body->xyz + 3 * (body->count - BESIDE + (size_t)k); }

static size_t frame_points(const og_small_body *body) { return body->count - BESIDE; }

static void set3(double to[3], const double from[3]) { memcpy(to, from, 3 * sizeof *to); }

static bool is_zero(const double v[3]) { return v[0] == 0 && v[1] == 0 && v[2] == 0; }

// ---- the case as numbers ----

// As og_hand_over_rigid scales quaternions: the largest part is below 1. Both by one power of two.
static void scale_rotation(double rotation[2][4]) {
  double largest = 0;
  for (int k = 0; k < 8; k++) largest = fmax(largest, fabs(rotation[k / 4][k % 4]));
  if (largest == 0) return; // no case: the problem refuses it
  const int by = -ilogb(largest) - 1;
  for (int k = 0; k < 8; k++) rotation[k / 4][k % 4] = ldexp(rotation[k / 4][k % 4], by);
}

static void take_body(og_handed_body *r, og_small_body *from) {
  r->count = frame_points(from);
  memcpy(r->xyz, from->xyz, 3 * r->count * sizeof *r->xyz);
  r->radius = from->radius;
  set3(r->spin, beside(from, SPIN));
  r->spins = !is_zero(r->spin);
  for (int end = 0; end < 2; end++) {
    const int turned = r->spins ? 0 : end;
    set3(r->centre[end], beside(from, CENTRE + end));
    set3(r->rotation[end], beside(from, AXIS + turned));
    r->rotation[end][3] = beside(from, COSINES)[turned];
  }
  scale_rotation(r->rotation);
}

static bool take(void *c, const og_small_case *from) {
  og_handed_rigid *r = c;
  og_small_case numbers = *from; // shares the points, which are only read
  for (int k = 0; k < 2; k++) take_body(&r->body[k], &numbers.body[k]);
  return og_handed_rigid_take_numbers(r) && og_handed_rigid_solve(r);
}

static void read_body(og_small_body *r, const og_handed_body *from) {
  og_small_reset(r, og_small_kind(from->count + BESIDE));
  og_small_resize(r, from->count + BESIDE);
  memcpy(r->xyz, from->xyz, 3 * from->count * sizeof *r->xyz);
  memset(beside(r, CENTRE), 0, 3 * BESIDE * sizeof *r->xyz);
  r->radius = from->radius;
  for (int end = 0; end < 2; end++) {
    set3(beside(r, CENTRE + end), from->centre[end]);
    set3(beside(r, AXIS + end), from->rotation[end]);
    beside(r, COSINES)[end] = from->rotation[end][3];
  }
  if (from->spins) set3(beside(r, SPIN), from->spin);
}

static void write(og_text *text, const char *id, const void *c) { og_write_handed_rigid(text, id, c); }

static og_judgement judge(void *c, og_trial *trial) {
  return og_judge_rigid(c, &trial->pair, &trial->engine.claim->statement, og_trial_tolerance(trial));
}

static bool hit(const void *c) { return ((const og_handed_rigid *)c)->answer.finding.kind == OG_RIGID_FIRST; }

static bool is_late(const void *c, const og_rational *time) {
  return og_nearest_double(time) > ((const og_handed_rigid *)c)->hi;
}

// The dimension of each body's points, and whether it has a radius.
static unsigned extents(const void *c) {
  const og_handed_rigid *r = c;
  unsigned bits = 0;
  for (int k = 0; k < 2; k++) {
    const og_rigid_body *body = &r->problem.body[k];
    bits = bits << 3 | ((1U << og_affine_rank(body->point, body->count)) - 1);
    bits = bits << 1 | (r->body[k].radius > 0);
  }
  return bits;
}

// ---- smaller: points ----

static void drop_points(og_small_body *body, size_t first, size_t count) {
  memmove(body->xyz + 3 * first, body->xyz + 3 * (first + count),
          3 * (body->count - first - count) * sizeof *body->xyz);
  og_small_resize(body, body->count - count);
}

// Halves, quarters, ... down to one. A body keeps a point.
static bool leave_out(og_shrink *s, int which) {
  bool better = false;
  for (size_t size = frame_points(&s->best.body[which]) / 2; size > 0; size /= 2)
    for (size_t first = 0; s->tried < s->limit;) {
      const size_t count = frame_points(&s->best.body[which]);
      if (first >= count || count == 1) break;
      const size_t left = count - first, some = size < left ? size : left;
      drop_points(&s->next.body[which], first, some < count ? some : count - 1);
      if (og_shrink_offer(s)) better = true;
      else first += some;
    }
  return better;
}

// ---- smaller: motion ----

static bool stand_still(og_shrink *s, int which) {
  og_small_body *body = &s->next.body[which];
  set3(beside(body, CENTRE_END), beside(body, CENTRE));
  if (og_shrink_offer(s)) return true;
  set3(beside(body, CENTRE), beside(body, CENTRE_END));
  return og_shrink_offer(s);
}

static void as_at_start(og_small_body *body) {
  set3(beside(body, AXIS_END), beside(body, AXIS));
  beside(body, COSINES)[1] = beside(body, COSINES)[0];
}

static void not_turned(og_small_body *body) {
  memset(beside(body, AXIS), 0, 3 * sizeof *body->xyz);
  beside(body, COSINES)[0] = 1;
}

// No spin and no rotation, no spin, no rotation at the start, or none that changes.
static bool turn_less(og_shrink *s, int which) {
  bool better = false;
  for (int how = 0; how < 4; how++) {
    og_small_body *body = &s->next.body[which];
    if (how < 2) memset(beside(body, SPIN), 0, 3 * sizeof *body->xyz);
    if (how == 0 || how == 2) not_turned(body);
    if (how != 2) as_at_start(body);
    if (og_shrink_offer(s)) better = true;
  }
  return better;
}

// A seen from B, or B from A: the way of one is taken from both.
static bool subtract_way(og_shrink *s, int which) {
  double way[3];
  og_small_body *of = &s->next.body[which];
  for (int axis = 0; axis < 3; axis++) way[axis] = beside(of, CENTRE_END)[axis] - beside(of, CENTRE)[axis];
  for (int k = 0; k < 6; k++) beside(&s->next.body[k / 3], CENTRE_END)[k % 3] -= way[k % 3];
  return og_shrink_offer(s);
}

// ---- smaller: places ----

// Both bodies, so that a coordinate of the centre of one becomes zero.
static bool move_centres(og_shrink *s, int which, int axis) {
  bool better = false;
  for (int end = 0; end < 2; end++) {
    const double by = beside(&s->next.body[which], CENTRE + end)[axis];
    for (int k = 0; k < 4; k++) beside(&s->next.body[k / 2], CENTRE + k % 2)[axis] -= by;
    if (og_shrink_offer(s)) better = true;
  }
  return better;
}

// The body's frame, so that a point has a coordinate of zero; the centre the other way, as where nothing is turned.
static bool move_frame(og_shrink *s, int which, int axis) {
  bool better = false;
  og_small_body *body = &s->next.body[which];
  for (size_t k = 0; k < frame_points(body); k++) {
    const double by = body->xyz[3 * k + (size_t)axis];
    for (size_t n = 0; n < frame_points(body); n++) body->xyz[3 * n + (size_t)axis] -= by;
    for (int end = 0; end < 2; end++) beside(body, CENTRE + end)[axis] += by;
    if (og_shrink_offer(s)) better = true;
  }
  return better;
}

// No ball around a body's points.
static bool drop_radius(og_shrink *s, int which) {
  s->next.body[which].radius = 0;
  return og_shrink_offer(s);
}

static bool step(og_shrink *s) {
  bool better = false;
  for (int which = 0; which < 2; which++) {
    if (leave_out(s, which)) better = true;
    if (drop_radius(s, which)) better = true;
    if (turn_less(s, which)) better = true;
    if (stand_still(s, which)) better = true;
    if (subtract_way(s, which)) better = true;
    for (int axis = 0; axis < 3; axis++) {
      if (move_centres(s, which, axis)) better = true;
      if (move_frame(s, which, axis)) better = true;
    }
  }
  return better;
}

static const og_shrink_kind kind = {2 * BESIDE, take, write, judge, hit, is_late, extents, NULL, step};

og_set_end og_shrink_motion(og_trial *trial, const og_walked_case *walked, const og_set_wish *wish) {
  og_set_end end = OG_SET_TOO_LARGE;
  og_handed_rigid handed;
  og_small_case from;
  og_handed_rigid_init(&handed);
  og_small_case_init(&from);
  if (og_hand_over_rigid(&handed, &trial->manner.how, walked)) {
    for (int k = 0; k < 2; k++) read_body(&from.body[k], &handed.body[k]);
    end = og_shrink_of_kind(trial, &kind, &handed, &from, walked->one->id, wish);
  }
  og_handed_rigid_clear(&handed);
  og_small_case_clear(&from);
  return end;
}
