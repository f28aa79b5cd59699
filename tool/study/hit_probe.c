// What two primitives have in common: B of the figure's first points, A of those after them. A ray or line A goes from
// its point towards the next one; a ray or plane B has the figure's direction.
//
// The error is the distance of a point said from the other body. That of a wrong verdict is how far rounding would have
// to move the bodies for it: what is between them, or what they have to be moved to be apart. For a line and a
// triangle this is multiplied by the thinness, as Cramer's rule divides the weights' rounding by it.

#include "ref/closest/range.h"
#include "tool/study/primitive_probe.h"

typedef struct flats {
  og_flat a, b;
} flats;

static flats flats_of(const og_figure *f, const og_door_hit *door) {
  const int first = og_flat_points(door->kind_b);
  flats r = {og_figure_flat(f, door->kind_a, first), og_figure_flat(f, door->kind_b, 0)};
  if (door->kind_a >= OG_FLAT_LINE) r.a.along = og_sub(f->point[first + 1], f->point[first]);
  return r;
}

static double size_of(const og_flat *flat) {
  og_scalar size = 0;
  for (int k = 0; k < og_flat_points(flat->kind); k++) size = og_max(size, og_largest(flat->point[k]));
  return (double)size;
}

// ---- planes, from one side or both ----

// n . v, exactly, as a sign.
static int sign_along(og_probe *probe, og_vec3 n, og_vec3 v) {
  og_exact_product(&probe->truth, &probe->claimed, n, v);
  return og_surd_sign(&probe->claimed);
}

// Does the ray meet the plane? side: of its start, ahead: where it leads.
static bool meets(const og_door_hit *door, int side, int ahead) {
  return door->one_sided ? side >= 0 && ahead < 0 : side == 0 || side * ahead < 0;
}

// The lesser of two: how far the ray starts from the plane, and the sine of the angle between them times the size.
static double doubt_about_plane(og_vec3 n, og_vec3 along, double distance, double size) {
  const double sine = fabs((double)og_dot(n, along)) / ((double)og_length(n) * (double)og_length(along));
  return fmin(distance, size * sine);
}

static bool verdict_of_plane(og_probe *probe, const og_door_hit *door, const flats *f, bool said) {
  if (!og_truth_plane(&probe->truth, f->b.point[0], f->b.along, f->a.point[0])) return false;
  const double distance = og_surd_to_double(&probe->truth.value);
  const int side = og_surd_sign(&probe->truth.value), ahead = sign_along(probe, f->b.along, f->a.along);
  if (said != meets(door, side, ahead))
    probe->error = doubt_about_plane(f->b.along, f->a.along, fabs(distance), probe->size);
  return true;
}

// ---- other bodies ----

// A triangle and a line: the determinant over the product of what it is made of. A needle's is small, and so is that
// of a line along the plane.
static double thinness(const flats *f) {
  const og_vec3 e1 = og_sub(f->b.point[1], f->b.point[0]), e2 = og_sub(f->b.point[2], f->b.point[0]);
  const double det = fabs((double)og_dot(e1, og_cross(f->a.along, e2))),
               whole = (double)og_largest(e1) * (double)og_largest(e2) * (double)og_largest(f->a.along);
  return whole > 0 ? fmin(1, det / whole) : 1;
}

// A becomes nearer to missing B the nearer this is: how far A is from an edge of B, or its start from B.
static bool doubt_about_triangle(og_probe *probe, const flats *f) {
  const og_flat start = {OG_FLAT_POINT, {f->a.point[0]}, {0, 0, 0}};
  if (!og_truth_flats(&probe->truth, &start, &f->b)) return false;
  probe->error = f->a.kind == OG_FLAT_RAY ? og_surd_to_double(&probe->truth.value) : HUGE_VAL;
  for (int k = 0; k < 3; k++) {
    const og_flat edge = {OG_FLAT_SEGMENT, {f->b.point[k], f->b.point[(k + 1) % 3]}, {0, 0, 0}};
    if (!og_truth_flats(&probe->truth, &f->a, &edge)) return false;
    probe->error = fmin(probe->error, og_surd_to_double(&probe->truth.value));
  }
  return true;
}

// They meet, and that is denied. Two rays that meet miss each other as soon as one is moved at all.
static bool doubt(og_probe *probe, const flats *f) {
  if (f->a.kind >= OG_FLAT_LINE) return f->b.kind != OG_FLAT_TRIANGLE || doubt_about_triangle(probe, f);
  if (!og_exact_pair_solve_exact(&probe->pair, &probe->truth.a, &probe->truth.b)) return false;
  probe->error = og_surd_to_double(&probe->pair.depth);
  return true;
}

static bool verdict_of_flats(og_probe *probe, const flats *f, bool said) {
  if (!og_truth_flats(&probe->truth, &f->a, &f->b)) return false;
  const bool met = og_surd_sign(&probe->truth.value) == 0;
  if (said && !met) probe->error = og_surd_to_double(&probe->truth.value);
  if (met && !said && !doubt(probe, f)) return false;
  if (f->a.kind >= OG_FLAT_LINE && f->b.kind == OG_FLAT_TRIANGLE) probe->error *= thinness(f);
  return true;
}

// ---- any ----

static bool measure(og_probe *probe, const og_flat *point, const og_flat *body) {
  if (!og_truth_flats(&probe->truth, point, body)) return false;
  probe->error = fmax(probe->error, og_surd_to_double(&probe->truth.value));
  return true;
}

// A point said is in B; and in A, where A has no direction: along one, the point is at a parameter.
static bool judge_points(og_probe *probe, const og_hit_claim *claim, const flats *f) {
  for (int k = 0; k < claim->count; k++) {
    probe->finite = probe->finite && og_is_finite(claim->point[k]) && og_finite(claim->parameter[k]);
    probe->wrong = probe->wrong || (f->a.kind == OG_FLAT_RAY && !(claim->parameter[k] >= 0));
  }
  for (int k = 0; k < claim->count && probe->finite; k++) {
    const og_flat point = {OG_FLAT_POINT, {claim->point[k]}, {0, 0, 0}};
    probe->size = fmax(probe->size, (double)og_largest(claim->point[k]));
    if (!measure(probe, &point, &f->b)) return false;
    if (f->a.kind < OG_FLAT_LINE && !measure(probe, &point, &f->a)) return false;
  }
  return true;
}

bool og_probe_hit(og_probe *probe, const og_door_hit *door) {
  const flats f = flats_of(probe->figure, door);
  const og_hit_claim claim = door->run(&f.a, &f.b);
  probe->outcome = claim.outcome;
  if (claim.outcome != OG_OUTCOME_ANSWERED) return true;
  probe->size = fmax(size_of(&f.a), size_of(&f.b));
  const bool solved = f.b.kind == OG_FLAT_PLANE ? verdict_of_plane(probe, door, &f, claim.meets)
                                                : verdict_of_flats(probe, &f, claim.meets);
  return solved && judge_points(probe, &claim, &f);
}

void og_say_hit(og_probe *probe, const og_door_hit *door) {
  const flats f = flats_of(probe->figure, door);
  const og_hit_claim claim = og_hit_run(door, &f.a, &f.b);
  probe->outcome = claim.outcome;
  og_probe_said(probe, claim.meets ? 1 : 0, 0);
  for (int k = 0; k < claim.count; k++) {
    og_probe_said_vector(probe, claim.point[k], 1);
    og_probe_said(probe, claim.parameter[k], 0);
  }
}
