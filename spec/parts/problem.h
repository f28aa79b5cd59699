#ifndef OG_PARTS_PROBLEM_H
#define OG_PARTS_PROBLEM_H

/// The questions `relation`, `distance` and `hit` about bodies that are made of parts: meshes, height fields and
/// compounds.
///
/// A part is the convex hull of some points of its body: a triangle of a mesh, a convex body of a compound, or the
/// whole of a convex body, which has one part. A body is the union of its parts, rounded by a ball; `pair.radius` is
/// that of both balls together. Two bodies lie to each other as those two of their parts do that lie closest: they
/// penetrate where two parts penetrate, touch where two touch and none penetrate, and are separated where all are.
/// Their distance is the least distance of two parts.
///
/// In the question `hit` A is one point, and moves along the ray or segment: `pair` has its velocity, and, for a
/// segment, the end of the motion. A hits B first where it first hits a part.

#include "spec/body/problem.h"

/// Parts, each a list of numbers of points.
typedef struct og_part_list {
  int32_t *point; // part after part; each in [0, the number of the body's points)
  size_t *end;    // of each part, where its numbers end; the next one's begin there
  int32_t count;  // of parts
  size_t room_points, room_parts;
} og_part_list;

/// Body 0 is A, body 1 is B.
typedef struct og_parts_problem {
  og_problem pair; // all points of both bodies
  og_part_list part[2];
} og_parts_problem;

void og_parts_problem_init(og_parts_problem *problem);
void og_parts_problem_clear(og_parts_problem *problem);

/// No parts, keeping the storage.
void og_part_list_reset(og_part_list *list);
/// Appends a part of the points numbered point[0 .. count - 1]; there is one at least.
void og_part_list_add(og_part_list *list, const int32_t *point, size_t count);
/// The same with `base` added to each number.
void og_part_list_add_shifted(og_part_list *list, const int32_t *point, size_t count, int32_t base);
/// Appends a part of the points first .. first + count - 1.
void og_part_list_add_range(og_part_list *list, int32_t first, size_t count);

static inline const og_points *og_parts_points(const og_parts_problem *problem, int body) {
  return body == 0 ? &problem->pair.a : &problem->pair.b;
}
/// The numbers of part k's points.
static inline const int32_t *og_part_points(const og_part_list *list, int32_t k, size_t *count) {
  const size_t start = k == 0 ? 0 : list->end[k - 1];
  *count = list->end[k] - start;
  return list->point + start;
}

/// The two parts as a pair of convex bodies, on the same lattice: point k is the k-th of the part's list. Cost: linear.
void og_parts_take_pair(og_problem *pair, const og_parts_problem *problem, const int32_t part[2]);

#endif
