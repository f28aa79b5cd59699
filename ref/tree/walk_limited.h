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

typedef struct og_walk_limits {
  int64_t tests;   // at most so many, of pairs of volumes and of pairs of triangles; 0 or less: none
  int32_t level;   // nodes there are not descended, the root's level is 0; negative: no such limit
  bool at_volumes; // where the volumes of two leaves overlap the pair stays open: triangles are never compared
} og_walk_limits;

// Two nodes, and how far each is below its root.
typedef struct og_leveled_pair {
  og_node_pair node;
  int32_t level_a, level_b;
} og_leveled_pair;

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

typedef enum og_limited_step {
  OG_LIMITED_FIRST,   // descend the first node
  OG_LIMITED_SECOND,  // descend the second
  OG_LIMITED_COMPARE, // compare the triangles of two leaves
  OG_LIMITED_LEAVE    // the pair stays open
} og_limited_step;

/// What becomes of two nodes whose volumes overlap, after `tests` tests. `is_larger`: the first is at least as large.
/*@ requires nodes: \valid_read(n) && \valid_read(m) && \valid_read(p) && \valid_read(limits);
    terminates \true; exits \false; assigns \nothing;
    ensures first: \result == OG_LIMITED_FIRST ==> n->child != 0 && p->level_a != limits->level;
    ensures second: \result == OG_LIMITED_SECOND ==> m->child != 0 && p->level_b != limits->level;
    ensures larger: \result == OG_LIMITED_FIRST && !is_larger ==> m->child == 0 || p->level_b == limits->level;
    ensures smaller: \result == OG_LIMITED_SECOND && is_larger ==> n->child == 0 || p->level_a == limits->level;
    ensures compare: \result == OG_LIMITED_COMPARE <==>
      n->child == 0 && m->child == 0 && !limits->at_volumes && tests < limits->tests;
    ensures leave: \result == OG_LIMITED_LEAVE <==>
      (n->child == 0 || p->level_a == limits->level) && (m->child == 0 || p->level_b == limits->level) &&
      !(n->child == 0 && m->child == 0 && !limits->at_volumes && tests < limits->tests); */
static inline og_limited_step og_limited_step_of(const og_tree_node *n, const og_tree_node *m, const og_leveled_pair *p,
                                                 const og_walk_limits *limits, int64_t tests, bool is_larger) {
  const bool first = n->child != 0 && p->level_a != limits->level;
  const bool second = m->child != 0 && p->level_b != limits->level;
  if (first && (is_larger || !second)) return OG_LIMITED_FIRST;
  if (second) return OG_LIMITED_SECOND;
  const bool are_leaves = n->child == 0 && m->child == 0;
  return are_leaves && !limits->at_volumes && tests < limits->tests ? OG_LIMITED_COMPARE : OG_LIMITED_LEAVE;
}

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
