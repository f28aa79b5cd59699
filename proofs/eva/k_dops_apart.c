#include "eva/arguments.h"
#include "ref/bound/k_dops_apart.h"

enum { POINTS = 3, DIRECTIONS = 2 };

static og_slab any_slab(og_scalar size) { return (og_slab){number(size), number(size), number(size), number(size)}; }

// Any slabs, and those around any points.
// B: |x| <= 2^100
// Options: -eva-min-loop-unroll 8
void drive_k_dops_apart(void) {
  const og_scalar size = 0x1p100;
  og_slab a[DIRECTIONS], b[DIRECTIONS];
  og_vec3 p[POINTS], q[POINTS], direction[DIRECTIONS];
  for (int k = 0; k < DIRECTIONS; k++) {
    a[k] = any_slab(size);
    b[k] = any_slab(size);
    direction[k] = vector(size);
  }
  for (int k = 0; k < POINTS; k++) {
    p[k] = vector(size);
    q[k] = vector(size);
  }
  (void)og_k_dops_apart(a, b, DIRECTIONS);
  (void)og_points_apart(p, POINTS, q, POINTS, direction, DIRECTIONS);
  (void)og_dop_directions_of(whole(0, 30));
}
