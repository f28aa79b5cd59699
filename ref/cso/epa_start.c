#include "ref/cso/epa_start.h"

#include "ref/closest/range.h"
#include "ref/simplex/reduce.h"

// What has a component of 1/2 has at least twice that square.
#define LEAST_SQUARE ((og_scalar)0.125)

// ---- scale ----

// Brings everything to another scale. Both are powers of two, so that nothing is rounded. What is seen only grows: once
// there are faces, the scale becomes smaller.
/*@ requires query: epa_query(q);
    terminates \true; exits \false;
      assigns q->scale, q->work->point[0 .. OG_EPA_VERTICES - 1], q->work->face[0 .. OG_EPA_FACES - 1].offset; */
static void rescale(og_epa_query *q, og_scalar scale) {
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
static void notice(og_epa_query *q, const og_cso_vertex *v) {
  const bool finite = og_is_finite(v->a.point) && og_is_finite(v->b.point) && og_is_finite(v->w);
  const og_scalar size = finite ? og_largest(v->w) : (og_scalar)INFINITY;
  q->largest = og_max(q->largest, og_max(size, og_max(og_largest(v->a.point), og_largest(v->b.point))));
  if (!finite || !(size > q->size) || size > OG_EPA_LARGEST) return;
  q->size = size;
  const og_scalar scale = og_unit_power(size);
  if (scale != q->scale) rescale(q, scale);
}

bool og_epa_in_range(const og_epa_query *q) {
  return q->largest <= OG_EPA_LARGEST && (q->size >= OG_EPA_SMALLEST || q->size <= 0);
}

// ---- vertices ----

//@ requires query: epa_query(q); terminates \true; exits \false; assigns \nothing;
static og_cso_vertex support(const og_epa_query *q, og_vec3 direction) { return og_cso_support(q->a, q->b, direction); }

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
static int add_vertex(og_epa_query *q, const og_cso_vertex *vertex) {
  notice(q, vertex);
  return append(q->work, vertex, og_scale(q->scale, vertex->w));
}

int og_epa_add_support(og_epa_query *q, og_vec3 direction) {
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

// Distance of point v from the affine hull of the first `dimension` base points (1, 2 or 3 of them); 0 where these do
// not span it.
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
static bool complete(og_epa_query *q, const og_cso_vertex extreme[6], const int base[4], int count,
                     og_vec3 direction[3]) {
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
    for (int k = 0; k < 3; k++) og_epa_add_support(q, direction[k]);
  if (count == 3) {
    const og_vec3 p = point[base[0]], normal = og_cross(og_sub(point[base[1]], p), og_sub(point[base[2]], p));
    if (!og_epa_unit(normal, &direction[0])) return false;
    direction[1] = direction[2] = og_neg(direction[0]);
    og_epa_add_support(q, direction[0]);
    og_epa_add_support(q, direction[1]);
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
static void look_along_axes(og_epa_query *q, og_cso_vertex extreme[6]) {
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
// A - B. Returns how many were found: with fewer than four, A - B is flat and `direction` is perpendicular to it. None:
// it is out of range, or the support points belong to no body.
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
    ensures found: 0 <= \result <= 4;
    ensures base: is_in_use(q->work, base) && q->work->vertex_count <= 22; */
static int find_base(og_epa_query *q, int base[4], og_vec3 direction[3]) {
  base[0] = 0;
  if (extend(q->work, base, 1) && extend(q->work, base, 2) && extend(q->work, base, 3)) return 4;
  og_cso_vertex extreme[6];
  look_along_axes(q, extreme);
  if (!og_epa_in_range(q)) return 0;
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

// The points of the start become the first vertices.
/*@ requires query: epa_query(q) && q->work->vertex_count == 0 && \valid_read(start) && 1 <= start->count <= 4;
    requires apart: \separated(start, q) && \separated(start, q->work);
    terminates \true; exits \false;
    assigns q->size, q->largest, q->scale, q->work->point[0 .. OG_EPA_VERTICES - 1],
            q->work->face[0 .. OG_EPA_FACES - 1].offset, q->work->vertex_count,
            q->work->vertex[0 .. OG_EPA_VERTICES - 1];
    ensures query: epa_query(q);
    ensures vertices: q->work->vertex_count == start->count; */
static void add_start(og_epa_query *q, const og_simplex *start) {
  /*@ loop invariant query: epa_query(q);
      loop invariant vertices: 0 <= k <= start->count && q->work->vertex_count == k;
      loop assigns k, q->size, q->largest, q->scale, q->work->point[0 .. OG_EPA_VERTICES - 1],
                   q->work->face[0 .. OG_EPA_FACES - 1].offset, q->work->vertex_count,
                   q->work->vertex[0 .. OG_EPA_VERTICES - 1];
      loop variant start->count - k; */
  for (int k = 0; k < start->count; k++) add_vertex(q, &start->vertex[k]);
}

int og_epa_begin(og_epa_query *q, const og_simplex *start, og_vec3 direction[3]) {
  q->work->vertex_count = q->work->face_count = 0;
  q->work->tolerance = OG_EPA_ROUNDING;
  add_start(q, start);
  int base[4] = {0, 0, 0, 0};
  const int found = q->largest <= OG_EPA_LARGEST ? find_base(q, base, direction) : 0;
  return found == 4 && !build_start(q->work, base) ? 0 : found;
}

// ---- results ----

void og_epa_add_weighted(og_epa_result *result, const og_cso_vertex *vertex, int k, og_scalar weight) {
  result->a = og_add_scaled(result->a, weight, vertex->a.point);
  result->b = og_add_scaled(result->b, weight, vertex->b.point);
  result->simplex[k][0] = vertex->a.vertex;
  result->simplex[k][1] = vertex->b.vertex;
  result->simplex_count = k + 1;
}

og_scalar og_epa_start_points(const og_epa_query *q, const og_simplex *start, og_vec3 foot, og_epa_result *result) {
  og_vec3 miss = og_neg(foot);
  result->a = result->b = (og_vec3){0, 0, 0};
  /*@ loop invariant counter: 0 <= k <= start->count && (k > 0 ==> result->simplex_count == k);
      loop invariant kept: search_kept{Pre, Here}(result);
      loop assigns k, miss, *result;
      loop variant start->count - k; */
  for (int k = 0; k < start->count; k++) {
    miss = og_add_scaled(miss, start->weight[k], og_scale(q->scale, start->vertex[k].w));
    og_epa_add_weighted(result, &start->vertex[k], k, start->weight[k]);
  }
  return og_norm2(miss);
}

og_epa_result og_epa_flat_result(const og_epa_query *q, const og_simplex *start, const og_vec3 direction[3]) {
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
  const og_scalar miss = og_epa_start_points(q, start, (og_vec3){0, 0, 0}, &result);
  if (!(miss <= OG_EPA_ROUNDING * OG_EPA_ROUNDING)) result.outcome = OG_OUTCOME_DEGENERATE;
  return result;
}
