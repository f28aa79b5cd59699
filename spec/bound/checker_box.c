// Boxes with axes of their own. The axes are orthogonal integer vectors of any lengths, so that the product of their
// lengths is the magnitude of their determinant: volumes are rational without any root.

#include "spec/bound/checker_box.h"

typedef struct box_check {
  const og_volume_problem *problem;
  const og_ivec *point; // over points.den
  const og_volume_certificate *certificate;
  og_hull_problem points;
  og_hull_finding hull;
  og_ivec edge, normal, other, product;
  og_int lo, hi, here, there, area, square; // area / square: the least rectangle so far, of lattice steps
} box_check;

static void check_init(box_check *c, const og_volume_problem *problem, const og_volume_certificate *certificate) {
  c->problem = problem;
  c->point = problem->points.point;
  c->certificate = certificate;
  og_hull_problem_init(&c->points);
  og_hull_finding_init(&c->hull);
  og_ivec *const vectors[] = {&c->edge, &c->normal, &c->other, &c->product};
  for (size_t k = 0; k < sizeof vectors / sizeof *vectors; k++) og_ivec_init(vectors[k]);
  og_int *const numbers[] = {&c->lo, &c->hi, &c->here, &c->there, &c->area, &c->square};
  for (size_t k = 0; k < sizeof numbers / sizeof *numbers; k++) og_int_init(numbers[k]);
}

static void check_clear(box_check *c) {
  og_hull_problem_clear(&c->points);
  og_hull_finding_clear(&c->hull);
  og_ivec *const vectors[] = {&c->edge, &c->normal, &c->other, &c->product};
  for (size_t k = 0; k < sizeof vectors / sizeof *vectors; k++) og_ivec_clear(vectors[k]);
  og_int *const numbers[] = {&c->lo, &c->hi, &c->here, &c->there, &c->area, &c->square};
  for (size_t k = 0; k < sizeof numbers / sizeof *numbers; k++) og_int_clear(numbers[k]);
}

// ---- the box itself ----

/*@ predicate is_axis{L}(og_volume_certificate *c, integer k) =
      !is_zero(&c->axis[k]) && (c->axis_count == 2 ==> val(&c->axis[k].z) == 0);
    predicate is_across{L}(og_volume_certificate *c, integer k, integer to) =
      \forall integer j; 0 <= j < to ==> dot(&c->axis[k], &c->axis[j]) == 0;
    predicate are_axes{L}(og_volume_certificate *c, integer to) =
      \forall integer k; 0 <= k < to ==> is_axis(c, k) && is_across(c, k, k); */

// Axis k, and those before it.
/*@ requires check: \valid(c) && \valid_read(c->certificate) && \separated(c, c->certificate);
    requires place: k < c->certificate->axis_count <= 3;
    terminates \true; exits \false; assigns val(&c->here);
    ensures is: \result != 0 <==> is_axis{Pre}(c->certificate, k) && is_across{Pre}(c->certificate, k, k); */
static bool is_next_axis(box_check *c, size_t k) {
  const og_volume_certificate *certificate = c->certificate;
  const og_ivec *axis = &certificate->axis[k];
  if (og_ivec_is_zero(axis) || (certificate->axis_count == 2 && og_int_sign(&axis->z) != 0)) return false;
  /*@ loop invariant at:     0 <= j <= k;
      loop invariant across: is_across{Pre}(certificate, k, j);
      loop assigns j, val(&c->here);
      loop variant k - j; */
  for (size_t j = 0; j < k; j++) {
    //@ assert same: same{Pre, Here}(axis) && same{Pre, Here}(&certificate->axis[j]);
    og_ivec_dot(&c->here, axis, &certificate->axis[j]);
    if (og_int_sign(&c->here) != 0) return false;
  }
  return true;
}

/*@ requires check: \valid(c) && \valid_read(c->problem) && \valid_read(c->certificate) && c->problem->axes <= 3;
    requires apart: \separated(c, c->problem, c->certificate);
    terminates \true; exits \false; assigns val(&c->here);
    ensures are: \result != 0 <==>
      c->certificate->axis_count == c->problem->axes && are_axes{Pre}(c->certificate, c->certificate->axis_count); */
static bool axes_are_orthogonal(box_check *c) {
  const og_volume_certificate *certificate = c->certificate;
  if (certificate->axis_count != c->problem->axes) return false;
  /*@ loop invariant at:   0 <= k <= certificate->axis_count;
      loop invariant axes: are_axes{Pre}(certificate, k);
      loop assigns k, val(&c->here);
      loop variant certificate->axis_count - k; */
  for (size_t k = 0; k < certificate->axis_count; k++) {
    /*@ assert same: same{Pre, Here}(&certificate->axis[0]) && same{Pre, Here}(&certificate->axis[1]) &&
          same{Pre, Here}(&certificate->axis[2]); */
    const bool is_next = is_next_axis(c, k);
    //@ assert next: is_next <==> is_axis{Pre}(certificate, k) && is_across{Pre}(certificate, k, k);
    if (!is_next) return false;
  }
  return true;
}

// lo and hi become the ends of the points along the axis, times their denominator. The hull's corners have them.
static void set_ends(box_check *c, const og_ivec *axis) {
  og_ivec_dot(&c->lo, axis, &c->point[c->hull.vertex[0]]);
  og_int_set(&c->hi, &c->lo);
  for (size_t k = 1; k < c->hull.vertex_count; k++) {
    og_ivec_dot(&c->here, axis, &c->point[c->hull.vertex[k]]);
    if (og_int_compare(&c->here, &c->lo) < 0) og_int_set(&c->lo, &c->here);
    if (og_int_compare(&c->here, &c->hi) > 0) og_int_set(&c->hi, &c->here);
  }
}

// r = the product of the axes' lengths, which is |det|.
static void set_determinant(og_int *r, box_check *c) {
  const og_ivec *axis = c->certificate->axis;
  og_ivec_cross(&c->normal, &axis[0], &axis[1]);
  if (c->certificate->axis_count == 2) og_int_set(r, &c->normal.z);
  else og_ivec_dot(r, &c->normal, &axis[2]);
  if (og_int_sign(r) < 0) og_int_neg(r, r);
}

// The ends, and at_most = the product of the widths / (|det| den^axes).
static void measure_box(box_check *c, og_volume_finding *finding) {
  const og_int *den = &c->problem->points.den;
  const size_t axes = c->certificate->axis_count;
  og_volume_hold_ends(finding, axes);
  og_int_set_si(&c->area, 1);
  set_determinant(&c->square, c);
  for (size_t k = 0; k < axes; k++) {
    set_ends(c, &c->certificate->axis[k]);
    og_rational_set_quotient(&finding->lo[k], &c->lo, den);
    og_rational_set_quotient(&finding->hi[k], &c->hi, den);
    og_int_sub(&c->here, &c->hi, &c->lo);
    og_int_mul(&c->area, &c->area, &c->here);
    og_int_mul(&c->square, &c->square, den);
  }
  og_rational_set_quotient(&finding->at_most, &c->area, &c->square);
}

// ---- in the plane: a rectangle of least area has an edge of the hull in one side (Freeman and Shapira 1975) ----

/*@ requires place: at < count;
    terminates \true; exits \false; assigns \nothing;
    ensures within: \result < count;
    ensures next:   \result == (back != 0 ? (at > 0 ? at - 1 : count - 1) : (at < count - 1 ? at + 1 : 0)); */
static size_t neighbour(size_t at, size_t count, bool back) {
  if (back) return at > 0 ? at - 1 : count - 1;
  return at + 1 < count ? at + 1 : 0;
}

// The corner of a convex cycle that is farthest along the direction: uphill from `start`. A corner with no neighbour
// farther is the farthest of all.
static size_t climb(box_check *c, size_t start, const og_ivec *direction) {
  const size_t count = c->hull.facets.corner_count;
  const uint32_t *corner = c->hull.facets.corner;
  size_t at = start;
  og_ivec_dot(&c->here, direction, &c->point[corner[at]]);
  for (size_t same = 0; same < 2;) {
    const size_t next = neighbour(at, count, same > 0);
    og_ivec_dot(&c->there, direction, &c->point[corner[next]]);
    const bool farther = og_int_compare(&c->there, &c->here) > 0;
    same = farther ? 0 : same + 1;
    if (!farther) continue;
    at = next;
    og_int_swap(&c->here, &c->there);
  }
  return at; // here is its product with the direction
}

// The width along the edge times the height above it, both times the edge's length, into `hi`.
static void set_rectangle(box_check *c, size_t k, size_t place[3]) {
  const uint32_t *corner = c->hull.facets.corner;
  const og_ivec *from = &c->point[corner[k]], *to = &c->point[corner[neighbour(k, c->hull.facets.corner_count, false)]];
  og_ivec_sub(&c->edge, to, from);
  og_ivec_set_zero(&c->normal);
  og_int_neg(&c->normal.x, &c->edge.y);
  og_int_set(&c->normal.y, &c->edge.x);
  place[0] = climb(c, place[0], &c->edge);
  og_int_set(&c->hi, &c->here);
  og_ivec_neg(&c->other, &c->edge);
  place[1] = climb(c, place[1], &c->other);
  og_int_add(&c->hi, &c->hi, &c->here);
  place[2] = climb(c, place[2], &c->normal);
  og_ivec_dot(&c->there, &c->normal, from);
  og_int_sub(&c->there, &c->here, &c->there);
  og_int_mul(&c->hi, &c->hi, &c->there);
}

static void find_least(box_check *c) {
  size_t place[3] = {0, 0, 0};
  for (size_t k = 0; k < c->hull.facets.corner_count; k++) {
    set_rectangle(c, k, place);
    og_ivec_dot(&c->lo, &c->edge, &c->edge);
    og_int_mul(&c->here, &c->hi, &c->square);
    og_int_mul(&c->there, &c->area, &c->lo);
    if (k > 0 && og_int_compare(&c->here, &c->there) >= 0) continue;
    og_int_swap(&c->area, &c->hi);
    og_int_swap(&c->square, &c->lo);
  }
}

static void set_least_area(box_check *c, og_volume_finding *finding) {
  find_least(c);
  og_int_mul(&c->square, &c->square, &c->problem->points.den);
  og_int_mul(&c->square, &c->square, &c->problem->points.den);
  og_rational_set_quotient(&finding->at_least, &c->area, &c->square);
}

// ---- in space: no box that holds the points has less volume than their hull ----

// area = six times the hull's volume: the tetrahedra from its first corner over the triangles of all fans.
static void add_tetrahedra(box_check *c) {
  const og_facets *facets = &c->hull.facets;
  const og_ivec *first = &c->point[facets->corner[0]];
  og_int_set_si(&c->area, 0);
  for (size_t f = 0; f < facets->count; f++) {
    const uint32_t *corner = facets->corner + og_facet_start(facets, f);
    og_ivec_sub(&c->other, &c->point[corner[0]], first);
    for (size_t k = 1; k + 1 < og_facet_size(facets, f); k++) {
      og_ivec_sub(&c->edge, &c->point[corner[k]], &c->point[corner[0]]);
      og_ivec_sub(&c->normal, &c->point[corner[k + 1]], &c->point[corner[0]]);
      og_ivec_cross(&c->product, &c->edge, &c->normal);
      og_ivec_dot(&c->here, &c->product, &c->other);
      og_int_add(&c->area, &c->area, &c->here);
    }
  }
}

static void set_hull_volume(box_check *c, og_volume_finding *finding) {
  add_tetrahedra(c);
  og_int_set_si(&c->square, 6);
  for (int k = 0; k < 3; k++) og_int_mul(&c->square, &c->square, &c->problem->points.den);
  og_rational_set_quotient(&finding->at_least, &c->area, &c->square);
}

// ---- together ----

static bool hull_is_certified(box_check *c) {
  const size_t axes = c->problem->axes;
  if (og_hull_problem_set_exact(&c->points, axes, &c->problem->points) != OG_PROBLEM_OK) return false;
  return og_check_hull(&c->points, &c->certificate->hull, &c->hull) == OG_HULL_ACCEPTED;
}

static og_volume_refusal check_all(box_check *c, og_volume_finding *finding) {
  if (c->certificate->proof != OG_PROOF_BOX) return OG_VOLUME_REFUSED_KIND;
  if (!axes_are_orthogonal(c)) return OG_VOLUME_REFUSED_AXES;
  if (!hull_is_certified(c)) return OG_VOLUME_REFUSED_HULL;
  const int dimension = c->hull.dimension;
  measure_box(c, finding);
  og_rational_set_si(&finding->at_least, 0);
  if (dimension == 3) set_hull_volume(c, finding);
  if (c->problem->axes == 3) return OG_VOLUME_ACCEPTED;
  if (dimension == 2) set_least_area(c, finding);
  return og_rational_equal(&finding->at_least, &finding->at_most) ? OG_VOLUME_ACCEPTED : OG_VOLUME_REFUSED_NOT_LEAST;
}

og_volume_refusal og_check_volume_box(const og_volume_problem *problem, const og_volume_certificate *certificate,
                                      og_volume_finding *finding) {
  box_check c;
  check_init(&c, problem, certificate);
  const og_volume_refusal refusal = check_all(&c, finding);
  check_clear(&c);
  return refusal;
}
