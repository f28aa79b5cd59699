#ifndef OG_WALK_LIMITED_H
#define OG_WALK_LIMITED_H

/// Do two meshes meet? A walk of two trees that may stop early, and then says "undecided".
///
/// It goes as walk.h does, and ends at the first pair of triangles that meets. Limits: no node at a level is descended;
/// at most so many tests are made; triangles are not compared at all. A pair of nodes that a limit leaves is open:
/// triangles below it may meet. NO: every pair of triangles was excluded. YES: one pair was compared and meets. Else
/// UNDECIDED, with what is known.
/// A walk with more tests begins with the same ones, so what a walk has decided stays decided.
/// Cost: as bvh_aabb.h, and at most limits->tests tests. The stack is as long as both trees have leaves.
///
/// Source: Rasku 2003, 3.2.7 and 4, after Hubbard 1996.
/// Limits: meshes that touch stay undecided until their triangles are compared (walk_limited.md).

#include "ref/door/mesh_pairs.h"
#include "ref/tree/walk.h"
#include "ref/tree/walk_limits.h"

typedef enum og_limited_verdict { OG_LIMITED_NO, OG_LIMITED_YES, OG_LIMITED_UNDECIDED } og_limited_verdict;

typedef struct og_limited_answer {
  og_limited_verdict meeting;
  int32_t i, j;           // YES: a triangle of a and one of b that meet; else -1
  int64_t tests;          // made: work.volume_tests + work.triangle_tests
  int64_t open;           // pairs of nodes that are left
  int64_t unseen;         // of these, those whose volumes were not compared: no test was left
  int64_t open_triangles; // pairs of triangles below the open pairs of nodes
  og_mesh_work work;
} og_limited_answer;

/// Both trees are of one kind, and of these meshes. Of meshes of boxes the kind has to hold boxes.
/*@ requires meshes: is_mesh(of_a) && is_mesh(of_b) && \valid_read(limits) && \valid_read(a) && \valid_read(b);
    requires trees: readable_tree(&a->tree) && is_tree(&a->tree) && readable_tree(&b->tree) && is_tree(&b->tree);
    requires kind: \valid_read(a->kind) && a->kind == b->kind && \valid_function(a->kind->overlap) &&
      \valid_function(a->kind->size) && (a->kind->cheap == \null || \valid_function(a->kind->cheap));
    requires stack: \valid(stack + (0 .. a->tree.leaves + b->tree.leaves - 1));
    terminates \true; exits \false; assigns stack[0 .. a->tree.leaves + b->tree.leaves - 1];
    ensures yes: \result.meeting == OG_LIMITED_YES ==> 0 <= \result.i < of_a->triangles &&
      0 <= \result.j < of_b->triangles && !are_boxed_apart(of_a, \result.i, of_b, \result.j);
    ensures no: \result.meeting == OG_LIMITED_NO ==> \result.open == 0 &&
      \forall integer i, j; 0 <= i < of_a->triangles && 0 <= j < of_b->triangles ==>
        !have_equal_corners(of_a, i, of_b, j);
    ensures undecided: \result.meeting == OG_LIMITED_UNDECIDED ==> 0 < \result.open <= \result.open_triangles;
    ensures decided: limits->level < 0 && !limits->at_volumes && \result.tests < limits->tests ==>
      \result.meeting != OG_LIMITED_UNDECIDED;
    ensures budget: \result.tests == 0 || 0 < \result.tests <= limits->tests;
    ensures tests: \result.tests == \result.work.volume_tests + \result.work.triangle_tests;
    ensures law: \result.work.apart - \result.work.overlapping + 2 * \result.work.separate + 2 * \result.work.meeting +
      2 * \result.open - \result.unseen == \result.work.begun; */
og_limited_answer og_walk_limited(const og_mesh *of_a, const og_volume_tree *a, const og_mesh *of_b,
                                  const og_volume_tree *b, const og_walk_limits *limits, og_leveled_pair *stack);

#endif
