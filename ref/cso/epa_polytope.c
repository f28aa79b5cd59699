// The surface of the polytope. Every step that would leave it open or pinched is found out before anything changes.

#include "ref/cso/epa_polytope.h"

#include "ref/closest/triangle_area.h"

static int next_corner(int k) { return k == 2 ? 0 : k + 1; }

// The plane of a face from its area vector, which is not zero: tetrahedra have a volume, horizons are looked at before.
static inline void set_plane(const og_epa_workspace *work, og_epa_face *face, og_vec3 area) {
  face->state = OG_EPA_OPEN;
  face->normal = og_scale(1 / og_norm(area), area);
  face->offset = og_dot(face->normal, work->point[face->vertex[0]]);
  for (int k = 1; k < 3; k++) face->offset = og_max(face->offset, og_dot(face->normal, work->point[face->vertex[k]]));
}

void og_epa_tetrahedron(og_epa_workspace *work, const int vertex[4]) {
  static const int corner[4][3] = {{0, 1, 2}, {1, 0, 3}, {2, 1, 3}, {0, 2, 3}};
  static const int neighbour[4][3] = {{1, 2, 3}, {0, 3, 2}, {0, 1, 3}, {0, 2, 1}};
  const og_vec3 p = work->point[vertex[0]];
  const og_vec3 normal = og_cross(og_sub(work->point[vertex[1]], p), og_sub(work->point[vertex[2]], p));
  // The table holds when the fourth vertex lies below the first three; otherwise two of them change places.
  const bool above = og_dot(normal, og_sub(work->point[vertex[3]], p)) > 0;
  const int order[4] = {vertex[above ? 1 : 0], vertex[above ? 0 : 1], vertex[2], vertex[3]};
  work->face_count = 4;
  for (int f = 0; f < 4; f++) {
    og_epa_face *face = &work->face[f];
    for (int k = 0; k < 3; k++) {
      face->vertex[k] = order[corner[f][k]];
      face->neighbour[k] = neighbour[f][k];
    }
    const og_vec3 *point = work->point;
    set_plane(work, face, og_triangle_area(point[face->vertex[0]], point[face->vertex[1]], point[face->vertex[2]]));
  }
}

// The faces below v that hang together with face f; returns how many.
static int find_visible(og_epa_workspace *work, int f, int v) {
  for (int k = 0; k < work->face_count; k++) work->visible[k] = false;
  work->visible[f] = true;
  work->gone[0] = f;
  int count = 1;
  for (int done = 0; done < count; done++) // every face enters once: at most face_count rounds
    for (int k = 0; k < 3; k++) {
      const int g = work->face[work->gone[done]].neighbour[k];
      if (work->visible[g] || og_epa_height(work, g, v) <= work->tolerance) continue;
      work->visible[g] = true;
      work->gone[count++] = g;
    }
  return count;
}

// The outline of the visible faces; returns its length, or 0 if it passes through a vertex twice.
static int find_horizon(og_epa_workspace *work, int gone_count) {
  for (int v = 0; v < work->vertex_count; v++) work->leaving[v] = -1;
  int count = 0;
  for (int done = 0; done < gone_count; done++) {
    const og_epa_face *face = &work->face[work->gone[done]];
    for (int k = 0; k < 3; k++) {
      if (work->visible[face->neighbour[k]]) continue;
      const int from = face->vertex[k];
      if (work->leaving[from] >= 0) return 0;
      work->leaving[from] = count;
      og_epa_horizon_edge *edge = &work->horizon[count++];
      edge->from = from;
      edge->to = face->vertex[next_corner(k)];
      edge->beyond = face->neighbour[k];
    }
  }
  return count;
}

// Is the outline one loop, and does v make a triangle with each of its edges? As many of its edges end at a vertex as
// begin there, one: from the first it comes back to the first.
static bool horizon_is_sound(og_epa_workspace *work, int count, int v) {
  int steps = 0, edge = 0;
  do {
    og_epa_horizon_edge *e = &work->horizon[edge];
    e->area = og_triangle_area(work->point[e->from], work->point[e->to], work->point[v]);
    if (!(og_norm2(e->area) > 0)) return false;
    edge = work->leaving[e->to];
    steps++;
  } while (edge != 0);
  return steps == count;
}

static int free_slot(og_epa_workspace *work, int after) {
  for (int f = after + 1; f < work->face_count; f++)
    if (work->face[f].state == OG_EPA_FREE) return f;
  work->face[work->face_count].state = OG_EPA_FREE;
  return work->face_count++;
}

static void replace_neighbour(og_epa_face *face, int edge_from, int by) {
  for (int k = 0; k < 3; k++)
    if (face->vertex[k] == edge_from) face->neighbour[k] = by;
}

// One face from each edge of the outline to v.
static void build_cone(og_epa_workspace *work, int count, int v) {
  int slot = -1;
  for (int k = 0; k < count; k++) {
    const og_epa_horizon_edge *edge = &work->horizon[k];
    slot = free_slot(work, slot);
    og_epa_face *face = &work->face[slot];
    *face = (og_epa_face){.vertex = {edge->from, edge->to, v}, .neighbour = {edge->beyond, -1, -1}};
    set_plane(work, face, edge->area);
    replace_neighbour(&work->face[edge->beyond], edge->to, slot);
    work->leaving[edge->from] = slot;
  }
  for (int k = 0; k < count; k++) {
    const int f = work->leaving[work->horizon[k].from], g = work->leaving[work->horizon[k].to];
    work->face[f].neighbour[1] = g; // beyond the edge to -> v
    work->face[g].neighbour[2] = f; // beyond v -> from
  }
}

bool og_epa_expand(og_epa_workspace *work, int f, int v) {
  const int gone_count = find_visible(work, f, v);
  const int count = find_horizon(work, gone_count);
  if (count < 3 || !horizon_is_sound(work, count, v)) return false;
  for (int k = 0; k < gone_count; k++) work->face[work->gone[k]].state = OG_EPA_FREE;
  build_cone(work, count, v);
  return true;
}
