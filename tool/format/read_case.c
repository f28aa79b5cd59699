#include "tool/format/read_case.h"

#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#include "spec/number/allocation.h"
#include "tool/format/body_rules.h"
#include "tool/format/case_reader.h"
#include "tool/format/fields.h"
#include "tool/format/number_budget.h"
#include "tool/format/plain_case.h"
#include "tool/format/read_moving_problem.h"
#include "tool/format/read_rigid_problem.h"
#include "tool/format/read_scene.h"
#include "tool/format/read_volume_problem.h"
#include "tool/format/spell_out.h"

// Where a size has 32 bits, it ends before 2^32.
#if SIZE_MAX > UINT32_MAX
#define MOST_BITS ((size_t)1 << 32)
#else
#define MOST_BITS SIZE_MAX
#endif

const og_case_limits og_default_case_limits = {1000000, MOST_BITS};

static const char *const case_fields[] = {"id",     "question",   "a",          "b",       "flags",
                                          "source", "velocity_a", "velocity_b", "until",   "direction",
                                          "boxes",  "scene",      "steps",      "hostile", "points",
                                          "volume", "directions", "with_kinds", "holes",   "start",   "end",
                                          "end_a",  "end_b",      "spin_a",     "spin_b",  "parts",
                                          "bound",  "after",      "operation",  "triangles", "turn",
                                          "plane",  "about_a", "about_b", NULL};

void og_case_init(og_case *one) {
  one->id[0] = one->after[0] = '\0';
  one->question = OG_QUESTION_COUNT;
  og_ivec_init(&one->along);
  og_problem_init(&one->problem);
  one->kind = OG_CASE_PLAIN;
  one->is_plane = false;
  og_curved_problem_init(&one->curved);
  og_primitive_init(&one->curved_hit.pair);
  og_primitive_init(&one->curved_support.pair);
  og_enclosure_problem_init(&one->enclosure);
  og_parts_problem_init(&one->parts);
  og_primitive_init(&one->primitive);
  og_mesh_problem_init(&one->meshes);
  og_box_scene_init(&one->scene);
  og_volume_problem_init(&one->volume);
  og_hull_problem_init(&one->hull);
  og_decomposition_problem_init(&one->decomposition);
  og_moving_problem_init(&one->moving);
  og_rigid_problem_init(&one->rigid);
  // As og_minkowski_problem_init and og_polygon_problem_init have it: what is not asked for is not entered.
  one->minkowski = (og_minkowski_problem){.is_sum = false};
  og_hull_problem_init(&one->minkowski.pairs);
  one->polygon = (og_polygon_problem){.hole_count = 0};
  og_hull_problem_init(&one->polygon.points);
  one->is_hostile = false;
  one->hostile = (og_hostile_boxes){NULL, 0, 0, 0};
}

void og_case_clear(og_case *one) {
  og_ivec_clear(&one->along);
  og_problem_clear(&one->problem);
  og_curved_problem_clear(&one->curved);
  og_enclosure_problem_clear(&one->enclosure);
  og_parts_problem_clear(&one->parts);
  og_primitive_clear(&one->curved_hit.pair);
  og_primitive_clear(&one->curved_support.pair);
  og_primitive_clear(&one->primitive);
  og_mesh_problem_clear(&one->meshes);
  og_box_scene_clear(&one->scene);
  og_volume_problem_clear(&one->volume);
  og_hull_problem_clear(&one->hull);
  og_hull_problem_clear(&one->polygon.points);
  free(one->polygon.hole);
  og_decomposition_problem_clear(&one->decomposition);
  og_moving_problem_clear(&one->moving);
  og_rigid_problem_clear(&one->rigid);
  og_hull_problem_clear(&one->minkowski.pairs);
  og_hostile_boxes_clear(&one->hostile);
}

og_question og_question_of_problem(const og_case *one) {
  return one->is_plane && one->question == OG_HIT ? OG_SWEEP : one->question;
}

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
  reader->last[0] = '\0';
  reader->takes_hostile = reader->takes_curved = reader->takes_curved_depth = reader->takes_curved_hit = false;
  reader->takes_curved_sweep = reader->takes_curved_support = reader->takes_curved_contact = reader->takes_parts = false;
  reader->takes_ellipsoids = reader->leaves_bodies = false;
  reader->takes_contact_along = reader->takes_all_hits = reader->takes_plane = reader->is_plane = false;
  // As og_small_case_init has it: what is not asked for is not entered.
  reader->ordinary = (og_small_case){.body = {{.count = 0}, {.count = 0}}};
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

void og_case_reader_take_all_hits(og_case_reader *reader) { reader->takes_parts = reader->takes_all_hits = true; }

void og_case_reader_take_curved_depth(og_case_reader *reader) {
  reader->takes_curved = reader->takes_curved_depth = true;
}

void og_case_reader_take_curved_sweep(og_case_reader *reader) {
  reader->takes_curved = reader->takes_curved_sweep = true;
}

void og_case_reader_take_curved_hit(og_case_reader *reader) { reader->takes_curved_hit = true; }

void og_case_reader_take_curved_support(og_case_reader *reader) { reader->takes_curved_support = true; }

void og_case_reader_take_curved_contact(og_case_reader *reader) { reader->takes_curved_contact = true; }

void og_case_reader_take_ellipsoids(og_case_reader *reader) { reader->takes_ellipsoids = true; }

void og_case_reader_take_contact_along(og_case_reader *reader) { reader->takes_contact_along = true; }

void og_case_reader_take_plane(og_case_reader *reader) { reader->takes_plane = true; }

void og_case_reader_leave_bodies(og_case_reader *reader) { reader->leaves_bodies = true; }

void og_case_reader_take_answered(og_case_reader *reader) {
  og_case_reader_take_contact_along(reader);
  og_case_reader_take_curved_depth(reader);
  og_case_reader_take_curved_sweep(reader);
  og_case_reader_take_parts(reader);
  og_case_reader_take_curved_hit(reader);
  og_case_reader_take_curved_support(reader);
  og_case_reader_take_curved_contact(reader);
  og_case_reader_take_ellipsoids(reader);
  og_case_reader_take_plane(reader);
}

void og_case_reader_free(og_case_reader *reader) {
  if (reader == NULL) return;
  og_seen_ids_free(reader->seen);
  for (int k = 0; k < 2; k++) free(reader->ordinary.body[k].xyz);
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
  const char *nearest = og_nearest_question(id);
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

// Before any number is made: a few bytes of text may ask for many.
static bool numbers_fit(const og_case_reader *reader, const json_t *root, og_complaint *complaint) {
  static const char *const fields[] = {"a", "b", "velocity_a", "velocity_b", "until", "direction", "boxes", "steps",
                                       "points", "directions", "start", "end", "end_a", "end_b", "spin_a", "spin_b",
                                       "bound", "turn", "holes", "about_a", "about_b"};
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

static bool read_rigid(og_case_reader *reader, const json_t *root, og_case *one, og_complaint *complaint) {
  if (!og_read_case_bodies(reader, root, OG_MOTION, OG_MOTION, complaint)) return false;
  return og_read_rigid_problem(&one->rigid, &reader->a, &reader->b, root, reader->limits.max_bits, complaint);
}

static bool is_of_convex_bodies(og_question question) {
  return (int)question < OG_OVERLAPS || question == OG_CONTACT || question == OG_MINKOWSKI;
}

// Boxes, meshes, points, moving features and convex bodies: a question about the one cannot be asked of the other.
static bool read_others(og_case_reader *reader, const json_t *root, og_question own, og_case *one,
                        og_complaint *complaint) {
  const og_place here = {NULL, "question", 0};
  if (own != one->question)
    return og_complain(complaint, OG_INPUT_BAD, &here, "the case asks '%s'; expected no other question about it",
                       og_question_at(own)->id);
  if (!og_check_case_fields(root, own, complaint)) return false;
  if (own == OG_OVERLAPS) return read_boxes(reader, root, one, complaint);
  if (own == OG_MESH_PAIRS) return og_read_mesh_case(reader, root, one, complaint);
  if (own == OG_MESH_MOTION) return og_read_mesh_motion_case(reader, root, one, complaint);
  if (own == OG_HULL) return og_read_hull_case(reader, root, &one->hull, complaint);
  if (own == OG_TRIANGULATE) return og_read_polygon_case(reader, root, &one->polygon, complaint);
  if (own == OG_DECOMPOSE) return og_read_decomposition_case(reader, root, &one->decomposition, complaint);
  if (own == OG_MOTION) return read_rigid(reader, root, one, complaint);
  if (own == OG_CLIP) return og_read_two_polygons(reader, root, &one->problem, complaint);
  if (og_question_is_of_moving(own))
    return og_read_moving_problem(&one->moving, own == OG_EDGE_EDGE, root, reader->limits.max_bits, complaint);
  return og_read_volume_problem(&one->volume, root, reader->limits.max_points, reader->limits.max_bits, complaint);
}

static bool read_problem(og_case_reader *reader, const json_t *root, og_case *one, og_complaint *complaint) {
  // The fields are judged by the question that the case itself asks, whatever is asked instead.
  og_question own = reader->instead;
  if (!read_question(&own, root, reader->instead, complaint)) return false;
  one->question = reader->instead == OG_QUESTION_COUNT ? own : reader->instead;
  one->kind = OG_CASE_PLAIN;
  const bool moves = own == OG_SWEEP || one->question == OG_SWEEP;
  if (!read_flags(one, root, complaint) || !numbers_fit(reader, root, complaint)) return false;
  one->is_plane = reader->is_plane = false;
  const bool may_be_plane = json_object_get(root, "plane") != NULL;
  if (may_be_plane && !og_read_is_plane(reader, root, own, one, complaint)) return false;
  if (one->is_plane) return og_read_plane_case(reader, root, own, one, complaint);
  if (!is_of_convex_bodies(own) || !is_of_convex_bodies(one->question))
    return read_others(reader, root, own, one, complaint);
  if (og_has_parts(reader, root, own, one->question)) return og_read_parts_case(reader, root, own, one, complaint);
  if (!og_read_case_bodies(reader, root, own, one->question, complaint)) return false;
  if (!og_check_case_fields(root, own, complaint)) return false;
  if (moves && !og_read_motion(reader, root, complaint)) return false;
  if (!og_question_has_b(one->question)) return og_set_primitive_case(reader, root, one, complaint);
  const bool adds = own == OG_MINKOWSKI || one->question == OG_MINKOWSKI;
  if (adds && !og_read_operation(root, &one->minkowski.is_sum, complaint)) return false;
  if (one->question == OG_MINKOWSKI) return og_set_minkowski_case(reader, one, complaint);
  const bool is_contact = one->question == OG_CONTACT;
  if (is_contact && own == OG_CONTACT && !og_read_contact_along(reader, root, one, complaint)) return false;
  if ((og_question_is_of_pair(one->question) || is_contact) && !og_bound_half_spaces(reader, one, complaint))
    return false;
  if (!og_case_lattice_fits(reader, moves)) return og_complain_of_lattice(reader, complaint);
  if (!og_question_is_of_pair(one->question) && !is_contact)
    return og_set_primitive_case(reader, root, one, complaint);
  if (reader->a.curve != OG_CURVE_NONE || reader->b.curve != OG_CURVE_NONE)
    return og_set_curved_case(reader, one, complaint);
  const og_exact_motion *motion = one->question == OG_SWEEP ? &reader->motion : NULL;
  const og_problem_status status = og_problem_set_exact(&one->problem, &reader->a.exact, &reader->b.exact, motion);
  return status == OG_PROBLEM_OK || og_complain(complaint, OG_INPUT_BAD, NULL, "%s", og_problem_status_text(status));
}

bool og_case_reader_note_id(og_case_reader *reader, const char *id, og_complaint *complaint) {
  const bool is_new = reader->seen == NULL || og_seen_ids_add(reader->seen, id);
  if (is_new) memcpy(reader->last, id, strlen(id) + 1);
  if (is_new) return true;
  const og_place here = {NULL, "id", 0};
  char quoted[OG_QUOTE_SIZE];
  return og_complain(complaint, OG_INPUT_BAD, &here, "%s was there before; expected an id of its own for every case",
                     og_quote(quoted, id));
}

bool og_case_reader_note_after(const og_case_reader *reader, const char *after, og_complaint *complaint) {
  const og_place here = {NULL, "after", 0};
  char quoted[OG_QUOTE_SIZE];
  if (after[0] == '\0' || strcmp(after, reader->last) == 0) return true;
  return og_complain(complaint, OG_INPUT_BAD, &here, "%s is not the id of the case before", og_quote(quoted, after));
}

// The id of the case just before it, where ids are remembered.
static bool read_after(og_case_reader *reader, const json_t *root, og_case *one, og_complaint *complaint) {
  const og_place here = {NULL, "after", 0};
  const json_t *value = json_object_get(root, "after");
  char quoted[OG_QUOTE_SIZE];
  one->after[0] = '\0';
  if (value == NULL) return true;
  const char *id = og_read_string(value, "the id of the case before", &here, complaint);
  if (id == NULL) return false;
  if (strlen(id) > OG_MAX_ID || id[0] == '\0' || (reader->seen != NULL && strcmp(id, reader->last) != 0))
    return og_complain(complaint, OG_INPUT_BAD, &here, "%s is not the id of the case before", og_quote(quoted, id));
  memcpy(one->after, id, strlen(id) + 1);
  return true;
}

// Has a body or a pose, perhaps, fields that are to be spelled out? Most have none, and need not pay for it.
static bool has_short_field(const json_t *object) {
  static const char *const fields[] = {"size",   "height",        "total_height", "diameter", "axis",
                                       "bodies", "rotation_wxyz", "axis_angle",   "euler",    "nearest_rotation"};
  for (size_t k = 0; k < sizeof fields / sizeof *fields; k++)
    if (json_object_get(object, fields[k]) != NULL) return true;
  const json_t *matrix = json_object_get(object, "matrix"), *pose = json_object_get(object, "pose");
  if (json_array_size(matrix) > 3 || json_array_size(json_array_get(matrix, 0)) > 3) return true;
  return pose != NULL && has_short_field(pose);
}

static bool is_short(const json_t *root) {
  static const char *const fields[] = {"a", "b", "end_a", "end_b"};
  for (size_t k = 0; k < sizeof fields / sizeof *fields; k++)
    if (has_short_field(json_object_get(root, fields[k]))) return true;
  return json_object_get(root, "binary32") != NULL;
}

static bool read_root(og_case_reader *reader, const json_t *root, og_case *one, og_complaint *complaint) {
  if (!og_read_object(root, case_fields, NULL, complaint) || !og_read_id(one->id, root, complaint)) return false;
  if (!read_problem(reader, root, one, complaint) || !read_after(reader, root, one, complaint)) return false;
  return og_case_reader_note_id(reader, one->id, complaint);
}

// Most cases have the ordinary form. What has not, or is wrong, or comes to a limit, is for the general reader.
static bool read_ordinary(og_case_reader *reader, const char *line, size_t length, og_case *one) {
  const og_small_body *const body = reader->ordinary.body;
  if (!og_read_plain_case(line, length, &reader->limits, reader->instead, one, &reader->ordinary)) return false;
  one->kind = OG_CASE_PLAIN;
  one->is_plane = reader->is_plane = false;
  // Points are of world space and need no exact body to become the problem's.
  if (reader->leaves_bodies && body[0].count > 0 && body[1].count > 0)
    return og_problem_set_doubles(&one->problem, body[0].xyz, body[0].count, body[0].radius, body[1].xyz, body[1].count,
                                  body[1].radius) == OG_PROBLEM_OK;
  return og_small_to_case_body(&reader->a, &body[0]) && og_small_to_case_body(&reader->b, &body[1]) &&
         og_problem_set_exact(&one->problem, &reader->a.exact, &reader->b.exact, NULL) == OG_PROBLEM_OK;
}

og_input_status og_read_case(og_case_reader *reader, const char *line, size_t length, og_case *one,
                             og_complaint *complaint) {
  one->id[0] = '\0';
  if (read_ordinary(reader, line, length, one))
    return og_case_reader_note_id(reader, one->id, complaint) ? OG_INPUT_OK : complaint->status;
  one->id[0] = '\0';
  json_t *root = og_read_json(line, length, complaint);
  if (root == NULL) return complaint->status;
  const bool good = (!is_short(root) || og_spell_out(root, complaint)) && read_root(reader, root, one, complaint);
  json_decref(root);
  return good ? OG_INPUT_OK : complaint->status;
}
