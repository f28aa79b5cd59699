// Where two quadrics touch: at a double root of their pencil's determinant.

#include "spec/enclosure/solve/ellipsoid.h"
#include "spec/enclosure/solve/touch.h"
#include "spec/number/polynomial.h"

typedef struct quadric {
  og_int at[4][4]; // x' M x <= 0, x = (point - the first body's middle, 1)
} quadric;

typedef struct touch_pair {
  og_enclosure_solver *s;
  og_enclosure_certificate *certificate;
  int first; // an ellipsoid
  quadric of[2], sum;
  og_int work[4][4], value[5], t, u, v;
  og_poly f, g, rest;
  og_ivec row[3], from;
} touch_pair;

static void each_number(touch_pair *p, void (*apply)(og_int *)) {
  for (int i = 0; i < 4; i++)
    for (int j = 0; j < 4; j++) {
      apply(&p->of[0].at[i][j]);
      apply(&p->of[1].at[i][j]);
      apply(&p->sum.at[i][j]);
      apply(&p->work[i][j]);
    }
  for (int k = 0; k < 5; k++) apply(&p->value[k]);
  apply(&p->t);
  apply(&p->u);
  apply(&p->v);
}

static void pair_init(touch_pair *p) {
  each_number(p, og_int_init);
  og_poly_init(&p->f);
  og_poly_init(&p->g);
  og_poly_init(&p->rest);
  for (int k = 0; k < 3; k++) og_ivec_init(&p->row[k]);
  og_ivec_init(&p->from);
}

static void pair_clear(touch_pair *p) {
  each_number(p, og_int_clear);
  og_poly_clear(&p->f);
  og_poly_clear(&p->g);
  og_poly_clear(&p->rest);
  for (int k = 0; k < 3; k++) og_ivec_clear(&p->row[k]);
  og_ivec_clear(&p->from);
}

// ---- the quadrics ----

// The upper block is the sum of the squares of the rows, the rest moves it by `from` and takes `level` off.
static void set_quadric(touch_pair *p, quadric *q, int rows, const og_int *level) {
  og_int *const from[3] = {&p->from.x, &p->from.y, &p->from.z};
  for (int i = 0; i < 4; i++)
    for (int j = 0; j < 4; j++) og_int_set_si(&q->at[i][j], 0);
  for (int k = 0; k < rows; k++) {
    const og_int *const row[3] = {&p->row[k].x, &p->row[k].y, &p->row[k].z};
    for (int i = 0; i < 3; i++)
      for (int j = 0; j < 3; j++) og_int_addmul(&q->at[i][j], row[i], row[j]);
  }
  for (int i = 0; i < 3; i++)
    for (int j = 0; j < 3; j++) og_int_submul(&q->at[i][3], &q->at[i][j], from[j]);
  for (int i = 0; i < 3; i++) {
    og_int_set(&q->at[3][i], &q->at[i][3]);
    og_int_submul(&q->at[3][3], &q->at[i][3], from[i]);
  }
  og_int_sub(&q->at[3][3], &q->at[3][3], level);
}

// From the first body's middle to the point.
static void set_from(touch_pair *p, const og_ivec *to) {
  og_ivec_sub(&p->from, to, &p->s->body[p->first].points->at[0]);
}

static bool set_ellipsoid(touch_pair *p, int body) {
  const og_inner_body *b = &p->s->body[body];
  og_ivec_cross(&p->row[0], &b->axes.v, &b->axes.a);
  og_ivec_cross(&p->row[1], &b->axes.a, &b->axes.u);
  og_ivec_cross(&p->row[2], &b->axes.u, &b->axes.v);
  og_ivec_dot(&p->t, &b->axes.u, &p->row[0]);
  if (og_int_sign(&p->t) == 0) return false;
  set_from(p, &b->points->at[0]);
  og_int_mul(&p->t, &p->t, &p->t);
  set_quadric(p, &p->of[body == p->first ? 0 : 1], 3, &p->t);
  return true;
}

// The ball around a point; of a way that is not zero the cylinder around its line: |way x (x - point)|^2 <= R^2 way^2.
static void set_ball(touch_pair *p, const og_ivec *point, const og_ivec *way) {
  const bool is_line = !og_ivec_is_zero(way);
  og_int_set_si(&p->u, 0);
  for (int k = 0; k < 3; k++) {
    og_int *const parts[3] = {&p->row[k].x, &p->row[k].y, &p->row[k].z};
    for (int i = 0; i < 3; i++) og_int_set_si(parts[i], i == k && !is_line);
  }
  if (is_line) {
    const og_int *const of[3] = {&way->x, &way->y, &way->z};
    og_int *const rows[3][3] = {{&p->row[0].x, &p->row[0].y, &p->row[0].z},
                                {&p->row[1].x, &p->row[1].y, &p->row[1].z},
                                {&p->row[2].x, &p->row[2].y, &p->row[2].z}};
    for (int k = 0; k < 3; k++) {
      og_int_neg(rows[k][(k + 1) % 3], of[(k + 2) % 3]);
      og_int_set(rows[k][(k + 2) % 3], of[(k + 1) % 3]);
    }
  }
  og_int_mul(&p->t, &p->s->problem->pair.radius, &p->s->problem->pair.radius);
  og_ivec_dot(&p->u, way, way);
  if (is_line) og_int_mul(&p->t, &p->t, &p->u);
  set_from(p, point);
  set_quadric(p, &p->of[1], 3, &p->t);
}

// ---- the pencil ----

// sum = num A + den B
static void set_sum(touch_pair *p, const og_int *num, const og_int *den) {
  for (int i = 0; i < 4; i++)
    for (int j = 0; j < 4; j++) {
      og_int_mul(&p->sum.at[i][j], num, &p->of[0].at[i][j]);
      og_int_addmul(&p->sum.at[i][j], den, &p->of[1].at[i][j]);
    }
}

// The determinant of the 3 x 3 block that leaves that row and column out, with its sign.
static void set_cofactor(touch_pair *p, int row, int column, og_int *r) {
  int i[3], j[3];
  for (int k = 0; k < 3; k++) {
    i[k] = k < row ? k : k + 1;
    j[k] = k < column ? k : k + 1;
  }
  og_int_set_si(r, 0);
  for (int k = 0; k < 3; k++) {
    const int next = j[(k + 1) % 3], last = j[(k + 2) % 3];
    og_int_mul(&p->u, &p->sum.at[i[1]][next], &p->sum.at[i[2]][last]);
    og_int_submul(&p->u, &p->sum.at[i[1]][last], &p->sum.at[i[2]][next]);
    og_int_addmul(r, &p->u, &p->sum.at[i[0]][j[k]]);
  }
  if ((row + column) % 2 == 1) og_int_neg(r, r);
}

static void set_determinant(touch_pair *p, og_int *r) {
  og_int_set_si(r, 0);
  for (int k = 0; k < 4; k++) {
    set_cofactor(p, 0, k, &p->work[0][k]);
    og_int_addmul(r, &p->sum.at[0][k], &p->work[0][k]);
  }
}

// f = 24 det(t A + B), from its values at -2 ... 2.
static void set_polynomial(touch_pair *p) {
  static const int of[5][5] = {
      {0, 0, 24, 0, 0}, {2, -16, 0, 16, -2}, {-1, 16, -30, 16, -1}, {-2, 4, 0, -4, 2}, {1, -4, 6, -4, 1}};
  og_int_set_si(&p->v, 1);
  for (int k = 0; k < 5; k++) {
    og_int_set_si(&p->t, k - 2);
    set_sum(p, &p->t, &p->v);
    set_determinant(p, &p->value[k]);
  }
  og_poly_set_zero(&p->f, 4);
  for (int power = 0; power < 5; power++)
    for (int k = 0; k < 5; k++) {
      og_int_set_si(&p->t, of[power][k]);
      og_int_addmul(&p->f.c[power], &p->t, &p->value[k]);
    }
  og_poly_trim(&p->f);
}

// Of a polynomial that is not zero.
static void shorten(og_poly *f) {
  mpz_t divisor;
  mpz_init(divisor);
  for (int k = 0; k <= f->degree; k++) mpz_gcd(divisor, divisor, f->c[k].z);
  for (int k = 0; k <= f->degree; k++) mpz_divexact(f->c[k].z, f->c[k].z, divisor);
  mpz_clear(divisor);
}

// g = the common divisor of f and f', by Euclid.
static void set_common(touch_pair *p) {
  og_poly_derive(&p->g, &p->f);
  og_poly_trim(&p->g);
  while (p->g.degree > 0 && !og_poly_is_multiple(&p->rest, &p->f, &p->g)) {
    og_poly_trim(&p->rest);
    shorten(&p->rest);
    og_poly_set(&p->f, &p->g);
    og_poly_set(&p->g, &p->rest);
  }
}

// ---- the contact ----

// Weights of both ends of the segment whose point is nearest to kept / t0.
static void set_segment_place(touch_pair *p, const og_points *points, uint32_t i, uint32_t j, og_body_place *place) {
  og_ivec *way = &p->row[0], *to = &p->row[1];
  place->count = i == j ? 1 : 2;
  place->point[0] = i;
  og_int_set_si(&place->weight[0], 1);
  if (i == j) return;
  place->point[1] = j;
  og_ivec_sub(way, &points->at[j], &points->at[i]);
  og_ivec_set(to, &p->s->kept);
  og_ivec_submul(to, &p->s->t0, &points->at[i]);
  og_ivec_dot(&place->weight[1], to, way);
  og_ivec_dot(&p->t, way, way);
  og_int_mul(&p->t, &p->t, &p->s->t0);
  og_int_sub(&place->weight[0], &p->t, &place->weight[1]);
}

// The candidate: kept / t0 is the point of the first body.
static bool try_point(touch_pair *p, uint32_t i, uint32_t j) {
  og_enclosure_solver *s = p->s;
  og_enclosure_certificate *now = &s->candidate;
  og_body_place *place = &now->place[0][1 - p->first];
  og_ivec_set(&p->from, &s->kept);
  og_int_set(&p->v, &s->t0);
  og_enclosure_place_of(s, p->first, &now->place[0][p->first]);
  og_ivec_set(&s->kept, &p->from);
  og_int_set(&s->t0, &p->v);
  if (s->body[1 - p->first].curve == OG_CURVE_ELLIPSOID) og_enclosure_place_of(s, 1 - p->first, place);
  else set_segment_place(p, s->body[1 - p->first].points, i, j, place);
  now->kind = OG_ENCLOSURE_TOUCHING;
  now->count = 1;
  og_ellipsoid_normal(s, p->first, &now->place[0][p->first], &now->direction);
  if (p->first == 0) og_ivec_neg(&now->direction, &now->direction);
  og_direction_shorten(&now->direction);
  if (og_check_enclosure(s->problem, now) != OG_ENCLOSURE_ACCEPTED) return false;
  og_enclosure_copy(p->certificate, now);
  return true;
}

// The point at which num A + den B vanishes; num / den > 0.
static bool try_root(touch_pair *p, const og_int *num, const og_int *den, uint32_t i, uint32_t j) {
  og_enclosure_solver *s = p->s;
  og_int *const parts[4] = {&s->kept.x, &s->kept.y, &s->kept.z, &s->t0};
  if (og_int_sign(num) * og_int_sign(den) <= 0) return false;
  set_sum(p, num, den);
  // The cofactors are x x' times a number: those of the last row are x. The last of them is not zero, as an ellipsoid's
  // quadric has squares of one sign, and the other's are of that sign or zero.
  for (int k = 0; k < 4; k++) set_cofactor(p, 3, k, parts[k]);
  if (og_int_sign(&s->t0) < 0)
    for (int k = 0; k < 4; k++) og_int_neg(parts[k], parts[k]);
  og_ivec_addmul(&s->kept, &s->t0, &s->body[p->first].points->at[0]);
  return try_point(p, i, j);
}

// The root of g, or the greater one of two where they are rational: two quadrics that touch have one above zero.
static bool try_roots(touch_pair *p, uint32_t i, uint32_t j) {
  og_int *const c = p->g.c, *num = &p->value[0], *den = &p->value[1], *root = &p->value[2];
  if (p->g.degree == 1) {
    og_int_neg(num, &c[0]);
    og_int_set(den, &c[1]);
    return try_root(p, num, den, i, j);
  }
  if (p->g.degree != 2) return false;
  og_int_mul(root, &c[1], &c[1]);
  og_int_mul(&p->t, &c[0], &c[2]);
  mpz_mul_2exp(p->t.z, p->t.z, 2);
  og_int_sub(root, root, &p->t);
  if (!mpz_perfect_square_p(root->z)) return false; // nor is a number below zero
  mpz_sqrt(root->z, root->z);
  mpz_mul_si(root->z, root->z, og_int_sign(&c[2]));
  og_int_sub(num, root, &c[1]);
  og_int_add(den, &c[2], &c[2]);
  return try_root(p, num, den, i, j);
}

static bool try_quadrics(touch_pair *p, uint32_t i, uint32_t j) {
  if (!set_ellipsoid(p, p->first)) return false;
  set_polynomial(p);
  set_common(p);
  return try_roots(p, i, j);
}

static bool try_named(touch_pair *p, const uint32_t *named, size_t count, og_ivec *way) {
  const og_points *points = p->s->body[1 - p->first].points;
  for (size_t k = 0; k < count; k++)
    for (size_t m = k; m < count; m++) {
      og_ivec_sub(way, &points->at[named[m]], &points->at[named[k]]);
      set_ball(p, &points->at[named[k]], way);
      if (try_quadrics(p, named[k], named[m])) return true;
    }
  return false;
}

// Points and edges of the polytope that its place names.
static bool try_balls(touch_pair *p) {
  const og_body_place *found = &p->certificate->place[0][1 - p->first];
  og_ivec way;
  uint32_t named[OG_PLACE_POINTS];
  for (size_t k = 0; k < found->count; k++) named[k] = found->point[k];
  og_ivec_init(&way);
  const bool touches = try_named(p, named, found->count, &way);
  og_ivec_clear(&way);
  return touches;
}

bool og_touch_quadrics(og_enclosure_solver *s, og_enclosure_certificate *certificate) {
  const og_curve *curve = s->problem->curve;
  const bool ellipsoids = curve[0] == OG_CURVE_ELLIPSOID && curve[1] == OG_CURVE_ELLIPSOID,
             beside_ball = curve[0] == OG_CURVE_NONE || curve[1] == OG_CURVE_NONE;
  if (!ellipsoids && !beside_ball) return false;
  touch_pair p = {.s = s, .certificate = certificate, .first = curve[0] == OG_CURVE_ELLIPSOID ? 0 : 1};
  pair_init(&p);
  const bool touches = beside_ball ? try_balls(&p) : set_ellipsoid(&p, 1) && try_quadrics(&p, 0, 0);
  pair_clear(&p);
  return touches;
}
