#include "spec/bound/solve/bound.h"

#include <math.h>
#include <stdlib.h>

#include "spec/bound/solve/box.h"
#include "spec/number/allocation.h"

// A simplex of at most four points, and its sphere.
// The centre is sum / total, square is the radius times total, squared.
typedef struct ball {
  size_t count;
  uint32_t point[4];
  og_int weight[4];
  og_ivec sum;
  og_int total, square;
} ball;

typedef struct search {
  const og_exact_body *points;
  ball best, trial;
  og_ivec edge[3], arm;
  og_int gram[3][3], right[3], minor, other;
  double *near; // the points, three numbers each, from the first one on, none larger than 1
  long exponent;
} search;

static void ball_init(ball *b) {
  b->count = 0;
  for (int k = 0; k < 4; k++) og_int_init(&b->weight[k]);
  og_ivec_init(&b->sum);
  og_int_init(&b->total);
  og_int_init(&b->square);
}

static void ball_clear(ball *b) {
  for (int k = 0; k < 4; k++) og_int_clear(&b->weight[k]);
  og_ivec_clear(&b->sum);
  og_int_clear(&b->total);
  og_int_clear(&b->square);
}

static void ball_swap(ball *a, ball *b) {
  const ball t = *a;
  *a = *b;
  *b = t;
}

static void search_init(search *s, const og_exact_body *points) {
  s->points = points;
  ball_init(&s->best);
  ball_init(&s->trial);
  for (int i = 0; i < 3; i++) {
    og_ivec_init(&s->edge[i]);
    og_int_init(&s->right[i]);
    for (int j = 0; j < 3; j++) og_int_init(&s->gram[i][j]);
  }
  og_ivec_init(&s->arm);
  og_int_init(&s->minor);
  og_int_init(&s->other);
  s->near = NULL;
}

static void search_clear(search *s) {
  ball_clear(&s->best);
  ball_clear(&s->trial);
  for (int i = 0; i < 3; i++) {
    og_ivec_clear(&s->edge[i]);
    og_int_clear(&s->right[i]);
    for (int j = 0; j < 3; j++) og_int_clear(&s->gram[i][j]);
  }
  og_ivec_clear(&s->arm);
  og_int_clear(&s->minor);
  og_int_clear(&s->other);
  free(s->near);
}

// ---- the sphere through the points of a simplex, with its centre among them ----

// The determinant of the first `size` rows and columns of the matrix whose column `column` is `right` instead.
static const og_int *entry(const search *s, size_t i, size_t j, size_t column) {
  return j == column ? &s->right[i] : &s->gram[i][j];
}

static void minor_of(og_int *r, search *s, size_t j, size_t k, size_t column) {
  og_int_mul(r, entry(s, 1, j, column), entry(s, 2, k, column));
  og_int_submul(r, entry(s, 1, k, column), entry(s, 2, j, column));
}

static void determinant(og_int *r, search *s, size_t size, size_t column) {
  if (size == 1) {
    og_int_set(r, entry(s, 0, 0, column));
  } else if (size == 2) {
    og_int_mul(r, entry(s, 0, 0, column), entry(s, 1, 1, column));
    og_int_submul(r, entry(s, 0, 1, column), entry(s, 1, 0, column));
  } else {
    minor_of(&s->minor, s, 1, 2, column);
    og_int_mul(r, entry(s, 0, 0, column), &s->minor);
    minor_of(&s->minor, s, 0, 2, column);
    og_int_submul(r, entry(s, 0, 1, column), &s->minor);
    minor_of(&s->minor, s, 0, 1, column);
    og_int_addmul(r, entry(s, 0, 2, column), &s->minor);
  }
}

static void set_gram(search *s, const ball *b) {
  const og_ivec *point = s->points->point;
  const size_t size = b->count - 1;
  for (size_t k = 0; k < size; k++) og_ivec_sub(&s->edge[k], &point[b->point[k + 1]], &point[b->point[0]]);
  for (size_t i = 0; i < size; i++) {
    for (size_t j = 0; j < size; j++) og_ivec_dot(&s->gram[i][j], &s->edge[i], &s->edge[j]);
    og_int_set(&s->right[i], &s->gram[i][i]);
  }
}

static void reduce_weights(ball *b) {
  mpz_t divisor;
  mpz_init(divisor);
  for (size_t k = 0; k < b->count; k++) mpz_gcd(divisor, divisor, b->weight[k].z);
  for (size_t k = 0; k < b->count; k++) mpz_divexact(b->weight[k].z, b->weight[k].z, divisor);
  mpz_divexact(b->total.z, b->total.z, divisor);
  mpz_clear(divisor);
}

// The centre c is the first point plus the multiples m of the edges e, and 2 c . e = e . e for each: by Cramer's rule.
// False where the points are no simplex, or where its sphere has its centre elsewhere.
static bool set_weights(search *s, ball *b) {
  const size_t size = b->count - 1;
  og_int_set_si(&b->weight[0], 1);
  og_int_set_si(&b->total, 1);
  if (size == 0) return true;
  set_gram(s, b);
  determinant(&b->total, s, size, size);
  if (og_int_sign(&b->total) == 0) return false;
  og_int_add(&b->total, &b->total, &b->total);
  og_int_set(&b->weight[0], &b->total);
  for (size_t k = 0; k < size; k++) {
    determinant(&b->weight[k + 1], s, size, k);
    if (og_int_sign(&b->weight[k + 1]) <= 0) return false;
    og_int_sub(&b->weight[0], &b->weight[0], &b->weight[k + 1]);
  }
  if (og_int_sign(&b->weight[0]) <= 0) return false;
  reduce_weights(b);
  return true;
}

static void measure(og_int *r, search *s, const ball *b, uint32_t point) {
  og_ivec_scale(&s->arm, &b->total, &s->points->point[point]);
  og_ivec_sub(&s->arm, &s->arm, &b->sum);
  og_ivec_dot(r, &s->arm, &s->arm);
}

static bool is_outside(search *s, const ball *b, uint32_t point) {
  measure(&s->other, s, b, point);
  return og_int_compare(&s->other, &b->square) > 0;
}

static bool set_ball(search *s, ball *b) {
  if (!set_weights(s, b)) return false;
  og_ivec_set_zero(&b->sum);
  for (size_t k = 0; k < b->count; k++) og_ivec_addmul(&b->sum, &b->weight[k], &s->points->point[b->point[k]]);
  measure(&b->square, s, b, b->point[0]);
  return true;
}

// ---- a point joins ----

// The set bits are points of the best ball.
// With the one that joins, does the sphere through them hold all of these?
static bool try_subset(search *s, unsigned bits, uint32_t joining) {
  ball *trial = &s->trial;
  trial->count = 1;
  trial->point[0] = joining;
  for (size_t k = 0; k < s->best.count; k++)
    if (bits >> k & 1) trial->point[trial->count++] = s->best.point[k];
  if (!set_ball(s, trial)) return false;
  for (size_t k = 0; k < s->best.count; k++)
    if (is_outside(s, trial, s->best.point[k])) return false;
  return true;
}

static int ones(unsigned bits) { return bits == 0 ? 0 : (int)(bits & 1) + ones(bits >> 1); }

// The point lies outside of the best ball, so it is in the support of the smallest sphere around both. By Caratheodory
// that has a support of at most four points that are a simplex. False: none was found, which is a defect.
static bool join(search *s, uint32_t point) {
  const unsigned all = 1u << s->best.count;
  for (int size = 1; size <= 3; size++)
    for (unsigned bits = 1; bits < all; bits++)
      if (ones(bits) == size && try_subset(s, bits, point)) {
        ball_swap(&s->best, &s->trial);
        return true;
      }
  return false;
}

// ---- the farthest point ----

static void raise_exponent(long *most, const og_int *a) {
  long e;
  if (mpz_sgn(a->z) == 0) return;
  mpz_get_d_2exp(&e, a->z);
  if (e > *most) *most = e;
}

static double scaled(const og_int *a, long exponent) {
  long e;
  const double mantissa = mpz_get_d_2exp(&e, a->z);
  const long shift = e - exponent;
  return shift < -1100 ? 0 : ldexp(mantissa, (int)shift);
}

static void set_near(search *s) {
  const og_exact_body *points = s->points;
  s->near = og_grow(NULL, 3 * points->count, sizeof *s->near);
  s->exponent = -0x40000000L;
  for (int round = 0; round < 2; round++)
    for (size_t k = 0; k < points->count; k++) {
      og_ivec_sub(&s->arm, &points->point[k], &points->point[0]);
      const og_int *const parts[3] = {&s->arm.x, &s->arm.y, &s->arm.z};
      for (size_t axis = 0; axis < 3; axis++) {
        if (round == 0) raise_exponent(&s->exponent, parts[axis]);
        else s->near[3 * k + axis] = scaled(parts[axis], s->exponent);
      }
    }
}

// (sum / total - first point) in the units of `near`.
static void centre_near(search *s, double centre[3]) {
  const ball *b = &s->best;
  long e_total;
  const double total = mpz_get_d_2exp(&e_total, b->total.z);
  og_ivec_scale(&s->arm, &b->total, &s->points->point[0]);
  og_ivec_sub(&s->arm, &b->sum, &s->arm);
  const og_int *const parts[3] = {&s->arm.x, &s->arm.y, &s->arm.z};
  for (int axis = 0; axis < 3; axis++) centre[axis] = scaled(parts[axis], s->exponent + e_total) / total;
}

static uint32_t farthest_near(search *s) {
  double centre[3], most = -1;
  size_t farthest = 0;
  centre_near(s, centre);
  for (size_t k = 0; k < s->points->count; k++) {
    const double x = s->near[3 * k] - centre[0], y = s->near[3 * k + 1] - centre[1], z = s->near[3 * k + 2] - centre[2];
    const double square = x * x + y * y + z * z;
    if (square > most) {
      most = square;
      farthest = k;
    }
  }
  return (uint32_t)farthest;
}

// The farthest point exactly, where it is outside.
static bool find_outside(search *s, uint32_t *point) {
  bool found = false;
  og_int most;
  og_int_init(&most);
  og_int_set(&most, &s->best.square);
  for (size_t k = 0; k < s->points->count; k++) {
    measure(&s->other, s, &s->best, (uint32_t)k);
    if (og_int_compare(&s->other, &most) <= 0) continue;
    og_int_swap(&most, &s->other);
    *point = (uint32_t)k;
    found = true;
  }
  og_int_clear(&most);
  return found;
}

// ---- the sphere ----

static void write_support(og_volume_certificate *certificate, const ball *b) {
  bool done[4] = {false, false, false, false};
  og_volume_certificate_reset(certificate, OG_PROOF_SUPPORT);
  for (size_t n = 0; n < b->count; n++) {
    size_t least = b->count;
    for (size_t k = 0; k < b->count; k++)
      if (!done[k] && (least == b->count || b->point[k] < b->point[least])) least = k;
    done[least] = true;
    og_volume_mark *mark = og_volume_certificate_add(certificate);
    mark->point = mark->other = b->point[least];
    og_int_set(&mark->weight, &b->weight[least]);
  }
}

static void solve_sphere(search *s, const og_volume_problem *problem, og_volume_answer *answer) {
  set_near(s);
  s->best.count = 1;
  s->best.point[0] = 0;
  set_ball(s, &s->best);
  uint32_t point;
  for (;;) {
    for (point = farthest_near(s); is_outside(s, &s->best, point) && join(s, point); point = farthest_near(s))
      answer->steps++;
    write_support(&answer->certificate, &s->best);
    answer->refusal = og_check_volume(problem, &answer->certificate, &answer->finding);
    if (answer->refusal != OG_VOLUME_REFUSED_OUTSIDE || !find_outside(s, &point) || !join(s, point)) return;
    answer->steps++;
  }
}

// ---- slabs ----

static void solve_slab(search *s, const og_ivec *direction, og_volume_mark *mark) {
  og_int *least = &s->right[0], *most = &s->right[1];
  mark->point = mark->other = 0;
  og_ivec_dot(least, direction, &s->points->point[0]);
  og_int_set(most, least);
  for (size_t k = 1; k < s->points->count; k++) {
    og_ivec_dot(&s->other, direction, &s->points->point[k]);
    if (og_int_compare(&s->other, least) < 0) {
      og_int_set(least, &s->other);
      mark->point = (uint32_t)k;
    }
    if (og_int_compare(&s->other, most) > 0) {
      og_int_set(most, &s->other);
      mark->other = (uint32_t)k;
    }
  }
}

static void solve_slabs(search *s, const og_volume_problem *problem, og_volume_answer *answer) {
  og_volume_certificate_reset(&answer->certificate, OG_PROOF_SLABS);
  for (size_t k = 0; k < problem->directions.count; k++)
    solve_slab(s, &problem->directions.point[k], og_volume_certificate_add(&answer->certificate));
  answer->refusal = og_check_volume(problem, &answer->certificate, &answer->finding);
}

// ---- every turn ----

static void solve_every_turn(search *s, const og_volume_problem *problem, og_volume_answer *answer) {
  const og_exact_body *pivot = &problem->turn.pivot;
  og_int *most = &s->right[0];
  og_ivec *at = &s->edge[0];
  og_volume_certificate_reset(&answer->certificate, OG_PROOF_FARTHEST);
  og_volume_mark *mark = og_volume_certificate_add(&answer->certificate);
  og_int_set_si(most, -1);
  og_ivec_scale(at, &s->points->den, &pivot->point[0]);
  for (size_t k = 0; k < s->points->count; k++) {
    og_ivec_scale(&s->arm, &pivot->den, &s->points->point[k]);
    og_ivec_sub(&s->arm, &s->arm, at);
    og_ivec_dot(&s->other, &s->arm, &s->arm);
    if (og_int_compare(&s->other, most) <= 0) continue;
    og_int_set(most, &s->other);
    mark->point = (uint32_t)k;
  }
  answer->refusal = og_check_volume(problem, &answer->certificate, &answer->finding);
}

void og_volume_answer_init(og_volume_answer *answer) {
  answer->refusal = OG_VOLUME_REFUSED_KIND;
  answer->steps = 0;
  og_volume_certificate_init(&answer->certificate);
  og_volume_finding_init(&answer->finding);
}

void og_volume_answer_clear(og_volume_answer *answer) {
  og_volume_certificate_clear(&answer->certificate);
  og_volume_finding_clear(&answer->finding);
}

og_volume_refusal og_solve_volume(const og_volume_problem *problem, og_volume_answer *answer) {
  search s;
  answer->steps = 0;
  if (problem->kind == OG_VOLUME_OBB) {
    og_solve_volume_box(problem, answer);
    return answer->refusal;
  }
  search_init(&s, &problem->points);
  if (problem->turn.kind == OG_TURNING_EVERY) solve_every_turn(&s, problem, answer);
  else if (problem->kind == OG_VOLUME_SPHERE) solve_sphere(&s, problem, answer);
  else solve_slabs(&s, problem, answer);
  search_clear(&s);
  return answer->refusal;
}
