#include "ref/polytope/solid_check.h"

static bool are_points_sound(const og_mesh *mesh) {
  og_scalar largest = 0;
  /*@ loop invariant counter: 0 <= k <= mesh->points;
      loop assigns k, largest;
      loop variant mesh->points - k; */
  for (int k = 0; k < mesh->points; k++) {
    const og_vec3 p = mesh->point[k];
    if (!og_is_finite(p)) return false;
    largest = og_max(largest, og_max(og_abs(p.x), og_max(og_abs(p.y), og_abs(p.z))));
  }
  return OG_SOLID_SMALLEST <= largest && largest <= OG_SOLID_LARGEST;
}

static bool are_corners_points(const og_mesh *mesh) {
  /*@ loop invariant counter: 0 <= k <= mesh->triangles;
      loop invariant corners: are_corners(mesh, k);
      loop assigns k;
      loop variant mesh->triangles - k; */
  for (int k = 0; k < mesh->triangles; k++) {
    const int32_t *corner = mesh->triangle[k].corner;
    if (corner[0] < 0 || corner[0] >= mesh->points || corner[1] < 0 || corner[1] >= mesh->points || corner[2] < 0 ||
        corner[2] >= mesh->points)
      return false;
  }
  return true;
}

// ---- edges ----

static int origin(const og_mesh *mesh, int edge) { return mesh->triangle[edge / 3].corner[edge % 3]; }
static int end(const og_mesh *mesh, int edge) { return mesh->triangle[edge / 3].corner[(edge % 3 + 1) % 3]; }

// Each edge waits at its lower point, in both directions.
static void list_edges(const og_mesh *mesh, int *start, int *next) {
  /*@ loop invariant counter: 0 <= k <= mesh->points;
      loop assigns k, start[0 .. mesh->points - 1];
      loop variant mesh->points - k; */
  for (int k = 0; k < mesh->points; k++) start[k] = -1;
  /*@ loop invariant counter: 0 <= e <= 3 * mesh->triangles;
      loop assigns e, start[0 .. mesh->points - 1], next[0 .. 3 * mesh->triangles - 1];
      loop variant 3 * mesh->triangles - e; */
  for (int e = 0; e < 3 * mesh->triangles; e++) {
    const int from = origin(mesh, e), to = end(mesh, e), low = from < to ? from : to;
    next[e] = start[low];
    start[low] = e;
  }
}

// Whether the edge is run along as often in its direction as against it, by those in the list. A list is no longer than
// all edges: each is in one, once.
static bool is_balanced(const og_mesh *mesh, int edge, int list, const int *next) {
  const int from = origin(mesh, edge), to = end(mesh, edge);
  unsigned along = 0, against = 0;
  /*@ loop assigns list, along, against; */
  for (; list >= 0; list = next[list]) {
    if (origin(mesh, list) == from && end(mesh, list) == to) along++;
    if (origin(mesh, list) == to && end(mesh, list) == from) against++;
  }
  return along == against;
}

static bool is_closed(const og_mesh *mesh, int *start, int *next) {
  list_edges(mesh, start, next);
  /*@ loop invariant counter: 0 <= e <= 3 * mesh->triangles;
      loop assigns e;
      loop variant 3 * mesh->triangles - e; */
  for (int e = 0; e < 3 * mesh->triangles; e++) {
    const int from = origin(mesh, e), to = end(mesh, e);
    if (!is_balanced(mesh, e, start[from < to ? from : to], next)) return false;
  }
  return true;
}

og_solid_fault og_solid_check(const og_mesh *mesh, int *start, int *next) {
  if (mesh->points < 4 || mesh->triangles < 4) return OG_SOLID_EMPTY;
  if (mesh->triangles > OG_SOLID_MOST_TRIANGLES) return OG_SOLID_LARGE;
  if (!are_corners_points(mesh)) return OG_SOLID_INDEX;
  if (!are_points_sound(mesh)) return OG_SOLID_POINT;
  return is_closed(mesh, start, next) ? OG_SOLID_SOUND : OG_SOLID_OPEN;
}
