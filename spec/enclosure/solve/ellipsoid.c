#include "spec/enclosure/solve/ellipsoid.h"

#include "spec/enclosure/solve/touch.h"

// V x A, A x U and U x V: the rows of the frame's adjugate. det = U . (V x A).
static void set_rows(const og_inner_body *b, og_ivec row[3], og_int *det) {
  og_ivec_cross(&row[0], &b->axes.v, &b->axes.a);
  og_ivec_cross(&row[1], &b->axes.a, &b->axes.u);
  og_ivec_cross(&row[2], &b->axes.u, &b->axes.v);
  og_ivec_dot(det, &b->axes.u, &row[0]);
}

static void rows_init(og_ivec row[3]) {
  for (int k = 0; k < 3; k++) og_ivec_init(&row[k]);
}

static void rows_clear(og_ivec row[3]) {
  for (int k = 0; k < 3; k++) og_ivec_clear(&row[k]);
}

// n = x row 0 + y row 1 + z row 2
static void combine(og_ivec *n, const og_int *x, const og_int *y, const og_int *z, const og_ivec row[3]) {
  og_ivec_scale(n, x, &row[0]);
  og_ivec_addmul(n, y, &row[1]);
  og_ivec_addmul(n, z, &row[2]);
}

void og_ellipsoid_normal(og_enclosure_solver *s, int body, const og_body_place *place, og_ivec *n) {
  og_ivec row[3];
  rows_init(row);
  set_rows(&s->body[body], row, &s->t0);
  combine(n, &place->x, &place->y, &place->z, row);
  if (og_int_sign(&s->t0) < 0) og_ivec_neg(n, n);
  rows_clear(row);
}

// ---- places ----

// The two arms of a flat one that are not zero, and their numbers in a place. False where more are.
static bool set_flat(const og_inner_body *b, og_body_place *place, const og_ivec *arm[2], og_int *number[2]) {
  const og_ivec *const arms[3] = {&b->axes.u, &b->axes.v, &b->axes.a};
  og_int *const numbers[3] = {&place->x, &place->y, &place->z};
  int count = 0;
  for (int k = 0; k < 3; k++) {
    og_int_set_si(numbers[k], 0);
    if (og_ivec_is_zero(arms[k])) continue;
    if (count == 2) return false;
    arm[count] = arms[k];
    number[count++] = numbers[k];
  }
  return count == 2;
}

// (d x Q) . N / N . N and (P x d) . N / N . N, N = P x Q.
static bool set_flat_place(og_enclosure_solver *s, int body, og_body_place *place) {
  const og_ivec *arm[2];
  og_int *number[2];
  og_ivec *normal = &s->last;
  if (!set_flat(&s->body[body], place, arm, number)) return false;
  og_ivec_cross(normal, arm[0], arm[1]);
  og_ivec_dot(&place->w, normal, normal);
  og_int_mul(&place->w, &place->w, &s->t0);
  og_ivec product;
  og_ivec_init(&product);
  og_ivec_cross(&product, &s->kept, arm[1]);
  og_ivec_dot(number[0], &product, normal);
  og_ivec_cross(&product, arm[0], &s->kept);
  og_ivec_dot(number[1], &product, normal);
  og_ivec_clear(&product);
  return og_int_sign(&place->w) > 0;
}

void og_ellipsoid_place_of(og_enclosure_solver *s, int body, og_body_place *place) {
  og_int *const parts[4] = {&place->x, &place->y, &place->z, &place->w};
  og_ivec row[3];
  rows_init(row);
  set_rows(&s->body[body], row, &s->t1);
  for (int k = 0; k < 3; k++) og_ivec_dot(parts[k], &row[k], &s->kept);
  og_int_mul(&place->w, &s->t1, &s->t0);
  for (int k = 0; k < 4 && og_int_sign(&s->t1) < 0; k++) og_int_neg(parts[k], parts[k]);
  if (og_int_sign(&s->t1) == 0 && !set_flat_place(s, body, place))
    for (int k = 0; k < 4; k++) og_int_set_si(parts[k], k == 3);
  og_place_shorten(place);
  rows_clear(row);
}

// ---- beside a polytope: a ball beside the polytope's image ----

typedef struct ball_frame {
  og_enclosure_solver *s;
  og_enclosure_certificate *certificate;
  int ellipsoid;
  og_ivec row[3];
  og_int det, total; // the sum of the weights
  og_ivec at;        // of the polytope, nearest to the middle: at / (total det) in the frame
  og_int square, room, t;
  og_problem image; // the middle and the polytope's points, det times as large
} ball_frame;

static void frame_init(ball_frame *f, og_enclosure_solver *s, og_enclosure_certificate *certificate) {
  og_int *const numbers[] = {&f->det, &f->total, &f->square, &f->room, &f->t};
  f->s = s;
  f->certificate = certificate;
  f->ellipsoid = s->problem->curve[0] == OG_CURVE_ELLIPSOID ? 0 : 1;
  rows_init(f->row);
  og_ivec_init(&f->at);
  for (int k = 0; k < 5; k++) og_int_init(numbers[k]);
  og_problem_init(&f->image);
  og_int_set_si(&f->image.unit_den, 1);
  og_int_set_si(&f->image.until_den, 1);
}

static void frame_clear(ball_frame *f) {
  og_int *const numbers[] = {&f->det, &f->total, &f->square, &f->room, &f->t};
  rows_clear(f->row);
  og_ivec_clear(&f->at);
  for (int k = 0; k < 5; k++) og_int_clear(numbers[k]);
  og_problem_clear(&f->image);
}

static void set_image(ball_frame *f) {
  const og_points *from = f->s->body[1 - f->ellipsoid].points;
  const og_ivec *centre = &f->s->body[f->ellipsoid].points->at[0];
  og_points_resize(&f->image.a, 1);
  og_points_resize(&f->image.b, from->count);
  og_ivec_set_zero(&f->image.a.at[0]);
  for (size_t k = 0; k < from->count; k++) {
    og_ivec *to = &f->image.b.at[k];
    og_ivec_sub(&f->s->kept, &from->at[k], centre);
    og_ivec_dot(&to->x, &f->row[0], &f->s->kept);
    og_ivec_dot(&to->y, &f->row[1], &f->s->kept);
    og_ivec_dot(&to->z, &f->row[2], &f->s->kept);
  }
  og_problem_approximate(&f->image);
}

// The image's point that is nearest to the middle, by the weights of points of the polytope, which are its place.
static bool set_nearest(ball_frame *f) {
  og_enclosure_solver *s = f->s;
  const og_status status = og_solve(s->solver, OG_DISTANCE, &f->image, NULL, &s->found);
  const og_combination *witness = &s->found.certificate.witness;
  og_body_place *place = &s->candidate.place[0][1 - f->ellipsoid];
  if (status != OG_ANSWERED || witness->count > OG_PLACE_POINTS) return false;
  place->count = witness->count;
  og_ivec_set_zero(&f->at);
  og_int_set_si(&f->total, 0);
  for (size_t k = 0; k < witness->count; k++) {
    place->point[k] = witness->pair[k].j;
    og_int_set(&place->weight[k], &witness->weight[k]);
    og_int_add(&f->total, &f->total, &witness->weight[k]);
    og_ivec_addmul(&f->at, &witness->weight[k], &f->image.b.at[witness->pair[k].j]);
  }
  return true;
}

// The bodies touch at that point, or are apart along the ball's normal there.
static void set_direction(ball_frame *f, og_ivec *n) {
  combine(n, &f->at.x, &f->at.y, &f->at.z, f->row);
  if (f->ellipsoid == 0) og_ivec_neg(n, n);
  og_direction_shorten(n);
}

static void set_touching(ball_frame *f) {
  og_enclosure_certificate *now = &f->s->candidate;
  og_body_place *place = &now->place[0][f->ellipsoid];
  now->kind = OG_ENCLOSURE_TOUCHING;
  now->count = 1;
  set_direction(f, &now->direction);
  og_int *const parts[3] = {&place->x, &place->y, &place->z}, *const from[3] = {&f->at.x, &f->at.y, &f->at.z};
  og_int_mul(&place->w, &f->total, &f->det);
  const bool negative = og_int_sign(&place->w) < 0;
  if (negative) og_int_neg(&place->w, &place->w);
  for (int k = 0; k < 3; k++) {
    og_int_set(parts[k], from[k]);
    if (negative) og_int_neg(parts[k], parts[k]);
  }
  og_place_shorten(place);
  og_enclosure_copy(f->certificate, now);
}

// Four places around the point, as far from it as the sphere leaves room for: u + d e_k, u - d (e_0 + e_1 + e_2) with
// d = (1 - u.u) / 8, over 8 square. 2 d is less than 1 - |u|.
static void set_penetrating(ball_frame *f) {
  og_enclosure_certificate *now = &f->s->candidate;
  const og_int *const from[3] = {&f->at.x, &f->at.y, &f->at.z};
  now->kind = OG_ENCLOSURE_PENETRATING;
  now->count = 4;
  og_ivec_set_zero(&now->direction);
  og_int_mul(&f->t, &f->total, &f->det);
  mpz_mul_2exp(f->t.z, f->t.z, 3);
  for (int pair = 3; pair >= 0; pair--) {
    og_body_place *place = &now->place[pair][f->ellipsoid], *other = &now->place[pair][1 - f->ellipsoid];
    const og_body_place *first = &now->place[0][1 - f->ellipsoid];
    og_int *const parts[3] = {&place->x, &place->y, &place->z};
    mpz_mul_2exp(place->w.z, f->square.z, 3);
    for (int k = 0; k < 3; k++) {
      og_int_mul(parts[k], from[k], &f->t);
      if (pair == 3) og_int_sub(parts[k], parts[k], &f->room);
      if (pair == k) og_int_add(parts[k], parts[k], &f->room);
    }
    og_int_set_si(&now->weight[pair], 1);
    if (pair == 0) continue;
    other->count = first->count;
    for (size_t k = 0; k < first->count; k++) {
      other->point[k] = first->point[k];
      og_int_set(&other->weight[k], &first->weight[k]);
    }
  }
  og_enclosure_copy(f->certificate, now);
}

// A bound from below that is finer than the places.
static void set_apart(ball_frame *f) {
  og_enclosure_solver *s = f->s;
  const mp_bitcnt_t before = s->bits;
  set_direction(f, &s->direction);
  for (; og_rational_sign(&f->certificate->lo) == 0 && s->bits < (mp_bitcnt_t)1 << 24; s->bits *= 2)
    og_enclosure_lower(s, &s->direction, &f->certificate->lo);
  s->bits = before;
  og_ivec_set(&f->certificate->direction, &s->direction);
}

static bool touch_polytope(ball_frame *f) {
  set_rows(&f->s->body[f->ellipsoid], f->row, &f->det);
  if (og_int_sign(&f->det) == 0) return false;
  set_image(f);
  if (!set_nearest(f)) return false;
  og_int_mul(&f->square, &f->total, &f->det);
  og_int_mul(&f->square, &f->square, &f->square);
  og_ivec_dot(&f->room, &f->at, &f->at);
  og_int_sub(&f->room, &f->square, &f->room);
  const int sign = og_int_sign(&f->room);
  if (sign > 0) set_penetrating(f);
  else if (sign == 0) set_touching(f);
  else set_apart(f);
  return og_enclosure_relation(f->certificate) != OG_RELATION_NONE;
}

bool og_touch_ellipsoid(og_enclosure_solver *s, og_enclosure_certificate *certificate) {
  const og_curve *curve = s->problem->curve;
  if (curve[0] != OG_CURVE_ELLIPSOID && curve[1] != OG_CURVE_ELLIPSOID) return false;
  if (certificate->kind != OG_ENCLOSURE_RANGE || og_rational_sign(&certificate->lo) > 0) return false;
  const bool both = curve[0] != OG_CURVE_NONE && curve[1] != OG_CURVE_NONE;
  if (both || og_int_sign(&s->problem->pair.radius) > 0) return og_touch_quadrics(s, certificate);
  ball_frame f;
  frame_init(&f, s, certificate);
  const bool found = touch_polytope(&f);
  frame_clear(&f);
  return found;
}
