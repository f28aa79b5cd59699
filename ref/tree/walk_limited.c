#include "ref/tree/walk_limited.h"

// A pair stays open.
static void leave(og_limited_answer *r, const og_volume_tree *a, const og_volume_tree *b, og_leveled_pair p) {
  r->open++;
  r->open_triangles += (int64_t)a->tree.node[p.a].count * b->tree.node[p.b].count;
}

static void compare(og_limited_answer *r, const og_mesh *a, const og_mesh *b, int32_t i, int32_t j) {
  r->work.triangle_tests++;
  if (!og_mesh_triangles_meet(a, b, i, j)) {
    r->work.separate++;
    return;
  }
  r->work.meeting++;
  r->meeting = OG_LIMITED_YES;
  r->i = i;
  r->j = j;
}

static bool overlap(og_limited_answer *r, const og_volume_kind *kind, const void *va, const void *vb) {
  r->work.volume_tests++;
  if (!og_volumes_overlap(kind, va, vb, &r->work)) {
    r->work.apart++;
    return false;
  }
  r->work.overlapping++;
  return true;
}

og_limited_answer og_walk_limited(const og_mesh *of_a, const og_volume_tree *a, const og_mesh *of_b,
                                  const og_volume_tree *b, const og_walk_limits *limits, og_leveled_pair *stack) {
  og_limited_answer r = {.meeting = OG_LIMITED_NO, .i = -1, .j = -1};
  const og_volume_kind *const kind = a->kind;
  int64_t depth = 0;
  if (a->tree.leaves > 0 && b->tree.leaves > 0) {
    stack[depth++] = (og_leveled_pair){0, 0, 0, 0};
    r.work.begun = 1;
  }
  // Each turn makes a test.
  while (depth > 0 && r.meeting == OG_LIMITED_NO && r.tests < limits->tests) {
    const og_leveled_pair p = stack[--depth];
    const og_tree_node *const n = &a->tree.node[p.a], *const m = &b->tree.node[p.b];
    const void *const va = og_volume_of(kind, a->volume, p.a), *const vb = og_volume_of(kind, b->volume, p.b);
    r.tests++;
    if (!overlap(&r, kind, va, vb)) continue;
    switch (og_limited_step_of(n, m, &p, limits, r.tests, kind->size(va) >= kind->size(vb))) {
    case OG_LIMITED_FIRST:
      for (int c = 1; c >= 0; c--) stack[depth++] = (og_leveled_pair){n->child + c, p.b, p.level_a + 1, p.level_b};
      break;
    case OG_LIMITED_SECOND:
      for (int c = 1; c >= 0; c--) stack[depth++] = (og_leveled_pair){p.a, m->child + c, p.level_a, p.level_b + 1};
      break;
    case OG_LIMITED_COMPARE:
      r.tests++;
      compare(&r, of_a, of_b, a->tree.leaf[n->first].triangle, b->tree.leaf[m->first].triangle);
      break;
    default: leave(&r, a, b, p); // OG_LIMITED_LEAVE
    }
  }
  r.unseen = depth;
  while (depth > 0) leave(&r, a, b, stack[--depth]);
  if (r.meeting == OG_LIMITED_NO && r.open > 0) r.meeting = OG_LIMITED_UNDECIDED;
  return r;
}
