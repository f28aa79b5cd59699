#include "ref/cso/gauss_map.h"

typedef struct walk {
  og_difference m;
  og_cso_sizes most;
  og_cso_room *room;
  int faces, corners;
  bool is_full;
} walk;

static int smaller(int e, int f) { return e < f ? e : f; }

/// The mark of a face, by what it is made of: of two edges it is found from either half of each.
static bool *mark_of(const walk *w, const og_difference_face *face) {
  const og_half_edge_mesh *a = w->m.a, *b = w->m.b;
  if (face->kind == OG_DIFFERENCE_FACE_VERTEX) return &w->room->seen[face->a];
  if (face->kind == OG_DIFFERENCE_VERTEX_FACE) return &w->room->seen[a->face_count + face->b];
  const int e = smaller(face->a, a->edge[face->a].twin), f = smaller(face->b, b->edge[face->b].twin);
  return &w->room->seen[a->face_count + b->face_count + e * b->edge_count + f];
}

static void put(walk *w, int a, int b) {
  if (w->corners < w->most.corners) w->room->corner[w->corners++] = (og_cso_corner){a, b};
  else w->is_full = true;
}

static int before(const og_half_edge_mesh *mesh, int edge) {
  int e = edge;
  for (int k = 0; k < mesh->edge_count && mesh->edge[e].next != edge; k++) e = mesh->edge[e].next;
  return e;
}

/// Round a face of A, less a vertex of B.
static void put_face_of_a(walk *w, const og_difference_face *face) {
  const og_half_edge_mesh *a = w->m.a;
  const int first = a->face[face->a].edge;
  int e = first;
  for (int k = 0; k < a->edge_count; k++) {
    put(w, a->edge[e].origin, face->b);
    e = a->edge[e].next;
    if (e == first) break;
  }
}

/// A vertex of A less a face of B, which is turned inside out by that: round it the other way.
static void put_face_of_b(walk *w, const og_difference_face *face) {
  const og_half_edge_mesh *b = w->m.b;
  const int first = b->face[face->b].edge;
  int e = first;
  for (int k = 0; k < b->edge_count; k++) {
    put(w, face->a, b->edge[e].origin);
    e = before(b, e);
    if (e == first) break;
  }
}

/// The edge of A, from its start to its end; then against that of B.
static void put_parallelogram(walk *w, const og_difference_face *face) {
  const og_half_edge *of_a = &w->m.a->edge[face->a], *of_b = &w->m.b->edge[face->b];
  const int a_start = of_a->origin, a_end = w->m.a->edge[of_a->twin].origin;
  const int b_start = of_b->origin, b_end = w->m.b->edge[of_b->twin].origin;
  put(w, a_start, b_start);
  put(w, a_end, b_start);
  put(w, a_end, b_end);
  put(w, a_start, b_end);
}

/// Puts down a face that was not seen before, with its corners.
static void take(walk *w, og_difference_face face) {
  bool *mark = mark_of(w, &face);
  if (*mark) return;
  *mark = true;
  if (w->faces >= w->most.faces) {
    w->is_full = true;
    return;
  }
  if (face.kind == OG_DIFFERENCE_FACE_VERTEX) put_face_of_a(w, &face);
  else if (face.kind == OG_DIFFERENCE_VERTEX_FACE) put_face_of_b(w, &face);
  else put_parallelogram(w, &face);
  w->room->face[w->faces] = face;
  w->room->end[w->faces] = w->corners;
  w->faces++;
}

og_cso_claim og_gauss_map(const og_half_edge_mesh *a, const og_half_edge_mesh *b, og_cso_room *room) {
  walk w = {.m = {a, b, 1}, .most = og_cso_sizes_of(a, b), .room = room};
  for (int k = 0; k < w.most.seen; k++) room->seen[k] = false;
  take(&w, og_difference_face_of_a(&w.m, 0, 0));
  // Each face comes once, so the walk ends; those put down after face k are its neighbours, and theirs.
  for (int k = 0; k < w.faces && !w.is_full; k++) {
    const og_difference_face face = room->face[k];
    og_difference_edge edge = og_difference_first_edge(&w.m, &face);
    do take(&w, og_difference_across(&w.m, &edge));
    while (og_difference_next_edge(&w.m, &face, &edge));
  }
  // Only of meshes that are not what they should be can there be more faces than pairs.
  if (w.is_full) return (og_cso_claim){.outcome = OG_OUTCOME_DEGENERATE};
  return (og_cso_claim){OG_OUTCOME_ANSWERED, w.faces, w.corners};
}

// ---- what is known of it ----

static const og_door_cso gauss_map_door = {.run = og_gauss_map};

const og_algorithm og_algorithm_gauss_map = {
    .id = "gauss-map",
    .row = "3.2",
    .questions = "minkowski",
    .path = "ref/cso/gauss_map",
    .source = "Rasku 2003, 6.4.1; Varjus 2018, 5.1, 5.3.1; Fogel, Halperin 2007",
    .cost = "O(n m)",
    .limits = "a mesh whose faces are not planes of its points gives a surface that need not be convex",
    .cso = &gauss_map_door,
};
