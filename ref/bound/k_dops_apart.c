#include "ref/bound/k_dops_apart.h"

/*@ requires slabs: \valid_read(s) && \valid_read(t);
    terminates \true; exits \false; assigns \nothing;
    ensures apart: \result <==> are_slabs_apart(*s, *t); */
static bool are_apart(const og_slab *s, const og_slab *t) {
  if (!og_slab_is_finite(s) || !og_slab_is_finite(t)) return false;
  return s->outer_hi < t->outer_lo || t->outer_hi < s->outer_lo;
}

int og_k_dops_apart(const og_slab *a, const og_slab *b, int directions) {
  /*@ loop invariant counter: 0 <= d <= directions;
      loop invariant none: \forall integer e; 0 <= e < d ==> !are_slabs_apart(a[e], b[e]);
      loop assigns d;
      loop variant directions - d; */
  for (int d = 0; d < directions; d++)
    if (are_apart(&a[d], &b[d])) return d;
  return -1;
}

int og_points_apart(const og_vec3 *p, int m, const og_vec3 *q, int n, const og_vec3 *direction, int directions) {
  /*@ loop invariant counter: 0 <= d <= directions;
      loop assigns d;
      loop variant directions - d; */
  for (int d = 0; d < directions; d++) {
    const og_slab s = og_slab_along(p, m, direction[d]), t = og_slab_along(q, n, direction[d]);
    if (are_apart(&s, &t)) return d;
  }
  return -1;
}

og_dop_directions og_dop_directions_of(int k) {
  // Corners, axes, edges: each set is a row of neighbours.
  static const og_vec3 all[] = {{1, 1, 1}, {1, 1, -1}, {1, -1, 1}, {-1, 1, 1}, {1, 0, 0}, {0, 1, 0}, {0, 0, 1},
                                {1, 1, 0}, {1, -1, 0}, {1, 0, 1},  {1, 0, -1}, {0, 1, 1}, {0, 1, -1}};
  switch (k) {
  case 6: return (og_dop_directions){all + 4, 3};
  case 8: return (og_dop_directions){all, 4};
  case 14: return (og_dop_directions){all, 7};
  case 18: return (og_dop_directions){all + 4, 9};
  case 26: return (og_dop_directions){all, 13};
  default: return (og_dop_directions){all, 0};
  }
}
