#include "tool/study/primitive_truth.h"

#include <stdint.h>
#include <string.h>

#include "tool/run/exact_body.h"

void og_truth_init(og_truth *truth) {
  og_surd_init(&truth->value);
  og_primitive_init(&truth->primitive);
  og_primitive_answer_init(&truth->answer);
  og_exact_body_init(&truth->a);
  og_exact_body_init(&truth->b);
  og_exact_body_init(&truth->d);
  og_shape_init(&truth->shape);
  og_surd_init(&truth->part);
  memset(truth->answered, 0, sizeof truth->answered);
  for (size_t k = 0; k < OG_TRUTH_ANSWERS; k++) og_surd_init(&truth->answered[k].value);
  truth->next = 0;
}

void og_truth_clear(og_truth *truth) {
  og_surd_clear(&truth->value);
  og_primitive_clear(&truth->primitive);
  og_primitive_answer_clear(&truth->answer);
  og_exact_body_clear(&truth->a);
  og_exact_body_clear(&truth->b);
  og_exact_body_clear(&truth->d);
  og_shape_clear(&truth->shape);
  og_surd_clear(&truth->part);
  for (size_t k = 0; k < OG_TRUTH_ANSWERS; k++) og_surd_clear(&truth->answered[k].value);
}

static bool solve_to(og_truth *truth, og_surd *value) {
  if (og_solve_primitive(&truth->primitive, &truth->answer) != OG_PRIMITIVE_ACCEPTED) return false;
  og_surd_set(value, &truth->answer.finding.value);
  return true;
}

static bool ask(og_truth *truth, og_question question, bool has_b) {
  og_primitive_set(&truth->primitive, question, &truth->a, has_b ? &truth->b : NULL);
  return solve_to(truth, &truth->value);
}

// ---- points ----

// By the bytes: what compares equal, as 0 and -0 do, is not always the same figure.
static const og_truth_answer *answer_of(const og_truth *truth, og_question question, const og_vec3 *point,
                                        size_t count) {
  for (size_t k = 0; k < OG_TRUTH_ANSWERS; k++) {
    const og_truth_answer *known = &truth->answered[k];
    if (known->count == count && known->question == question && memcmp(known->point, point, count * sizeof *point) == 0)
      return known;
  }
  return NULL;
}

// A question about at most four points.
static bool ask_about_points(og_truth *truth, og_question question, const og_vec3 *point, size_t count) {
  const og_truth_answer *known = answer_of(truth, question, point, count);
  if (known != NULL) {
    og_surd_set(&truth->value, &known->value);
    return true;
  }
  og_exact_body_of_points(&truth->a, point, count, 0);
  if (!ask(truth, question, false)) return false;
  og_truth_answer *r = &truth->answered[truth->next++ % OG_TRUTH_ANSWERS];
  r->count = count;
  r->question = question;
  memcpy(r->point, point, count * sizeof *point);
  og_surd_set(&r->value, &truth->value);
  return true;
}

bool og_truth_orientation(og_truth *truth, const og_vec3 *point, size_t count) {
  return ask_about_points(truth, OG_ORIENTATION, point, count);
}

bool og_truth_closest(og_truth *truth, const og_vec3 *a, size_t count_a, const og_vec3 *b, size_t count_b) {
  og_exact_body_of_points(&truth->a, a, count_a, 0);
  og_exact_body_of_points(&truth->b, b, count_b, 0);
  return ask(truth, OG_CLOSEST, true);
}

bool og_truth_simplex(og_truth *truth, const og_vec3 *point, size_t count) {
  return ask_about_points(truth, OG_SIMPLEX, point, count);
}

// B becomes the plane: two directions square to the normal n, n x e and n x (n x e), for an axis e that is not along n.
static void set_plane(og_exact_body *b, og_vec3 on, const og_ivec *n) {
  og_exact_body_of_points(b, &on, 1, 0);
  og_ivec axis;
  og_ivec_init(&axis);
  og_ivec_set_zero(&axis);
  const bool along_x = og_int_sign(&n->y) == 0 && og_int_sign(&n->z) == 0;
  og_int_set_si(along_x ? &axis.y : &axis.x, 1);
  b->direction_count = 2;
  og_ivec_cross(&b->direction[0], n, &axis);
  og_ivec_cross(&b->direction[1], n, &b->direction[0]);
  b->endless[0] = b->endless[1] = true;
  og_ivec_clear(&axis);
}

bool og_truth_plane(og_truth *truth, og_vec3 on, og_vec3 normal, og_vec3 q) {
  og_exact_body_of_points(&truth->a, &q, 1, 0);
  og_exact_body_of_points(&truth->d, &normal, 1, 0);
  set_plane(&truth->b, on, &truth->d.point[0]);
  if (!ask(truth, OG_CLOSEST, true)) return false;
  og_ivec offset;
  og_int side;
  og_ivec_init(&offset);
  og_int_init(&side);
  og_ivec_sub(&offset, &truth->primitive.a.point[0], &truth->primitive.b.point[0]);
  og_ivec_dot(&side, &offset, &truth->d.point[0]);
  if (og_int_sign(&side) < 0) truth->value.s = -truth->value.s;
  og_ivec_clear(&offset);
  og_int_clear(&side);
  return true;
}

static void set_flat(og_exact_body *body, og_exact_body *way, const og_flat *flat) {
  og_exact_body_of_points(body, flat->point, (size_t)og_flat_points(flat->kind), 0);
  if (flat->kind < OG_FLAT_LINE) return;
  og_exact_body_of_points(way, &flat->along, 1, 0);
  if (flat->kind == OG_FLAT_PLANE) {
    set_plane(body, flat->point[0], &way->point[0]);
    return;
  }
  body->direction_count = 1;
  body->endless[0] = flat->kind == OG_FLAT_LINE;
  og_ivec_set(&body->direction[0], &way->point[0]);
}

bool og_truth_flats(og_truth *truth, const og_flat *a, const og_flat *b) {
  set_flat(&truth->a, &truth->d, a);
  set_flat(&truth->b, &truth->d, b);
  return ask(truth, OG_CLOSEST, true);
}

// ---- supports ----

// The support of A along the direction of truth->d.
static bool ask_support(og_truth *truth, og_surd *value, int sign) {
  og_primitive *p = &truth->primitive;
  og_primitive_set(p, OG_SUPPORT, &truth->a, NULL);
  og_ivec_set(&p->direction, &truth->d.point[0]);
  if (sign < 0) og_ivec_neg(&p->direction, &p->direction);
  og_int_set(&p->direction_den, &truth->d.den);
  return solve_to(truth, value);
}

bool og_truth_support(og_truth *truth, const og_vec3 *point, size_t count, og_scalar radius, og_vec3 direction,
                      int sign) {
  og_exact_body_of_points(&truth->a, point, count, radius);
  og_exact_body_of_points(&truth->d, &direction, 1, 0);
  return ask_support(truth, &truth->value, sign);
}

static void set_three(og_rational *r, og_vec3 a) {
  og_rational_from_double(&r[0], (double)a.x);
  og_rational_from_double(&r[1], (double)a.y);
  og_rational_from_double(&r[2], (double)a.z);
}

bool og_truth_support_image(og_truth *truth, const og_vec3 *point, size_t count, og_vec3 half, const og_mat3 *matrix,
                            og_vec3 translation, og_vec3 direction) {
  og_shape *shape = &truth->shape;
  og_shape_reset(shape, count == 0 ? OG_SHAPE_BOX : OG_SHAPE_HULL);
  if (count > 0) og_shape_resize(shape, count);
  for (size_t k = 0; k < count; k++) set_three(&shape->coordinate[3 * k], point[k]);
  set_three(shape->half, half);
  shape->pose = OG_POSE_MATRIX;
  for (int k = 0; k < 3; k++) set_three(&shape->matrix[3 * k], matrix->row[k]);
  set_three(shape->translation, translation);
  if (og_shape_to_body(&truth->a, shape, SIZE_MAX) != OG_SHAPE_OK) return false;
  og_exact_body_of_points(&truth->d, &direction, 1, 0);
  return ask_support(truth, &truth->value, 1);
}

// That of the unit ball along the stretched direction.
bool og_truth_support_ellipsoid(og_truth *truth, og_vec3 half, og_vec3 direction) {
  static const og_vec3 origin = {0, 0, 0};
  const og_vec3 both[2] = {direction, half};
  og_exact_body *d = &truth->d;
  og_exact_body_of_points(&truth->a, &origin, 1, 1);
  og_exact_body_of_points(d, both, 2, 0);
  og_int_mul(&d->point[0].x, &d->point[0].x, &d->point[1].x);
  og_int_mul(&d->point[0].y, &d->point[0].y, &d->point[1].y);
  og_int_mul(&d->point[0].z, &d->point[0].z, &d->point[1].z);
  og_int_mul(&d->den, &d->den, &d->den);
  return ask_support(truth, &truth->value, 1);
}

// r = (p + s sqrt(q)) / m of both over m m'. Findings about primitives have the exponent 0.
static void add(og_surd *r, const og_surd *x) {
  og_int square;
  og_int_init(&square);
  const bool root_of_x = x->s != 0;
  og_int_mul(&r->p, &r->p, &x->m);
  og_int_addmul(&r->p, &x->p, &r->m);
  og_int_mul(&square, root_of_x ? &r->m : &x->m, root_of_x ? &r->m : &x->m);
  og_int_mul(&r->q, root_of_x ? &x->q : &r->q, &square);
  if (root_of_x) r->s = x->s;
  og_int_mul(&r->m, &r->m, &x->m);
  og_int_clear(&square);
}

bool og_truth_support_add(og_truth *truth, const og_vec3 *point, size_t count, og_scalar radius, og_vec3 direction,
                          int sign) {
  og_exact_body_of_points(&truth->a, point, count, radius);
  og_exact_body_of_points(&truth->d, &direction, 1, 0);
  if (!ask_support(truth, &truth->part, sign)) return false;
  add(&truth->value, &truth->part);
  return true;
}

// ---- what was claimed ----

void og_exact_product(og_truth *truth, og_surd *r, og_vec3 x, og_vec3 y) {
  const og_vec3 both[2] = {x, y};
  og_exact_body_of_points(&truth->d, both, 2, 0);
  og_surd_set_zero(r);
  og_ivec_dot(&r->p, &truth->d.point[0], &truth->d.point[1]);
  og_int_mul(&r->m, &truth->d.den, &truth->d.den);
}

// r = |v| / den
static void set_length(og_surd *r, const og_ivec *v, const og_int *den) {
  og_surd_set_zero(r);
  og_ivec_dot(&r->q, v, v);
  r->s = og_int_sign(&r->q);
  og_int_set(&r->m, den);
}

void og_exact_length(og_truth *truth, og_surd *r, og_vec3 x) {
  og_exact_body_of_points(&truth->d, &x, 1, 0);
  set_length(r, &truth->d.point[0], &truth->d.den);
}

void og_exact_distance_at(og_truth *truth, og_surd *r, og_vec3 a, og_vec3 b, og_scalar t, og_vec3 p) {
  const og_vec3 four[4] = {a, b, p, {t, 0, 0}};
  og_exact_body *d = &truth->d;
  og_exact_body_of_points(d, four, 4, 0);
  og_ivec_sub(&d->point[1], &d->point[1], &d->point[0]);
  og_ivec_sub(&d->point[0], &d->point[0], &d->point[2]);
  og_ivec_scale(&d->point[0], &d->den, &d->point[0]);
  og_ivec_addmul(&d->point[0], &d->point[3].x, &d->point[1]);
  og_int_mul(&d->den, &d->den, &d->den);
  set_length(r, &d->point[0], &d->den);
}
