#include "tests/shared/curved_parts_truth.h"

#include <stdlib.h>

#include "tests/oracle/curved.h"
#include "tests/shared/curved_frame.h"
#include "tool/run/exact_body.h"

void or_curved_parts_init(or_curved_parts *c) {
  *c = (or_curved_parts){.radius = 1};
  og_parts_problem_init(&c->parts);
  c->solver = og_enclosure_solver_new();
  og_enclosure_answer_init(&c->answer);
  og_enclosure_problem_init(&c->pair);
}

void or_curved_parts_clear(or_curved_parts *c) {
  og_parts_problem_clear(&c->parts);
  og_enclosure_solver_free(c->solver);
  og_enclosure_answer_clear(&c->answer);
  og_enclosure_problem_clear(&c->pair);
}

void or_curved_parts_set(or_curved_parts *c) {
  og_exact_body frame, other;
  og_shape shape;
  og_shape_init(&shape);
  og_exact_body_init(&frame);
  og_exact_body_init(&other);
  or_curved_frame_si(&shape, c->radius, c->half_height);
  if (og_rational_from_double(&shape.radius, c->ball) != OG_RATIONAL_OK) abort();
  if (og_shape_to_body(&frame, &shape, SIZE_MAX) != OG_SHAPE_OK) abort();
  og_exact_body_of_doubles(&other, c->body.xyz, c->body.points, c->body.radius);
  const og_exact_body *a = c->is_second ? &other : &frame, *b = c->is_second ? &frame : &other;
  if (og_problem_set_exact(&c->parts.pair, a, b, NULL) != OG_PROBLEM_OK) abort();
  og_part_list *of_curve = &c->parts.part[c->is_second ? 1 : 0], *of_body = &c->parts.part[c->is_second ? 0 : 1];
  og_part_list_reset(of_curve);
  og_part_list_add_range(of_curve, 0, 4);
  or_set_part_list(of_body, &c->body);
  const og_curve curve = c->is_cone ? OG_CURVE_CONE : OG_CURVE_CYLINDER;
  c->problem.parts = &c->parts;
  c->problem.curve[0] = c->is_second ? OG_CURVE_NONE : curve;
  c->problem.curve[1] = c->is_second ? curve : OG_CURVE_NONE;
  og_exact_body_clear(&frame);
  og_exact_body_clear(&other);
  og_shape_clear(&shape);
}

void or_curved_parts_make(or_random *random, or_curved_parts *c) {
  const int kind = or_random_int(random, 0, OR_PARTS_KINDS - 1), reach = kind == OR_PARTS_SPREAD ? 4 : 2;
  c->is_cone = or_random_int(random, 0, 1) == 1;
  c->is_second = or_random_int(random, 0, 1) == 1;
  c->radius = or_random_int(random, 1, 2);
  c->half_height = or_random_int(random, 0, 2);
  c->ball = or_random_int(random, 0, 4) == 0 ? 0.5 : 0;
  or_make_part_body(random, &c->body, (or_parts_kind)kind, true);
  for (size_t axis = 0; axis < 3; axis++) {
    const int shift = or_random_int(random, -reach, reach);
    for (size_t k = 0; k < c->body.points; k++) c->body.xyz[3 * k + axis] += shift;
  }
  or_curved_parts_set(c);
}

// ---- what is true ----

static og_relation relation_of_part(const or_curved_parts *c, int part) {
  double xyz[3 * OR_PARTS_POINTS];
  mpq_t exact[3 * OR_PARTS_POINTS], radius, half;
  const size_t count = or_take_part(&c->body, part, xyz);
  for (size_t k = 0; k < 3 * count; k++) {
    mpq_init(exact[k]);
    mpq_set_d(exact[k], xyz[k]);
  }
  mpq_inits(radius, half, NULL);
  mpq_set_si(radius, c->radius, 1);
  mpq_set_si(half, c->half_height, 1);
  const int found = or_curved_relation(c->is_cone, radius, half, exact, count);
  for (size_t k = 0; k < 3 * count; k++) mpq_clear(exact[k]);
  mpq_clears(radius, half, NULL);
  return found < 0 ? OG_SEPARATED : found == 0 ? OG_TOUCHING : OG_PENETRATING;
}

// The part's distance, by the solver of two bodies.
static const og_enclosure_certificate *enclose(or_curved_parts *c, int32_t part) {
  og_curved_parts_take(&c->pair, &c->problem, &part, 0, 1);
  if (og_solve_enclosure(c->solver, OG_DISTANCE, &c->pair, &c->answer) == OG_ENCLOSURE_REFUSED) abort();
  return &c->answer.certificate;
}

static int compare(const og_rational *a, const og_rational *b) {
  mpq_t left, right;
  mpq_inits(left, right, NULL);
  mpz_set(mpq_numref(left), a->num.z);
  mpz_set(mpq_denref(left), a->den.z);
  mpz_set(mpq_numref(right), b->num.z);
  mpz_set(mpq_denref(right), b->den.z);
  mpq_canonicalize(left);
  mpq_canonicalize(right);
  const int order = mpq_cmp(left, right);
  mpq_clears(left, right, NULL);
  return order;
}

// The lower bound is no larger than any part's upper one, and the upper bound no less than some part's lower one.
static const char *range_against(or_curved_parts *c, const og_curved_parts_certificate *certificate) {
  const bool has_range = og_curved_parts_has_range(certificate);
  bool reaches = !has_range;
  for (int k = 0; k < or_parts_of(&c->body); k++) {
    const og_enclosure_certificate *one = enclose(c, k);
    if (compare(&certificate->apart, &one->hi) > 0) return "a part is nearer than the lower bound";
    reaches = reaches || compare(&certificate->places.hi, &one->lo) >= 0;
  }
  return reaches ? NULL : "no part is as near as the upper bound";
}

static og_relation relation_of_all(or_curved_parts *c) {
  og_relation most = OG_SEPARATED;
  bool open = false;
  for (int k = 0; k < or_parts_of(&c->body); k++) {
    const og_relation one = c->ball == 0 ? relation_of_part(c, k) : og_enclosure_relation(enclose(c, k));
    if (one == OG_RELATION_NONE) open = true;
    else if (one > most) most = one;
  }
  return open && most != OG_PENETRATING ? OG_RELATION_NONE : most;
}

const char *or_curved_parts_against(or_curved_parts *c, const og_curved_parts_certificate *certificate,
                                    og_relation *relation) {
  const og_relation said = og_curved_parts_relation(certificate);
  *relation = relation_of_all(c);
  if (said != OG_RELATION_NONE && *relation != OG_RELATION_NONE && said != *relation) return "they lie otherwise";
  return said == OG_SEPARATED || said == OG_RELATION_NONE ? range_against(c, certificate) : NULL;
}

// ---- damage ----

static int pick(or_random *random, int least, int most) { return or_random_int(random, least, most); }

static void change_number(or_random *random, og_int *r) {
  og_int by;
  if (pick(random, 0, 3) == 0) {
    og_int_neg(r, r);
    return;
  }
  og_int_init(&by);
  og_int_set_si(&by, pick(random, -2, 2));
  mpz_set_si(r->z, mpz_get_si(r->z));
  og_int_add(r, r, &by);
  og_int_clear(&by);
}

static void change_vector(or_random *random, og_ivec *v) {
  og_int *const part[3] = {&v->x, &v->y, &v->z};
  if (pick(random, 0, 3) == 0) og_ivec_neg(v, v);
  else change_number(random, part[pick(random, 0, 2)]);
}

static void scale(or_random *random, og_rational *r) {
  mpz_mul_ui(r->num.z, r->num.z, (unsigned long)pick(random, 1, 3));
  mpz_mul_ui(r->den.z, r->den.z, (unsigned long)pick(random, 1, 3));
}

static void change_places(or_random *random, og_curved_parts_certificate *c) {
  og_body_place *place = &c->places.place[0][pick(random, 0, 1)];
  og_int *const numbers[5] = {&place->x, &place->y, &place->z, &place->w, &place->weight[0]};
  change_number(random, numbers[pick(random, 0, 4)]);
}

void or_damage_curved_parts(or_random *random, og_curved_parts_certificate *c) {
  og_curved_block *block = c->count == 0 ? NULL : &c->block[pick(random, 0, (int)c->count - 1)];
  switch (pick(random, 0, 11)) {
  case 0: c->part[pick(random, 0, 1)] = pick(random, -1, OR_PARTS); break;
  case 1: c->has_pair = !c->has_pair; break;
  case 2: c->by_mean = !c->by_mean; break;
  case 3: c->places.kind = (og_enclosure_kind)pick(random, OG_ENCLOSURE_NONE, OG_ENCLOSURE_PENETRATING); break;
  case 4: scale(random, &c->apart); break;
  case 5: scale(random, &c->places.hi); break;
  case 6: change_places(random, c); break;
  case 7:
    if (block != NULL) change_vector(random, &block->direction);
    break;
  case 8:
    if (block != NULL) block->end += pick(random, -2, 2);
    break;
  case 9:
    if (c->order.count > 0) c->order.number[0] = pick(random, -1, OR_PARTS);
    break;
  case 10: c->mean.relation = (og_relation)pick(random, OG_RELATION_NONE, OG_PENETRATING); break;
  default:
    if (c->mean.count > 0) change_number(random, &c->mean.weight[pick(random, 0, (int)c->mean.count - 1)]);
    break;
  }
}
