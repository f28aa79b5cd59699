// Newton's method for the direction along which two bodies are farthest apart. Where both are smooth, points and edges
// of polytopes apart, the gap's gradient is the difference r of the farthest points. At the best unit vector n it is a
// multiple of n. What the nearest points of the hulls lie on says which parts of the bodies take part: an edge or a
// side that they share keeps n across it.

#include <limits.h>

#include "spec/enclosure/solve/ellipsoid.h"
#include "spec/enclosure/solve/touch.h"

enum { STEPS = 12, SPARE_BITS = 64 };

typedef struct long_vector {
  mpf_t at[3];
} long_vector;

// A part of a body: a point, or c + the disc or the ball that the arms span.
typedef struct smooth_part {
  int arms;
  long_vector c, arm[3];
  mpf_t reach[3], side[2][3], length; // of the arms along n; across it, of the two tangents
} smooth_part;

typedef struct newton {
  og_enclosure_solver *s;
  smooth_part part[2];
  int kept; // 0: n is free; 1: it stays across `across`
  og_ivec across;
  long_vector n, r, edge, tangent[2], t;
  mpf_t lambda, k[3], rhs[2], z[2], det, u, v;
} newton;

static void vector_init(long_vector *v, mp_bitcnt_t bits) {
  for (int k = 0; k < 3; k++) mpf_init2(v->at[k], bits);
}

static void vector_clear(long_vector *v) {
  for (int k = 0; k < 3; k++) mpf_clear(v->at[k]);
}

static void each_vector(newton *w, void (*apply)(long_vector *, mp_bitcnt_t), mp_bitcnt_t bits) {
  long_vector *const vectors[] = {&w->n, &w->r, &w->edge, &w->tangent[0], &w->tangent[1], &w->t};
  for (size_t k = 0; k < sizeof vectors / sizeof *vectors; k++) apply(vectors[k], bits);
  for (int body = 0; body < 2; body++) {
    apply(&w->part[body].c, bits);
    for (int k = 0; k < 3; k++) apply(&w->part[body].arm[k], bits);
  }
}

static void each_number(newton *w, void (*apply)(mpf_t, mp_bitcnt_t), mp_bitcnt_t bits) {
  mpf_t *const numbers[] = {&w->lambda, &w->k[0], &w->k[1], &w->k[2], &w->rhs[0], &w->rhs[1],
                            &w->z[0],   &w->z[1], &w->det,  &w->u,    &w->v};
  for (size_t k = 0; k < sizeof numbers / sizeof *numbers; k++) apply(*numbers[k], bits);
  for (int body = 0; body < 2; body++) {
    smooth_part *p = &w->part[body];
    for (int k = 0; k < 3; k++) {
      apply(p->reach[k], bits);
      for (int side = 0; side < 2; side++) apply(p->side[side][k], bits);
    }
    apply(p->length, bits);
  }
}

static void clear_vector(long_vector *v, mp_bitcnt_t bits) {
  (void)bits;
  vector_clear(v);
}

static void clear_number(mpf_t x, mp_bitcnt_t bits) {
  (void)bits;
  mpf_clear(x);
}

static void set_long(long_vector *to, const og_ivec *from) {
  mpf_set_z(to->at[0], from->x.z);
  mpf_set_z(to->at[1], from->y.z);
  mpf_set_z(to->at[2], from->z.z);
}

static void dot(newton *w, mpf_t r, const long_vector *a, const long_vector *b) {
  mpf_mul(w->u, a->at[0], b->at[0]);
  for (int k = 1; k < 3; k++) {
    mpf_mul(w->v, a->at[k], b->at[k]);
    mpf_add(w->u, w->u, w->v);
  }
  mpf_set(r, w->u);
}

static void cross(newton *w, long_vector *r, const long_vector *a, const long_vector *b) {
  for (int k = 0; k < 3; k++) {
    mpf_mul(w->u, a->at[(k + 1) % 3], b->at[(k + 2) % 3]);
    mpf_mul(w->v, a->at[(k + 2) % 3], b->at[(k + 1) % 3]);
    mpf_sub(r->at[k], w->u, w->v);
  }
}

// r += x a
static void add_multiple(newton *w, long_vector *r, const mpf_t x, const long_vector *a) {
  for (int k = 0; k < 3; k++) {
    mpf_mul(w->u, x, a->at[k]);
    mpf_add(r->at[k], r->at[k], w->u);
  }
}

static void normalize(newton *w, long_vector *a) {
  dot(w, w->u, a, a);
  if (mpf_sgn(w->u) <= 0) return;
  mpf_sqrt(w->u, w->u);
  for (int k = 0; k < 3; k++) mpf_div(a->at[k], a->at[k], w->u);
}

// ---- the parts ----

// n stays across this way, too. False where it would have no choice left.
static bool keep_across(newton *w, const og_ivec *way) {
  if (og_ivec_is_zero(way)) return true;
  if (w->kept == 0) {
    og_ivec_set(&w->across, way);
    w->kept = 1;
    return true;
  }
  og_ivec_cross(&w->s->kept, &w->across, way);
  return og_ivec_is_zero(&w->s->kept);
}

static uint32_t index_of(const og_combination *named, int body, size_t k) {
  return body == 0 ? named->pair[k].i : named->pair[k].j;
}

// The first that has a weight; a surface names others, too.
static size_t first_of(const og_combination *named) {
  size_t k = 0;
  while (k + 1 < named->count && og_int_sign(&named->weight[k]) == 0) k++;
  return k;
}

static bool set_corner(newton *w, int body, const og_combination *named) {
  const og_points *points = w->s->body[body].points;
  const og_ivec *first = &points->at[index_of(named, body, first_of(named))];
  og_ivec way;
  bool free_enough = true;
  w->part[body].arms = 0;
  set_long(&w->part[body].c, first);
  og_ivec_init(&way);
  for (size_t k = 0; k < named->count && free_enough; k++) {
    if (og_int_sign(&named->weight[k]) == 0) continue;
    og_ivec_sub(&way, &points->at[index_of(named, body, k)], first);
    free_enough = keep_across(w, &way);
  }
  og_ivec_clear(&way);
  return free_enough;
}

static void set_arms(newton *w, int body, int arms) {
  const og_inner_body *b = &w->s->body[body];
  const og_ivec *const of[3] = {&b->axes.u, &b->axes.v, &b->axes.a};
  smooth_part *p = &w->part[body];
  p->arms = arms;
  set_long(&p->c, &b->points->at[0]);
  for (int k = 0; k < arms; k++) set_long(&p->arm[k], of[k]);
}

// A rim or an apex, or both rims of a cylinder. A cone's side keeps n on no plane.
static bool set_revolved(newton *w, int body, const og_combination *named) {
  const og_inner_body *b = &w->s->body[body];
  bool high = false, low = false;
  for (size_t k = 0; k < named->count; k++) {
    if (og_int_sign(&named->weight[k]) == 0) continue;
    const bool is_high = og_int_sign(&b->place[index_of(named, body, k)].z) > 0;
    high = high || is_high;
    low = low || !is_high;
  }
  if (b->curve == OG_CURVE_CONE && high && low) return false;
  set_arms(w, body, b->curve == OG_CURVE_CONE && high ? 0 : 2);
  set_long(&w->t, &b->axes.a);
  for (int k = 0; k < 3 && high != low; k++) {
    if (high) mpf_add(w->part[body].c.at[k], w->part[body].c.at[k], w->t.at[k]);
    else mpf_sub(w->part[body].c.at[k], w->part[body].c.at[k], w->t.at[k]);
  }
  return high != low || keep_across(w, &b->axes.a);
}

static bool set_part(newton *w, int body, const og_combination *named) {
  const og_curve curve = w->s->body[body].curve;
  if (curve == OG_CURVE_NONE) return set_corner(w, body, named);
  if (curve != OG_CURVE_ELLIPSOID) return set_revolved(w, body, named);
  set_arms(w, body, 3);
  return true;
}

// ---- a step ----

// r += or -= the farthest point of the part along n, or against it. False where all of it is.
static bool add_farthest(newton *w, int body) {
  smooth_part *p = &w->part[body];
  const int sign = body == 0 ? 1 : -1;
  long_vector *r = &w->r;
  mpf_set_si(p->length, 0);
  for (int k = 0; k < p->arms; k++) {
    dot(w, p->reach[k], &w->n, &p->arm[k]);
    if (body == 0) mpf_neg(p->reach[k], p->reach[k]);
    mpf_mul(w->u, p->reach[k], p->reach[k]);
    mpf_add(p->length, p->length, w->u);
  }
  mpf_set_si(w->det, sign);
  add_multiple(w, r, w->det, &p->c);
  if (p->arms == 0) return true;
  if (mpf_sgn(p->length) <= 0) return false;
  mpf_sqrt(p->length, p->length);
  for (int k = 0; k < p->arms; k++) {
    mpf_div(w->det, p->reach[k], p->length);
    if (sign < 0) mpf_neg(w->det, w->det);
    add_multiple(w, r, w->det, &p->arm[k]);
  }
  return true;
}

// Two unit vectors across n, or one that is across the edge as well.
static void set_tangents(newton *w) {
  if (w->kept > 0) {
    cross(w, &w->tangent[0], &w->n, &w->edge);
    normalize(w, &w->tangent[0]);
    return;
  }
  int least = 0;
  for (int k = 1; k < 3; k++) {
    mpf_abs(w->u, w->n.at[k]);
    mpf_abs(w->v, w->n.at[least]);
    if (mpf_cmp(w->u, w->v) < 0) least = k;
  }
  for (int k = 0; k < 3; k++) mpf_set_si(w->t.at[k], k == least);
  cross(w, &w->tangent[0], &w->n, &w->t);
  normalize(w, &w->tangent[0]);
  cross(w, &w->tangent[1], &w->n, &w->tangent[0]);
}

// k -= the second derivative of the part's reach: of arms without their share of `reach`, over its length.
static void add_curvature(newton *w, int body, int tangents) {
  smooth_part *p = &w->part[body];
  if (p->arms == 0) return;
  for (int side = 0; side < tangents; side++) {
    mpf_set_si(w->det, 0);
    for (int k = 0; k < p->arms; k++) {
      dot(w, p->side[side][k], &w->tangent[side], &p->arm[k]);
      mpf_mul(w->u, p->side[side][k], p->reach[k]);
      mpf_add(w->det, w->det, w->u);
    }
    mpf_mul(w->v, p->length, p->length);
    mpf_div(w->det, w->det, w->v);
    for (int k = 0; k < p->arms; k++) {
      mpf_mul(w->u, w->det, p->reach[k]);
      mpf_sub(p->side[side][k], p->side[side][k], w->u);
    }
  }
  for (int i = 0; i < tangents; i++)
    for (int j = i; j < tangents; j++)
      for (int k = 0; k < p->arms; k++) {
        mpf_mul(w->u, p->side[i][k], p->side[j][k]);
        mpf_div(w->u, w->u, p->length);
        mpf_sub(w->k[i + j], w->k[i + j], w->u);
      }
}

// k z = -t . r
static bool solve(newton *w, int tangents) {
  if (tangents == 1) {
    if (mpf_sgn(w->k[0]) == 0) return false;
    mpf_div(w->z[0], w->rhs[0], w->k[0]);
    return true;
  }
  mpf_mul(w->u, w->k[0], w->k[2]);
  mpf_mul(w->v, w->k[1], w->k[1]);
  mpf_sub(w->det, w->u, w->v);
  if (mpf_sgn(w->det) == 0) return false;
  for (int i = 0; i < 2; i++) {
    mpf_mul(w->u, w->rhs[i], w->k[i == 0 ? 2 : 0]);
    mpf_mul(w->v, w->rhs[1 - i], w->k[1]);
    mpf_sub(w->u, w->u, w->v);
    mpf_div(w->z[i], w->u, w->det);
  }
  return true;
}

// The exponent of the step's length; LONG_MIN of none.
static long length_of_step(newton *w, int tangents) {
  long longest = LONG_MIN;
  for (int k = 0; k < tangents; k++) {
    long exponent;
    if (mpf_sgn(w->z[k]) == 0) continue;
    mpf_get_d_2exp(&exponent, w->z[k]);
    if (exponent > longest) longest = exponent;
  }
  return longest;
}

static bool step(newton *w, long *length) {
  const int tangents = w->kept > 0 ? 1 : 2;
  for (int k = 0; k < 3; k++) mpf_set_si(w->r.at[k], 0);
  if (!add_farthest(w, 0) || !add_farthest(w, 1)) return false;
  set_tangents(w);
  dot(w, w->lambda, &w->r, &w->n);
  mpf_neg(w->k[0], w->lambda);
  mpf_set_si(w->k[1], 0);
  mpf_neg(w->k[2], w->lambda);
  for (int body = 0; body < 2; body++) add_curvature(w, body, tangents);
  for (int k = 0; k < tangents; k++) {
    dot(w, w->rhs[k], &w->tangent[k], &w->r);
    mpf_neg(w->rhs[k], w->rhs[k]);
  }
  if (!solve(w, tangents)) return false;
  for (int k = 0; k < tangents; k++) add_multiple(w, &w->n, w->z[k], &w->tangent[k]);
  *length = length_of_step(w, tangents);
  normalize(w, &w->n);
  return true;
}

// n to 2^-bits.
static void take_direction(newton *w) {
  og_int *const parts[3] = {&w->s->direction.x, &w->s->direction.y, &w->s->direction.z};
  for (int k = 0; k < 3; k++) {
    mpf_mul_2exp(w->u, w->n.at[k], w->s->bits);
    mpz_set_f(parts[k]->z, w->u);
  }
  og_direction_shorten(&w->s->direction);
}

// Across the edge that they keep, if there is one.
static void start(newton *w) {
  set_long(&w->n, &w->s->direction);
  if (w->kept > 0) {
    set_long(&w->edge, &w->across);
    normalize(w, &w->edge);
    dot(w, w->lambda, &w->n, &w->edge);
    mpf_neg(w->lambda, w->lambda);
    add_multiple(w, &w->n, w->lambda, &w->edge);
  }
  normalize(w, &w->n);
}

static bool iterate(newton *w, const og_combination *named) {
  const long wanted = -(long)(w->s->bits / 2) - 8;
  if (!set_part(w, 0, named) || !set_part(w, 1, named)) return false;
  start(w);
  for (int k = 0; k < STEPS; k++) {
    long length;
    if (!step(w, &length) || length > 0) return false;
    if (length > wanted) continue;
    take_direction(w);
    return !og_ivec_is_zero(&w->s->direction);
  }
  return false;
}

bool og_enclosure_newton(og_enclosure_solver *s, const og_combination *named) {
  newton w = {.s = s, .kept = 0};
  if (named->count == 0 || og_ivec_is_zero(&s->direction)) return false;
  og_ivec_init(&w.across);
  each_vector(&w, vector_init, s->bits + SPARE_BITS);
  each_number(&w, mpf_init2, s->bits + SPARE_BITS);
  const bool found = iterate(&w, named);
  each_vector(&w, clear_vector, 0);
  each_number(&w, clear_number, 0);
  og_ivec_clear(&w.across);
  return found;
}
