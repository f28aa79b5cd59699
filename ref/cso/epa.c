// Everything between the first vertex and the last happens in the polytope's scaled coordinates; only the support
// mappings and the result speak the caller's unit.

#include "ref/cso/epa.h"

#include "ref/closest/range.h"
#include "ref/cso/gjk.h"
#include "ref/simplex/reduce.h"
#include "ref/support/direction.h"

// Heights are sums of three products of numbers below 1, and normals carry some roundings more: about 16 roundings of
// 1. The double of that separates vertices from rounding.
#define HEIGHT_ROUNDING (32 * OG_SCALAR_EPSILON)

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

// ---- scale ----

// Brings everything to another scale. Both are powers of two, so that nothing is rounded.
static void rescale(query *q, og_scalar scale) {
  og_epa_workspace *work = q->work;
  for (int v = 0; v < work->vertex_count; v++) work->point[v] = og_scale(scale, work->vertex[v].w);
  for (int f = 0; f < work->face_count; f++) work->face[f].offset *= scale / q->scale;
  q->scale = scale;
}

// A support point has been seen: is it the largest? What is out of range does not change the scale.
static void notice(query *q, const og_cso_vertex *v) {
  const bool finite = og_is_finite(v->a.point) && og_is_finite(v->b.point) && og_is_finite(v->w);
  const og_scalar size = finite ? og_largest(v->w) : (og_scalar)INFINITY;
  q->largest = og_max(q->largest, og_max(size, og_max(og_largest(v->a.point), og_largest(v->b.point))));
  if (!(size > q->size) || size > LARGEST_SIZE) return;
  q->size = size;
  const og_scalar scale = og_unit_power(size);
  if (scale != q->scale) rescale(q, scale);
}

static bool in_range(const query *q) {
  return q->largest <= LARGEST_SIZE && (q->size >= SMALLEST_SIZE || q->size <= 0);
}

// ---- vertices ----

static og_cso_vertex support(const query *q, og_vec3 direction) { return og_cso_support(q->a, q->b, direction); }

// Appends a vertex. The callers see to it that there is room.
static int add_vertex(query *q, const og_cso_vertex *vertex) {
  notice(q, vertex);
  const int v = q->work->vertex_count++;
  q->work->vertex[v] = *vertex;
  q->work->point[v] = og_scale(q->scale, vertex->w);
  return v;
}

static int add_support(query *q, og_vec3 direction) {
  const og_cso_vertex vertex = support(q, direction);
  return add_vertex(q, &vertex);
}

// ---- the start ----

static og_vec3 axis(int k) { return (og_vec3){k == 0 ? 1 : 0, k == 1 ? 1 : 0, k == 2 ? 1 : 0}; }

// Distance of point v from the affine hull of the first `dimension` base points (1, 2 or 3 of them).
static og_scalar distance_from(const og_epa_workspace *work, const int base[4], int dimension, int v) {
  const og_vec3 p = work->point[base[0]], x = og_sub(work->point[v], p);
  if (dimension == 1) return og_norm(x);
  const og_vec3 along = og_sub(work->point[base[1]], p);
  if (dimension == 2) return og_norm(og_cross(along, x)) / og_norm(along);
  const og_vec3 normal = og_cross(along, og_sub(work->point[base[2]], p));
  return og_abs(og_dot(normal, x)) / og_norm(normal);
}

// Puts the vertex farthest from the affine hull of the base into it; false if they all lie in that hull.
static bool extend(const og_epa_workspace *work, int base[4], int dimension) {
  og_scalar best = work->tolerance;
  for (int v = 0; v < work->vertex_count; v++) {
    const og_scalar distance = distance_from(work, base, dimension, v);
    if (distance <= best) continue;
    best = distance;
    base[dimension] = v;
  }
  return best > work->tolerance;
}

// Three directions in a circle around the segment, or around the axis x when there is none. One of them reaches any
// point beside the segment at no less than half its distance.
static void circle_around(const og_epa_workspace *work, const int base[4], int dimension, og_vec3 direction[3]) {
  og_vec3 along = {1, 0, 0};
  if (dimension == 2) along = og_sub(work->point[base[1]], work->point[base[0]]);
  const og_vec3 size = {og_abs(along.x), og_abs(along.y), og_abs(along.z)};
  const int least = size.x <= size.y && size.x <= size.z ? 0 : size.y <= size.z ? 1 : 2;
  const og_vec3 u = og_cross(along, axis(least)), v = og_scale(1 / og_norm(along), og_cross(along, u));
  const og_scalar cosine = -(og_scalar)1 / 2, sine = og_sqrt((og_scalar)3) / 2;
  direction[0] = og_scale(1 / og_norm(u), u);
  direction[1] = og_scale(1 / og_norm(u), og_add(og_scale(cosine, u), og_scale(sine, v)));
  direction[2] = og_scale(1 / og_norm(u), og_add(og_scale(cosine, u), og_scale(-sine, v)));
}

// Adds the support points that can lead out of the affine hull of `count` base points, and leaves in `direction` what
// is perpendicular to it.
static void complete(query *q, const og_cso_vertex extreme[6], const int base[4], int count, og_vec3 direction[3]) {
  const og_vec3 *point = q->work->point;
  if (count < 3) circle_around(q->work, base, count, direction);
  if (count == 1)
    for (int k = 0; k < 6; k++) add_vertex(q, &extreme[k]);
  if (count == 2)
    for (int k = 0; k < 3; k++) add_support(q, direction[k]);
  if (count == 3) {
    const og_vec3 p = point[base[0]], normal = og_cross(og_sub(point[base[1]], p), og_sub(point[base[2]], p));
    direction[0] = og_scale(1 / og_norm(normal), normal);
    direction[1] = direction[2] = og_neg(direction[0]);
    add_support(q, direction[0]);
    add_support(q, direction[1]);
  }
}

// Finds four vertices with volume, completing those of the start where they have none when measured by the extents of
// A - B. Returns how many were found: with fewer than four, A - B is flat and `direction` is perpendicular to it.
static int find_base(query *q, int base[4], og_vec3 direction[3]) {
  base[0] = 0;
  if (extend(q->work, base, 1) && extend(q->work, base, 2) && extend(q->work, base, 3)) return 4;
  og_cso_vertex extreme[6];
  for (int k = 0; k < 6; k++) {
    extreme[k] = support(q, k % 2 == 0 ? axis(k / 2) : og_neg(axis(k / 2)));
    notice(q, &extreme[k]);
  }
  if (!in_range(q)) return 0;
  for (int count = 1; count < 4; count++) {
    if (extend(q->work, base, count)) continue;
    complete(q, extreme, base, count, direction);
    if (!extend(q->work, base, count)) return count;
  }
  return 4;
}

static bool is_base(const int base[4], int v) { return v == base[0] || v == base[1] || v == base[2] || v == base[3]; }

// The hull of all vertices so far.
static void build_start(og_epa_workspace *work, const int base[4]) {
  og_epa_tetrahedron(work, base);
  for (int v = 0; v < work->vertex_count; v++) {
    if (is_base(base, v)) continue;
    int highest = -1;
    for (int f = 0; f < work->face_count; f++)
      if (work->face[f].state == OG_EPA_OPEN &&
          (highest < 0 || og_epa_height(work, f, v) > og_epa_height(work, highest, v)))
        highest = f;
    if (og_epa_height(work, highest, v) > work->tolerance) og_epa_expand(work, highest, v);
  }
}

// ---- results ----

static void name_vertices(og_epa_result *result, const og_cso_vertex vertex[], int k, int v) {
  result->simplex[k][0] = vertex[v].a.vertex;
  result->simplex[k][1] = vertex[v].b.vertex;
  result->simplex_count = k + 1;
}

// The points of A and B that the start simplex combines to the origin. Returns how far from it they are, squared.
static og_scalar start_points(const query *q, const og_simplex *start, og_vec3 foot, og_epa_result *result) {
  og_vec3 miss = og_neg(foot);
  result->a = result->b = (og_vec3){0, 0, 0};
  for (int k = 0; k < start->count; k++) {
    result->a = og_add_scaled(result->a, start->weight[k], start->vertex[k].a.point);
    result->b = og_add_scaled(result->b, start->weight[k], start->vertex[k].b.point);
    miss = og_add_scaled(miss, start->weight[k], og_scale(q->scale, start->vertex[k].w));
    name_vertices(result, start->vertex, k, k);
  }
  return og_norm2(miss);
}

// A - B has no volume: the least of its widths along the directions is 0 to within rounding.
static og_epa_result flat_result(const query *q, const og_simplex *start, const og_vec3 direction[3]) {
  og_epa_result result = {.outcome = OG_OUTCOME_ANSWERED, .upper = OG_SCALAR_MAX, .vertices = q->work->vertex_count};
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
static og_scalar foot_weights(const og_epa_workspace *work, int g, og_vec3 normal, og_vec3 foot, og_scalar weight[3]) {
  og_vec3 corner[3], miss = {0, 0, 0};
  og_scalar sum = 0;
  for (int k = 0; k < 3; k++) corner[k] = og_sub(work->point[work->face[g].vertex[k]], foot);
  for (int k = 0; k < 3; k++)
    sum += weight[k] = og_max(0, og_dot(normal, og_cross(corner[(k + 1) % 3], corner[(k + 2) % 3])));
  if (!(sum > 0)) return OG_SCALAR_MAX;
  for (int k = 0; k < 3; k++) weight[k] /= sum;
  for (int k = 0; k < 3; k++) miss = og_add_scaled(miss, weight[k], corner[k]);
  return og_norm2(miss);
}

// The deepest points. The foot of the origin on the plane of face f lies in that face (nearly always, so it is tried
// first) or in another one of the plane; the face in which it is met best is the right one whatever rounding does. In
// an A - B about as thin as rounding it may be met in none; then the foot is about the origin, which the start simplex
// holds.
static void find_points(const query *q, const og_simplex *start, int f, og_epa_result *result) {
  const og_epa_workspace *work = q->work;
  const og_vec3 normal = work->face[f].normal, foot = og_scale(work->face[f].offset, normal);
  og_scalar weight[3], best[3], least = start_points(q, start, foot, result);
  int face = -1;
  for (int turn = -1; turn < work->face_count; turn++) {
    const int g = turn < 0 ? f : turn;
    if (work->face[g].state == OG_EPA_FREE) continue;
    const og_scalar miss = foot_weights(work, g, normal, foot, weight);
    if (miss > least) continue;
    least = miss;
    face = g;
    for (int k = 0; k < 3; k++) best[k] = weight[k];
    if (turn < 0 && miss <= OG_SCALAR_EPSILON * OG_SCALAR_EPSILON) break; // no face can show it better
  }
  if (face < 0) return;
  result->a = result->b = (og_vec3){0, 0, 0};
  for (int k = 0; k < 3; k++) {
    const int v = work->face[face].vertex[k];
    result->a = og_add_scaled(result->a, best[k], work->vertex[v].a.point);
    result->b = og_add_scaled(result->b, best[k], work->vertex[v].b.point);
    name_vertices(result, work->vertex, k, v);
  }
}

// ---- the search ----

static int nearest_face(const og_epa_workspace *work) {
  int best = -1;
  og_scalar least = OG_SCALAR_MAX;
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
static bool is_known(const og_epa_workspace *work) {
  const og_vec3 last = work->point[work->vertex_count - 1];
  for (int v = 0; v < work->vertex_count - 1; v++) {
    const og_vec3 p = work->point[v];
    if (p.x == last.x && p.y == last.y && p.z == last.z) return true;
  }
  return false;
}

// Pushes the nearest face outward until one cannot be; every iteration adds a vertex, if only to those that are known.
// result.upper is the least width seen so far.
static og_epa_result expand(query *q, const og_simplex *start) {
  og_epa_workspace *work = q->work;
  og_epa_result result = {.outcome = OG_OUTCOME_ITERATION_LIMIT, .upper = OG_SCALAR_MAX};
  int face = nearest_face(work), last = face; // all are open yet
  bool all_pushed = true;
  while (face >= 0 && work->vertex_count < OG_EPA_VERTICES) {
    const og_vec3 normal = work->face[face].normal;
    const int v = add_support(q, normal);
    if (q->largest > LARGEST_SIZE) break;
    const og_scalar offset = work->face[face].offset, upper = result.upper * q->scale;
    const og_scalar height = og_max(offset, og_dot(normal, work->point[v]));
    result.iterations++;
    result.lower = og_max(0, offset) / q->scale;
    last = face;
    const bool final = height - offset <= og_max(work->tolerance, q->tolerance * height);
    // Among equal widths that of the final face counts: the deepest points belong to it.
    if (height < upper || (final && (all_pushed || height <= upper + 2 * work->tolerance))) {
      result.upper = height / q->scale;
      result.normal = og_neg(normal);
      if (final) result.outcome = OG_OUTCOME_ANSWERED;
    }
    if (height < -work->tolerance) result.outcome = OG_OUTCOME_DEGENERATE;
    if (final || height < -work->tolerance) break;
    if (is_known(work) || !og_epa_expand(work, face, v)) {
      work->face[face].state = OG_EPA_CLOSED;
      all_pushed = false;
    }
    face = nearest_face(work);
  }
  find_points(q, start, last, &result);
  return result;
}

og_epa_result og_epa(const og_convex *a, const og_convex *b, const og_simplex *start, og_scalar tolerance,
                     og_epa_workspace *work) {
  query q = {.a = a, .b = b, .work = work, .scale = 1, .tolerance = tolerance};
  work->vertex_count = work->face_count = 0;
  work->tolerance = HEIGHT_ROUNDING;
  for (int k = 0; k < start->count; k++) add_vertex(&q, &start->vertex[k]);
  int base[4];
  og_vec3 direction[3];
  const bool has_volume = q.largest <= LARGEST_SIZE && find_base(&q, base, direction) == 4;
  og_epa_result result = {.outcome = OG_OUTCOME_OUT_OF_RANGE};
  if (has_volume) {
    build_start(work, base);
    result = expand(&q, start);
  } else if (in_range(&q)) {
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
  if (cores.outcome == OG_OUTCOME_OUT_OF_RANGE || (apart && cores.outcome == OG_OUTCOME_ANSWERED))
    return og_gjk_claim(a, b, &cores);
  og_epa_workspace work;
  const og_epa_result deep = og_epa(&a->core, &b->core, &cores.simplex, 0, &work);
  og_claim claim = {.outcome = deep.outcome, .iterations = cores.iterations + deep.iterations};
  if (deep.outcome == OG_OUTCOME_OUT_OF_RANGE || deep.outcome == OG_OUTCOME_DEGENERATE)
    return apart ? og_gjk_claim(a, b, &cores) : claim;
  claim.verdict = OG_VERDICT_MEET;
  claim.has_distance = claim.has_depth = claim.has_points = claim.has_normal = true;
  claim.depth = deep.depth + a->radius + b->radius;
  claim.normal = deep.normal;
  claim.a = og_add_scaled(deep.a, -a->radius, deep.normal);
  claim.b = og_add_scaled(deep.b, b->radius, deep.normal);
  claim.simplex_count = deep.simplex_count;
  for (int k = 0; k < deep.simplex_count; k++) {
    claim.simplex[k][0] = deep.simplex[k][0];
    claim.simplex[k][1] = deep.simplex[k][1];
  }
  return claim;
}
