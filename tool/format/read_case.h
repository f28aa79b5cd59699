#ifndef OG_READ_CASE_H
#define OG_READ_CASE_H

/// One line of a case file to a question and its problem. The format stands in docs/use/format.md.

#include "spec/body/shape.h"
#include "spec/bound/problem.h"
#include "spec/curved/hit.h"
#include "spec/curved/problem.h"
#include "spec/curved/support.h"
#include "spec/decompose/problem.h"
#include "spec/enclosure/problem.h"
#include "spec/hull/problem.h"
#include "spec/mesh_pairs/problem.h"
#include "spec/minkowski/problem.h"
#include "spec/motion/problem.h"
#include "spec/moving/problem.h"
#include "spec/overlaps/scene.h"
#include "spec/parts/problem.h"
#include "spec/primitive/problem.h"
#include "spec/question.h"
#include "spec/triangulate/problem.h"
#include "tool/format/complaint.h"
#include "tool/format/read_hostile.h"
#include "tool/format/read_id.h"

typedef struct og_case_limits {
  size_t max_points; // per body; boxes of a set, triangles of a mesh
  size_t max_bits;   // weighed (og_weighed_bits), of all coordinates of a case together, and of its numbers as written
} og_case_limits;

/// One million points; 2^32 bits.
extern const og_case_limits og_default_case_limits;

/// Some questions have other problems, answers and certificates where a body is not convex or has a curved side.
typedef enum og_case_kind {
  OG_CASE_PLAIN,     // the question alone says which problem it is
  OG_CASE_CURVED,    // the relation of a cylinder or a cone with a polytope, neither rounded
  OG_CASE_ENCLOSED,  // of a pair with a cylinder or a cone otherwise
  OG_CASE_CURVED_DEPTH, // of the depth of such a pair
  OG_CASE_CURVED_SWEEP, // of such a pair that translates
  OG_CASE_OF_PARTS,  // one of the pair is a mesh, a compound or a height field
  OG_CASE_SOLID, // of these, where a mesh is solid
  OG_CASE_CURVED_PARTS, // of the relation or the distance of these and a cylinder or a cone
  OG_CASE_PART_CONTACTS, // of OG_CONTACT of these
  OG_CASE_CURVED_HIT, // of OG_HIT, where B is a cylinder or a cone
  OG_CASE_CURVED_SUPPORT, // of OG_SUPPORT of a cylinder or a cone
  OG_CASE_CURVED_CONTACT, // of OG_CONTACT of a cylinder or a cone and a polytope, neither rounded
  OG_CASE_DIFFERENCE_SUPPORT, // of OG_SUPPORT of A - B: the primitive has their pairs
  OG_CASE_SUM_SUPPORT, // the same of A + B
  OG_CASE_CONTACT_ALONG // of OG_CONTACT along a direction
} og_case_kind;

typedef struct og_case {
  char id[OG_MAX_ID + 1];
  char family[OG_MAX_ID + 1]; // where its source is "origo gen FAMILY ...", otherwise empty
  og_question question;
  char after[OG_MAX_ID + 1]; // of OG_CONTACT: the id of the case that it goes on after, the same bodies a step before; empty: none
  og_case_kind kind;
  bool is_plane;            // of bodies of the plane: the problem is about prisms (spec/body/prism.h)
  og_ivec along;            // of OG_CASE_CONTACT_ALONG: the direction, from B to A, shortest
  og_problem problem;       // where the question is of a pair (og_question_is_of_pair), and of OG_CONTACT and OG_CLIP
  og_curved_problem curved;         // of OG_CASE_CURVED and OG_CASE_CURVED_CONTACT instead of the problem
  og_enclosure_problem enclosure;   // of OG_CASE_ENCLOSED, OG_CASE_CURVED_DEPTH and OG_CASE_CURVED_SWEEP
  og_parts_problem parts;           // of OG_CASE_OF_PARTS and the kinds after it, up to OG_CASE_PART_CONTACTS
  og_curve part_curve[2];           // of OG_CASE_CURVED_PARTS: of a and of b
  bool solid[2];                    // of OG_CASE_SOLID: which body is
  bool has_parts[2];                // of OG_CASE_OF_PARTS and the kinds after it: which body was given as parts
  og_curved_hit_problem curved_hit; // of OG_CASE_CURVED_HIT instead of the primitive
  og_curved_support_problem curved_support; // of OG_CASE_CURVED_SUPPORT instead of the primitive
  og_primitive primitive;   // where it is of primitives (og_question_is_of_primitives)
  og_mesh_problem meshes;   // where it is of meshes; of OG_MESH_MOTION as spec/mesh_motion/problem.h has it
  og_box_scene scene;       // where it is of boxes
  bool is_hostile;          // of boxes, and then these instead of the scene
  og_hostile_boxes hostile; //
  og_volume_problem volume; // where it is of points (OG_BOUND)
  og_hull_problem hull;     // the same (OG_HULL)
  og_polygon_problem polygon; // the same, with holes (OG_TRIANGULATE)
  og_decomposition_problem decomposition; // where it is of a mesh and its parts (OG_DECOMPOSE)
  og_moving_problem moving; // where it is of features that move (og_question_is_of_moving)
  og_rigid_problem rigid;   // where it is of polytopes that move and turn (OG_MOTION)
  og_minkowski_problem minkowski; // where it is of their difference or sum (OG_MINKOWSKI)
} og_case;

/// What is asked of the problem: of OG_HIT in the plane a sweep, as a path is a point that moves.
og_question og_question_of_problem(const og_case *one);

void og_case_init(og_case *one);
void og_case_clear(og_case *one);

/// The working storage of a reader, and the ids that it has seen. One per stream.
typedef struct og_case_reader og_case_reader;
/// With `instead` a question, every case is read as asking that (OG_QUESTION_COUNT: as it asks itself).
og_case_reader *og_case_reader_new(const og_case_limits *limits, og_question instead);
void og_case_reader_free(og_case_reader *reader);
/// From now on an id may come again: for a reader that answers whatever it is asked, not for a file of cases.
void og_case_reader_forget_ids(og_case_reader *reader);

/// Notes the id of a case that was read otherwise. False, with a complaint, where it was there before.
bool og_case_reader_note_id(og_case_reader *reader, const char *id, og_complaint *complaint);
/// Notes after which case one comes that was read otherwise ("": none is named). False, with a complaint, where that is
/// not the one noted last.
bool og_case_reader_note_after(const og_case_reader *reader, const char *after, og_complaint *complaint);

/// The family that a case's source names: FAMILY of "origo gen FAMILY ...", otherwise empty. `source` needs no
/// terminator.
void og_keep_family(char family[OG_MAX_ID + 1], const char *source, size_t length);

/// A body of a case: as it is written, and its exact points in world space.
typedef struct og_case_body {
  og_shape shape;
  og_exact_body exact;
  og_curve curve; // of a cylinder or a cone: shape and exact are its frame (spec/curved/problem.h)
} og_case_body;

void og_case_body_init(og_case_body *body);
void og_case_body_clear(og_case_body *body);

/// From now on hostile cases (read_hostile.h) are read, which nothing can be asked of exactly; before, they are refused.
void og_case_reader_take_hostile(og_case_reader *reader);

/// From now on cylinders and cones are read where the question is `relation` or `distance`; before, they are refused.
void og_case_reader_take_curved(og_case_reader *reader);
/// The same, and where it is `depth`, which is not answered: for those who judge what others say of it.
void og_case_reader_take_curved_depth(og_case_reader *reader);
/// The same, and where it is `sweep`.
void og_case_reader_take_curved_sweep(og_case_reader *reader);

/// From now on bodies made of parts are read where the question takes them; before, they are refused.
void og_case_reader_take_parts(og_case_reader *reader);
/// From now on a ray or a segment that may hit a point, a segment, a triangle, a box or a sphere is a moving point and
/// one part, as where it may hit a hull; before, these are two primitives.
void og_case_reader_take_all_hits(og_case_reader *reader);

/// From now on cylinders and cones are read as B where the question is `hit`; before, they are refused.
void og_case_reader_take_curved_hit(og_case_reader *reader);
/// The same where the question is `support`.
void og_case_reader_take_curved_support(og_case_reader *reader);
/// Takes one of a pair, beside a polytope, where the question is `contact`.
void og_case_reader_take_curved_contact(og_case_reader *reader);
/// From now on cases of `contact` along a direction are read; before, they are refused.
/// Likewise ellipsoids in the questions whose curved bodies are taken; otherwise only `support` takes them.
void og_case_reader_take_ellipsoids(og_case_reader *reader);
void og_case_reader_take_contact_along(og_case_reader *reader);
/// From now on cases of the plane are read; before, they are refused.
void og_case_reader_take_plane(og_case_reader *reader);
/// All of these: what `origo ask` answers and `origo-check` checks.
void og_case_reader_take_answered(og_case_reader *reader);

/// From now on only the problem of a pair is set where that is quicker: og_case_reader_a and og_case_reader_b are of no
/// use any more.
void og_case_reader_leave_bodies(og_case_reader *reader);

/// The bodies of the case read last, until another is read; of no use where it has none (boxes, points, features that move);
/// a mesh's shape is a hull.
const og_case_body *og_case_reader_a(const og_case_reader *reader);
const og_case_body *og_case_reader_b(const og_case_reader *reader);
/// If it is a sweep, its velocities, three numbers each, and the end of the motion, or null where there is none.
const og_rational *og_case_reader_velocity_a(const og_case_reader *reader);
const og_rational *og_case_reader_velocity_b(const og_case_reader *reader);
const og_rational *og_case_reader_until(const og_case_reader *reader);

/// Reads one line. On OG_INPUT_BAD and OG_INPUT_LIMIT the complaint says why, and the case must not be used
/// but for its id, which is empty if it could not be read.
og_input_status og_read_case(og_case_reader *reader, const char *line, size_t length, og_case *one,
                             og_complaint *complaint);

#endif
