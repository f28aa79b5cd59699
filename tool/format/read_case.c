#include "tool/format/read_case.h"

#include <stdlib.h>
#include <string.h>

#include "spec/number/allocation.h"
#include "tool/format/body_rules.h"
#include "spec/body/half_space.h"
#include "tool/format/fields.h"
#include "tool/format/number_budget.h"
#include "tool/format/read_curved.h"
#include "tool/format/read_mesh.h"
#include "tool/format/read_part_lists.h"
#include "tool/format/read_parts_body.h"
#include "tool/format/read_points.h"
#include "tool/format/read_moving_problem.h"
#include "tool/format/read_rigid_problem.h"
#include "tool/format/read_scene.h"
#include "tool/format/read_shape.h"
#include "tool/format/read_volume_problem.h"
#include "tool/format/seen_ids.h"

const og_case_limits og_default_case_limits = {1000000, (size_t)1 << 32};

static const char *const case_fields[] = {"id",     "question",   "a",          "b",       "flags",
                                          "source", "velocity_a", "velocity_b", "until",   "direction",
                                          "boxes",  "scene",      "steps",      "hostile", "points",
                                          "volume", "directions", "with_kinds", "start",   "end",
                                          "end_a",  "end_b",      "parts",      "bound",   NULL};

void og_case_init(og_case *one) {
  one->id[0] = '\0';
  one->question = OG_QUESTION_COUNT;
  og_problem_init(&one->problem);
  one->is_curved = false;
  og_curved_problem_init(&one->curved);
  one->is_enclosed = one->is_curved_hit = false;
  og_primitive_init(&one->curved_hit.pair);
  og_enclosure_problem_init(&one->enclosure);
  one->is_of_parts = false;
  og_parts_problem_init(&one->parts);
  og_primitive_init(&one->primitive);
  og_mesh_problem_init(&one->meshes);
  og_box_scene_init(&one->scene);
  og_volume_problem_init(&one->volume);
  og_hull_problem_init(&one->hull);
  og_decomposition_problem_init(&one->decomposition);
  og_moving_problem_init(&one->moving);
  og_rigid_problem_init(&one->rigid);
  one->is_hostile = false;
  one->hostile = (og_hostile_boxes){NULL, 0, 0, 0};
}

void og_case_clear(og_case *one) {
  og_problem_clear(&one->problem);
  og_curved_problem_clear(&one->curved);
  og_enclosure_problem_clear(&one->enclosure);
  og_parts_problem_clear(&one->parts);
  og_primitive_clear(&one->curved_hit.pair);
  og_primitive_clear(&one->primitive);
  og_mesh_problem_clear(&one->meshes);
  og_box_scene_clear(&one->scene);
  og_volume_problem_clear(&one->volume);
  og_hull_problem_clear(&one->hull);
  og_decomposition_problem_clear(&one->decomposition);
  og_moving_problem_clear(&one->moving);
  og_rigid_problem_clear(&one->rigid);
  og_hostile_boxes_clear(&one->hostile);
}

struct og_case_reader {
  og_case_limits limits;
  og_question instead;
  og_seen_ids *seen;
  og_case_body a, b;
  og_exact_motion motion;
  og_rational velocity_a[3], velocity_b[3], until, direction[3];
  bool takes_hostile, takes_curved, takes_curved_depth, takes_curved_hit, takes_parts;
};

void og_case_body_init(og_case_body *body) {
  og_shape_init(&body->shape);
  og_exact_body_init(&body->exact);
  body->curve = OG_CURVE_NONE;
}

void og_case_body_clear(og_case_body *body) {
  og_shape_clear(&body->shape);
  og_exact_body_clear(&body->exact);
}

og_case_reader *og_case_reader_new(const og_case_limits *limits, og_question instead) {
  og_case_reader *reader = og_grow(NULL, 1, sizeof *reader);
  reader->limits = *limits;
  reader->instead = instead;
  reader->seen = og_seen_ids_new();
  reader->takes_hostile = reader->takes_curved = reader->takes_curved_depth = reader->takes_curved_hit = false;
  reader->takes_parts = false;
  og_case_body_init(&reader->a);
  og_case_body_init(&reader->b);
  og_exact_motion_init(&reader->motion);
  for (int k = 0; k < 3; k++) {
    og_rational_init(&reader->velocity_a[k]);
    og_rational_init(&reader->velocity_b[k]);
    og_rational_init(&reader->direction[k]);
  }
  og_rational_init(&reader->until);
  return reader;
}

void og_case_reader_take_hostile(og_case_reader *reader) { reader->takes_hostile = true; }

void og_case_reader_take_curved(og_case_reader *reader) { reader->takes_curved = true; }

void og_case_reader_take_parts(og_case_reader *reader) { reader->takes_parts = true; }

void og_case_reader_take_curved_depth(og_case_reader *reader) {
  reader->takes_curved = reader->takes_curved_depth = true;
}

void og_case_reader_take_curved_hit(og_case_reader *reader) { reader->takes_curved_hit = true; }

void og_case_reader_free(og_case_reader *reader) {
  if (reader == NULL) return;
  og_seen_ids_free(reader->seen);
  og_case_body_clear(&reader->a);
  og_case_body_clear(&reader->b);
  og_exact_motion_clear(&reader->motion);
  for (int k = 0; k < 3; k++) {
    og_rational_clear(&reader->velocity_a[k]);
    og_rational_clear(&reader->velocity_b[k]);
    og_rational_clear(&reader->direction[k]);
  }
  og_rational_clear(&reader->until);
  free(reader);
}

void og_case_reader_forget_ids(og_case_reader *reader) {
  og_seen_ids_free(reader->seen);
  reader->seen = NULL;
}

const og_case_body *og_case_reader_a(const og_case_reader *reader) { return &reader->a; }

const og_case_body *og_case_reader_b(const og_case_reader *reader) { return &reader->b; }

const og_rational *og_case_reader_velocity_a(const og_case_reader *reader) { return reader->velocity_a; }

const og_rational *og_case_reader_velocity_b(const og_case_reader *reader) { return reader->velocity_b; }

const og_rational *og_case_reader_until(const og_case_reader *reader) {
  return reader->motion.has_until ? &reader->until : NULL;
}

static bool read_question(og_question *question, const json_t *root, og_question instead, og_complaint *complaint) {
  const og_place here = {NULL, "question", 0};
  const json_t *value = json_object_get(root, "question");
  if (value == NULL && instead != OG_QUESTION_COUNT) {
    *question = instead;
    return true;
  }
  if (value == NULL) return og_need_field(root, "question", NULL, complaint) != NULL;
  const char *id = og_read_string(value, "a question", &here, complaint);
  if (id == NULL) return false;
  *question = og_question_by_id(id);
  if (*question != OG_QUESTION_COUNT) return true;
  const char *ids[OG_QUESTION_COUNT + 1] = {NULL};
  for (og_question q = OG_RELATION; q < OG_QUESTION_COUNT; q++) ids[q] = og_question_at(q)->id;
  const char *nearest = og_nearest_name(id, ids);
  char quoted[OG_QUOTE_SIZE];
  og_quote(quoted, id);
  if (nearest != NULL)
    return og_complain(complaint, OG_INPUT_BAD, &here, "unknown question %s; did you mean '%s'?", quoted, nearest);
  char list[OG_QUESTION_LIST_SIZE];
  return og_complain(complaint, OG_INPUT_BAD, &here, "unknown question %s; expected %s", quoted,
                     og_question_list(list, OG_RELATION, OG_QUESTION_COUNT));
}

void og_keep_family(char family[OG_MAX_ID + 1], const char *source, size_t length) {
  static const char maker[] = "origo gen ";
  const size_t before = sizeof maker - 1;
  family[0] = '\0';
  if (length < before || memcmp(source, maker, before) != 0) return;
  size_t end = before;
  while (end < length && source[end] != ' ') end++;
  if (end - before > OG_MAX_ID) return;
  memcpy(family, source + before, end - before);
  family[end - before] = '\0';
}

static bool read_flags(og_case *one, const json_t *root, og_complaint *complaint) {
  const og_place here = {NULL, "flags", 0}, at_source = {NULL, "source", 0};
  const json_t *flags = json_object_get(root, "flags"), *source = json_object_get(root, "source");
  if (flags != NULL && !og_read_array(flags, SIZE_MAX, "strings", &here, complaint)) return false;
  for (size_t k = 0; flags != NULL && k < json_array_size(flags); k++) {
    const og_place element = {&here, NULL, k};
    if (og_read_string(json_array_get(flags, k), "a flag", &element, complaint) == NULL) return false;
  }
  const char *maker = source == NULL ? "" : og_read_string(source, "the case's source", &at_source, complaint);
  if (maker == NULL) return false;
  og_keep_family(one->family, maker, strlen(maker));
  return true;
}

static bool read_body(const og_case_reader *reader, og_case_body *body, const json_t *root, const char *field,
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

// A velocity that is not given is zero.
static bool read_velocity(og_rational *velocity, const json_t *root, const char *field, og_complaint *complaint) {
  const og_place here = {NULL, field, 0};
  const json_t *value = json_object_get(root, field);
  for (int k = 0; k < 3; k++) og_rational_set_si(&velocity[k], 0);
  return value == NULL || og_read_numbers(velocity, 3, value, &here, complaint);
}

static void relative_velocity(og_int *r, const og_rational *a, const og_rational *b, const og_int *den, og_int *other) {
  og_rational_numerator_over(r, b, den);
  og_rational_numerator_over(other, a, den);
  og_int_sub(r, r, other);
}

static void set_motion(og_case_reader *reader, bool has_until) {
  og_exact_motion *motion = &reader->motion;
  og_int_set_si(&motion->den, 1);
  og_rational_common_denominator(&motion->den, reader->velocity_a, 3, SIZE_MAX);
  og_rational_common_denominator(&motion->den, reader->velocity_b, 3, SIZE_MAX);
  og_int other;
  og_int_init(&other);
  og_int *const parts[3] = {&motion->velocity.x, &motion->velocity.y, &motion->velocity.z};
  for (int k = 0; k < 3; k++)
    relative_velocity(parts[k], &reader->velocity_a[k], &reader->velocity_b[k], &motion->den, &other);
  og_int_clear(&other);
  motion->has_until = has_until;
  og_int_set(&motion->until_num, &reader->until.num);
  og_int_set(&motion->until_den, &reader->until.den);
}

static bool read_motion(og_case_reader *reader, const json_t *root, og_complaint *complaint) {
  const og_place here = {NULL, "until", 0};
  if (json_object_get(root, "velocity_a") == NULL && json_object_get(root, "velocity_b") == NULL)
    return og_complain(complaint, OG_INPUT_BAD, NULL, "a sweep without motion; expected 'velocity_a' or 'velocity_b'");
  if (!read_velocity(reader->velocity_a, root, "velocity_a", complaint)) return false;
  if (!read_velocity(reader->velocity_b, root, "velocity_b", complaint)) return false;
  const json_t *until = json_object_get(root, "until");
  og_rational_set_si(&reader->until, 0);
  if (until != NULL && !og_read_number(&reader->until, until, &here, complaint)) return false;
  if (og_rational_sign(&reader->until) < 0)
    return og_complain(complaint, OG_INPUT_BAD, &here, "negative; expected a time of zero or more");
  set_motion(reader, until != NULL);
  return true;
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

// The lattice of a problem is as fine as both bodies and the motion together.
static bool lattice_fits(const og_case_reader *reader, bool moves) {
  const og_exact_body *a = &reader->a.exact, *b = &reader->b.exact;
  const size_t den_a = mpz_sizeinbase(a->den.z, 2), den_b = mpz_sizeinbase(b->den.z, 2),
               den_motion = moves ? mpz_sizeinbase(reader->motion.den.z, 2) : 0, of_a = longest(a) + den_b,
               of_b = longest(b) + den_a;
  const size_t each = (of_a > of_b ? of_a : of_b) + den_motion;
  return each <= og_bits_each(reader->limits.max_bits, 3 * (a->count + b->count));
}

static bool read_direction(og_case_reader *reader, og_primitive *primitive, const json_t *root,
                           og_complaint *complaint) {
  const og_place here = {NULL, "direction", 0};
  const json_t *value = og_need_field(root, "direction", NULL, complaint);
  if (value == NULL || !og_read_numbers(reader->direction, 3, value, &here, complaint)) return false;
  og_int_set_si(&primitive->direction_den, 1);
  og_rational_common_denominator(&primitive->direction_den, reader->direction, 3, SIZE_MAX);
  og_int *const parts[3] = {&primitive->direction.x, &primitive->direction.y, &primitive->direction.z};
  for (int k = 0; k < 3; k++) og_rational_numerator_over(parts[k], &reader->direction[k], &primitive->direction_den);
  return true;
}

static bool is_relation_or_distance(og_question question) {
  return question == OG_RELATION || question == OG_DISTANCE;
}

static bool may_be_curved(const og_case_reader *reader, og_question question) {
  const bool is_depth = question == OG_DEPTH && reader->takes_curved_depth;
  return reader->takes_curved && (is_relation_or_distance(question) || is_depth);
}

static bool read_bodies(og_case_reader *reader, const json_t *root, og_question own, og_question asked,
                        og_complaint *complaint) {
  const og_place at_a = {NULL, "a", 0}, at_b = {NULL, "b", 0};
  const bool may_curve = may_be_curved(reader, own) && may_be_curved(reader, asked);
  if (!read_body(reader, &reader->a, root, "a", may_curve, complaint)) return false;
  if (!og_check_body(&reader->a, own, false, &at_a, complaint)) return false;
  if (!og_check_body(&reader->a, asked, false, &at_a, complaint)) return false;
  if (!og_question_has_b(own) && !og_question_has_b(asked)) return true;
  const bool may_be_hit = reader->takes_curved_hit && own == OG_HIT && asked == OG_HIT;
  if (!read_body(reader, &reader->b, root, "b", may_curve || may_be_hit, complaint)) return false;
  if (may_be_hit && reader->b.curve != OG_CURVE_NONE) return true;
  if (og_question_has_b(own) && !og_check_body(&reader->b, own, true, &at_b, complaint)) return false;
  return !og_question_has_b(asked) || og_check_body(&reader->b, asked, true, &at_b, complaint);
}

static bool is_endless(const og_case_body *body) { return body->curve == OG_CURVE_NONE && og_shape_is_endless(body->shape.kind); }

// A half-space becomes a block that stands for it (half_space.h); the other body has to have an end, and a motion, too.
static bool bound_half_spaces(og_case_reader *reader, const og_case *one, og_complaint *complaint) {
  const bool is_b = is_endless(&reader->b);
  og_case_body *const body = is_b ? &reader->b : &reader->a, *const other = is_b ? &reader->a : &reader->b;
  const og_place here = {NULL, is_b ? "b" : "a", 0}, at_until = {NULL, "until", 0};
  const og_exact_motion *motion = one->question == OG_SWEEP ? &reader->motion : NULL;
  if (!is_endless(body)) return true;
  if (is_endless(other) || other->curve != OG_CURVE_NONE)
    return og_complain(complaint, OG_INPUT_BAD, &here,
                       "a half-space is taken beside a body that has an end and no curved side");
  if (motion != NULL && !motion->has_until)
    return og_complain(complaint, OG_INPUT_BAD, &at_until,
                       "a contact with a half-space may go on for ever; expected a time at which the motion ends");
  return og_half_space_to_block(&body->exact, &other->exact, motion) ||
         og_complain(complaint, OG_INPUT_BAD, &here, "no half-space: a surface, or flattened by its pose");
}

static bool is_rounded(const og_case_body *body) { return og_rational_sign(&body->shape.radius) != 0; }

// The relation with a polytope has a question of its own, which always has an answer.
static bool set_curved(const og_case_reader *reader, og_case *one, og_complaint *complaint) {
  const og_case_body *a = &reader->a, *b = &reader->b;
  const bool both = a->curve != OG_CURVE_NONE && b->curve != OG_CURVE_NONE;
  one->is_curved = one->question == OG_RELATION && !both && !is_rounded(a) && !is_rounded(b);
  one->is_enclosed = !one->is_curved;
  one->curved.is_b = a->curve == OG_CURVE_NONE;
  one->curved.curve = one->curved.is_b ? b->curve : a->curve;
  one->enclosure.curve[0] = a->curve;
  one->enclosure.curve[1] = b->curve;
  og_problem *pair = one->is_curved ? &one->curved.pair : &one->enclosure.pair;
  const og_problem_status status = og_problem_set_exact(pair, &a->exact, &b->exact, NULL);
  return status == OG_PROBLEM_OK || og_complain(complaint, OG_INPUT_BAD, NULL, "%s", og_problem_status_text(status));
}

// Of a cylinder or a cone as it is, without a ball, and of a path.
static bool set_curved_hit(const og_case_reader *reader, og_case *one, og_complaint *complaint) {
  const og_place at_b = {NULL, "b", 0}, at_rounding = {&at_b, "rounding", 0}, at_a = {NULL, "a", 0},
                 at_shape = {&at_a, "shape", 0};
  if (is_rounded(&reader->b))
    return og_complain(complaint, OG_INPUT_BAD, &at_rounding, "a hit of a rounded cylinder or cone has no answer; expected none");
  if (reader->a.shape.kind == OG_SHAPE_TRIANGLE)
    return og_complain(complaint, OG_INPUT_BAD, &at_shape,
                       "a triangle and a cylinder or a cone; expected a point, segment, line or ray as a");
  one->is_curved_hit = true;
  one->curved_hit.curve = reader->b.curve;
  og_primitive_set(&one->curved_hit.pair, OG_HIT, &reader->a.exact, &reader->b.exact);
  return true;
}

// The question is about all pairs of points at once.
enum { MOST_CLOSEST_PAIRS = 1 << 16 };

static bool set_primitive(og_case_reader *reader, const json_t *root, og_case *one, og_complaint *complaint) {
  if (one->question == OG_CLOSEST && reader->a.exact.count > MOST_CLOSEST_PAIRS / reader->b.exact.count)
    return og_complain(complaint, OG_INPUT_LIMIT, NULL, "more than %d pairs of points; 'distance' takes more",
                       MOST_CLOSEST_PAIRS);
  const bool has_b = og_question_has_b(one->question);
  if (has_b && reader->b.curve != OG_CURVE_NONE) return set_curved_hit(reader, one, complaint);
  og_primitive_set(&one->primitive, one->question, &reader->a.exact, has_b ? &reader->b.exact : NULL);
  if (one->question == OG_SUPPORT) return read_direction(reader, &one->primitive, root, complaint);
  const og_place at_b = {NULL, "b", 0}, at_shape = {&at_b, "shape", 0};
  if (one->question != OG_HIT || !og_primitive_is_round(&one->primitive) || reader->a.shape.kind != OG_SHAPE_TRIANGLE)
    return true;
  return og_complain(complaint, OG_INPUT_BAD, &at_shape,
                     "a triangle meets a sphere in no polygon; expected another shape, or a line, ray or segment as a");
}

// Before any number is made: a few bytes of text may ask for many.
static bool numbers_fit(const og_case_reader *reader, const json_t *root, og_complaint *complaint) {
  static const char *const fields[] = {"a", "b", "velocity_a", "velocity_b", "until", "direction", "boxes", "steps",
                                       "points", "directions", "start", "end", "end_a", "end_b", "bound"};
  size_t left = reader->limits.max_bits;
  for (size_t k = 0; k < sizeof fields / sizeof *fields; k++) {
    const og_place here = {NULL, fields[k], 0};
    const json_t *value = json_object_get(root, fields[k]);
    if (value != NULL && !og_spend_bits(&left, value, reader->limits.max_bits, &here, complaint)) return false;
  }
  return true;
}

static bool read_boxes(const og_case_reader *reader, const json_t *root, og_case *one, og_complaint *complaint) {
  bool good;
  one->is_hostile = og_is_hostile(root, &good, complaint);
  if (!good) return false;
  if (!one->is_hostile) return og_read_scene(&one->scene, root, reader->limits.max_points, complaint);
  if (reader->takes_hostile) return og_read_hostile_boxes(&one->hostile, root, reader->limits.max_points, complaint);
  return og_complain(complaint, OG_INPUT_BAD, NULL, "a hostile case has no exact answer; 'origo judge' takes it");
}

// A mesh with itself has the first of its points for a second body.
static bool read_mesh_body(const og_case_reader *reader, og_case_body *body, og_triangles *triangles, const json_t *value,
                           const char *field, og_complaint *complaint) {
  const og_place here = {NULL, field, 0};
  if (!og_read_mesh_points(&body->shape, value, reader->limits.max_points, &here, complaint)) return false;
  const og_shape_status status = og_shape_to_body(&body->exact, &body->shape, reader->limits.max_bits);
  if (status != OG_SHAPE_OK) return og_complain_of_shape(status, &body->shape, &here, complaint);
  return og_read_triangles(triangles, value, body->shape.count, reader->limits.max_points, &here, complaint);
}

static bool complain_of_lattice(const og_case_reader *reader, og_complaint *complaint) {
  return og_complain(complaint, OG_INPUT_LIMIT, NULL,
                     "the coordinates over their common denominator need more "
                     "bits than the limit of %zu (--max-bits raises it)",
                     reader->limits.max_bits);
}

static bool read_meshes(og_case_reader *reader, const json_t *root, og_case *one, og_complaint *complaint) {
  const og_place at_kinds = {NULL, "with_kinds", 0};
  const json_t *a = og_need_field(root, "a", NULL, complaint), *b = json_object_get(root, "b");
  const json_t *kinds = json_object_get(root, "with_kinds");
  og_mesh_problem *meshes = &one->meshes;
  meshes->with_kinds = false;
  if (kinds != NULL && !og_read_boolean(&meshes->with_kinds, kinds, &at_kinds, complaint)) return false;
  if (a == NULL || !read_mesh_body(reader, &reader->a, &meshes->a, a, "a", complaint)) return false;
  if (b != NULL && !read_mesh_body(reader, &reader->b, &meshes->b, b, "b", complaint)) return false;
  if (b != NULL && !lattice_fits(reader, false)) return complain_of_lattice(reader, complaint);
  const og_problem_status status =
      og_mesh_problem_set_points(meshes, &reader->a.exact, b == NULL ? NULL : &reader->b.exact);
  return status == OG_PROBLEM_OK || og_complain(complaint, OG_INPUT_BAD, NULL, "%s", og_problem_status_text(status));
}

static bool read_decomposition(og_case_reader *reader, const json_t *root, og_decomposition_problem *problem,
                               og_complaint *complaint) {
  const json_t *a = og_need_field(root, "a", NULL, complaint);
  if (a == NULL || !read_mesh_body(reader, &reader->a, &problem->mesh.a, a, "a", complaint)) return false;
  og_mesh_problem_set_points(&problem->mesh, &reader->a.exact, NULL); // it has a point, and a positive denominator
  return og_read_part_lists(problem, root, complaint);
}

static bool read_hull(const og_case_reader *reader, const json_t *root, og_hull_problem *problem,
                      og_complaint *complaint) {
  const og_case_limits *limits = &reader->limits;
  size_t axes = 0;
  og_exact_body points;
  og_exact_body_init(&points);
  const json_t *value = og_need_field(root, "points", NULL, complaint);
  const bool good =
      value != NULL && og_read_points(&points, &axes, value, limits->max_points, limits->max_bits, "points", complaint);
  if (good) og_hull_problem_set_exact(problem, axes, &points); // it has a point, and a positive denominator
  og_exact_body_clear(&points);
  return good;
}

static bool read_polygon(const og_case_reader *reader, const json_t *root, og_hull_problem *problem,
                         og_complaint *complaint) {
  const og_place here = {NULL, "points", 0};
  if (!read_hull(reader, root, problem, complaint)) return false;
  if (problem->axes != 2)
    return og_complain(complaint, OG_INPUT_BAD, &here, "%zu coordinates; expected 2, of points of the plane",
                       problem->axes);
  const size_t count = og_hull_points(problem)->count;
  return count >= 3 ||
         og_complain(complaint, OG_INPUT_BAD, &here, "%zu point%s; expected a polygon of three or more", count,
                     count == 1 ? "" : "s");
}

// Each list of points stands for its hull, a flat body in the plane z = 0.
static bool read_two_polygons(og_case_reader *reader, const json_t *root, og_problem *problem, og_complaint *complaint) {
  const og_case_limits *limits = &reader->limits;
  og_exact_body *const bodies[2] = {&reader->a.exact, &reader->b.exact};
  static const char *const fields[2] = {"a", "b"};
  for (int k = 0; k < 2; k++) {
    size_t axes = 2;
    const json_t *value = og_need_field(root, fields[k], NULL, complaint);
    og_int_set_si(&bodies[k]->radius, 0);
    if (value == NULL ||
        !og_read_points(bodies[k], &axes, value, limits->max_points, limits->max_bits, fields[k], complaint))
      return false;
  }
  if (!lattice_fits(reader, false)) return complain_of_lattice(reader, complaint);
  og_problem_set_exact(problem, bodies[0], bodies[1], NULL); // each has a point, and a positive denominator
  return true;
}

static bool read_rigid(og_case_reader *reader, const json_t *root, og_case *one, og_complaint *complaint) {
  if (!read_bodies(reader, root, OG_MOTION, OG_MOTION, complaint)) return false;
  return og_read_rigid_problem(&one->rigid, &reader->a, &reader->b, root, reader->limits.max_bits, complaint);
}

// ---- bodies made of parts ----

static bool has_parts(const og_case_reader *reader, const json_t *root, og_question own, og_question asked) {
  if (reader->takes_parts && own == OG_HIT && asked == OG_HIT) return og_is_hit_by_rays(json_object_get(root, "b"));
  const bool may = reader->takes_parts && is_relation_or_distance(own) && is_relation_or_distance(asked);
  return may && (og_is_of_parts(json_object_get(root, "a")) || og_is_of_parts(json_object_get(root, "b")));
}

// A convex body is one part.
static bool read_part_list(og_case_reader *reader, og_case_body *body, og_part_list *list, const json_t *root,
                           const char *field, og_question own, og_complaint *complaint) {
  const og_place here = {NULL, field, 0};
  const json_t *value = og_need_field(root, field, NULL, complaint);
  if (value == NULL) return false;
  if (og_is_of_parts(value))
    return og_read_parts_body(&body->shape, &body->exact, list, value, reader->limits.max_points,
                              reader->limits.max_bits, &here, complaint);
  // What a ray hits may be round.
  const bool is_hit = own == OG_HIT && strcmp(field, "b") == 0;
  if (!read_body(reader, body, root, field, false, complaint) ||
      !og_check_body(body, is_hit ? OG_RELATION : own, false, &here, complaint))
    return false;
  og_part_list_reset(list);
  og_part_list_add_range(list, 0, body->exact.count);
  return true;
}

// A ray or a segment as a point that moves, from its first point on: the second one's way takes the time 1.
static bool set_ray(og_case_reader *reader, og_parts_problem *parts, og_complaint *complaint) {
  const og_place here = {NULL, "a", 0}, at_shape = {&here, "shape", 0};
  og_exact_body start = reader->a.exact; // its numbers are the reader's
  og_exact_motion *motion = &reader->motion;
  const bool is_ray = reader->a.shape.kind == OG_SHAPE_RAY;
  if (!is_ray && reader->a.shape.kind != OG_SHAPE_SEGMENT)
    return og_complain(complaint, OG_INPUT_BAD, &at_shape, "the question 'hit' does not take the shape '%s' with this b; expected a ray or a segment",
                       og_shape_at(reader->a.shape.kind)->id);
  if (is_ray) og_ivec_neg(&motion->velocity, &start.direction[0]);
  else og_ivec_sub(&motion->velocity, &start.point[0], &start.point[1]);
  og_int_set(&motion->den, &start.den);
  motion->has_until = !is_ray;
  og_int_set_si(&motion->until_num, 1);
  og_int_set_si(&motion->until_den, 1);
  start.count = 1;
  start.direction_count = 0;
  og_part_list_reset(&parts->part[0]);
  og_part_list_add_range(&parts->part[0], 0, 1);
  const og_problem_status status = og_problem_set_exact(&parts->pair, &start, &reader->b.exact, motion);
  return status == OG_PROBLEM_OK || og_complain(complaint, OG_INPUT_BAD, NULL, "%s", og_problem_status_text(status));
}

static bool read_parts(og_case_reader *reader, const json_t *root, og_question own, og_case *one,
                       og_complaint *complaint) {
  og_parts_problem *parts = &one->parts;
  one->is_of_parts = true;
  if (!og_check_case_fields(root, own, complaint)) return false;
  if (!read_part_list(reader, &reader->a, &parts->part[0], root, "a", own, complaint) ||
      !read_part_list(reader, &reader->b, &parts->part[1], root, "b", own, complaint))
    return false;
  if (!lattice_fits(reader, false)) return complain_of_lattice(reader, complaint);
  if (own == OG_HIT && parts->part[1].count > 1 && og_int_sign(&reader->b.exact.radius) != 0)
    return og_complain(complaint, OG_INPUT_BAD, NULL, "b: a compound of round bodies; expected none with a radius, or the bodies one by one");
  if (own == OG_HIT) return set_ray(reader, parts, complaint);
  const og_problem_status status = og_problem_set_exact(&parts->pair, &reader->a.exact, &reader->b.exact, NULL);
  return status == OG_PROBLEM_OK || og_complain(complaint, OG_INPUT_BAD, NULL, "%s", og_problem_status_text(status));
}

static bool is_of_convex_bodies(og_question question) { return (int)question < OG_OVERLAPS || question == OG_CONTACT; }

// Boxes, meshes, points, moving features and convex bodies: a question about the one cannot be asked of the other.
static bool read_others(og_case_reader *reader, const json_t *root, og_question own, og_case *one,
                        og_complaint *complaint) {
  const og_place here = {NULL, "question", 0};
  if (own != one->question)
    return og_complain(complaint, OG_INPUT_BAD, &here, "the case asks '%s'; expected no other question about it",
                       og_question_at(own)->id);
  if (!og_check_case_fields(root, own, complaint)) return false;
  if (own == OG_OVERLAPS) return read_boxes(reader, root, one, complaint);
  if (own == OG_MESH_PAIRS) return read_meshes(reader, root, one, complaint);
  if (own == OG_HULL) return read_hull(reader, root, &one->hull, complaint);
  if (own == OG_TRIANGULATE) return read_polygon(reader, root, &one->hull, complaint);
  if (own == OG_DECOMPOSE) return read_decomposition(reader, root, &one->decomposition, complaint);
  if (own == OG_MOTION) return read_rigid(reader, root, one, complaint);
  if (own == OG_CLIP) return read_two_polygons(reader, root, &one->problem, complaint);
  if (og_question_is_of_moving(own))
    return og_read_moving_problem(&one->moving, own == OG_EDGE_EDGE, root, reader->limits.max_bits, complaint);
  return og_read_volume_problem(&one->volume, root, reader->limits.max_points, reader->limits.max_bits, complaint);
}

static bool read_problem(og_case_reader *reader, const json_t *root, og_case *one, og_complaint *complaint) {
  // The fields are judged by the question that the case itself asks, whatever is asked instead.
  og_question own = reader->instead;
  if (!read_question(&own, root, reader->instead, complaint)) return false;
  one->question = reader->instead == OG_QUESTION_COUNT ? own : reader->instead;
  one->is_curved = one->is_enclosed = one->is_of_parts = one->is_curved_hit = false;
  const bool moves = own == OG_SWEEP || one->question == OG_SWEEP;
  if (!read_flags(one, root, complaint) || !numbers_fit(reader, root, complaint)) return false;
  if (!is_of_convex_bodies(own) || !is_of_convex_bodies(one->question))
    return read_others(reader, root, own, one, complaint);
  if (has_parts(reader, root, own, one->question)) return read_parts(reader, root, own, one, complaint);
  if (!read_bodies(reader, root, own, one->question, complaint)) return false;
  if (!og_check_case_fields(root, own, complaint)) return false;
  if (moves && !read_motion(reader, root, complaint)) return false;
  if (!og_question_has_b(one->question)) return set_primitive(reader, root, one, complaint);
  const bool is_contact = one->question == OG_CONTACT;
  if ((og_question_is_of_pair(one->question) || is_contact) && !bound_half_spaces(reader, one, complaint)) return false;
  if (!lattice_fits(reader, moves)) return complain_of_lattice(reader, complaint);
  if (!og_question_is_of_pair(one->question) && !is_contact)
    return set_primitive(reader, root, one, complaint);
  if (reader->a.curve != OG_CURVE_NONE || reader->b.curve != OG_CURVE_NONE)
    return set_curved(reader, one, complaint);
  const og_exact_motion *motion = one->question == OG_SWEEP ? &reader->motion : NULL;
  const og_problem_status status = og_problem_set_exact(&one->problem, &reader->a.exact, &reader->b.exact, motion);
  return status == OG_PROBLEM_OK || og_complain(complaint, OG_INPUT_BAD, NULL, "%s", og_problem_status_text(status));
}

bool og_case_reader_note_id(og_case_reader *reader, const char *id, og_complaint *complaint) {
  if (reader->seen == NULL || og_seen_ids_add(reader->seen, id)) return true;
  const og_place here = {NULL, "id", 0};
  char quoted[OG_QUOTE_SIZE];
  return og_complain(complaint, OG_INPUT_BAD, &here, "%s was there before; expected an id of its own for every case",
                     og_quote(quoted, id));
}

static bool read_root(og_case_reader *reader, const json_t *root, og_case *one, og_complaint *complaint) {
  if (!og_read_object(root, case_fields, NULL, complaint) || !og_read_id(one->id, root, complaint)) return false;
  return read_problem(reader, root, one, complaint) && og_case_reader_note_id(reader, one->id, complaint);
}

og_input_status og_read_case(og_case_reader *reader, const char *line, size_t length, og_case *one,
                             og_complaint *complaint) {
  one->id[0] = '\0';
  json_t *root = og_read_json(line, length, complaint);
  if (root == NULL) return complaint->status;
  const bool good = read_root(reader, root, one, complaint);
  json_decref(root);
  return good ? OG_INPUT_OK : complaint->status;
}
