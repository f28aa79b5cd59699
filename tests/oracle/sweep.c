#include "tests/oracle/sweep.h"

// ---- contact at a rational time ----

typedef struct moment {
  or_vec y; // t s
  or_nearest nearest;
  mpq_t t;
} moment;

static void moment_at(moment *m, const or_bodies *bodies, const mpq_t time) {
  or_vec_init(&m->y);
  or_nearest_init(&m->nearest);
  mpq_init(m->t);
  or_vec_add_scaled(&m->y, time, &bodies->velocity, m->t);
  or_nearest_find(&m->nearest, bodies, &m->y);
}

static void moment_clear(moment *m) {
  or_vec_clear(&m->y);
  or_nearest_clear(&m->nearest);
  mpq_clear(m->t);
}

// f - R^2: its sign.
static int contact_sign(moment *m, const or_bodies *bodies) {
  if (m->nearest.inside) return mpq_sgn(bodies->radius) > 0 ? -1 : 0;
  mpq_mul(m->t, bodies->radius, bodies->radius);
  return mpq_cmp(m->nearest.square, m->t);
}

static bool meets_at(const or_bodies *bodies, const mpq_t time) {
  moment m;
  moment_at(&m, bodies, time);
  const bool meets = contact_sign(&m, bodies) <= 0;
  moment_clear(&m);
  return meets;
}

static bool rational_end_is(const or_bodies *bodies, const or_planes *planes, int which, const mpq_t time) {
  moment m;
  moment_at(&m, bodies, time);
  bool is = false;
  if (!m.nearest.inside && contact_sign(&m, bodies) == 0) {
    mpq_t first, last;
    mpq_inits(first, last, NULL);
    or_dot(first, &m.nearest.offset, &bodies->velocity, m.t); // V.s = -f'/2
    const int slope = mpq_sgn(first);
    is = slope == which;
    if (slope == 0 && or_planes_clip(planes, &m.nearest.offset, &bodies->velocity, first, last))
      is = mpq_equal(which > 0 ? first : last, time);
    mpq_clears(first, last, NULL);
  }
  moment_clear(&m);
  return is;
}

// ---- contact at an irrational time u + v sqrt(d) ----

typedef struct field {
  const or_bodies *bodies;
  const or_surd *time;
  int which;
  or_vec shift[2];  // t s = shift[0] + shift[1] sqrt(d)
  or_vec p, e[2];   // of the feature
  or_vec offset[2]; // V = offset[0] + offset[1] sqrt(d)
  mpq_t foot[2][2]; // alpha = foot[0][0] + foot[0][1] sqrt(d), beta = foot[1][...]
  mpq_t g11, g12, g22, det, c1, c2, x, y, r2, t;
} field;

// The part of w perpendicular to the feature, and its coefficients along e1, e2 negated: w - sum c e.
static void perpendicular(field *s, int dims, int part, or_vec *w) {
  mpq_set_ui(s->foot[0][part], 0, 1);
  mpq_set_ui(s->foot[1][part], 0, 1);
  if (dims == 0) return;
  or_dot(s->c1, w, &s->e[0], s->t);
  mpq_neg(s->c1, s->c1);
  if (dims == 1) {
    mpq_div(s->foot[0][part], s->c1, s->g11);
  } else {
    or_dot(s->c2, w, &s->e[1], s->t);
    mpq_neg(s->c2, s->c2);
    mpq_mul(s->x, s->c1, s->g22);
    mpq_mul(s->t, s->c2, s->g12);
    mpq_sub(s->x, s->x, s->t);
    mpq_div(s->foot[0][part], s->x, s->det);
    mpq_mul(s->x, s->c2, s->g11);
    mpq_mul(s->t, s->c1, s->g12);
    mpq_sub(s->x, s->x, s->t);
    mpq_div(s->foot[1][part], s->x, s->det);
    or_vec_add_scaled(w, s->foot[1][part], &s->e[1], s->t);
  }
  or_vec_add_scaled(w, s->foot[0][part], &s->e[0], s->t);
}

// Is the foot in the (closed) feature?
static bool foot_is_inside(field *s, const or_feature *f) {
  for (int k = 0; k < f->dims; k++) {
    if (or_root_sign(s->foot[k][0], s->foot[k][1], s->time->d) < 0) return false;
    mpq_set_ui(s->x, 1, 1);
    mpq_sub(s->x, s->foot[k][0], s->x);
    if (or_root_sign(s->x, s->foot[k][1], s->time->d) > 0) return false;
  }
  if (f->dims < 2 || f->parallelogram) return true;
  mpq_add(s->x, s->foot[0][0], s->foot[1][0]);
  mpq_set_ui(s->t, 1, 1);
  mpq_sub(s->x, s->x, s->t);
  mpq_add(s->y, s->foot[0][1], s->foot[1][1]);
  return or_root_sign(s->x, s->y, s->time->d) <= 0;
}

// x + y sqrt(d) = V . w for w = w0 + w1 sqrt(d)
static void dot_offset(field *s, const or_vec *w0, const or_vec *w1) {
  mpq_t z;
  mpq_init(z);
  or_dot(s->x, &s->offset[0], w0, s->t);
  or_dot(z, &s->offset[1], w1, s->t);
  mpq_mul(z, z, s->time->d);
  mpq_add(s->x, s->x, z);
  or_dot(s->y, &s->offset[0], w1, s->t);
  or_dot(z, &s->offset[1], w0, s->t);
  mpq_add(s->y, s->y, z);
  mpq_clear(z);
}

static void feature_point(field *s, or_vec *p, const or_feature *f, int k) {
  or_vec_sub(p, &s->bodies->a[f->i[k]], &s->bodies->b[f->j[k]]);
}

// Sets p, the edges and the Gram matrix; false if the feature is of lower dimension than it says.
static bool set_feature(field *s, const or_feature *f) {
  feature_point(s, &s->p, f, 0);
  for (int k = 0; k < f->dims; k++) {
    feature_point(s, &s->e[k], f, k + 1);
    or_vec_sub(&s->e[k], &s->e[k], &s->p);
  }
  if (f->dims == 0) return true;
  or_dot(s->g11, &s->e[0], &s->e[0], s->t);
  if (f->dims == 1) return mpq_sgn(s->g11) != 0;
  or_dot(s->g12, &s->e[0], &s->e[1], s->t);
  or_dot(s->g22, &s->e[1], &s->e[1], s->t);
  mpq_mul(s->det, s->g11, s->g22);
  mpq_mul(s->t, s->g12, s->g12);
  mpq_sub(s->det, s->det, s->t);
  return mpq_sgn(s->det) != 0;
}

// Is V.(p - t s) >= R^2 for every p of the CSO?
static bool offset_supports(field *s) {
  or_vec w0, w1;
  or_vec_init(&w0);
  or_vec_init(&w1);
  bool supports = true;
  for (size_t i = 0; i < s->bodies->na && supports; i++)
    for (size_t j = 0; j < s->bodies->nb && supports; j++) {
      or_vec_sub(&w0, &s->bodies->a[i], &s->bodies->b[j]);
      or_vec_sub(&w0, &w0, &s->shift[0]);
      for (int k = 0; k < 3; k++) mpq_neg(w1.c[k], s->shift[1].c[k]);
      dot_offset(s, &w0, &w1);
      mpq_sub(s->x, s->x, s->r2);
      supports = or_root_sign(s->x, s->y, s->time->d) >= 0;
    }
  or_vec_clear(&w0);
  or_vec_clear(&w1);
  return supports;
}

// Is the point of this feature nearest t s at distance exactly R, nearest of the whole CSO, and f falling
// (first) or rising (last)? A time at which f is least is rational (it comes from rational slabs), so f' = 0
// is no answer here.
static bool feature_shows_end(void *context, const or_feature *f) {
  field *s = context;
  if (!set_feature(s, f)) return false;
  or_vec_sub(&s->offset[0], &s->p, &s->shift[0]);
  for (int k = 0; k < 3; k++) mpq_neg(s->offset[1].c[k], s->shift[1].c[k]);
  perpendicular(s, f->dims, 0, &s->offset[0]);
  perpendicular(s, f->dims, 1, &s->offset[1]);
  dot_offset(s, &s->offset[0], &s->offset[1]);
  if (mpq_sgn(s->y) != 0 || !mpq_equal(s->x, s->r2)) return false;
  if (!foot_is_inside(s, f) || !offset_supports(s)) return false;
  or_vec zero;
  or_vec_init(&zero);
  dot_offset(s, &s->bodies->velocity, &zero);
  or_vec_clear(&zero);
  return or_root_sign(s->x, s->y, s->time->d) == s->which;
}

static bool irrational_end_is(const or_bodies *bodies, int which, const or_surd *time) {
  field s = {.bodies = bodies, .time = time, .which = which};
  or_vec *const vectors[] = {&s.shift[0], &s.shift[1], &s.p, &s.e[0], &s.e[1], &s.offset[0], &s.offset[1]};
  for (size_t k = 0; k < sizeof vectors / sizeof *vectors; k++) or_vec_init(vectors[k]);
  mpq_inits(s.foot[0][0], s.foot[0][1], s.foot[1][0], s.foot[1][1], NULL);
  mpq_inits(s.g11, s.g12, s.g22, s.det, s.c1, s.c2, s.x, s.y, s.r2, s.t, NULL);
  mpq_mul(s.r2, bodies->radius, bodies->radius);
  or_vec_add_scaled(&s.shift[0], time->u, &bodies->velocity, s.t);
  or_vec_add_scaled(&s.shift[1], time->v, &bodies->velocity, s.t);
  mpq_t near;
  mpq_init(near);
  or_surd_near(near, time);
  moment m;
  moment_at(&m, bodies, near);
  bool is = !m.nearest.inside && feature_shows_end(&s, &m.nearest.feature);
  if (!is) is = or_features_visit(bodies, feature_shows_end, &s);
  moment_clear(&m);
  mpq_clear(near);
  for (size_t k = 0; k < sizeof vectors / sizeof *vectors; k++) or_vec_clear(vectors[k]);
  mpq_clears(s.foot[0][0], s.foot[0][1], s.foot[1][0], s.foot[1][1], NULL);
  mpq_clears(s.g11, s.g12, s.g22, s.det, s.c1, s.c2, s.x, s.y, s.r2, s.t, NULL);
  return is;
}

// ---- without radii: clipping ----

// The contact within [0, until]; `ends` false means that it has no last time.
static bool clip_motion(const or_bodies *bodies, const or_planes *planes, mpq_t first, mpq_t last, bool *ends) {
  or_vec zero;
  or_vec_init(&zero);
  bool hit = or_planes_clip(planes, &zero, &bodies->velocity, first, last);
  or_vec_clear(&zero);
  *ends = true;
  if (!hit) return false;
  if (or_vec_is_zero(&bodies->velocity)) {
    *ends = bodies->has_until;
    mpq_set(last, bodies->until);
    return true;
  }
  if (mpq_sgn(last) < 0) return false;
  if (mpq_sgn(first) < 0) mpq_set_ui(first, 0, 1);
  if (!bodies->has_until) return true;
  if (mpq_cmp(first, bodies->until) > 0) return false;
  if (mpq_cmp(last, bodies->until) > 0) mpq_set(last, bodies->until);
  return true;
}

// ---- the three answers ----

static void widen(mpq_t bound, const or_vec *points, size_t count, int axis) {
  mpq_t x, most;
  mpq_inits(x, most, NULL);
  for (size_t k = 0; k < count; k++) {
    mpq_abs(x, points[k].c[axis]);
    if (mpq_cmp(x, most) > 0) mpq_set(most, x);
  }
  mpq_add(bound, bound, most);
  mpq_clears(x, most, NULL);
}

// A time after which the bodies are past each other: |t s| exceeds every |p| + R.
static void time_of_parting(mpq_t time, const or_bodies *bodies) {
  mpq_t x, fastest;
  mpq_inits(x, fastest, NULL);
  mpq_set(time, bodies->radius);
  for (int axis = 0; axis < 3; axis++) {
    widen(time, bodies->a, bodies->na, axis);
    widen(time, bodies->b, bodies->nb, axis);
    mpq_abs(x, bodies->velocity.c[axis]);
    if (mpq_cmp(x, fastest) > 0) mpq_set(fastest, x);
  }
  mpq_div(time, time, fastest);
  mpq_set_ui(x, 1, 1);
  mpq_add(time, time, x);
  mpq_clears(x, fastest, NULL);
}

bool or_sweep_hits(const or_bodies *bodies, const or_planes *planes) {
  mpq_t x, y;
  mpq_inits(x, y, NULL);
  bool hits, ends;
  if (mpq_sgn(bodies->radius) == 0) {
    hits = clip_motion(bodies, planes, x, y, &ends);
  } else if (or_vec_is_zero(&bodies->velocity)) {
    hits = meets_at(bodies, x);
  } else {
    if (bodies->has_until) mpq_set(x, bodies->until);
    else time_of_parting(x, bodies);
    or_bodies *swept = or_bodies_swept(bodies, x);
    mpq_set_ui(x, 0, 1);
    hits = meets_at(swept, x);
    or_bodies_free(swept);
  }
  mpq_clears(x, y, NULL);
  return hits;
}

bool or_sweep_never_parts(const or_bodies *bodies, const or_planes *planes) {
  return !bodies->has_until && or_vec_is_zero(&bodies->velocity) && or_sweep_hits(bodies, planes);
}

static bool clipped_end_is(const or_bodies *bodies, const or_planes *planes, int which, const or_surd *time) {
  mpq_t first, last;
  mpq_inits(first, last, NULL);
  bool ends;
  const bool hit = clip_motion(bodies, planes, first, last, &ends);
  const bool is = hit && (which > 0 ? or_surd_compare_rational(time, first) == 0
                                    : ends && or_surd_compare_rational(time, last) == 0);
  mpq_clears(first, last, NULL);
  return is;
}

bool or_sweep_end_is(const or_bodies *bodies, const or_planes *planes, int which, const or_surd *time) {
  if (mpq_sgn(bodies->radius) == 0) return clipped_end_is(bodies, planes, which, time);
  mpq_t zero;
  mpq_init(zero);
  const int after_start = or_surd_compare_rational(time, zero);
  mpq_clear(zero);
  const int before_end = bodies->has_until ? -or_surd_compare_rational(time, bodies->until) : 1;
  if (after_start < 0 || before_end < 0) return false;
  if ((which > 0 && after_start == 0) || (which < 0 && before_end == 0)) return meets_at(bodies, time->u);
  if (mpq_sgn(time->v) == 0) return rational_end_is(bodies, planes, which, time->u);
  return irrational_end_is(bodies, which, time);
}
