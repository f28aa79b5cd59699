#ifndef OG_TREE_WALK_LIMITS_H
#define OG_TREE_WALK_LIMITS_H

/// What a walk with limits (walk_limited.h) does with two nodes whose volumes overlap.
/// Safe (proofs/eva.py): by WP alone, all functions; none computes.

#include "ref/tree/tree.h"

typedef struct og_walk_limits {
  int64_t tests;   // at most so many, of pairs of volumes and of pairs of triangles; 0 or less: none
  int32_t level;   // nodes there are not descended, the root's level is 0; negative: no such limit
  bool at_volumes; // where the volumes of two leaves overlap the pair stays open: triangles are never compared
} og_walk_limits;

// Two nodes, and how far each is below its root.
typedef struct og_leveled_pair {
  int32_t a, b;
  int32_t level_a, level_b;
} og_leveled_pair;

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

#endif
