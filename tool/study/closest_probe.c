// Nearest points: of the figure's first points, the body of more of them (or the plane) first.

#include "ref/closest/range.h"
#include "tool/study/primitive_probe.h"

// ---- barycentric coordinates ----

static og_vec3 projected(og_vec3 p, int axis) {
  return axis == 0 ? (og_vec3){p.y, p.z, 0} : axis == 1 ? (og_vec3){p.z, p.x, 0} : (og_vec3){p.x, p.y, 0};
}

// The exact coordinates in the projection along an axis: determinants over that of the triangle, *area.
static bool exact_weights(og_truth *truth, const og_vec3 *p, int axis, og_surd weight[3], og_surd *area) {
  og_vec3 q[4];
  for (int k = 0; k < 4; k++) q[k] = projected(p[k], axis);
  if (!og_truth_orientation(truth, q, 3)) return false;
  og_surd_set(area, &truth->value);
  const int sign = og_surd_sign(area);
  for (int k = 0; k < 3 && sign != 0; k++) {
    const og_vec3 part[3] = {q[3], q[(k + 1) % 3], q[(k + 2) % 3]};
    if (!og_truth_orientation(truth, part, 3)) return false;
    og_surd_set(&weight[k], &truth->value);
    og_int_mul(&weight[k].p, &weight[k].p, &area->m);
    og_int_mul(&weight[k].m, &weight[k].m, &area->p);
    if (sign < 0) {
      og_int_neg(&weight[k].p, &weight[k].p);
      og_int_neg(&weight[k].m, &weight[k].m);
    }
  }
  return true;
}

// The worst error of a coordinate w in that projection, over (1 + |w|) size^2 / 2A.
static double worst_of(const og_scalar claimed[3], const og_surd weight[3], double twice_area, double size) {
  double worst = 0;
  for (int k = 0; k < 3; k++) {
    og_surd stated;
    og_surd_init(&stated);
    og_rational exact;
    og_rational_init(&exact);
    og_rational_from_double(&exact, (double)claimed[k]);
    og_int_set(&stated.p, &exact.num);
    og_int_set(&stated.m, &exact.den);
    const double unit = (1 + fabs(og_surd_to_double(&weight[k]))) * size * size / twice_area;
    worst = fmax(worst, og_surd_gap(&stated, &weight[k]) / unit);
    og_rational_clear(&exact);
    og_surd_clear(&stated);
  }
  return worst;
}

static double size_along(const og_vec3 *p, int axis) {
  og_vec3 q[4];
  for (int k = 0; k < 4; k++) q[k] = projected(p[(k + 3) % 4], axis);
  return og_spread(q, 4);
}

// What rounding may do to an area, of a parallelogram whose edges are differences of points within `size` of another.
static double area_rounding(double size) { return 16 * (double)OG_SCALAR_EPSILON * size * size; }

// A triangle and a point after it. Those axes count whose area is the largest but for rounding: which of them the
// algorithm takes is its own choice, and beside the plane each has its own coordinates.
static bool judge_combination(og_probe *probe, const og_closest_claim *r, bool in_plane) {
  const og_vec3 *p = probe->figure->point;
  const int first_axis = in_plane ? 2 : 0;
  og_surd weight[3], area;
  for (int k = 0; k < 3; k++) og_surd_init(&weight[k]);
  og_surd_init(&area);
  double largest = 0, largest_size = 0;
  bool good = true;
  for (int k = 0; k < 3; k++) probe->finite = probe->finite && isfinite(r->weight_b[k]);
  const bool judged = probe->finite;
  for (int pass = 0; pass < 2 && judged; pass++)
    for (int axis = first_axis; axis <= 2 && good; axis++) {
      good = exact_weights(&probe->truth, p, axis, weight, &area);
      const double twice_area = fabs(og_surd_to_double(&area)), size = size_along(p, axis);
      if (pass == 0) largest = fmax(largest, twice_area);
      if (pass == 0) largest_size = fmax(largest_size, size);
      if (pass == 0 || twice_area == 0 || twice_area < largest - 2 * area_rounding(largest_size)) continue;
      const double worst = worst_of(r->weight_b, weight, twice_area, size);
      if (probe->size == 0 || worst < probe->error) probe->error = worst;
      probe->size = 1;
    }
  // Said of a triangle without area, it cannot be right.
  if (judged && good && largest == 0) probe->wrong = true;
  for (int k = 0; k < 3; k++) og_surd_clear(&weight[k]);
  og_surd_clear(&area);
  return good;
}

// ---- nearest points ----

// What the door says of weights: each is between 0 and 1, and their sum is 1 but for four epsilons.
static bool are_weights(const og_scalar *weight, int count) {
  double sum = count == 0 ? 1 : 0;
  bool good = true;
  for (int k = 0; k < count; k++) {
    good = good && weight[k] >= 0 && weight[k] <= 1;
    sum += (double)weight[k];
  }
  return good && fabs(sum - 1) <= 4 * (double)OG_SCALAR_EPSILON;
}

// The length of `offset`, computed exactly: what it says the distance is.
static void compare_offset(og_probe *probe, og_vec3 offset, double size) {
  probe->finite = og_is_finite(offset);
  if (!probe->finite) return;
  og_exact_length(&probe->truth, &probe->claimed, offset);
  og_probe_compare(probe, size);
}

// The distance of A, a point, from the point of the segment B at the parameter.
static void compare_parameter(og_probe *probe, const og_flat *a, const og_flat *b, og_scalar t, double size) {
  probe->finite = isfinite(t);
  if (!probe->finite) return;
  og_exact_distance_at(&probe->truth, &probe->claimed, b->point[0], b->point[1], t, a->point[0]);
  og_probe_compare(probe, size);
}

static bool judge_nearest(og_probe *probe, const og_closest_claim *r, const og_flat *a, const og_flat *b, double size) {
  if (r->has_offset) compare_offset(probe, r->offset, size);
  else if (r->has_distance) og_probe_compare_scalar(probe, r->side < 0 ? -r->distance : r->distance, size);
  else compare_parameter(probe, a, b, r->weight_b[1], size);
  if (r->has_points) probe->finite = probe->finite && og_is_finite(r->a) && og_is_finite(r->b);
  probe->wrong = !are_weights(r->weight_a, r->weight_a_count) || !are_weights(r->weight_b, r->weight_b_count);
  return true;
}

static bool ask(og_probe *probe, const og_flat *a, const og_flat *b) {
  if (b->kind == OG_FLAT_PLANE) return og_truth_plane(&probe->truth, b->point[0], b->along, a->point[0]);
  return og_truth_closest(&probe->truth, a->point, (size_t)og_flat_points(a->kind), b->point,
                          (size_t)og_flat_points(b->kind));
}

// The two bodies of a figure.
typedef struct flats {
  og_flat a, b;
  int points;
} flats;

static flats flats_of(const og_figure *f, const og_door_closest *door) {
  const int count_a = og_flat_points(door->kind_a), count_b = og_flat_points(door->kind_b);
  const bool b_first = door->kind_b > door->kind_a;
  return (flats){og_figure_flat(f, door->kind_a, b_first ? count_b : 0),
                 og_figure_flat(f, door->kind_b, b_first ? 0 : count_a), count_a + count_b};
}

bool og_probe_closest(og_probe *probe, const og_door_closest *door) {
  const flats f = flats_of(probe->figure, door);
  const og_closest_claim claim = door->run(&f.a, &f.b);
  probe->outcome = claim.outcome;
  if (!door->combines && !ask(probe, &f.a, &f.b)) return false;
  if (claim.outcome != OG_OUTCOME_ANSWERED) return true;
  if (door->combines) return judge_combination(probe, &claim, door->in_plane);
  const bool plane = f.b.kind == OG_FLAT_PLANE;
  const double size =
      plane ? (double)og_length(og_sub(f.a.point[0], f.b.point[0])) : og_spread(probe->figure->point, (size_t)f.points);
  return judge_nearest(probe, &claim, &f.a, &f.b, size);
}

void og_say_closest(og_probe *probe, const og_door_closest *door) {
  const flats f = flats_of(probe->figure, door);
  const og_closest_claim claim = og_closest_run(door, &f.a, &f.b);
  probe->outcome = claim.outcome;
  og_probe_said(probe, claim.distance, 1);
  og_probe_said(probe, (og_scalar)claim.side, 0);
  og_probe_said_vector(probe, claim.offset, 1);
  og_probe_said_vector(probe, claim.a, 1);
  og_probe_said_vector(probe, claim.b, 1);
  for (int k = 0; k < 3; k++) {
    og_probe_said(probe, claim.weight_a[k], 0);
    og_probe_said(probe, claim.weight_b[k], 0);
  }
}
