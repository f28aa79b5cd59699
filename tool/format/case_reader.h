#ifndef OG_CASE_READER_H
#define OG_CASE_READER_H

/// What the files that read a case share: the reader itself, and a function for each kind of question. Each takes the
/// object of the case, fills in what the question needs, and returns false with a complaint where it cannot.

#include <jansson.h>

#include "tool/format/read_case.h"
#include "tool/format/small_body.h"
#include "tool/format/seen_ids.h"

struct og_case_reader {
  og_case_limits limits;
  og_question instead;
  og_seen_ids *seen;
  char last[OG_MAX_ID + 1]; // the id of the case read last; empty: none
  og_small_case ordinary; // the bodies of a case in its ordinary form, before they are a and b
  og_case_body a, b;
  og_exact_motion motion;
  og_rational velocity_a[3], velocity_b[3], until, direction[3];
  bool takes_hostile, takes_curved, takes_curved_depth, takes_curved_sweep, takes_curved_hit, takes_curved_support,
      takes_curved_contact, takes_ellipsoids, takes_contact_along, takes_parts, takes_all_hits, takes_plane;
  bool leaves_bodies;
  bool is_plane; // is the case that is read of the plane? Then vectors have two numbers
};

// ---- bodies (read_bodies.c, read_motion.c) ----

bool og_read_case_body(const og_case_reader *reader, og_case_body *body, const json_t *root, const char *field,
                       bool may_curve, og_complaint *complaint);
/// Both, or the one that both questions ask about; each is one that either question takes.
bool og_read_case_bodies(og_case_reader *reader, const json_t *root, og_question own, og_question asked,
                         og_complaint *complaint);
/// A half-space becomes a block that stands for it (half_space.h); the other body has to have an end, and a motion, too.
bool og_bound_half_spaces(og_case_reader *reader, const og_case *one, og_complaint *complaint);
/// The lattice of a problem is as fine as both bodies and the motion together.
bool og_case_lattice_fits(const og_case_reader *reader, bool moves);
/// The same where there is a point for each pair of theirs, too.
bool og_case_pairs_fit(const og_case_reader *reader);
bool og_complain_of_lattice(const og_case_reader *reader, og_complaint *complaint);
/// The direction of a contact, where there is one.
bool og_read_contact_along(og_case_reader *reader, const json_t *root, og_case *one, og_complaint *complaint);
/// The velocities and the end of a sweep.
bool og_read_motion(og_case_reader *reader, const json_t *root, og_complaint *complaint);

static inline bool og_is_relation_or_distance(og_question question) {
  return question == OG_RELATION || question == OG_DISTANCE;
}

// ---- of a pair that has been read (read_curved_case.c, read_primitive_case.c) ----

/// A cylinder or a cone is one of the pair.
bool og_set_curved_case(const og_case_reader *reader, og_case *one, og_complaint *complaint);
/// A path and a cylinder or a cone that it may hit.
bool og_set_curved_hit_case(const og_case_reader *reader, og_case *one, og_complaint *complaint);
/// A cylinder or a cone; the direction is read afterwards.
bool og_set_curved_support_case(const og_case_reader *reader, og_case *one, og_complaint *complaint);
bool og_set_primitive_case(og_case_reader *reader, const json_t *root, og_case *one, og_complaint *complaint);

static inline bool og_is_rounded(const og_case_body *body) { return og_rational_sign(&body->shape.radius) != 0; }

// ---- of the difference or the sum of two bodies that have been read (read_minkowski_case.c) ----

/// The field `operation`; without it a difference.
bool og_read_operation(const json_t *root, bool *is_sum, og_complaint *complaint);
bool og_set_minkowski_case(const og_case_reader *reader, og_case *one, og_complaint *complaint);
/// How far that reaches; the direction is read afterwards.
bool og_set_pairs_case(const og_case_reader *reader, const json_t *root, og_case *one, og_complaint *complaint);

// ---- of bodies made of parts (read_parts_case.c) ----

bool og_has_parts(const og_case_reader *reader, const json_t *root, og_question own, og_question asked);
bool og_read_parts_case(og_case_reader *reader, const json_t *root, og_question own, og_case *one,
                        og_complaint *complaint);

// ---- of the plane (read_plane_case.c) ----

/// The field `plane`, which is there; whether both questions, and the reader, take a case of the plane.
bool og_read_is_plane(og_case_reader *reader, const json_t *root, og_question own, og_case *one,
                      og_complaint *complaint);
bool og_read_plane_case(og_case_reader *reader, const json_t *root, og_question own, og_case *one,
                        og_complaint *complaint);
/// A velocity or a direction of the case: three numbers, or two and a zero.
bool og_read_case_vector(const og_case_reader *reader, og_rational r[3], const json_t *value, const og_place *place,
                         og_complaint *complaint);

// ---- of meshes and of points (read_mesh_case.c, read_polygon_case.c) ----

bool og_read_mesh_case(og_case_reader *reader, const json_t *root, og_case *one, og_complaint *complaint);
bool og_read_mesh_motion_case(og_case_reader *reader, const json_t *root, og_case *one, og_complaint *complaint);
bool og_read_decomposition_case(og_case_reader *reader, const json_t *root, og_decomposition_problem *problem,
                                og_complaint *complaint);
bool og_read_hull_case(const og_case_reader *reader, const json_t *root, og_hull_problem *problem,
                       og_complaint *complaint);
bool og_read_polygon_case(const og_case_reader *reader, const json_t *root, og_polygon_problem *problem,
                          og_complaint *complaint);
bool og_read_two_polygons(og_case_reader *reader, const json_t *root, og_problem *problem, og_complaint *complaint);

#endif
