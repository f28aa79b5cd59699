#ifndef OG_DECOMPOSITION_PROBLEM_H
#define OG_DECOMPOSITION_PROBLEM_H

/// The question `decompose`: a triangle mesh, parts of it that are to be judged, and the bound that they promise.
///
/// A part is a list of triangles, which are to be a closed surface. A wall between two parts is there twice, once for
/// each. bound: what a part's hull may have too much, as a part of the volume of the whole mesh's hull.

#include "spec/hull/facets.h"
#include "spec/mesh_pairs/problem.h"
#include "spec/number/rational.h"

typedef struct og_decomposition_problem {
  og_mesh_problem mesh; // with itself
  og_facets parts;      // numbers of triangles, in place of a facet's corners; any numbers below the mesh's count
  og_rational bound;    // 0 to 1
} og_decomposition_problem;

void og_decomposition_problem_init(og_decomposition_problem *problem);
void og_decomposition_problem_clear(og_decomposition_problem *problem);

/// Some triangles of the mesh: a part, or all.
typedef struct og_surface {
  const uint32_t *triangle; // null: all of the mesh
  size_t count;
} og_surface;

/*@ predicate names_triangles{L}(og_surface s, integer count) =
      s.triangle == \null ? s.count == count
                          : \valid_read(s.triangle + (0 .. s.count - 1)) &&
                            \forall integer k; 0 <= k < s.count ==> s.triangle[k] < count;
    logic integer triangle_of{L}(og_surface s, integer k) = s.triangle == \null ? k : s.triangle[k]; */

/*@ requires parts: \valid_read(problem) && are_facets(&problem->parts) && part < problem->parts.count;
    terminates \true; exits \false; assigns \nothing;
    ensures triangles: \result.triangle == cycle_of(&problem->parts, part);
    ensures count:     \result.count == size_of(&problem->parts, part); */
og_surface og_surface_of_part(const og_decomposition_problem *problem, size_t part);
/*@ requires mesh: \valid_read(problem) && problem->mesh.a.count >= 0;
    terminates \true; exits \false; assigns \nothing;
    ensures all: \result.triangle == \null && names_triangles(\result, problem->mesh.a.count); */
og_surface og_surface_of_all(const og_decomposition_problem *problem);

#endif
