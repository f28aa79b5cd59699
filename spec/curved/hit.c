#include "spec/curved/hit.h"

#include "spec/primitive/path.h"

const char *og_curved_end_name(og_curved_end end) {
  static const char *const names[OG_CURVED_END_COUNT] = {"none", "end", "side", "low", "high"};
  return names[end];
}

const char *og_curved_hit_refusal_text(og_curved_hit_refusal refusal) {
  static const char *const texts[OG_CURVED_HIT_REFUSED_END] = {
      "accepted",
      "the problem states nothing",
      "one end is named, the other is not",
      "there is no such end, or the path does not leave the body there",
      "an end is not in the body, or not on the path",
      "nothing is shown to keep the path out",
  };
  return texts[refusal];
}

// rate t + level <= 0
typedef struct linear {
  og_int rate, level;
} linear;

enum { NUMBERS = 8 };

typedef struct hit_check {
  const og_curved_hit_problem *problem;
  og_path path;
  og_curved_axes axes;
  og_ivec offset;
  linear low, high;
  og_int square, half, rest, quarter; // the side: square t^2 + 2 half t + rest <= 0; half^2 - square rest
  og_int n[NUMBERS];                  // of one function each
} hit_check;

static void check_init(hit_check *c, const og_curved_hit_problem *problem) {
  og_int *const numbers[] = {&c->low.rate, &c->low.level, &c->high.rate, &c->high.level,
                             &c->square,   &c->half,      &c->rest,      &c->quarter};
  c->problem = problem;
  og_curved_axes_init(&c->axes);
  og_ivec_init(&c->offset);
  for (size_t k = 0; k < sizeof numbers / sizeof *numbers; k++) og_int_init(numbers[k]);
  for (int k = 0; k < NUMBERS; k++) og_int_init(&c->n[k]);
}

static void check_clear(hit_check *c) {
  og_int *const numbers[] = {&c->low.rate, &c->low.level, &c->high.rate, &c->high.level,
                             &c->square,   &c->half,      &c->rest,      &c->quarter};
  og_path_clear(&c->path);
  og_curved_axes_clear(&c->axes);
  og_ivec_clear(&c->offset);
  for (size_t k = 0; k < sizeof numbers / sizeof *numbers; k++) og_int_clear(numbers[k]);
  for (int k = 0; k < NUMBERS; k++) og_int_clear(&c->n[k]);
}

// ---- the three functions ----

// Along the axis, on which the planes lie `reach` to both sides of the centre.
static void set_planes(hit_check *c, const og_ivec *axis, const og_int *reach) {
  og_ivec_dot(&c->high.rate, axis, &c->path.step);
  og_ivec_dot(&c->high.level, axis, &c->offset);
  og_int_neg(&c->low.rate, &c->high.rate);
  og_int_neg(&c->low.level, &c->high.level);
  og_int_sub(&c->high.level, &c->high.level, reach);
  og_int_sub(&c->low.level, &c->low.level, reach);
}

// Adds factor (rate t + level)^2.
static void add_square(hit_check *c, const og_int *factor, const og_int *rate, const og_int *level) {
  og_int *product = &c->n[7];
  og_int_mul(product, factor, rate);
  og_int_addmul(&c->square, product, rate);
  og_int_addmul(&c->half, product, level);
  og_int_mul(product, factor, level);
  og_int_addmul(&c->rest, product, level);
}

// A cylinder or a disc has u^2 + v^2 <= |U|^4, a cone 4 |A|^4 (u^2 + v^2) <= |U|^4 (|A|^2 - z)^2.
static void set_side(hit_check *c, bool is_cone, const og_int *height) {
  og_int *factor = &c->n[0], *rate = &c->n[1], *level = &c->n[2], *radius = &c->n[3];
  const og_ivec *const across[2] = {&c->axes.u, &c->axes.v};
  og_int_set_si(factor, 1);
  if (is_cone) og_int_mul(factor, height, height);
  for (int k = 0; k < 2 && is_cone; k++) og_int_add(factor, factor, factor);
  for (int k = 0; k < 2; k++) {
    og_ivec_dot(rate, across[k], &c->path.step);
    og_ivec_dot(level, across[k], &c->offset);
    add_square(c, factor, rate, level);
  }
  og_ivec_dot(radius, &c->axes.u, &c->axes.u);
  og_int_mul(factor, radius, radius);
  og_int_neg(factor, factor);
  if (is_cone) add_square(c, factor, &c->high.rate, &c->high.level);
  else og_int_add(&c->rest, &c->rest, factor);
  og_int_mul(&c->quarter, &c->half, &c->half);
  og_int_submul(&c->quarter, &c->square, &c->rest);
}

static bool set_functions(hit_check *c) {
  const og_primitive *pair = &c->problem->pair;
  const og_exact_body *frame = &pair->b;
  const og_points points = {.count = frame->count, .at = frame->point};
  const bool is_path = og_path_of(&c->path, &pair->a);
  if (c->problem->curve != OG_CURVE_CYLINDER && c->problem->curve != OG_CURVE_CONE) return false;
  if (!is_path || frame->count != 4 || frame->direction_count > 0) return false;
  if (og_int_sign(&pair->a.den) <= 0 || og_int_compare(&pair->a.den, &frame->den) != 0) return false;
  if (og_int_sign(&pair->a.radius) != 0 || og_int_sign(&frame->radius) != 0) return false;
  if (!og_curved_axes_set(&c->axes, &points)) return false;
  og_int *height = &c->n[6];
  og_ivec_sub(&c->offset, c->path.start, &frame->point[0]);
  og_ivec_dot(height, &c->axes.a, &c->axes.a);
  const bool is_disc = og_int_sign(height) == 0;
  set_planes(c, is_disc ? &c->axes.n : &c->axes.a, height);
  set_side(c, c->problem->curve == OG_CURVE_CONE && !is_disc, height);
  return true;
}

// ---- a common part ----

// r = (p + sign sqrt(q)) / m, where m is not zero.
static void set_surd(og_surd *r, const og_int *p, int sign, const og_int *q, const og_int *m) {
  og_surd_set_zero(r);
  og_int_set(&r->p, p);
  og_int_set(&r->q, q);
  og_int_set(&r->m, m);
  r->s = og_int_sign(q) == 0 ? 0 : sign;
  if (og_int_sign(m) > 0) return;
  og_int_neg(&r->p, &r->p);
  og_int_neg(&r->m, &r->m);
  r->s = -r->s;
}

// The root of a linear function that rises towards the end: side -1 of the first, 1 of the last.
static bool set_plane_end(hit_check *c, const linear *plane, int side, og_surd *t) {
  og_int *minus = &c->n[0], *zero = &c->n[1];
  if (og_int_sign(&plane->rate) != side) return false;
  og_int_neg(minus, &plane->level);
  og_int_set_si(zero, 0);
  set_surd(t, minus, 0, zero, &plane->rate);
  return true;
}

// At (-half + side sqrt(quarter)) / square the function has the derivative side 2 sqrt(quarter).
static bool set_side_end(hit_check *c, int side, og_surd *t) {
  og_int *minus = &c->n[0], *twice = &c->n[1], *zero = &c->n[2];
  const bool is_linear = og_int_sign(&c->square) == 0, is_double = og_int_sign(&c->quarter) == 0;
  if (is_linear && og_int_sign(&c->half) != side) return false;
  if (og_int_sign(&c->quarter) < 0 || (is_double && og_int_sign(&c->square) < 0)) return false;
  og_int_neg(minus, is_linear ? &c->rest : &c->half);
  og_int_add(twice, &c->half, &c->half);
  og_int_set_si(zero, 0);
  if (is_linear) set_surd(t, minus, 0, zero, twice);
  else set_surd(t, minus, side, &c->quarter, &c->square);
  return true;
}

static bool set_path_end(const hit_check *c, int side, og_surd *t) {
  og_surd_set_zero(t);
  if (side > 0) og_int_set_si(&t->p, c->path.high);
  return side < 0 ? c->path.begins : c->path.ends;
}

static bool set_end(hit_check *c, og_curved_end end, int side, og_surd *t) {
  switch (end) {
  case OG_CURVED_END_PATH: return set_path_end(c, side, t);
  case OG_CURVED_END_SIDE: return set_side_end(c, side, t);
  case OG_CURVED_END_LOW: return set_plane_end(c, &c->low, side, t);
  case OG_CURVED_END_HIGH: return set_plane_end(c, &c->high, side, t);
  case OG_CURVED_END_NONE:
  case OG_CURVED_END_COUNT: break;
  }
  return false;
}

// The sign of rate t + level.
static int sign_at(hit_check *c, const og_int *rate, const og_int *level, const og_surd *t) {
  og_surd value;
  og_int *product = &c->n[0];
  og_surd_init(&value);
  og_int_mul(&value.p, rate, &t->p);
  og_int_addmul(&value.p, level, &t->m);
  og_int_mul(product, rate, rate);
  og_int_mul(&value.q, product, &t->q);
  value.s = t->s * og_int_sign(rate);
  const int sign = og_surd_sign(&value);
  og_surd_clear(&value);
  return sign;
}

// The sign of the side's function at a rational t = p / m: square p^2 + 2 half p m + rest m^2.
static int side_at(hit_check *c, const og_int *p, const og_int *m) {
  og_int *value = &c->n[0], *sum = &c->n[1];
  og_int_mul(sum, &c->square, p);
  og_int_addmul(sum, &c->half, m);
  og_int_addmul(sum, &c->half, m);
  og_int_mul(value, sum, p);
  og_int_mul(sum, &c->rest, m);
  og_int_addmul(value, sum, m);
  return og_int_sign(value);
}

static bool is_on_path(hit_check *c, const og_surd *t) {
  og_int *one = &c->n[1], *end = &c->n[2];
  og_int_set_si(one, 1);
  og_int_set_si(end, -c->path.high);
  return (!c->path.begins || og_surd_sign(t) >= 0) && (!c->path.ends || sign_at(c, one, end, t) <= 0);
}

// An end on the side is on it, and has a root; any other has none.
static bool is_inside(hit_check *c, og_curved_end end, const og_surd *t) {
  return is_on_path(c, t) && sign_at(c, &c->low.rate, &c->low.level, t) <= 0 &&
         sign_at(c, &c->high.rate, &c->high.level, t) <= 0 &&
         (end == OG_CURVED_END_SIDE || side_at(c, &t->p, &t->m) <= 0);
}

// What is common is convex. So it ends where it is left: at the path's end, or where a function of the three rises
// above zero.
static og_curved_hit_refusal check_common(hit_check *c, const og_curved_hit_certificate *certificate,
                                          og_primitive_finding *finding) {
  const og_curved_end end[2] = {certificate->first, certificate->last};
  og_surd *const t[2] = {&finding->first, &finding->last};
  for (int k = 0; k < 2; k++) {
    if (!set_end(c, end[k], 2 * k - 1, t[k])) return OG_CURVED_HIT_REFUSED_NO_END;
    if (!is_inside(c, end[k], t[k])) return OG_CURVED_HIT_REFUSED_OUTSIDE;
  }
  finding->meeting = og_surd_compare(t[0], t[1]) == 0 ? OG_MEET_POINT : OG_MEET_SEGMENT;
  return OG_CURVED_HIT_ACCEPTED;
}

// ---- nothing in common ----

// The part of the path between the planes: from[k] / over[k] is an end where has[k]; over > 0.
typedef struct span {
  bool empty, has[2];
  og_int from[2], over[2];
} span;

static void span_init(span *s) {
  s->empty = s->has[0] = s->has[1] = false;
  for (int k = 0; k < 2; k++) {
    og_int_init(&s->from[k]);
    og_int_init(&s->over[k]);
  }
}

static void span_clear(span *s) {
  for (int k = 0; k < 2; k++) {
    og_int_clear(&s->from[k]);
    og_int_clear(&s->over[k]);
  }
}

// The sign of from / over - end k.
static int compare_end(hit_check *c, const span *s, int k, const og_int *from, const og_int *over) {
  og_int *value = &c->n[0];
  og_int_mul(value, from, &s->over[k]);
  og_int_submul(value, &s->from[k], over);
  return og_int_sign(value);
}

// Only what lies behind (k = 0) or before (k = 1) from / over is left.
static void cut(hit_check *c, span *s, int k, const og_int *from, const og_int *over) {
  const int order = s->has[k] ? compare_end(c, s, k, from, over) : 0;
  if (s->has[k] && (k == 0 ? order <= 0 : order >= 0)) return;
  og_int_set(&s->from[k], from);
  og_int_set(&s->over[k], over);
  s->has[k] = true;
}

// rate t + level <= 0
static void cut_by(hit_check *c, span *s, const linear *plane) {
  og_int *from = &c->n[1], *over = &c->n[2];
  const int sign = og_int_sign(&plane->rate);
  if (sign == 0) s->empty = s->empty || og_int_sign(&plane->level) > 0;
  if (sign == 0) return;
  og_int_set(over, &plane->rate);
  og_int_neg(from, &plane->level);
  if (sign < 0) og_int_neg(from, from);
  if (sign < 0) og_int_neg(over, over);
  cut(c, s, sign > 0, from, over);
}

static void set_span(hit_check *c, span *s) {
  og_int *from = &c->n[1], *over = &c->n[2];
  for (int k = 0; k < 2; k++) {
    if (k == 0 ? !c->path.begins : !c->path.ends) continue;
    og_int_set_si(from, k == 0 ? 0 : c->path.high);
    og_int_set_si(over, 1);
    cut(c, s, k, from, over);
  }
  cut_by(c, s, &c->low);
  cut_by(c, s, &c->high);
  if (s->has[0] && s->has[1] && compare_end(c, s, 0, &s->from[1], &s->over[1]) < 0) s->empty = true;
}

// Is the root outside of the span?
static bool is_beyond(hit_check *c, const span *s, const og_surd *root) {
  for (int k = 0; k < 2; k++) {
    og_int *level = &c->n[1];
    og_int_neg(level, &s->from[k]);
    const int sign = s->has[k] ? sign_at(c, &s->over[k], level, root) : 0;
    if (k == 0 ? sign < 0 : sign > 0) return true;
  }
  return false;
}

// The function is positive somewhere in the span and has no root there.
static bool is_side_positive(hit_check *c, const span *s) {
  og_int *zero = &c->n[2], *one = &c->n[3];
  og_surd root;
  bool positive = true;
  og_int_set_si(zero, 0);
  og_int_set_si(one, 1);
  if (!s->has[0] && !s->has[1]) positive = side_at(c, zero, one) > 0;
  for (int k = 0; k < 2; k++)
    if (s->has[k] && side_at(c, &s->from[k], &s->over[k]) <= 0) positive = false;
  og_surd_init(&root);
  for (int side = -1; side <= 1; side += 2)
    if (set_side_end(c, side, &root) && !is_beyond(c, s, &root)) positive = false;
  og_surd_clear(&root);
  return positive;
}

static og_curved_hit_refusal check_nothing(hit_check *c, og_primitive_finding *finding) {
  span s;
  span_init(&s);
  set_span(c, &s);
  const bool nothing = s.empty || is_side_positive(c, &s);
  span_clear(&s);
  finding->meeting = OG_MEET_NOTHING;
  return nothing ? OG_CURVED_HIT_ACCEPTED : OG_CURVED_HIT_REFUSED_COMMON;
}

og_curved_hit_refusal og_check_curved_hit(const og_curved_hit_problem *problem,
                                          const og_curved_hit_certificate *certificate, og_primitive_finding *finding) {
  hit_check c;
  const bool first = certificate->first != OG_CURVED_END_NONE, last = certificate->last != OG_CURVED_END_NONE;
  og_curved_hit_refusal refusal = OG_CURVED_HIT_REFUSED_PROBLEM;
  check_init(&c, problem);
  if (!set_functions(&c)) refusal = OG_CURVED_HIT_REFUSED_PROBLEM;
  else if (first != last) refusal = OG_CURVED_HIT_REFUSED_KIND;
  else refusal = first ? check_common(&c, certificate, finding) : check_nothing(&c, finding);
  check_clear(&c);
  return refusal;
}
