#include "ref/support/hull_climb.h"

#include "ref/door/support.h"
#include "ref/support/direction.h"

/// Is p, at height hp, above q, at height hq? Level points are told apart by x, then y, then z.
/*@ terminates \true; exits \false; assigns \nothing;
    ensures not_below: \result != 0 ==> hp >= hq;
    ensures strictly:  hp > hq ==> \result != 0; */
static bool above(og_scalar hp, og_vec3 p, og_scalar hq, og_vec3 q) {
  if (hp != hq) return hp > hq;
  if (p.x != q.x) return p.x > q.x;
  if (p.y != q.y) return p.y > q.y;
  return p.z > q.z;
}

/// The highest neighbour of `vertex` above it, or -1; *height, at first that of `vertex`, becomes its height. *heights
/// counts the neighbours looked at.
/*@ requires mesh:    sound_mesh(mesh) && mesh->edge_count > 0 && 0 <= vertex < mesh->vertex_count &&
                      0 <= mesh->vertex_edge[vertex];
    requires counts:  \valid(height) && \valid(heights) && \separated(height, heights) &&
                      *heights <= 18446744073709551615 - mesh->edge_count;
    requires apart:   \separated(height, mesh, mesh->vertex + (0 .. mesh->vertex_count - 1)) &&
                      \separated(heights, mesh, mesh->vertex_edge + (0 .. mesh->vertex_count - 1),
                                 mesh->edge + (0 .. mesh->edge_count - 1));
    requires height:  *height == computed_dot(d, mesh->vertex[vertex]);
    terminates \true; exits \false; assigns *height, *heights;
    ensures index:    -1 <= \result < mesh->vertex_count;
    ensures height:   0 <= \result ==> *height == computed_dot(d, mesh->vertex[\result]);
    ensures higher:   computed_dot(d, mesh->vertex[vertex]) <= *height;
    ensures none:     \result == -1 ==> *height == computed_dot(d, mesh->vertex[vertex]); */
static int higher_neighbour(const og_half_edge_mesh *mesh, int vertex, og_vec3 d, og_scalar *height,
                            unsigned long *heights) {
  const int first = mesh->vertex_edge[vertex];
  int best = vertex, e = first;
  // A vertex has fewer edges than the mesh; the bound ends the turn on an inconsistent mesh too.
  /*@ loop invariant counter: 0 <= k <= mesh->edge_count;
      loop invariant edge:    0 <= e < mesh->edge_count;
      loop invariant best:    0 <= best < mesh->vertex_count && *height == computed_dot(d, mesh->vertex[best]);
      loop invariant rising:  *height >= computed_dot(d, mesh->vertex[vertex]);
      loop invariant counted: *heights <= \at(*heights, Pre) + k;
      loop assigns k, e, best, *height, *heights;
      loop variant mesh->edge_count - k; */
  for (int k = 0; k < mesh->edge_count; k++) {
    const int twin = mesh->edge[e].twin;
    const int neighbour = mesh->edge[twin].origin;
    const og_scalar h = og_dot(d, mesh->vertex[neighbour]);
    ++*heights;
    if (above(h, mesh->vertex[neighbour], *height, mesh->vertex[best])) {
      *height = h;
      best = neighbour;
    }
    e = mesh->edge[twin].next;
    if (e == first) break;
  }
  return best == vertex ? -1 : best;
}

og_climb_result og_hull_climb(const og_half_edge_mesh *mesh, int start, og_vec3 direction) {
  const og_vec3 d = og_direction_in_range(direction);
  int vertex = mesh->vertex_edge[start] >= 0 ? start : mesh->edge[0].origin;
  og_scalar height = og_dot(d, mesh->vertex[vertex]);
  int steps = 0;
  unsigned long heights = 1;
  // Fewer than vertex_count steps: each is upwards in one order of the vertices.
  while (steps < mesh->vertex_count - 1 && mesh->vertex_edge[vertex] >= 0) {
    const int next = higher_neighbour(mesh, vertex, d, &height, &heights);
    if (next < 0) break;
    vertex = next;
    steps++;
  }
  return (og_climb_result){{mesh->vertex[vertex], vertex}, steps, heights};
}

og_support og_hull_climb_support(const void *shape, og_vec3 direction) {
  const og_climb *climb = shape;
  return og_hull_climb(climb->mesh, climb->start, direction).support;
}

og_convex og_convex_climb(const og_climb *climb) {
  const og_half_edge_mesh *mesh = climb->mesh;
  og_vec3 mean = {0, 0, 0};
  int seen = 0;
  for (int k = 0; k < mesh->vertex_count; k++) {
    if (mesh->vertex_edge[k] < 0) continue;
    seen++;
    mean = og_add_scaled(mean, 1 / (og_scalar)seen, og_sub(mesh->vertex[k], mean));
  }
  return (og_convex){og_hull_climb_support, climb, mean};
}

static og_support_claim run_hull_climb(const og_support_input *input) {
  return og_support_claim_of(og_hull_climb(input->mesh, 0, input->direction).support);
}

// ---- what is known of it ----

static const og_door_support hull_climb_door = {.run = run_hull_climb, .shape = OG_SUPPORT_POINTS, .mesh = true};

const og_algorithm og_algorithm_hull_climb = {
    .id = "hull-climb",
    .row = "3.4",
    .questions = "support",
    .path = "ref/support/hull_climb",
    .source = "Varjus 2018, 5.1; Cameron 1997",
    .cost = "O(1) from a near start, O(n) at worst",
    .limits = "stops early where all neighbours are higher by less than rounding",
    .support = &hull_climb_door,
};
