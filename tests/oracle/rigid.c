#include "tests/oracle/rigid.h"

#include <mpfr.h>

#include "tests/oracle/nearest.h"

typedef struct posed {
  size_t count;
  or_vec point[OR_RIGID_POINTS];
} posed;

typedef struct scene {
  posed body[2];
  or_vec u, v, normal;
  mpq_t best[2], value, t;
  int relation; // so far
} scene;

// r = (1 - time) from + time to
static void mix_at(mpq_t r, double from, double to, const mpq_t time, mpq_t t) {
  mpq_set_d(r, to);
  mpq_set_d(t, from);
  mpq_sub(r, r, t);
  mpq_mul(r, r, time);
  mpq_add(r, r, t);
}

// The matrix of the quaternion, over its squared length.
static void set_matrix(mpq_t matrix[3][3], mpq_t q[4], mpq_t t) {
  mpq_t square, product;
  mpq_inits(square, product, NULL);
  for (int k = 0; k < 4; k++) {
    mpq_mul(t, q[k], q[k]);
    mpq_add(square, square, t);
  }
  for (int row = 0; row < 3; row++)
    for (int column = 0; column < 3; column++) {
      const int third = 3 - row - column;
      mpq_set_si(matrix[row][column], row == column ? 1 : 0, 1);
      if (row == column) {
        // 1 - 2 (the other two squared) / square
        for (int k = 0; k < 3; k++) {
          if (k == row) continue;
          mpq_mul(product, q[k], q[k]);
          mpq_add(product, product, product);
          mpq_div(product, product, square);
          mpq_sub(matrix[row][column], matrix[row][column], product);
        }
        continue;
      }
      // 2 (q_row q_column -+ q_w q_third) / square
      mpq_mul(product, q[row], q[column]);
      mpq_mul(t, q[3], q[third]);
      if ((column + 1) % 3 == row) mpq_add(product, product, t);
      else mpq_sub(product, product, t);
      mpq_add(product, product, product);
      mpq_div(matrix[row][column], product, square);
    }
  mpq_clears(square, product, NULL);
}

// ---- a spin ----

enum { BITS = 512 };

// cosine, sinc = sin(x) / |s| and rest = (1 - cos(x)) / |s|^2 for x = |s| t.
static void set_turn(mpq_t cosine, mpq_t sinc, mpq_t rest, const double spin[3], const mpq_t time) {
  mpfr_t square, angle, c, s;
  mpfr_inits2(BITS, square, angle, c, s, (mpfr_ptr)0);
  mpfr_set_zero(square, 1);
  for (int k = 0; k < 3; k++) {
    mpfr_set_d(angle, spin[k], MPFR_RNDN);
    mpfr_sqr(angle, angle, MPFR_RNDN);
    mpfr_add(square, square, angle, MPFR_RNDN);
  }
  mpfr_sqrt(angle, square, MPFR_RNDN);
  mpfr_mul_q(angle, angle, time, MPFR_RNDN);
  mpfr_sin_cos(s, c, angle, MPFR_RNDN);
  mpfr_get_q(cosine, c);
  mpfr_ui_sub(c, 1, c, MPFR_RNDN);
  mpfr_div(c, c, square, MPFR_RNDN);
  mpfr_get_q(rest, c);
  mpfr_sqrt(square, square, MPFR_RNDN);
  mpfr_div(s, s, square, MPFR_RNDN);
  mpfr_get_q(sinc, s);
  mpfr_clears(square, angle, c, s, (mpfr_ptr)0);
}

// matrix = (cosine 1 + rest s s^T + sinc [s]x) matrix
static void spin_matrix(mpq_t matrix[3][3], const double spin[3], const mpq_t time) {
  mpq_t turn[3][3], s[3], cosine, sinc, rest, t, sum[3];
  mpq_inits(cosine, sinc, rest, t, NULL);
  for (int k = 0; k < 3; k++) {
    mpq_inits(s[k], sum[k], NULL);
    mpq_set_d(s[k], spin[k]);
  }
  for (int k = 0; k < 9; k++) mpq_init(turn[k / 3][k % 3]);
  set_turn(cosine, sinc, rest, spin, time);
  for (int row = 0; row < 3; row++)
    for (int column = 0; column < 3; column++) {
      mpq_t *r = &turn[row][column];
      mpq_mul(*r, s[row], s[column]);
      mpq_mul(*r, *r, rest);
      if (row == column) mpq_add(*r, *r, cosine);
      if (row == column) continue;
      mpq_mul(t, sinc, s[3 - row - column]);
      if ((column + 1) % 3 == row) mpq_add(*r, *r, t);
      else mpq_sub(*r, *r, t);
    }
  for (int column = 0; column < 3; column++) {
    for (int row = 0; row < 3; row++) {
      mpq_set_ui(sum[row], 0, 1);
      for (int k = 0; k < 3; k++) {
        mpq_mul(t, turn[row][k], matrix[k][column]);
        mpq_add(sum[row], sum[row], t);
      }
    }
    for (int row = 0; row < 3; row++) mpq_set(matrix[row][column], sum[row]);
  }
  for (int k = 0; k < 3; k++) mpq_clears(s[k], sum[k], NULL);
  for (int k = 0; k < 9; k++) mpq_clear(turn[k / 3][k % 3]);
  mpq_clears(cosine, sinc, rest, t, NULL);
}

static bool does_spin(const or_rigid *body) {
  return body->spins && (body->spin[0] != 0 || body->spin[1] != 0 || body->spin[2] != 0);
}

static void set_posed(posed *r, const or_rigid *body, const mpq_t time) {
  mpq_t matrix[3][3], q[4], t, product;
  mpq_inits(t, product, NULL);
  for (int k = 0; k < 9; k++) mpq_init(matrix[k / 3][k % 3]);
  for (int k = 0; k < 4; k++) {
    mpq_init(q[k]);
    mix_at(q[k], body->rotation[0][k], body->rotation[body->spins ? 0 : 1][k], time, t);
  }
  set_matrix(matrix, q, t);
  if (does_spin(body)) spin_matrix(matrix, body->spin, time);
  r->count = body->count;
  for (size_t n = 0; n < body->count; n++)
    for (int row = 0; row < 3; row++) {
      mpq_t *sum = &r->point[n].c[row];
      mix_at(*sum, body->centre[0][row], body->centre[1][row], time, t);
      for (int column = 0; column < 3; column++) {
        mpq_set_d(product, body->point[n][column]);
        mpq_mul(product, product, matrix[row][column]);
        mpq_add(*sum, *sum, product);
      }
    }
  for (int k = 0; k < 9; k++) mpq_clear(matrix[k / 3][k % 3]);
  for (int k = 0; k < 4; k++) mpq_clear(q[k]);
  mpq_clears(t, product, NULL);
}

void or_rigid_place(mpq_t place[3], const or_rigid *body, size_t point, const mpq_t time) {
  posed r;
  for (int k = 0; k < OR_RIGID_POINTS; k++) or_vec_init(&r.point[k]);
  set_posed(&r, body, time);
  for (int axis = 0; axis < 3; axis++) mpq_set(place[axis], r.point[point].c[axis]);
  for (int k = 0; k < OR_RIGID_POINTS; k++) or_vec_clear(&r.point[k]);
}

// All coordinates times one number that makes integers of them: the same figure, and quicker.
static void clear_denominators(scene *s) {
  mpz_t common;
  mpz_init_set_ui(common, 1);
  for (int round = 0; round < 2; round++)
    for (int body = 0; body < 2; body++)
      for (size_t n = 0; n < s->body[body].count; n++)
        for (int k = 0; k < 3; k++) {
          mpq_t *part = &s->body[body].point[n].c[k];
          if (round == 0) {
            mpz_lcm(common, common, mpq_denref(*part));
            continue;
          }
          mpq_set_z(s->t, common);
          mpq_mul(*part, *part, s->t);
        }
  mpz_clear(common);
}

// value = the least n.a less the greatest n.b, for the normal or its opposite. More than the relation so far?
static void try_side(scene *s, int sign) {
  for (int body = 0; body < 2; body++)
    for (size_t n = 0; n < s->body[body].count; n++) {
      or_dot(s->value, &s->normal, &s->body[body].point[n], s->t);
      if (sign < 0) mpq_neg(s->value, s->value);
      const int order = n == 0 ? 0 : mpq_cmp(s->value, s->best[body]);
      if (n == 0 || (body == 0 ? order < 0 : order > 0)) mpq_set(s->best[body], s->value);
    }
  const int gap = mpq_cmp(s->best[0], s->best[1]);
  const int relation = gap > 0 ? -1 : gap == 0 ? 0 : 1;
  if (relation < s->relation) s->relation = relation;
}

static void try_normal(scene *s) {
  if (or_vec_is_zero(&s->normal)) return;
  try_side(s, 1);
  try_side(s, -1);
}

static void try_faces(scene *s, int body) {
  const posed *p = &s->body[body];
  for (size_t i = 0; i < p->count; i++)
    for (size_t j = i + 1; j < p->count; j++)
      for (size_t k = j + 1; k < p->count; k++) {
        or_vec_sub(&s->u, &p->point[j], &p->point[i]);
        or_vec_sub(&s->v, &p->point[k], &p->point[i]);
        or_cross(&s->normal, &s->u, &s->v, s->t);
        try_normal(s);
      }
}

static void try_edges(scene *s) {
  const posed *a = &s->body[0], *b = &s->body[1];
  for (size_t i = 0; i < a->count; i++)
    for (size_t j = i + 1; j < a->count; j++)
      for (size_t k = 0; k < b->count; k++)
        for (size_t l = k + 1; l < b->count; l++) {
          or_vec_sub(&s->u, &a->point[j], &a->point[i]);
          or_vec_sub(&s->v, &b->point[l], &b->point[k]);
          or_cross(&s->normal, &s->u, &s->v, s->t);
          try_normal(s);
          if (s->relation < 0) return;
        }
}

// The sign of radius^2 - distance^2.
static int compare_with_radius(scene *s, double radius) {
  const or_bodies bodies = {
      .na = s->body[0].count, .nb = s->body[1].count, .a = s->body[0].point, .b = s->body[1].point};
  or_nearest nearest;
  or_nearest_init(&nearest);
  mpq_set_d(s->value, radius);
  mpq_mul(s->value, s->value, s->value);
  or_nearest_find(&nearest, &bodies, &s->u);
  const int relation = nearest.inside ? 1 : mpq_cmp(s->value, nearest.square);
  or_nearest_clear(&nearest);
  return relation < 0 ? -1 : relation > 0;
}

int or_rigid_relation(const or_rigid *a, const or_rigid *b, const mpq_t time) {
  scene s;
  or_vec *const vectors[] = {&s.u, &s.v, &s.normal};
  for (int k = 0; k < 3; k++) or_vec_init(vectors[k]);
  mpq_inits(s.best[0], s.best[1], s.value, s.t, NULL);
  for (int body = 0; body < 2; body++)
    for (int k = 0; k < OR_RIGID_POINTS; k++) or_vec_init(&s.body[body].point[k]);
  s.relation = 1;
  set_posed(&s.body[0], a, time);
  set_posed(&s.body[1], b, time);
  if (a->radius + b->radius > 0) {
    s.relation = compare_with_radius(&s, a->radius + b->radius);
  } else {
    clear_denominators(&s);
    try_faces(&s, 0);
    if (s.relation >= 0) try_faces(&s, 1);
    if (s.relation >= 0) try_edges(&s);
  }
  for (int k = 0; k < 3; k++) or_vec_clear(vectors[k]);
  mpq_clears(s.best[0], s.best[1], s.value, s.t, NULL);
  for (int body = 0; body < 2; body++)
    for (int k = 0; k < OR_RIGID_POINTS; k++) or_vec_clear(&s.body[body].point[k]);
  return s.relation;
}
