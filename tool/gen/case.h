#ifndef OG_GEN_CASE_H
#define OG_GEN_CASE_H

/// A case under construction: two bodies, perhaps moving, or boxes, or meshes, as a generator describes them.

#include <stddef.h>

#include "spec/question.h"
#include "tool/gen/random.h"

/// An exact number: num / den, or, where den is 0, the double `value`.
typedef struct og_gen_number {
  double value;
  int64_t num;
  int64_t den;
} og_gen_number;

typedef struct og_gen_triple {
  og_gen_number x, y, z;
} og_gen_triple;

/// A point or a vector of doubles, which most generators calculate with.
typedef struct og_gen_point {
  double x, y, z;
} og_gen_point;

typedef enum og_gen_shape {
  OG_GEN_HULL,
  OG_GEN_POINT,
  OG_GEN_SEGMENT,
  OG_GEN_TRIANGLE,
  OG_GEN_BOX,
  OG_GEN_SPHERE,
  OG_GEN_CAPSULE,
  OG_GEN_LINE,
  OG_GEN_RAY,
  OG_GEN_PLANE,
  OG_GEN_MESH,
  OG_GEN_COMPOUND, // of boxes: points 2k and 2k + 1 are the halves and the place of box k
  OG_GEN_CYLINDER,
  OG_GEN_CONE,
  OG_GEN_ELLIPSOID, // half
} og_gen_shape;

#define OG_GEN_MAX_POINTS 160
#define OG_GEN_MAX_TRIANGLES 320
#define OG_GEN_MAX_FLAGS 8

typedef struct og_gen_body {
  og_gen_shape shape;
  size_t count;
  og_gen_triple point[OG_GEN_MAX_POINTS];
  og_gen_triple half;        // box
  og_gen_number half_height; // capsule, cylinder, cone
  bool has_radius;           // sphere, capsule, cylinder, cone, rounded hulls
  og_gen_number radius;
  bool has_rounding; // cylinder, cone
  og_gen_number rounding;
  bool has_rotation; // at most one of rotation and matrix
  og_gen_number rotation[4];
  bool has_matrix;
  og_gen_triple matrix[3];
  bool has_translation;
  og_gen_triple translation;
  og_gen_point direction; // line, ray
  og_gen_point normal;    // plane
  double offset;
  bool surface;
  size_t triangle_count; // mesh
  bool solid;            // mesh
  size_t field_rows;     // mesh: above 0 it is a height field of so many rows, in cells of length 1
  int triangle[OG_GEN_MAX_TRIANGLES][3];
} og_gen_body;

#define OG_GEN_MAX_CHANGES 160

typedef enum og_gen_change_kind { OG_GEN_INSERT, OG_GEN_MOVE, OG_GEN_REMOVE } og_gen_change_kind;

typedef struct og_gen_change {
  int step; // 0: there before the first one
  og_gen_change_kind kind;
  int number;
  og_gen_point lo, hi;
} og_gen_change;

/// A set of boxes and its steps, in order.
typedef struct og_gen_boxes {
  int axes;  // coordinates that are written
  int steps; // 1 + how many there are, once it is made; while it is made that at hand
  size_t count;
  og_gen_change change[OG_GEN_MAX_CHANGES];
} og_gen_boxes;

#define OG_GEN_MAX_SLABS 8

/// A volume around the points of A; where A has triangles they are written, too.
typedef struct og_gen_volume {
  int kind;           // og_asked_volume
  int axes;           // coordinates that are written
  int turn;           // og_asked_turn
  og_gen_point pivot; // of a turn. Once, A's rotation or matrix is what turns it
  size_t direction_count;
  og_gen_point direction[OG_GEN_MAX_SLABS];
} og_gen_volume;

/// Where a body of the question `motion` ends.
typedef struct og_gen_pose {
  double rotation[4];
  og_gen_triple translation;
} og_gen_pose;

#define OG_GEN_MAX_PARTS 32

/// Parts of mesh a: of each triangle the one it is in.
typedef struct og_gen_parts {
  int count;
  int of[OG_GEN_MAX_TRIANGLES]; // -1: in none
  int twice;                    // 1 + a triangle that is in the last part once more; 0: none
  og_gen_number bound;
} og_gen_parts;

#define OG_GEN_MAX_HOLES 8

typedef struct og_gen_case {
  og_question question;
  bool is_plane;    // of bodies of the plane, whose z are left out
  og_gen_body a, b; // of features that move: the four points at the start, and at the end
  bool moving;
  og_gen_triple velocity_a, velocity_b;
  bool has_until;
  og_gen_number until;
  og_gen_point direction; // support
  og_gen_boxes boxes;     // overlaps
  bool with_itself;       // mesh_pairs, mesh_motion: there is no b
  og_gen_volume volume;   // bound; of a hull only the axes
  og_gen_pose end[2];     // motion: of a and b
  bool spins[2];          // then no rotation at the end, but
  og_gen_triple spin[2];  // an angular velocity
  bool pivots[2];         // then it spins about
  og_gen_triple pivot[2]; // this point of the world
  og_gen_point moved[2][OG_GEN_MAX_POINTS]; // mesh_motion: where the points of a and b end
  og_gen_parts parts;     // decompose
  size_t hole_count;      // triangulate: of a's points, where each hole begins
  size_t hole[OG_GEN_MAX_HOLES];
  bool is_sum;            // minkowski, support of two
  bool of_two;            // support: of a and b
  size_t flag_count;
  const char *flag[OG_GEN_MAX_FLAGS];
} og_gen_case;

/// What a generator is given: the stream of its group of cases, the group's number, and which member of the
/// group is wanted (members share the stream, so "touching" and "one ulp apart" are the same pair otherwise).
typedef struct og_gen_turn {
  og_random random;
  uint64_t group;
  unsigned member;
} og_gen_turn;

og_gen_number og_gen_double(double value);
/// num / den in lowest terms; den > 0.
og_gen_number og_gen_ratio(int64_t num, int64_t den);
og_gen_triple og_gen_doubles(double x, double y, double z);
/// (x, y, z) / den; den > 0.
og_gen_triple og_gen_ratios(const int64_t xyz[3], int64_t den);

/// A point of three integers, each of lo..hi, or of three doubles with full mantissas. (Draw one number a
/// statement: C does not fix the order in which arguments are evaluated, and the bytes must not depend on it.)
og_gen_point og_gen_draw_integers(og_random *random, int64_t lo, int64_t hi);
og_gen_point og_gen_draw_doubles(og_random *random, double lo, double hi);

/// Appends a point to the body.
void og_gen_add(og_gen_body *body, double x, double y, double z);
/// Point k of a body whose points are doubles.
og_gen_point og_gen_point_at(const og_gen_body *body, size_t k);
void og_gen_add_point(og_gen_body *body, og_gen_point p);
void og_gen_set_point(og_gen_body *body, size_t k, og_gen_point p);
/// Brings the points into a random order.
void og_gen_shuffle(og_gen_body *body, og_random *random);

void og_gen_set_box(og_gen_body *body, double hx, double hy, double hz);
void og_gen_set_sphere(og_gen_body *body, double radius);
void og_gen_set_capsule(og_gen_body *body, double radius, double half_height);
/// A cylinder or a cone.
void og_gen_set_curved(og_gen_body *body, og_gen_shape shape, double radius, double half_height);
void og_gen_set_radius(og_gen_body *body, double radius);
void og_gen_set_rotation(og_gen_body *body, double x, double y, double z, double w);
void og_gen_set_translation(og_gen_body *body, double x, double y, double z);
/// The eight corners of a box as the points of a hull.
void og_gen_add_corners(og_gen_body *body, double hx, double hy, double hz, og_gen_point centre);

void og_gen_set_motion(og_gen_case *c, og_gen_point velocity_a, og_gen_point velocity_b);
void og_gen_set_until(og_gen_case *c, double until);

/// Puts a flag on the case (once).
void og_gen_flag(og_gen_case *c, const char *flag);

#endif
