#ifndef OG_QUESTION_H
#define OG_QUESTION_H

/// The registry of questions: everything that walks questions (command, tests, bench) walks this.

#include "spec/pair/checker.h"

typedef enum og_question {
  OG_RELATION, // of a pair of convex bodies: og_solve (spec/pair/solve/solver.h), og_check
  OG_DISTANCE,
  OG_DEPTH,
  OG_SWEEP,
  OG_SUPPORT, // of primitives: og_solve_primitive (spec/primitive/solve/primitive.h), og_check_primitive
  OG_SIMPLEX,
  OG_CLOSEST,
  OG_HIT,
  OG_ORIENTATION,
  OG_OVERLAPS, // of sets of boxes: og_solve_overlaps (spec/overlaps/solve/overlaps.h), og_check_overlaps
  OG_MESH_PAIRS, // of triangle meshes: og_solve_meshes (spec/mesh_pairs/solve/mesh_pairs.h), og_check_meshes
  OG_BOUND,    // of points: og_solve_volume (spec/bound/solve/bound.h), og_check_volume
  OG_HULL,     // of points: og_solve_hull (spec/hull/solve/hull.h), og_check_hull
  OG_TRIANGULATE, // of a polygon: og_solve_triangulation (spec/triangulate/solve/triangulate.h), og_check_triangulation
  OG_DECOMPOSE, // of parts of a mesh: og_solve_decomposition (spec/decompose/solve/decompose.h), og_check_decomposition
  OG_VERTEX_FACE, // of features that move: og_solve_moving (spec/moving/solve/moving.h), og_check_moving
  OG_EDGE_EDGE,
  OG_CONTACT, // of a pair of convex bodies: og_solve_contact (spec/contact/solve/contact.h), og_check_contact
  OG_CLIP, // of two convex polygons of the plane: the same, of flat bodies
  OG_MOTION, // of two convex polytopes that move and turn: og_solve_rigid (spec/motion/solve/motion.h), og_check_rigid
  OG_MINKOWSKI, // of two polytopes: og_solve_minkowski (spec/minkowski/solve/minkowski.h), og_check_minkowski
  OG_MESH_MOTION, // of meshes whose vertices move: og_solve_mesh_motion (spec/mesh_motion/solve/mesh_motion.h)
  OG_QUESTION_COUNT
} og_question;

/// The questions about a pair of convex bodies stand first, then those about primitives.
#define OG_PAIR_QUESTION_COUNT (OG_SWEEP + 1)
static inline bool og_question_is_of_pair(og_question question) { return (int)question < OG_PAIR_QUESTION_COUNT; }
static inline bool og_question_is_of_primitives(og_question question) {
  return question >= OG_SUPPORT && question <= OG_ORIENTATION;
}

static inline bool og_question_is_of_moving(og_question question) {
  return question == OG_VERTEX_FACE || question == OG_EDGE_EDGE;
}

/// Does A translate, and is the first time asked for at which it meets B?
static inline bool og_question_translates(og_question question) { return question == OG_HIT || question == OG_SWEEP; }

typedef struct og_question_entry {
  og_question question;
  const char *id;      // the name in files
  const char *asks;    // one line
  const char *answers; // one line: the exact answer
} og_question_entry;

/// Entry k, 0 <= k < OG_QUESTION_COUNT, in the order of the enum.
const og_question_entry *og_question_at(og_question question);
/// The question of that id, or OG_QUESTION_COUNT.
og_question og_question_by_id(const char *id);
/// "relation, distance, depth or sweep": the ids of questions first..end-1, for messages.
#define OG_QUESTION_LIST_SIZE 512
const char *og_question_list(char text[OG_QUESTION_LIST_SIZE], og_question first, og_question end);
/// Does the finding answer the question about a pair completely?
bool og_question_is_answered(og_question question, const og_finding *finding);

#endif
