#ifndef OG_VOLUME_PROBLEM_H
#define OG_VOLUME_PROBLEM_H

/// The question `bound`: points, and which volume is to hold them.
///
///   sphere  the smallest sphere, in the plane the smallest circle
///   aabb    the least and the greatest coordinate along each axis
///   k-dop   the same along directions of the case: a slab a direction
///   obb     the least box with axes of its own: in the plane the rectangle of least area
///
/// The points may turn about a pivot: by one matrix, then the volume holds them where they are afterwards; or by every
/// rotation there is, then one sphere or aabb holds them all the while. Triangles may join the points; no exact
/// volume depends on them.
///
/// Everything is an integer over one denominator for the points and one for the directions.

#include "spec/body/problem.h"
#include "spec/mesh_pairs/problem.h"

/// Which volume a case asks for.
typedef enum og_asked_volume {
  OG_VOLUME_SPHERE,
  OG_VOLUME_AABB,
  OG_VOLUME_K_DOP,
  OG_VOLUME_OBB,
  OG_VOLUME_KIND_COUNT
} og_asked_volume;

/// How the points turn about the pivot.
typedef enum og_asked_turn { OG_TURNING_NONE, OG_TURNING_ONCE, OG_TURNING_EVERY } og_asked_turn;

typedef struct og_volume_turn {
  og_asked_turn kind;
  og_exact_body pivot; // one point
  og_exact_body rows;  // of the matrix, three of them: a rotation or not. Of every turn none
  og_exact_body start; // turned once: the points before. Of every turn none
} og_volume_turn;

typedef struct og_volume_problem {
  og_asked_volume kind;
  size_t axes;              // coordinates of a point: 2 (then z = 0) or 3
  og_exact_body points;     // point[k] / den; at least one
  og_exact_body directions; // of slabs, none zero; of an aabb the axes, of a sphere or an obb none
  og_triangles triangles;   // of points; mostly none
  og_volume_turn turn;      // turned once, `points` are those after the turn
} og_volume_problem;

/// The name in files: "sphere", "aabb", "k-dop", "obb".
const char *og_volume_name(og_asked_volume kind);
/// The kind of that name, or OG_VOLUME_KIND_COUNT.
og_asked_volume og_volume_by_name(const char *name);

/// A sphere around no points of three coordinates, both denominators 1.
void og_volume_problem_init(og_volume_problem *problem);
void og_volume_problem_clear(og_volume_problem *problem);

/// Sets the directions of an aabb, as many as there are axes, over the denominator 1.
void og_volume_problem_set_axes(og_volume_problem *problem);

/// Nothing turns.
void og_volume_problem_stay(og_volume_problem *problem);
/// Keeps the points as those before the turn, and turns them about the pivot by the matrix, both of which are set.
/// Cost: linear in the points.
void og_volume_problem_turn_once(og_volume_problem *problem);
/// The rows of the rotation by the quaternion (x, y, z, w), of any length but 0, which are integers.
void og_set_rotation_rows(og_exact_body *rows, const og_int quaternion[4]);

#endif
