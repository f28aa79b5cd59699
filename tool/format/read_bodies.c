#include "tool/format/case_reader.h"

#include "spec/body/half_space.h"
#include "tool/format/body_rules.h"
#include "tool/format/fields.h"
#include "tool/format/number_budget.h"
#include "tool/format/read_curved.h"
#include "tool/format/read_shape.h"

bool og_read_case_body(const og_case_reader *reader, og_case_body *body, const json_t *root, const char *field,
                      bool may_curve, og_complaint *complaint) {
  const og_place here = {NULL, field, 0};
  const json_t *value = og_need_field(root, field, NULL, complaint);
  if (value == NULL) return false;
  body->curve = OG_CURVE_NONE;
  const bool good = may_curve && og_curve_of(value) != OG_CURVE_NONE
                        ? og_read_curved_shape(&body->shape, &body->curve, value, reader->limits.max_bits, &here, complaint)
                        : og_read_shape(&body->shape, value, reader->limits.max_points, &here, complaint);
  if (!good) return false;
  const og_shape_status status = og_shape_to_body(&body->exact, &body->shape, reader->limits.max_bits);
  return status == OG_SHAPE_OK || og_complain_of_shape(status, &body->shape, &here, complaint);
}

static void raise_to_longest(size_t *most, const og_ivec *v) {
  const og_int *const parts[3] = {&v->x, &v->y, &v->z};
  for (int part = 0; part < 3; part++)
    if (mpz_sizeinbase(parts[part]->z, 2) > *most) *most = mpz_sizeinbase(parts[part]->z, 2);
}

static size_t longest(const og_exact_body *body) {
  size_t most = mpz_sizeinbase(body->radius.z, 2);
  for (size_t k = 0; k < body->count; k++) raise_to_longest(&most, &body->point[k]);
  for (size_t k = 0; k < body->direction_count; k++) raise_to_longest(&most, &body->direction[k]);
  return most;
}

// Bits of a coordinate on the lattice, which is as fine as both bodies and the motion together.
static size_t bits_on_lattice(const og_case_reader *reader, bool moves) {
  const og_exact_body *a = &reader->a.exact, *b = &reader->b.exact;
  const size_t den_a = mpz_sizeinbase(a->den.z, 2), den_b = mpz_sizeinbase(b->den.z, 2),
               den_motion = moves ? mpz_sizeinbase(reader->motion.den.z, 2) : 0, of_a = longest(a) + den_b,
               of_b = longest(b) + den_a;
  return (of_a > of_b ? of_a : of_b) + den_motion;
}

bool og_case_lattice_fits(const og_case_reader *reader, bool moves) {
  const size_t numbers = 3 * (reader->a.exact.count + reader->b.exact.count);
  return bits_on_lattice(reader, moves) <= og_bits_each(reader->limits.max_bits, numbers);
}

// A sum has a bit more.
bool og_case_pairs_fit(const og_case_reader *reader) {
  const size_t of_a = reader->a.exact.count, of_b = reader->b.exact.count, numbers = 3 * (of_a * of_b + of_a + of_b);
  return bits_on_lattice(reader, false) < og_bits_each(reader->limits.max_bits, numbers);
}

bool og_complain_of_lattice(const og_case_reader *reader, og_complaint *complaint) {
  return og_complain(complaint, OG_INPUT_LIMIT, NULL,
                     "the coordinates over their common denominator need more "
                     "bits than the limit of %zu (--max-bits raises it)",
                     reader->limits.max_bits);
}

static bool may_be_curved(const og_case_reader *reader, og_question question) {
  const bool is_depth = question == OG_DEPTH && reader->takes_curved_depth;
  const bool is_sweep = question == OG_SWEEP && reader->takes_curved_sweep;
  if (question == OG_CONTACT) return reader->takes_curved_contact;
  return reader->takes_curved && (og_is_relation_or_distance(question) || is_depth || is_sweep);
}

// Of an ellipsoid is asked how it lies, and how far it reaches.
static bool may_be_ellipsoid(const og_case_body *body, bool may, const og_place *place, og_complaint *complaint) {
  const og_place shape = {place, "shape", 0};
  return body->curve != OG_CURVE_ELLIPSOID || may ||
         og_complain(complaint, OG_INPUT_BAD, &shape,
                     "the shape 'ellipsoid' is not taken here; 'relation', 'distance', 'depth', 'sweep' and "
                     "'support' are asked about it, by 'origo ask' and 'origo-check'");
}

// An ellipsoid without two half axes, or without any, is a segment or a point: what it is asked about other than its
// reach is asked of that.
static bool straighten(const og_case_reader *reader, og_case_body *body, og_complaint *complaint) {
  int zeros = 0, longest = 0;
  if (body->curve != OG_CURVE_ELLIPSOID) return true;
  for (int k = 0; k < 3; k++) {
    const bool is_zero = og_rational_sign(&body->shape.coordinate[4 * k + 3]) == 0;
    zeros += is_zero;
    if (!is_zero) longest = k;
  }
  if (zeros < 2) return true;
  body->curve = OG_CURVE_NONE;
  og_set_arm(&body->shape, longest);
  const og_shape_status status = og_shape_to_body(&body->exact, &body->shape, reader->limits.max_bits);
  return status == OG_SHAPE_OK || og_complain_of_shape(status, &body->shape, NULL, complaint);
}

static bool takes_ellipsoid(const og_case_reader *reader, og_question question) {
  return reader->takes_ellipsoids && question != OG_CONTACT && may_be_curved(reader, question);
}

bool og_read_case_bodies(og_case_reader *reader, const json_t *root, og_question own, og_question asked,
                        og_complaint *complaint) {
  const og_place at_a = {NULL, "a", 0}, at_b = {NULL, "b", 0};
  const bool may_curve = may_be_curved(reader, own) && may_be_curved(reader, asked);
  const bool may_reach = reader->takes_curved_support && own == OG_SUPPORT && asked == OG_SUPPORT;
  const bool may_be_it = may_reach || (takes_ellipsoid(reader, own) && takes_ellipsoid(reader, asked));
  if (!og_read_case_body(reader, &reader->a, root, "a", may_curve || may_reach, complaint)) return false;
  if (!may_be_ellipsoid(&reader->a, may_be_it, &at_a, complaint)) return false;
  if (!may_reach && !straighten(reader, &reader->a, complaint)) return false;
  if (!og_check_body(&reader->a, own, false, &at_a, complaint)) return false;
  if (!og_check_body(&reader->a, asked, false, &at_a, complaint)) return false;
  const bool of_pairs = own == OG_SUPPORT && json_object_get(root, "b") != NULL;
  if (!of_pairs && !og_question_has_b(own) && !og_question_has_b(asked)) return true;
  const bool may_be_hit = reader->takes_curved_hit && own == OG_HIT && asked == OG_HIT;
  const bool b_may_curve = may_curve || may_be_hit || may_reach;
  if (!og_read_case_body(reader, &reader->b, root, "b", b_may_curve, complaint)) return false;
  if (!may_be_ellipsoid(&reader->b, may_be_it, &at_b, complaint)) return false;
  if (!may_reach && !straighten(reader, &reader->b, complaint)) return false;
  if (may_be_hit && reader->b.curve != OG_CURVE_NONE) return true;
  if ((of_pairs || og_question_has_b(own)) && !og_check_body(&reader->b, own, true, &at_b, complaint)) return false;
  return !og_question_has_b(asked) || og_check_body(&reader->b, asked, true, &at_b, complaint);
}

static bool is_endless(const og_case_body *body) { return body->curve == OG_CURVE_NONE && og_shape_is_endless(body->shape.kind); }

// A half-space becomes a block that stands for it (half_space.h); the other body has to have an end, and a motion, too.
bool og_bound_half_spaces(og_case_reader *reader, const og_case *one, og_complaint *complaint) {
  const bool is_b = is_endless(&reader->b);
  og_case_body *const body = is_b ? &reader->b : &reader->a, *const other = is_b ? &reader->a : &reader->b;
  const og_place here = {NULL, is_b ? "b" : "a", 0}, at_until = {NULL, "until", 0};
  const og_exact_motion *motion = one->question == OG_SWEEP ? &reader->motion : NULL;
  if (!is_endless(body)) return true;
  if (is_endless(other))
    return og_complain(complaint, OG_INPUT_BAD, &here, "a half-space is taken beside a body that has an end");
  if (motion != NULL && !motion->has_until)
    return og_complain(complaint, OG_INPUT_BAD, &at_until,
                       "a contact with a half-space may go on for ever; expected a time at which the motion ends");
  const og_frame_kind frame = other->curve == OG_CURVE_NONE        ? OG_FRAME_NONE
                              : other->curve == OG_CURVE_ELLIPSOID ? OG_FRAME_ELLIPSOID
                                                                   : OG_FRAME_ROUND;
  return og_half_space_to_block(&body->exact, &other->exact, frame, motion) ||
         og_complain(complaint, OG_INPUT_BAD, &here, "no half-space: a surface, or flattened by its pose");
}
