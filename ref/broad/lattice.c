#include "ref/broad/lattice.h"

/*@ terminates \true; exits \false; assigns \nothing;
    ensures half: \result.x == half(a.x) && \result.y == half(a.y) && \result.z == half(a.z); */
static og_vec3 halved(og_vec3 a) { return og_scale((og_scalar)0.5, a); }

/*@ terminates \true; exits \false; assigns \nothing;
    ensures least: \result.x <= a.x && \result.x <= b.x && \result.y <= a.y && \result.y <= b.y &&
                   \result.z <= a.z && \result.z <= b.z; */
static og_vec3 least(og_vec3 a, og_vec3 b) { return (og_vec3){og_min(a.x, b.x), og_min(a.y, b.y), og_min(a.z, b.z)}; }

/*@ terminates \true; exits \false; assigns \nothing;
    ensures most: \result.x >= a.x && \result.x >= b.x && \result.y >= a.y && \result.y >= b.y &&
                  \result.z >= a.z && \result.z >= b.z; */
static og_vec3 most(og_vec3 a, og_vec3 b) { return (og_vec3){og_max(a.x, b.x), og_max(a.y, b.y), og_max(a.z, b.z)}; }

og_extent og_extent_of_boxes(const og_aabb *box, int32_t count) {
  og_extent e = {halved(box[0].lo), halved(box[0].hi), {0, 0, 0}};
  const og_scalar share = 1 / (og_scalar)count;
  /*@ loop invariant counter: 0 <= k <= count;
      loop invariant below: is_below_all(e.lo, box, k);
      loop assigns k, e;
      loop variant count - k; */
  for (int32_t k = 0; k < count; k++) {
    const og_vec3 lo = halved(box[k].lo), hi = halved(box[k].hi);
    e.lo = least(e.lo, lo);
    e.hi = most(e.hi, hi);
    e.mean = og_add_scaled(e.mean, share, halved(og_sub(hi, lo)));
  }
  return e;
}

// Compared before dividing: no division by zero, and no quotient overflows.
int32_t og_mean_cells(og_scalar from, og_scalar to, og_scalar mean, int32_t most) {
  const og_scalar length = (og_scalar)0.25 * (to - from);
  if (length <= mean) return 1;
  if (length / (og_scalar)most >= mean) return most;
  const int32_t cells = (int32_t)(length / mean);
  return cells < most ? cells : most;
}

/*@ terminates \true; exits \false; assigns \nothing;
    ensures axis: is_axis(\result) && \result.from == from;
    ensures cells: \result.cells == 1 || \result.cells == wanted; */
static og_lattice_axis divided(og_scalar from, og_scalar length, int32_t wanted) {
  if (wanted <= 1 || length <= (og_scalar)wanted / (OG_SCALAR_MAX / 2)) return (og_lattice_axis){from, 0, 1};
  return (og_lattice_axis){from, (og_scalar)wanted / length, wanted};
}

og_lattice og_lattice_over(const og_extent *e, const int32_t wanted[3]) {
  return (og_lattice){divided(e->lo.x, e->hi.x - e->lo.x, wanted[0]), divided(e->lo.y, e->hi.y - e->lo.y, wanted[1]),
                      divided(e->lo.z, e->hi.z - e->lo.z, wanted[2])};
}

void og_coarsen(int32_t wanted[3]) {
  int longest = 0;
  /*@ loop invariant axis: 1 <= k <= 3 && 0 <= longest <= 2;
      loop invariant longest: \forall integer m; 0 <= m < k ==> wanted[m] <= wanted[longest];
      loop assigns k, longest;
      loop variant 3 - k; */
  for (int k = 1; k < 3; k++)
    if (wanted[k] > wanted[longest]) longest = k;
  wanted[longest] = (wanted[longest] + 1) / 2;
}

og_lattice og_cubes_over(const og_aabb *box, int32_t count, int axes, int32_t cells) {
  const og_extent e = og_extent_of_boxes(box, count);
  const og_vec3 length = og_sub(e.hi, e.lo);
  const og_scalar two = og_max(length.x, length.y), longest = axes == 3 ? og_max(two, length.z) : two;
  return (og_lattice){divided(e.lo.x, longest, cells), divided(e.lo.y, longest, cells),
                      divided(e.lo.z, longest, axes == 3 ? cells : 1)};
}
