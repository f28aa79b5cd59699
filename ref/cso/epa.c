// Everything between the first vertex and the last happens in the polytope's scaled coordinates; only the support
// mappings and the result speak the caller's unit.

#include "ref/cso/epa.h"

#include "ref/door/pair.h"
#include "ref/closest/range.h"
#include "ref/cso/gjk.h"
#include "ref/simplex/reduce.h"
#include "ref/support/direction.h"

// Heights are sums of three products of numbers below 1, and normals carry some roundings more: about 16 roundings of
// 1. The double of that separates vertices from rounding.
#define HEIGHT_ROUNDING (32 * OG_SCALAR_EPSILON)

// What has a component of 1/2 has at least twice that square.
#define LEAST_SQUARE ((og_scalar)0.125)

// Sizes of A - B outside of these would overflow or lose digits in a support mapping (see ref/support/direction.h).
#define LARGEST_SIZE (OG_SCALAR_MAX / (4 * OG_DIRECTION_LARGE))
#define SMALLEST_SIZE (OG_SCALAR_MIN / OG_DIRECTION_SMALL)

typedef struct query {
  const og_convex *a, *b;
  og_epa_workspace *work;
  og_scalar size;      // the largest coordinate of A - B seen so far, in magnitude
  og_scalar largest;   // the same with those of A and B; infinite if one was not finite
  og_scalar scale;     // the power of two that brings size to [1/2, 1): scaled = true * scale
  og_scalar tolerance; // relative, of the caller
} query;

/*@ predicate epa_query(query *q) =
      \valid(q) && \valid_read(q->a) && \valid_read(q->b) && \separated(q, q->work) && epa_polytope(q->work);
    predicate is_in_use(og_epa_workspace *w, int *base) = 0 <= base[0] < w->vertex_count &&
      0 <= base[1] < w->vertex_count && 0 <= base[2] < w->vertex_count && 0 <= base[3] < w->vertex_count;
    // All but the points.
    predicate search_kept{Before, Now}(og_epa_result *r) = \at(r->outcome, Now) == \at(r->outcome, Before) &&
      \at(r->lower, Now) == \at(r->lower, Before) && \at(r->upper, Now) == \at(r->upper, Before) &&
      \at(r->iterations, Now) == \at(r->iterations, Before);
*/

// ---- scale ----

// Brings everything to another scale. Both are powers of two, so that nothing is rounded. What is seen only grows: once
// there are faces, the scale becomes smaller.
/*@ requires query: epa_query(q);
    terminates \true; exits \false;
      assigns q->scale, q->work->point[0 .. OG_EPA_VERTICES - 1], q->work->face[0 .. OG_EPA_FACES - 1].offset; */
static void rescale(query *q, og_scalar scale) {
  og_epa_workspace *work = q->work;
  /*@ loop invariant counter: 0 <= v <= work->vertex_count;
      loop assigns v, work->point[0 .. OG_EPA_VERTICES - 1];
      loop variant work->vertex_count - v; */
  for (int v = 0; v < work->vertex_count; v++) work->point[v] = og_scale(scale, work->vertex[v].w);
  /*@ loop invariant counter: 0 <= f <= work->face_count;
      loop assigns f, work->face[0 .. OG_EPA_FACES - 1].offset;
      loop variant work->face_count - f; */
  for (int f = 0; f < work->face_count; f++) work->face[f].offset *= og_fraction(scale, q->scale);
  q->scale = scale;
}

// A support point has been seen: is it the largest? What is out of range does not change the scale.
/*@ requires query: epa_query(q) && \valid_read(v);
    terminates \true; exits \false;
    assigns q->size, q->largest, q->scale, q->work->point[0 .. OG_EPA_VERTICES - 1],
      q->work->face[0 .. OG_EPA_FACES - 1].offset; */
static void notice(query *q, const og_cso_vertex *v) {
  const bool finite = og_is_finite(v->a.point) && og_is_finite(v->b.point) && og_is_finite(v->w);
  const og_scalar size = finite ? og_largest(v->w) : (og_scalar)INFINITY;
  q->largest = og_max(q->largest, og_max(size, og_max(og_largest(v->a.point), og_largest(v->b.point))));
  if (!(size > q->size) || size > LARGEST_SIZE) return;
  q->size = size;
  const og_scalar scale = og_unit_power(size);
  if (scale != q->scale) rescale(q, scale);
}

//@ requires query: \valid_read(q); terminates \true; exits \false; assigns \nothing;
static bool in_range(const query *q) {
  return q->largest <= LARGEST_SIZE && (q->size >= SMALLEST_SIZE || q->size <= 0);
}

// ---- vertices ----

//@ requires query: epa_query(q); terminates \true; exits \false; assigns \nothing;
static og_cso_vertex support(const query *q, og_vec3 direction) { return og_cso_support(q->a, q->b, direction); }

/*@ requires polytope: epa_polytope(work) && \valid_read(vertex) && \separated(vertex, work);
    requires room: work->vertex_count < OG_EPA_VERTICES;
    terminates \true; exits \false;
    assigns work->vertex_count, work->vertex[0 .. OG_EPA_VERTICES - 1], work->point[0 .. OG_EPA_VERTICES - 1];
    ensures polytope: epa_polytope(work);
    ensures kept: work->face_count == \old(work->face_count);
    ensures new: \result == \old(work->vertex_count) && work->vertex_count == \result + 1; */
static int append(og_epa_workspace *work, const og_cso_vertex *vertex, og_vec3 point) {
  const int v = work->vertex_count;
  work->vertex[v] = *vertex;
  //@ assert polytope: epa_polytope(work);
  work->point[v] = point;
  work->vertex_count = v + 1;
  return v;
}

// Appends a vertex. The callers see to it that there is room.
/*@ requires query: epa_query(q) && \valid_read(vertex) && q->work->vertex_count < OG_EPA_VERTICES;
    requires apart: \separated(vertex, q) && \separated(vertex, q->work);
    terminates \true; exits \false;
    assigns q->size, q->largest, q->scale, q->work->point[0 .. OG_EPA_VERTICES - 1],
      q->work->face[0 .. OG_EPA_FACES - 1].offset,
            q->work->vertex_count, q->work->vertex[0 .. OG_EPA_VERTICES - 1];
    ensures query: epa_query(q);
    ensures kept: q->work->face_count == \old(q->work->face_count);
    ensures new: \result == \old(q->work->vertex_count) && q->work->vertex_count == \result + 1; */
static int add_vertex(query *q, const og_cso_vertex *vertex) {
  notice(q, vertex);
  return append(q->work, vertex, og_scale(q->scale, vertex->w));
}

/*@ requires query: epa_query(q) && q->work->vertex_count < OG_EPA_VERTICES;
    terminates \true; exits \false;
    assigns q->size, q->largest, q->scale, q->work->point[0 .. OG_EPA_VERTICES - 1],
      q->work->face[0 .. OG_EPA_FACES - 1].offset,
            q->work->vertex_count, q->work->vertex[0 .. OG_EPA_VERTICES - 1];
    ensures query: epa_query(q);
    ensures kept: q->work->face_count == \old(q->work->face_count);
    ensures new: \result == \old(q->work->vertex_count) && q->work->vertex_count == \result + 1; */
static int add_support(query *q, og_vec3 direction) {
  const og_cso_vertex vertex = support(q, direction);
  return add_vertex(q, &vertex);
}

// ---- the start ----

//@ terminates \true; exits \false; assigns \nothing;
static og_vec3 axis(int k) { return (og_vec3){k == 0 ? 1 : 0, k == 1 ? 1 : 0, k == 2 ? 1 : 0}; }

// product / length; 0 where there is no length.
//@ terminates \true; exits \false; assigns \nothing;
static og_scalar over_length(og_scalar product, og_vec3 along) {
  const og_scalar length = og_norm(along);
  return length > 0 ? og_quotient(product, length) : 0;
}

// Distance of point v from the affine hull of the first `dimension` base points (1, 2 or 3 of them); 0 where these do not
// span it.
/*@ requires base: epa_memory(work) && \valid_read(base + (0 .. 3)) && is_in_use(work, base) &&
    0 <= v < work->vertex_count;
    terminates \true; exits \false; assigns \nothing; */
static og_scalar distance_from(const og_epa_workspace *work, const int base[4], int dimension, int v) {
  const og_vec3 p = work->point[base[0]], x = og_sub(work->point[v], p);
  if (dimension == 1) return og_norm(x);
  const og_vec3 along = og_sub(work->point[base[1]], p);
  if (dimension == 2) return over_length(og_norm(og_cross(along, x)), along);
  const og_vec3 normal = og_cross(along, og_sub(work->point[base[2]], p));
  return over_length(og_abs(og_dot(normal, x)), normal);
}

// Puts the vertex farthest from the affine hull of the base into it; false if they all lie in that hull.
/*@ requires base: epa_polytope(work) && \valid_read(base + (0 .. 3)) && is_in_use(work, base) && 1 <= dimension <= 3;
    requires memory: \valid(base + (0 .. 3)) && \separated(base + (0 .. 3), work);
    terminates \true; exits \false; assigns base[dimension];
    ensures polytope: epa_polytope(work);
    ensures base: is_in_use(work, base); */
static bool extend(const og_epa_workspace *work, int base[4], int dimension) {
  og_scalar best = work->tolerance;
  /*@ loop invariant counter: 0 <= v <= work->vertex_count;
      loop invariant polytope: epa_polytope(work);
      loop invariant base: is_in_use(work, base);
      loop assigns v, best, base[dimension];
      loop variant work->vertex_count - v; */
  for (int v = 0; v < work->vertex_count; v++) {
    const og_scalar distance = distance_from(work, base, dimension, v);
    if (distance <= best) continue;
    best = distance;
    base[dimension] = v;
  }
  return best > work->tolerance;
}

// Three directions in a circle around the segment, or around the axis x when there is none. One of them reaches any
// point beside the segment at no less than half its distance. False where the segment has no length.
/*@ requires base: epa_memory(work) && \valid_read(base + (0 .. 3)) && is_in_use(work, base);
    requires memory: \valid(direction + (0 .. 2));
    terminates \true; exits \false; assigns direction[0 .. 2]; */
static bool circle_around(const og_epa_workspace *work, const int base[4], int dimension, og_vec3 direction[3]) {
  og_vec3 along = {1, 0, 0};
  og_scalar scale;
  // By a power of two to a largest component of 1/2 at least, which u has, too.
  if (dimension == 2) along = og_unit_vector(og_sub(work->point[base[1]], work->point[base[0]]), &scale);
  const og_vec3 size = {og_abs(along.x), og_abs(along.y), og_abs(along.z)};
  const int least = size.x <= size.y && size.x <= size.z ? 0 : size.y <= size.z ? 1 : 2;
  const og_vec3 u = og_cross(along, axis(least));
  const og_scalar along2 = og_norm2(along), u2 = og_norm2(u);
  if (!(along2 >= LEAST_SQUARE && u2 >= LEAST_SQUARE)) return false;
  const og_vec3 v = og_scale(1 / og_sqrt(along2), og_cross(along, u));
  const og_scalar cosine = -(og_scalar)1 / 2, sine = og_sqrt((og_scalar)3) / 2;
  direction[0] = og_scale(1 / og_sqrt(u2), u);
  direction[1] = og_scale(1 / og_sqrt(u2), og_add(og_scale(cosine, u), og_scale(sine, v)));
  direction[2] = og_scale(1 / og_sqrt(u2), og_add(og_scale(cosine, u), og_scale(-sine, v)));
  return true;
}

// Adds the support points that can lead out of the affine hull of `count` base points, and leaves in `direction` what
// is perpendicular to it. False where the base points do not span it: no direction is.
/*@ requires query: epa_query(q) && \valid_read(extreme + (0 .. 5)) && q->work->vertex_count <= OG_EPA_VERTICES - 6;
    requires base: \valid_read(base + (0 .. 3)) && is_in_use(q->work, base) && 1 <= count <= 3;
    requires apart: \separated(extreme + (0 .. 5), q) && \separated(extreme + (0 .. 5), q->work);
    requires directions: \valid(direction + (0 .. 2)) && \separated(direction + (0 .. 2), q) &&
                         \separated(direction + (0 .. 2), q->work) &&
                           \separated(direction + (0 .. 2), extreme + (0 .. 5));
    terminates \true; exits \false;
    assigns direction[0 .. 2], q->size, q->largest, q->scale, q->work->point[0 .. OG_EPA_VERTICES - 1],
      q->work->face[0 .. OG_EPA_FACES - 1].offset,
            q->work->vertex_count, q->work->vertex[0 .. OG_EPA_VERTICES - 1];
    ensures query: epa_query(q);
    ensures kept: q->work->face_count == \old(q->work->face_count);
    ensures more: \old(q->work->vertex_count) <= q->work->vertex_count <= \old(q->work->vertex_count) + 6; */
static bool complete(query *q, const og_cso_vertex extreme[6], const int base[4], int count, og_vec3 direction[3]) {
  const og_vec3 *point = q->work->point;
  if (count < 3 && !circle_around(q->work, base, count, direction)) return false;
  if (count == 1)
    /*@ loop invariant query: epa_query(q) && q->work == \at(q->work, Pre);
        loop invariant more: 0 <= k <= 6 && q->work->vertex_count == \at(q->work->vertex_count, Pre) + k;
        loop invariant kept: q->work->face_count == \at(q->work->face_count, Pre);
        loop assigns k, q->size, q->largest, q->scale, q->work->point[0 .. OG_EPA_VERTICES - 1],
          q->work->face[0 .. OG_EPA_FACES - 1].offset,
            q->work->vertex_count, q->work->vertex[0 .. OG_EPA_VERTICES - 1];
        loop variant 6 - k; */
    for (int k = 0; k < 6; k++) add_vertex(q, &extreme[k]);
  if (count == 2)
    /*@ loop invariant query: epa_query(q) && q->work == \at(q->work, Pre);
        loop invariant more: 0 <= k <= 3 && q->work->vertex_count == \at(q->work->vertex_count, Pre) + k;
        loop invariant kept: q->work->face_count == \at(q->work->face_count, Pre);
        loop assigns k, q->size, q->largest, q->scale, q->work->point[0 .. OG_EPA_VERTICES - 1],
          q->work->face[0 .. OG_EPA_FACES - 1].offset,
            q->work->vertex_count, q->work->vertex[0 .. OG_EPA_VERTICES - 1];
        loop variant 3 - k; */
    for (int k = 0; k < 3; k++) add_support(q, direction[k]);
  if (count == 3) {
    const og_vec3 p = point[base[0]], normal = og_cross(og_sub(point[base[1]], p), og_sub(point[base[2]], p));
    if (!og_epa_unit(normal, &direction[0])) return false;
    direction[1] = direction[2] = og_neg(direction[0]);
    add_support(q, direction[0]);
    add_support(q, direction[1]);
  }
  return true;
}

// The support points along the axes and against them.
/*@ requires query: epa_query(q) && \valid(extreme + (0 .. 5));
    requires apart: \separated(extreme + (0 .. 5), q) && \separated(extreme + (0 .. 5), q->work);
    terminates \true; exits \false;
    assigns extreme[0 .. 5], q->size, q->largest, q->scale, q->work->point[0 .. OG_EPA_VERTICES - 1],
            q->work->face[0 .. OG_EPA_FACES - 1].offset;
    ensures query: epa_query(q);
    ensures kept: q->work->face_count == \old(q->work->face_count);
    ensures same: q->work->vertex_count == \old(q->work->vertex_count); */
static void look_along_axes(query *q, og_cso_vertex extreme[6]) {
  /*@ loop invariant counter: 0 <= k <= 6;
      loop invariant query: epa_query(q) && q->work == \at(q->work, Pre);
      loop invariant kept: q->work->face_count == \at(q->work->face_count, Pre);
      loop invariant same: q->work->vertex_count == \at(q->work->vertex_count, Pre);
      loop assigns k, extreme[0 .. 5], q->size, q->largest, q->scale, q->work->point[0 .. OG_EPA_VERTICES - 1],
                   q->work->face[0 .. OG_EPA_FACES - 1].offset;
      loop variant 6 - k; */
  for (int k = 0; k < 6; k++) {
    const og_cso_vertex v = support(q, k % 2 == 0 ? axis(k / 2) : og_neg(axis(k / 2)));
    notice(q, &v);
    //@ assert noticed: epa_polytope(q->work);
    extreme[k] = v;
    //@ assert polytope: epa_polytope(q->work);
  }
}

// Finds four vertices with volume, completing those of the start where they have none when measured by the extents of
// A - B. Returns how many were found: with fewer than four, A - B is flat and `direction` is perpendicular to it. None: it
// is out of range, or the support points belong to no body.
/*@ requires query: epa_query(q) && 1 <= q->work->vertex_count <= 4;
    requires base: \valid(base + (0 .. 3)) && is_in_use(q->work, base) && \separated(base + (0 .. 3), q) &&
                   \separated(base + (0 .. 3), q->work);
    requires directions: \valid(direction + (0 .. 2)) && \separated(direction + (0 .. 2), q) &&
                         \separated(direction + (0 .. 2), q->work) && \separated(direction + (0 .. 2), base + (0 .. 3));
    terminates \true; exits \false;
    assigns direction[0 .. 2], base[0 .. 3], q->size, q->largest, q->scale, q->work->point[0 .. OG_EPA_VERTICES - 1],
      q->work->face[0 .. OG_EPA_FACES - 1].offset,
            q->work->vertex_count, q->work->vertex[0 .. OG_EPA_VERTICES - 1];
    ensures query: epa_query(q);
    ensures kept: q->work->face_count == \old(q->work->face_count);
    ensures base: is_in_use(q->work, base) && q->work->vertex_count <= 22; */
static int find_base(query *q, int base[4], og_vec3 direction[3]) {
  base[0] = 0;
  if (extend(q->work, base, 1) && extend(q->work, base, 2) && extend(q->work, base, 3)) return 4;
  og_cso_vertex extreme[6];
  look_along_axes(q, extreme);
  if (!in_range(q)) return 0;
  /*@ loop invariant counter: 1 <= count <= 4;
      loop invariant query: epa_query(q) && q->work == \at(q->work, Pre);
      loop invariant base: is_in_use(q->work, base);
      loop invariant kept: q->work->face_count == \at(q->work->face_count, Pre);
      loop invariant more: 1 <= q->work->vertex_count <= 4 + 6 * (count - 1);
      loop assigns count, base[0 .. 3], direction[0 .. 2], q->size, q->largest, q->scale,
        q->work->point[0 .. OG_EPA_VERTICES - 1], q->work->face[0 .. OG_EPA_FACES - 1].offset,
            q->work->vertex_count, q->work->vertex[0 .. OG_EPA_VERTICES - 1];
      loop variant 4 - count; */
  for (int count = 1; count < 4; count++) {
    if (extend(q->work, base, count)) continue;
    if (!complete(q, extreme, base, count, direction)) return 0;
    if (!extend(q->work, base, count)) return count;
  }
  return 4;
}

//@ requires base: \valid_read(base + (0 .. 3)); terminates \true; exits \false; assigns \nothing;
static bool is_base(const int base[4], int v) { return v == base[0] || v == base[1] || v == base[2] || v == base[3]; }

/*@ requires polytope: epa_polytope(work) && epa_open(work);
    terminates \true; exits \false; assigns \nothing;
    ensures face: 0 <= \result < work->face_count && work->face[\result].state == OG_EPA_OPEN; */
static int first_open(const og_epa_workspace *work) {
  int f = 0;
  /*@ loop invariant counter: 0 <= f < work->face_count;
      loop invariant closed: \forall integer g; 0 <= g < f ==> work->face[g].state != OG_EPA_OPEN;
      loop assigns f;
      loop variant work->face_count - f; */
  while (work->face[f].state != OG_EPA_OPEN) f++;
  return f;
}

// The open face that v is highest above.
/*@ requires polytope: epa_polytope(work) && epa_open(work) && 0 <= v < work->vertex_count;
    terminates \true; exits \false; assigns \nothing;
    ensures face: 0 <= \result < work->face_count && work->face[\result].state == OG_EPA_OPEN; */
static int highest_face(const og_epa_workspace *work, int v) {
  int highest = first_open(work);
  /*@ loop invariant counter: 0 <= f <= work->face_count;
      loop invariant highest: 0 <= highest < work->face_count && work->face[highest].state == OG_EPA_OPEN;
      loop assigns f, highest;
      loop variant work->face_count - f; */
  for (int f = 0; f < work->face_count; f++)
    if (work->face[f].state == OG_EPA_OPEN && og_epa_height(work, f, v) > og_epa_height(work, highest, v)) highest = f;
  return highest;
}

// The hull of all vertices so far; false where the base has no volume.
/*@ requires memory: epa_memory(work) && \valid_read(base + (0 .. 3)) && \separated(base + (0 .. 3), work);
    requires base: is_in_use(work, base);
    terminates \true; exits \false;
    assigns work->face[0 .. OG_EPA_FACES - 1], work->face_count, work->visible[0 .. OG_EPA_FACES - 1],
      work->gone[0 .. OG_EPA_FACES - 1], work->horizon[0 .. OG_EPA_VERTICES - 1],
            work->leaving[0 .. OG_EPA_VERTICES - 1], work->slot[0 .. OG_EPA_VERTICES - 1],
              work->normal[0 .. OG_EPA_VERTICES - 1];
    ensures polytope: epa_polytope(work);
    ensures open: \result != 0 ==> epa_open(work); */
static bool build_start(og_epa_workspace *work, const int base[4]) {
  if (!og_epa_tetrahedron(work, base)) return false;
  /*@ loop invariant counter: 0 <= v <= \at(work->vertex_count, Pre);
      loop invariant kept: work->vertex_count == \at(work->vertex_count, Pre);
      loop invariant polytope: epa_polytope(work);
      loop invariant open: epa_open(work);
      loop assigns v, work->face[0 .. OG_EPA_FACES - 1], work->face_count, work->visible[0 .. OG_EPA_FACES - 1],
        work->gone[0 .. OG_EPA_FACES - 1], work->horizon[0 .. OG_EPA_VERTICES - 1],
                   work->leaving[0 .. OG_EPA_VERTICES - 1], work->slot[0 .. OG_EPA_VERTICES - 1],
                     work->normal[0 .. OG_EPA_VERTICES - 1];
      loop variant work->vertex_count - v; */
  for (int v = 0; v < work->vertex_count; v++) {
    if (is_base(base, v)) continue;
    const int highest = highest_face(work, v);
    if (og_epa_height(work, highest, v) > work->tolerance) og_epa_expand(work, highest, v);
  }
  return true;
}

// ---- results ----

// A vertex enters the points and, as number k, their simplex, with its weight.
/*@ requires memory: \valid(result) && \valid_read(vertex) && \separated(result, vertex) && 0 <= k < 4;
    terminates \true; exits \false; assigns *result;
    ensures kept: search_kept{Pre, Here}(result);
    ensures count: result->simplex_count == k + 1; */
static void add_weighted(og_epa_result *result, const og_cso_vertex *vertex, int k, og_scalar weight) {
  result->a = og_add_scaled(result->a, weight, vertex->a.point);
  result->b = og_add_scaled(result->b, weight, vertex->b.point);
  result->simplex[k][0] = vertex->a.vertex;
  result->simplex[k][1] = vertex->b.vertex;
  result->simplex_count = k + 1;
}

// The points of A and B that the start simplex combines to the origin. Returns how far from it they are, squared.
/*@ requires memory: \valid_read(q) && \valid_read(start) && 1 <= start->count <= 4 && \valid(result);
    requires apart: \separated(result, start) && \separated(result, q);
    terminates \true; exits \false; assigns *result;
    ensures kept: search_kept{Pre, Here}(result);
    ensures count: 1 <= result->simplex_count <= 4; */
static og_scalar start_points(const query *q, const og_simplex *start, og_vec3 foot, og_epa_result *result) {
  og_vec3 miss = og_neg(foot);
  result->a = result->b = (og_vec3){0, 0, 0};
  /*@ loop invariant counter: 0 <= k <= start->count && (k > 0 ==> result->simplex_count == k);
      loop invariant kept: search_kept{Pre, Here}(result);
      loop assigns k, miss, *result;
      loop variant start->count - k; */
  for (int k = 0; k < start->count; k++) {
    miss = og_add_scaled(miss, start->weight[k], og_scale(q->scale, start->vertex[k].w));
    add_weighted(result, &start->vertex[k], k, start->weight[k]);
  }
  return og_norm2(miss);
}

// A - B has no volume: the least of its widths along the directions is 0 to within rounding.
/*@ requires query: epa_query(q) && \valid_read(start) && 1 <= start->count <= 4;
    requires directions: \valid_read(direction + (0 .. 2));
    terminates \true; exits \false; assigns \nothing;
    ensures start: \result.lower == 0 && \result.iterations == 0;
    ensures count: 0 <= \result.simplex_count <= 4; */
static og_epa_result flat_result(const query *q, const og_simplex *start, const og_vec3 direction[3]) {
  og_epa_result result = {.outcome = OG_OUTCOME_ANSWERED, .upper = OG_SCALAR_MAX, .vertices = q->work->vertex_count};
  /*@ loop invariant counter: 0 <= k <= 6;
      loop assigns k, result.upper, result.normal;
      loop variant 6 - k; */
  for (int k = 0; k < 6; k++) {
    const og_vec3 n = k < 3 ? direction[k] : og_neg(direction[k - 3]);
    const og_scalar height = og_dot(n, og_scale(q->scale, support(q, n).w));
    if (height >= result.upper) continue;
    result.upper = height;
    result.normal = og_neg(n);
  }
  result.upper /= q->scale;
  // In the plane of the flat nothing else would show that the start does not hold the origin.
  const og_scalar miss = start_points(q, start, (og_vec3){0, 0, 0}, &result);
  if (!(miss <= HEIGHT_ROUNDING * HEIGHT_ROUNDING)) result.outcome = OG_OUTCOME_DEGENERATE;
  return result;
}

// Barycentric coordinates in triangle g of where the line along `normal` through the foot meets it, the negative ones
// made 0. Returns the squared distance of the point that they name from the foot.
/*@ requires polytope: epa_polytope(work) && 0 <= g < work->face_count && \valid(weight + (0 .. 2));
    requires apart: \separated(weight + (0 .. 2), work);
    terminates \true; exits \false; assigns weight[0 .. 2]; */
static og_scalar foot_weights(const og_epa_workspace *work, int g, og_vec3 normal, og_vec3 foot, og_scalar weight[3]) {
  og_vec3 corner[3], miss = {0, 0, 0};
  og_scalar sum = 0;
  /*@ loop invariant counter: 0 <= k <= 3;
      loop assigns k, corner[0 .. 2];
      loop variant 3 - k; */
  for (int k = 0; k < 3; k++) {
    //@ assert corner: k == 0 || k == 1 || k == 2;
    corner[k] = og_sub(work->point[work->face[g].vertex[k]], foot);
  }
  /*@ loop invariant counter: 0 <= k <= 3;
      loop assigns k, sum, weight[0 .. 2];
      loop variant 3 - k; */
  for (int k = 0; k < 3; k++)
    sum += weight[k] = og_max(0, og_dot(normal, og_cross(corner[(k + 1) % 3], corner[(k + 2) % 3])));
  if (!(sum > 0)) return OG_SCALAR_MAX;
  /*@ loop invariant counter: 0 <= k <= 3;
      loop assigns k, weight[0 .. 2];
      loop variant 3 - k; */
  for (int k = 0; k < 3; k++) weight[k] = og_fraction(weight[k], sum);
  /*@ loop invariant counter: 0 <= k <= 3;
      loop assigns k, miss;
      loop variant 3 - k; */
  for (int k = 0; k < 3; k++) miss = og_add_scaled(miss, weight[k], corner[k]);
  return og_norm2(miss);
}

// The points of A and B that these weights of face f's vertices combine to.
/*@ requires polytope: epa_polytope(work) && 0 <= f < work->face_count && \valid_read(weight + (0 .. 2));
    requires result: \valid(result) && \separated(result, work) && \separated(result, weight + (0 .. 2));
    terminates \true; exits \false; assigns *result;
    ensures kept: search_kept{Pre, Here}(result);
    ensures count: result->simplex_count == 3; */
static void face_points(const og_epa_workspace *work, int f, const og_scalar weight[3], og_epa_result *result) {
  result->a = result->b = (og_vec3){0, 0, 0};
  /*@ loop invariant counter: 0 <= k <= 3 && (k > 0 ==> result->simplex_count == k);
      loop invariant kept: search_kept{Pre, Here}(result);
      loop assigns k, *result;
      loop variant 3 - k; */
  for (int k = 0; k < 3; k++) {
    //@ assert corner: k == 0 || k == 1 || k == 2;
    const int v = work->face[f].vertex[k];
    //@ assert vertex: 0 <= v < work->vertex_count <= OG_EPA_VERTICES;
    add_weighted(result, &work->vertex[v], k, weight[k]);
  }
}

// The face of the plane of face f in which the foot is met best, and no worse than `least`; -1 if there is none. `best`
// are its weights there.
/*@ requires polytope: epa_polytope(work) && 0 <= f < work->face_count && \valid(best + (0 .. 2));
    requires apart: \separated(best + (0 .. 2), work);
    terminates \true; exits \false; assigns best[0 .. 2];
    ensures face: -1 <= \result < work->face_count; */
static int face_of_foot(const og_epa_workspace *work, int f, og_vec3 foot, og_scalar least, og_scalar best[3]) {
  const og_vec3 normal = work->face[f].normal;
  og_scalar weight[3];
  int face = -1;
  /*@ loop invariant counter: -1 <= turn <= work->face_count && -1 <= face < work->face_count;
      loop assigns turn, face, least, best[0 .. 2], weight[0 .. 2];
      loop variant work->face_count - turn; */
  for (int turn = -1; turn < work->face_count; turn++) {
    const int g = turn < 0 ? f : turn;
    if (work->face[g].state == OG_EPA_FREE) continue;
    const og_scalar miss = foot_weights(work, g, normal, foot, weight);
    if (miss > least) continue;
    least = miss;
    face = g;
    /*@ loop invariant counter: 0 <= k <= 3;
        loop assigns k, best[0 .. 2];
        loop variant 3 - k; */
    for (int k = 0; k < 3; k++) best[k] = weight[k];
    if (turn < 0 && miss <= OG_SCALAR_EPSILON * OG_SCALAR_EPSILON) break; // no face can show it better
  }
  return face;
}

// The deepest points. The foot of the origin on the plane of face f lies in that face (nearly always, so it is tried
// first) or in another one of the plane; the face in which it is met best is the right one whatever rounding does. In
// an A - B about as thin as rounding it may be met in none; then the foot is about the origin, which the start simplex
// holds.
/*@ requires query: epa_query(q) && \valid_read(start) && 1 <= start->count <= 4;
    requires face: 0 <= f < q->work->face_count;
    requires result: \valid(result) && \separated(result, start) && \separated(result, q) &&
      \separated(result, q->work);
    terminates \true; exits \false; assigns *result;
    ensures query: epa_query(q);
    ensures kept: search_kept{Pre, Here}(result);
    ensures count: 1 <= result->simplex_count <= 4; */
static void find_points(const query *q, const og_simplex *start, int f, og_epa_result *result) {
  const og_epa_workspace *work = q->work;
  const og_vec3 foot = og_scale(work->face[f].offset, work->face[f].normal);
  og_scalar weight[3] = {0, 0, 0};
  const int face = face_of_foot(work, f, foot, start_points(q, start, foot, result), weight);
  if (face >= 0) face_points(work, face, weight, result);
}

// ---- the search ----

/*@ requires polytope: epa_polytope(work);
    terminates \true; exits \false; assigns \nothing;
    ensures face: -1 <= \result < work->face_count;
    ensures open: \result >= 0 ==> 0 <= \result < work->face_count; */
static int nearest_face(const og_epa_workspace *work) {
  int best = -1;
  og_scalar least = OG_SCALAR_MAX;
  /*@ loop invariant counter: 0 <= f <= work->face_count && -1 <= best < f;
      loop assigns f, best, least;
      loop variant work->face_count - f; */
  for (int f = 0; f < work->face_count; f++) {
    // Without a branch: the processor could not foresee which faces are nearer than those before.
    const og_epa_face *face = &work->face[f];
    const og_scalar offset = face->state == OG_EPA_OPEN ? face->offset : OG_SCALAR_MAX;
    best = offset < least ? f : best;
    least = og_min(least, offset);
  }
  return best;
}

// Is the last vertex one that the polytope was expanded to before? Then rounding alone puts it above a face.
/*@ requires memory: epa_memory(work) && 1 <= work->vertex_count;
    terminates \true; exits \false; assigns \nothing; */
static bool is_known(const og_epa_workspace *work) {
  const og_vec3 last = work->point[work->vertex_count - 1];
  /*@ loop invariant counter: 0 <= v <= work->vertex_count - 1;
      loop assigns v;
      loop variant work->vertex_count - v; */
  for (int v = 0; v < work->vertex_count - 1; v++) {
    const og_vec3 p = work->point[v];
    if (p.x == last.x && p.y == last.y && p.z == last.z) return true;
  }
  return false;
}

// Vertex v has been found along face f's normal: takes over what it says of the depth. True where the search ends. Among
// equal widths that of the final face counts: the deepest points belong to it.
/*@ requires query: epa_query(q) && 0 <= f < q->work->face_count && 0 <= v < OG_EPA_VERTICES;
    requires result: \valid(result) && \separated(result, q) && \separated(result, q->work);
    requires open: result->outcome == OG_OUTCOME_ITERATION_LIMIT;
    terminates \true; exits \false;
    assigns result->lower, result->upper, result->normal, result->outcome;
    ensures query: epa_query(q);
    ensures open: !\result ==> result->outcome == OG_OUTCOME_ITERATION_LIMIT;
    ensures bounds: result->outcome == OG_OUTCOME_ANSWERED ==> 0 <= result->lower <= result->upper; */
static bool is_end(const query *q, int f, int v, bool all_pushed, og_epa_result *result) {
  const og_epa_workspace *work = q->work;
  const og_vec3 normal = work->face[f].normal;
  const og_scalar offset = work->face[f].offset, upper = result->upper * q->scale;
  const og_scalar height = og_max(offset, og_dot(normal, work->point[v]));
  result->lower = og_max(0, offset / q->scale);
  const bool final = height - offset <= og_max(work->tolerance, q->tolerance * height);
  const bool is_first = result->iterations == 1;
  if (is_first || height < upper || (final && (all_pushed || height <= upper + 2 * work->tolerance))) {
    result->upper = height / q->scale;
    result->normal = og_neg(normal);
    if (final) {
      result->outcome = OG_OUTCOME_ANSWERED;
      result->upper = og_max(result->lower, result->upper); // less than 0, if at all
    }
  }
  const bool is_outside = height < -work->tolerance;
  if (is_outside) result->outcome = OG_OUTCOME_DEGENERATE;
  return final || is_outside;
}

/*@ requires polytope: epa_polytope(work) && 0 <= f < work->face_count;
    terminates \true; exits \false; assigns work->face[f].state;
    ensures polytope: epa_polytope(work); */
static void close_face(og_epa_workspace *work, int f) { work->face[f].state = OG_EPA_CLOSED; }

// Expands the polytope to the last vertex, v, above face f. Where rounding does not allow it, f is closed: false.
/*@ requires polytope: epa_polytope(work) && 0 <= f < work->face_count && 0 <= v < work->vertex_count;
    terminates \true; exits \false;
    assigns work->face[0 .. OG_EPA_FACES - 1], work->face_count, work->visible[0 .. OG_EPA_FACES - 1],
      work->gone[0 .. OG_EPA_FACES - 1], work->horizon[0 .. OG_EPA_VERTICES - 1],
            work->leaving[0 .. OG_EPA_VERTICES - 1], work->slot[0 .. OG_EPA_VERTICES - 1],
              work->normal[0 .. OG_EPA_VERTICES - 1];
    ensures polytope: epa_polytope(work);
    ensures kept: work->vertex_count == \old(work->vertex_count);
    ensures faces: work->face_count >= \old(work->face_count); */
static bool push(og_epa_workspace *work, int f, int v) {
  if (!is_known(work) && og_epa_expand(work, f, v)) return true;
  close_face(work, f);
  return false;
}

// Pushes the nearest face outward until one cannot be; every iteration adds a vertex, if only to those that are known.
// result.upper is the least width seen so far, after the first.
/*@ requires query: epa_query(q) && epa_open(q->work) && \valid_read(start) && 1 <= start->count <= 4;
    requires apart: \separated(start, q) && \separated(start, q->work);
    terminates \true; exits \false; assigns q->size, q->largest, q->scale, *q->work;
    ensures bounds: \result.outcome == OG_OUTCOME_ANSWERED ==> 0 <= \result.lower <= \result.upper;
    ensures rounds: 0 <= \result.iterations <= OG_EPA_VERTICES;
    ensures count: 1 <= \result.simplex_count <= 4; */
static og_epa_result expand(query *q, const og_simplex *start) {
  og_epa_workspace *work = q->work;
  og_epa_result result = {.outcome = OG_OUTCOME_ITERATION_LIMIT};
  const int start_count = work->vertex_count;
  int face = nearest_face(work), last = 0; // all are open yet
  bool all_pushed = true;
  /*@ loop invariant query: epa_query(q);
      loop invariant faces: -1 <= face < work->face_count && 0 <= last < work->face_count;
      loop invariant rounds: 0 <= result.iterations <= OG_EPA_VERTICES && 0 <= start_count <= work->vertex_count;
      loop invariant open: result.outcome == OG_OUTCOME_ITERATION_LIMIT;
      loop assigns face, last, all_pushed, result, q->size, q->largest, q->scale, *work;
      loop variant OG_EPA_VERTICES - work->vertex_count; */
  while (face >= 0 && work->vertex_count < OG_EPA_VERTICES) {
    const int v = add_support(q, work->face[face].normal);
    if (q->largest > LARGEST_SIZE) break;
    last = face;
    //@ assert polytope: epa_polytope(work) && epa_query(q);
    result.iterations = work->vertex_count - start_count;
    //@ assert still: epa_polytope(work);
    if (is_end(q, face, v, all_pushed, &result)) break;
    if (!push(work, face, v)) all_pushed = false;
    face = nearest_face(work);
  }
  find_points(q, start, last, &result);
  return result;
}

// The points of the start become the first vertices.
/*@ requires query: epa_query(q) && q->work->vertex_count == 0 && \valid_read(start) && 1 <= start->count <= 4;
    requires apart: \separated(start, q) && \separated(start, q->work);
    terminates \true; exits \false;
    assigns q->size, q->largest, q->scale, q->work->point[0 .. OG_EPA_VERTICES - 1],
            q->work->face[0 .. OG_EPA_FACES - 1].offset, q->work->vertex_count,
            q->work->vertex[0 .. OG_EPA_VERTICES - 1];
    ensures query: epa_query(q);
    ensures vertices: q->work->vertex_count == start->count; */
static void add_start(query *q, const og_simplex *start) {
  /*@ loop invariant query: epa_query(q);
      loop invariant vertices: 0 <= k <= start->count && q->work->vertex_count == k;
      loop assigns k, q->size, q->largest, q->scale, q->work->point[0 .. OG_EPA_VERTICES - 1],
                   q->work->face[0 .. OG_EPA_FACES - 1].offset, q->work->vertex_count,
                   q->work->vertex[0 .. OG_EPA_VERTICES - 1];
      loop variant start->count - k; */
  for (int k = 0; k < start->count; k++) add_vertex(q, &start->vertex[k]);
}

og_epa_result og_epa(const og_convex *a, const og_convex *b, const og_simplex *start, og_scalar tolerance,
                     og_epa_workspace *work) {
  query q = {.a = a, .b = b, .work = work, .scale = 1, .tolerance = tolerance};
  work->vertex_count = work->face_count = 0;
  work->tolerance = HEIGHT_ROUNDING;
  add_start(&q, start);
  int base[4] = {0, 0, 0, 0};
  og_vec3 direction[3] = {{0, 0, 0}};
  //@ assert start: 1 <= start->count <= 4;
  const int found = q.largest <= LARGEST_SIZE ? find_base(&q, base, direction) : 0;
  og_epa_result result = {.outcome = OG_OUTCOME_DEGENERATE};
  if (found == 4) {
    //@ assert start: 1 <= start->count <= 4;
    if (build_start(work, base)) result = expand(&q, start);
  } else if (found > 0 && in_range(&q)) {
    result = flat_result(&q, start, direction);
  }
  if (!in_range(&q)) return (og_epa_result){.outcome = OG_OUTCOME_OUT_OF_RANGE};
  result.vertices = work->vertex_count;
  result.depth = result.upper = og_max(0, result.upper);
  return result;
}

// ---- bodies ----

og_claim og_run_epa(const og_body *a, const og_body *b) {
  const og_gjk_result cores = og_gjk(&a->core, &b->core, NULL);
  const bool apart = cores.verdict == OG_VERDICT_APART;
  // Out of range there is no simplex to start from.
  if (cores.simplex.count == 0 || (apart && cores.outcome == OG_OUTCOME_ANSWERED)) return og_gjk_claim(a, b, &cores);
  og_epa_workspace work;
  const og_epa_result deep = og_epa(&a->core, &b->core, &cores.simplex, 0, &work);
  og_claim claim = {.outcome = deep.outcome, .iterations = cores.iterations + deep.iterations};
  if (deep.outcome == OG_OUTCOME_OUT_OF_RANGE || deep.outcome == OG_OUTCOME_DEGENERATE)
    return apart ? og_gjk_claim(a, b, &cores) : claim;
  claim.simplex_count = deep.simplex_count;
  /*@ loop invariant counter: 0 <= k <= deep.simplex_count && claim.simplex_count == deep.simplex_count;
      loop invariant distance: claim.distance == 0;
      loop assigns k, claim;
      loop variant deep.simplex_count - k; */
  for (int k = 0; k < deep.simplex_count; k++) {
    claim.simplex[k][0] = deep.simplex[k][0];
    claim.simplex[k][1] = deep.simplex[k][1];
  }
  claim.verdict = OG_VERDICT_MEET;
  claim.has_distance = claim.has_depth = claim.has_points = claim.has_normal = true;
  claim.depth = deep.depth + a->radius + b->radius;
  claim.normal = deep.normal;
  claim.a = og_add_scaled(deep.a, -a->radius, deep.normal);
  claim.b = og_add_scaled(deep.b, b->radius, deep.normal);
  return claim;
}

// ---- what is known of it ----

static const og_door_pair epa_door = {
    .run = og_run_epa,
    .promises =
        {
            .refusal = OG_REFUSES_EITHER,
            .change = 128,
            .verdict = 128,
            .distance = 4096,
            .depth = 4096,
            .thin = 1,
            .bound = OG_BOUND_BY_NUMBER,
            .iterations = OG_WALK_ITERATIONS + 4 * OG_EPA_VERTICES,
            .why = "128 epsilon where A - B is as thin as rounding",
        },
};

const og_algorithm og_algorithm_epa = {
    .id = "epa",
    .row = "3.6",
    .questions = "depth",
    .path = "ref/cso/epa",
    .source = "van den Bergen 2001, 5; 2003, 4.3.8; Varjus 2018, 5.2.2",
    .cost = "O(f + v) and two support points an expansion",
    .limits = "curved bodies give up at 1e-11, concentric ones at 2e-2; A - B as thin as rounding: 128 epsilon",
    .pair = &epa_door,
};
