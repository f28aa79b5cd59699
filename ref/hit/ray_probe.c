#include "ref/hit/ray_probe.h"

#include "ref/door/hit.h"
#include "ref/hit/ray_triangle.h"

og_ground og_ray_probe(og_vec3 from, og_vec3 down, const og_vec3 *corner, int count) {
  og_ground r = {.outcome = OG_OUTCOME_ANSWERED};
  bool unsure = false;
  /*@ loop invariant counter: 0 <= k <= count;
      loop invariant triangle: r.met ==> 0 <= r.triangle < count;
      loop assigns k, r, unsure;
      loop variant count - k; */
  for (int k = 0; k < count; k++) {
    const og_triangle_hit hit = og_line_triangle(from, down, corner + 3 * (ptrdiff_t)k);
    if (hit.outcome == OG_OUTCOME_OUT_OF_RANGE) return (og_ground){.outcome = OG_OUTCOME_OUT_OF_RANGE};
    unsure = unsure || hit.outcome != OG_OUTCOME_ANSWERED;
    if (hit.outcome != OG_OUTCOME_ANSWERED || !hit.hit) continue;
    if (!r.met || og_abs(hit.t) < og_abs(r.way)) r = (og_ground){OG_OUTCOME_ANSWERED, true, k, hit.t, hit.point};
  }
  if (!r.met && unsure) r.outcome = OG_OUTCOME_DEGENERATE;
  return r;
}

static og_hit_claim run_ray_probe(const og_flat *a, const og_flat *b) {
  const og_ground r = og_ray_probe(a->point[0], a->along, b->point, 1);
  if (r.outcome != OG_OUTCOME_ANSWERED || !r.met) return (og_hit_claim){.outcome = r.outcome};
  return (og_hit_claim){
      .outcome = OG_OUTCOME_ANSWERED, .meets = true, .count = 1, .point = {r.point}, .parameter = {r.way}};
}

// ---- what is known of it ----

static const og_door_hit ray_probe_door = {
    .run = run_ray_probe, .kind_a = OG_FLAT_LINE, .kind_b = OG_FLAT_TRIANGLE, .bound = 16};

const og_algorithm og_algorithm_ray_probe = {
    .id = "ray-probe",
    .row = "3.1",
    .questions = "hit",
    .path = "ref/hit/ray_probe",
    .source = "Rasku 2003, 3.1",
    .cost = "O(n), n triangles",
    .limits = "those of ray-triangle; between a wheel and the ground nothing is seen but along the line",
    .hit = &ray_probe_door,
};
