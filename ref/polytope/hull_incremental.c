#include "ref/polytope/hull_incremental.h"

#include "ref/door/hull.h"
#include "ref/orientation/orient_exact.h"
#include "ref/orientation/triangle_normal.h"
#include "ref/polytope/unit_scale.h"

// While the hull grows:
//  - face f is half-edges 3 f .. 3 f + 2; face[f].edge is 3 f, or SEEN while f is to be taken away;
//  - vertex_edge[v] starts at v, or on the horizon is the outer half-edge that ends at v: scratch until the end;
//  - every index in the room is one of the room, in slots without a face too: so no step trusts the one before it.

enum { SEEN = -1 };

/*@ predicate hull_place{L}(og_half_edge_mesh *m, integer count) =
      \valid(m) && \valid_read(m->vertex + (0 .. count - 1)) && \valid(m->edge + (0 .. 6 * count - 13)) &&
      \valid(m->face + (0 .. 2 * count - 5)) && \valid(m->vertex_edge + (0 .. count - 1)) &&
      \separated(m, m->edge + (0 .. 6 * count - 13), m->face + (0 .. 2 * count - 5),
                 m->vertex_edge + (0 .. count - 1));
    predicate room_edges{L}(og_half_edge_mesh *m, integer count, integer n) = \forall integer e; 0 <= e < n ==>
      0 <= m->edge[e].origin < count && 0 <= m->edge[e].twin < 6 * count - 12 && 0 <= m->edge[e].face < 2 * count - 4;
    predicate room_starts{L}(og_half_edge_mesh *m, integer count, integer n) = \forall integer v; 0 <= v < n ==>
      0 <= m->vertex_edge[v] < 6 * count - 12;
    predicate same_room{K, L}(og_half_edge_mesh *m) =
      \at(m->vertex_count, K) == \at(m->vertex_count, L) && \at(m->edge_count, K) == \at(m->edge_count, L);
    predicate same_counts{K, L}(og_half_edge_mesh *m) =
      \at(m->vertex_count, K) == \at(m->vertex_count, L) && \at(m->edge_count, K) == \at(m->edge_count, L) &&
      \at(m->face_count, K) == \at(m->face_count, L);
    predicate hull_memory{L}(og_half_edge_mesh *m) = hull_place(m, m->vertex_count) &&
      4 <= m->vertex_count < 100000000 && 0 <= m->face_count <= 2 * m->vertex_count - 4;
    predicate hull_edges{L}(og_half_edge_mesh *m) = hull_place(m, m->vertex_count) &&
      4 <= m->vertex_count < 100000000 && 0 <= m->face_count <= 2 * m->vertex_count - 4 &&
      room_edges(m, m->vertex_count, 6 * m->vertex_count - 12);
    predicate hull_room{L}(og_half_edge_mesh *m) = hull_place(m, m->vertex_count) &&
      4 <= m->vertex_count < 100000000 && 0 <= m->face_count <= 2 * m->vertex_count - 4 &&
      room_edges(m, m->vertex_count, 6 * m->vertex_count - 12) && room_starts(m, m->vertex_count, m->vertex_count);
*/

/*@ requires memory: hull_memory(mesh) && 0 <= v < mesh->vertex_count;
    terminates \true; exits \false; assigns \nothing; */
static og_vec3 scaled(const og_half_edge_mesh *mesh, og_scalar scale, int v) {
  return og_scale(scale, mesh->vertex[v]);
}

/*@ requires room: hull_room(mesh) && 0 <= point < mesh->vertex_count && 0 <= face < mesh->face_count;
    terminates \true; exits \false; assigns \nothing; */
static bool sees(const og_half_edge_mesh *mesh, int point, int face) {
  const og_half_edge *e = mesh->edge + 3 * face;
  // A corner is in its face's plane: exact zeros are what takes longest to find.
  if (e[0].origin == point || e[1].origin == point || e[2].origin == point) return false;
  const og_vec3 a = mesh->vertex[e[0].origin], b = mesh->vertex[e[1].origin], c = mesh->vertex[e[2].origin];
  return og_orient3d_exact(a, b, c, mesh->vertex[point]) < 0;
}

/*@ requires memory: hull_memory(mesh) && 0 <= face < 2 * mesh->vertex_count - 4 && 0 <= k < 3;
    requires corner: 0 <= origin < mesh->vertex_count;
    terminates \true; exits \false; assigns mesh->edge[3 * face + k];
    ensures room: hull_room{Pre}(mesh) ==> hull_room(mesh);
    ensures one_more: room_edges{Pre}(mesh, mesh->vertex_count, 3 * face + k) ==> room_edges(mesh, mesh->vertex_count, 3 * face + k + 1);
    ensures kept: same_counts{Pre, Here}(mesh); */
static void set_edge(og_half_edge_mesh *mesh, int face, int k, int origin) {
  //@ assert next: 0 <= (k + 1) % 3 < 3;
  og_half_edge *edge = &mesh->edge[3 * face + k];
  edge->origin = origin;
  edge->twin = 3 * face + k; // itself, until it is known
  edge->next = 3 * face + (k + 1) % 3;
  edge->face = face;
}

/// Makes `face` the triangle a, b, c; twins remain to be set.
/*@ requires memory: hull_memory(mesh) && 0 <= face < 2 * mesh->vertex_count - 4;
    requires corners: 0 <= a < mesh->vertex_count && 0 <= b < mesh->vertex_count && 0 <= c < mesh->vertex_count;
    terminates \true; exits \false; assigns mesh->edge[0 .. 6 * mesh->vertex_count - 13], mesh->face[0 .. 2 * mesh->vertex_count - 5];
    ensures room: hull_room{Pre}(mesh) ==> hull_room(mesh);
    ensures three_more: room_edges{Pre}(mesh, mesh->vertex_count, 3 * face) ==> room_edges(mesh, mesh->vertex_count, 3 * face + 3);
    ensures kept: same_counts{Pre, Here}(mesh); */
static void set_face(og_half_edge_mesh *mesh, int face, int a, int b, int c) {
  mesh->face[face].edge = 3 * face;
  //@ assert room: hull_room{Pre}(mesh) ==> hull_room(mesh);
  //@ assert edges: room_edges{Pre}(mesh, mesh->vertex_count, 3 * face) ==> room_edges(mesh, mesh->vertex_count, 3 * face);
  set_edge(mesh, face, 0, a);
  set_edge(mesh, face, 1, b);
  set_edge(mesh, face, 2, c);
}

/*@ requires room: hull_room(mesh);
    requires edges: 0 <= e < 6 * mesh->vertex_count - 12 && 0 <= f < 6 * mesh->vertex_count - 12;
    terminates \true; exits \false; assigns mesh->edge[0 .. 6 * mesh->vertex_count - 13];
    ensures room: hull_room(mesh);
    ensures kept: same_counts{Pre, Here}(mesh); */
static void set_twins(og_half_edge_mesh *mesh, int e, int f) {
  mesh->edge[e].twin = f;
  mesh->edge[f].twin = e;
}

/*@ requires edges: hull_edges(mesh) && -1 <= edge < 6 * mesh->vertex_count - 12;
    terminates \true; exits \false; assigns mesh->vertex_edge[0 .. mesh->vertex_count - 1];
    ensures edges: hull_edges(mesh);
    ensures starts: edge >= 0 ==> room_starts(mesh, mesh->vertex_count, mesh->vertex_count);
    ensures kept: same_counts{Pre, Here}(mesh); */
static void set_all_starts(og_half_edge_mesh *mesh, int edge) {
  /*@ loop invariant counter: 0 <= v <= mesh->vertex_count;
      loop invariant edges: hull_edges(mesh);
      loop invariant starts: edge >= 0 ==> room_starts(mesh, mesh->vertex_count, v);
      loop invariant kept: same_counts{Pre, Here}(mesh);
      loop assigns v, mesh->vertex_edge[0 .. \at(mesh->vertex_count, Pre) - 1];
      loop variant mesh->vertex_count - v; */
  for (int v = 0; v < mesh->vertex_count; v++) mesh->vertex_edge[v] = edge;
}

/// No faces, and every index in the room one of the room.
/*@ requires memory: hull_memory(mesh);
    terminates \true; exits \false;
    assigns mesh->edge[0 .. 6 * mesh->vertex_count - 13], mesh->face[0 .. 2 * mesh->vertex_count - 5],
            mesh->vertex_edge[0 .. mesh->vertex_count - 1];
    ensures room: hull_room(mesh);
    ensures kept: same_counts{Pre, Here}(mesh); */
static void clear(og_half_edge_mesh *mesh) {
  const int room = og_hull_face_room(mesh->vertex_count);
  /*@ loop invariant counter: 0 <= f <= room;
      loop invariant edges: room_edges(mesh, mesh->vertex_count, 3 * f);
      loop invariant kept: hull_memory(mesh) && same_counts{Pre, Here}(mesh);
      loop assigns f, mesh->edge[0 .. 6 * \at(mesh->vertex_count, Pre) - 13], mesh->face[0 .. 2 * \at(mesh->vertex_count, Pre) - 5];
      loop variant room - f; */
  for (int f = 0; f < room; f++) set_face(mesh, f, 0, 0, 0);
  set_all_starts(mesh, 0);
}

// ---- the first tetrahedron: points as far apart as one look finds, so that flat input is told from thin ----

/*@ requires memory: hull_memory(mesh) && 0 <= a < mesh->vertex_count;
    terminates \true; exits \false; assigns \nothing;
    ensures vertex: 0 <= \result < mesh->vertex_count; */
static int farthest_from_point(const og_half_edge_mesh *mesh, og_scalar scale, int a) {
  int best = a;
  og_scalar best_distance = 0;
  /*@ loop invariant counter: 0 <= k <= mesh->vertex_count && 0 <= best < mesh->vertex_count;
      loop assigns k, best, best_distance;
      loop variant mesh->vertex_count - k; */
  for (int k = 0; k < mesh->vertex_count; k++) {
    const og_scalar distance = og_norm2(og_sub(scaled(mesh, scale, k), scaled(mesh, scale, a)));
    if (distance > best_distance) {
      best_distance = distance;
      best = k;
    }
  }
  return best;
}

/*@ requires memory: hull_memory(mesh) && 0 <= a < mesh->vertex_count && 0 <= b < mesh->vertex_count;
    terminates \true; exits \false; assigns \nothing;
    ensures vertex: 0 <= \result < mesh->vertex_count; */
static int farthest_from_line(const og_half_edge_mesh *mesh, og_scalar scale, int a, int b) {
  const og_vec3 along = og_sub(scaled(mesh, scale, b), scaled(mesh, scale, a));
  int best = a;
  og_scalar best_area = 0;
  /*@ loop invariant counter: 0 <= k <= mesh->vertex_count && 0 <= best < mesh->vertex_count;
      loop assigns k, best, best_area;
      loop variant mesh->vertex_count - k; */
  for (int k = 0; k < mesh->vertex_count; k++) {
    const og_vec3 across = og_cross(along, og_sub(scaled(mesh, scale, k), scaled(mesh, scale, a)));
    // Not its square, which would underflow for thin figures.
    const og_scalar area = og_max(og_abs(across.x), og_max(og_abs(across.y), og_abs(across.z)));
    if (area > best_area) {
      best_area = area;
      best = k;
    }
  }
  return best;
}

/*@ requires memory: hull_memory(mesh) && 0 <= a < mesh->vertex_count && 0 <= b < mesh->vertex_count;
    requires points: 0 <= c < mesh->vertex_count && 0 <= d < mesh->vertex_count;
    terminates \true; exits \false; assigns \nothing; */
static int side_of_plane(const og_half_edge_mesh *mesh, int a, int b, int c, int d) {
  return og_orient3d_exact(mesh->vertex[a], mesh->vertex[b], mesh->vertex[c], mesh->vertex[d]);
}

/// Among the points surely off the plane, or a.
/*@ requires memory: hull_memory(mesh) && 0 <= a < mesh->vertex_count;
    requires points: 0 <= b < mesh->vertex_count && 0 <= c < mesh->vertex_count;
    terminates \true; exits \false; assigns \nothing;
    ensures vertex: 0 <= \result < mesh->vertex_count; */
static int farthest_from_plane(const og_half_edge_mesh *mesh, og_scalar scale, int a, int b, int c) {
  const og_vec3 o = scaled(mesh, scale, a);
  const og_vec3 normal = og_cross(og_sub(scaled(mesh, scale, b), o), og_sub(scaled(mesh, scale, c), o));
  int best = a;
  og_scalar best_height = -1;
  /*@ loop invariant counter: 0 <= k <= mesh->vertex_count && 0 <= best < mesh->vertex_count;
      loop assigns k, best, best_height;
      loop variant mesh->vertex_count - k; */
  for (int k = 0; k < mesh->vertex_count; k++) {
    const og_scalar height = og_abs(og_dot(normal, og_sub(scaled(mesh, scale, k), o)));
    if (height <= best_height || side_of_plane(mesh, a, b, c, k) == 0) continue;
    best_height = height;
    best = k;
  }
  return best;
}

// ---- where rounding hides the heights: exactly ----

//@ terminates \true; exits \false; assigns \nothing;
static bool is_on_line(og_vec3 a, og_vec3 b, og_vec3 c) {
  const og_vec3 p = {a.y, a.z, 0}, q = {b.y, b.z, 0}, r = {c.y, c.z, 0};
  const og_vec3 s = {a.z, a.x, 0}, t = {b.z, b.x, 0}, u = {c.z, c.x, 0};
  return og_orient2d_exact(a, b, c) == 0 && og_orient2d_exact(p, q, r) == 0 && og_orient2d_exact(s, t, u) == 0;
}

/// The first point off the line, or a.
/*@ requires memory: hull_memory(mesh) && 0 <= a < mesh->vertex_count && 0 <= b < mesh->vertex_count;
    terminates \true; exits \false; assigns \nothing;
    ensures vertex: 0 <= \result < mesh->vertex_count; */
static int first_off_line(const og_half_edge_mesh *mesh, int a, int b) {
  /*@ loop invariant counter: 0 <= k <= mesh->vertex_count;
      loop assigns k;
      loop variant mesh->vertex_count - k; */
  for (int k = 0; k < mesh->vertex_count; k++)
    if (!is_on_line(mesh->vertex[a], mesh->vertex[b], mesh->vertex[k])) return k;
  return a;
}

/// The faces of the tetrahedron a, b, c, d, with a, b, c counterclockwise as seen from outside.
/*@ requires room: hull_room(mesh) && 0 <= a < mesh->vertex_count && 0 <= b < mesh->vertex_count;
    requires corners: 0 <= c < mesh->vertex_count && 0 <= d < mesh->vertex_count;
    terminates \true; exits \false;
    assigns mesh->edge[0 .. 6 * mesh->vertex_count - 13], mesh->face[0 .. 2 * mesh->vertex_count - 5], mesh->face_count;
    ensures room: hull_room(mesh);
    ensures four: mesh->face_count == 4;
    ensures kept: same_room{Pre, Here}(mesh); */
static void set_tetrahedron(og_half_edge_mesh *mesh, int a, int b, int c, int d) {
  mesh->face_count = 4;
  set_face(mesh, 0, a, b, c);
  set_face(mesh, 1, a, d, b);
  set_face(mesh, 2, b, d, c);
  set_face(mesh, 3, c, d, a);
  //@ assert faces: same_room{Pre, Here}(mesh) && mesh->face_count == 4;
  set_twins(mesh, 0, 5); // the base with each side
  set_twins(mesh, 1, 8);
  set_twins(mesh, 2, 11);
  //@ assert base: same_room{Pre, Here}(mesh) && mesh->face_count == 4;
  set_twins(mesh, 4, 6); // each side with the next
  set_twins(mesh, 7, 9);
  set_twins(mesh, 10, 3);
}

/// Starts the hull with a tetrahedron; false where all points lie in one plane.
/*@ requires room: hull_room(mesh);
    terminates \true; exits \false;
    assigns mesh->edge[0 .. 6 * mesh->vertex_count - 13], mesh->face[0 .. 2 * mesh->vertex_count - 5], mesh->face_count;
    ensures room: hull_room(mesh);
    ensures four: \result != 0 ==> mesh->face_count == 4;
    ensures kept: same_room{Pre, Here}(mesh); */
static bool start(og_half_edge_mesh *mesh, og_scalar scale) {
  const int a = farthest_from_point(mesh, scale, 0); // so that it is a corner of the hull
  const int b = farthest_from_point(mesh, scale, a);
  int c = farthest_from_line(mesh, scale, a, b);
  int d = farthest_from_plane(mesh, scale, a, b, c);
  // Of points far nearer to each other than to a corner the area may be rounding alone, and c on the line of a and b.
  if (d == a && is_on_line(mesh->vertex[a], mesh->vertex[b], mesh->vertex[c])) {
    c = first_off_line(mesh, a, b);
    d = farthest_from_plane(mesh, scale, a, b, c);
  }
  const int side = side_of_plane(mesh, a, b, c, d);
  if (side == 0) return false;
  // a, b, c must run counterclockwise seen from outside, and d is inside
  set_tetrahedron(mesh, a, side > 0 ? b : c, side > 0 ? c : b, d);
  return true;
}

// ---- one more point ----

/// Marks the faces that the point sees; returns the first of them, or -1.
/*@ requires room: hull_room(mesh) && 0 <= point < mesh->vertex_count;
    terminates \true; exits \false; assigns mesh->face[0 .. 2 * mesh->vertex_count - 5];
    ensures room: hull_room(mesh);
    ensures first: -1 <= \result < mesh->face_count;
    ensures kept: same_counts{Pre, Here}(mesh); */
static int mark_seen(og_half_edge_mesh *mesh, int point) {
  int first = -1;
  /*@ loop invariant counter: 0 <= f <= mesh->face_count && -1 <= first < mesh->face_count;
      loop invariant room: hull_room(mesh);
      loop invariant kept: same_counts{Pre, Here}(mesh);
      loop assigns f, first, mesh->face[0 .. 2 * \at(mesh->vertex_count, Pre) - 5];
      loop variant mesh->face_count - f; */
  for (int f = 0; f < mesh->face_count; f++) {
    if (!sees(mesh, point, f)) continue;
    mesh->face[f].edge = SEEN;
    if (first < 0) first = f;
  }
  return first;
}

typedef struct horizon {
  int first;  // a vertex of it
  int length; // in edges; 0 unless it is one closed curve that passes no vertex twice
} horizon;

/*@ requires room: hull_room(mesh) && 0 <= v < mesh->vertex_count;
    terminates \true; exits \false; assigns \nothing;
    ensures vertex: 0 <= \result < mesh->vertex_count; */
static int next_on_horizon(const og_half_edge_mesh *mesh, int v) { return mesh->edge[mesh->vertex_edge[v]].origin; }

/*@ requires room: hull_room(mesh) && 0 <= v < mesh->vertex_count && 0 <= e < 6 * mesh->vertex_count - 12;
    terminates \true; exits \false; assigns mesh->vertex_edge[v];
    ensures room: hull_room(mesh);
    ensures kept: same_counts{Pre, Here}(mesh); */
static void set_outer(og_half_edge_mesh *mesh, int v, int e) { mesh->vertex_edge[v] = e; }

/// vertex_edge of each vertex of the mesh: an edge that starts there.
/*@ requires edges: hull_edges(mesh);
    terminates \true; exits \false; assigns mesh->vertex_edge[0 .. mesh->vertex_count - 1];
    ensures edges: hull_edges(mesh);
    ensures starts: \forall integer n; room_starts{Pre}(mesh, mesh->vertex_count, n) ==> room_starts(mesh, mesh->vertex_count, n);
    ensures kept: same_counts{Pre, Here}(mesh); */
static void set_starts(og_half_edge_mesh *mesh) {
  /*@ loop invariant counter: 0 <= e <= 3 * mesh->face_count;
      loop invariant edges: hull_edges(mesh);
      loop invariant starts: \forall integer n; room_starts{Pre}(mesh, mesh->vertex_count, n) ==> room_starts(mesh, mesh->vertex_count, n);
      loop invariant kept: same_counts{Pre, Here}(mesh);
      loop assigns e, mesh->vertex_edge[0 .. \at(mesh->vertex_count, Pre) - 1];
      loop variant 3 * mesh->face_count - e; */
  for (int e = 0; e < 3 * mesh->face_count; e++) mesh->vertex_edge[mesh->edge[e].origin] = e;
}

/// Is it one closed curve? As many of its edges end at a vertex as begin there, one: the walk comes back, and to other
/// curves it does not come.
/*@ requires room: hull_room(mesh) && 0 <= first < mesh->vertex_count;
    terminates \true; exits \false; assigns \nothing; */
static bool is_one_curve(const og_half_edge_mesh *mesh, int first, int length) {
  int v = first;
  /*@ loop invariant vertex: 0 <= v < mesh->vertex_count && 1 <= walked;
      loop assigns walked, v;
      loop variant length - walked; */
  for (int walked = 1; walked < length; walked++) {
    v = next_on_horizon(mesh, v);
    if (v == first) return false;
  }
  return true;
}

/// Sets vertex_edge along the horizon. One closed curve that passes no vertex twice cuts the surface in two disks, so
/// the faces seen are one of them.
/*@ requires room: hull_room(mesh);
    terminates \true; exits \false; assigns mesh->vertex_edge[0 .. mesh->vertex_count - 1];
    ensures room: hull_room(mesh);
    ensures horizon: 0 <= \result.first < mesh->vertex_count && 0 <= \result.length;
    ensures kept: same_counts{Pre, Here}(mesh); */
static horizon find_horizon(og_half_edge_mesh *mesh) {
  int first = 0, length = 0;
  set_starts(mesh); // so none is on the horizon
  /*@ loop invariant counter: 0 <= length <= e <= 3 * mesh->face_count && 0 <= first < mesh->vertex_count;
      loop invariant room: hull_room(mesh);
      loop invariant kept: same_counts{Pre, Here}(mesh);
      loop assigns e, length, first, mesh->vertex_edge[0 .. \at(mesh->vertex_count, Pre) - 1];
      loop variant 3 * mesh->face_count - e; */
  for (int e = 0; e < 3 * mesh->face_count; e++) {
    const int v = mesh->edge[e].origin, twin = mesh->edge[e].twin;
    if (mesh->face[mesh->edge[e].face].edge != SEEN || mesh->face[mesh->edge[twin].face].edge == SEEN) continue;
    if (next_on_horizon(mesh, v) != v) return (horizon){v, 0};
    set_outer(mesh, v, twin);
    first = v;
    length++;
  }
  return (horizon){first, is_one_curve(mesh, first, length) ? length : 0};
}

/// The first slot from `from` on whose face is seen, or a new one; -1 where there is no room.
/*@ requires room: hull_room(mesh) && 0 <= from <= mesh->face_count;
    terminates \true; exits \false; assigns mesh->face_count;
    ensures room: hull_room(mesh);
    ensures slot: -1 <= \result < mesh->face_count;
    ensures more: \old(mesh->face_count) <= mesh->face_count;
    ensures kept: same_room{Pre, Here}(mesh); */
static int take_slot(og_half_edge_mesh *mesh, int from) {
  int slot = from;
  /*@ loop invariant slot: 0 <= slot <= mesh->face_count;
      loop assigns slot;
      loop variant mesh->face_count - slot; */
  while (slot < mesh->face_count && mesh->face[slot].edge != SEEN) slot++;
  if (slot == og_hull_face_room(mesh->vertex_count)) return -1;
  if (slot == mesh->face_count) mesh->face_count++;
  return slot;
}

/// Makes the face in the slot that from the edge of the horizon at v to the point.
/*@ requires room: hull_room(mesh) && 0 <= slot < mesh->face_count;
    requires corners: 0 <= v < mesh->vertex_count && 0 <= point < mesh->vertex_count;
    terminates \true; exits \false;
    assigns mesh->edge[0 .. 6 * mesh->vertex_count - 13], mesh->face[0 .. 2 * mesh->vertex_count - 5];
    ensures room: hull_room(mesh);
    ensures kept: same_counts{Pre, Here}(mesh); */
static void join_edge(og_half_edge_mesh *mesh, int slot, int v, int point) {
  const int outer = mesh->vertex_edge[v];
  set_face(mesh, slot, v, mesh->edge[outer].origin, point);
  set_twins(mesh, 3 * slot, outer);
}

/// Joins the horizon to the point, in the slots of the faces seen first, of which `slot` is the first. False where there are more new faces than
/// there is room for: the hull has no such faces, but signs lost outside the domain of orient_exact may ask for them. (No
/// new face has the point for a corner twice: it sees no face at its own corner.)
/*@ requires room: hull_room(mesh) && 0 <= point < mesh->vertex_count;
    requires horizon: 0 <= h.first < mesh->vertex_count && 0 <= slot < mesh->face_count;
    terminates \true; exits \false;
    assigns mesh->edge[0 .. 6 * mesh->vertex_count - 13], mesh->face[0 .. 2 * mesh->vertex_count - 5],
            mesh->face_count;
    ensures room: hull_room(mesh);
    ensures kept: same_room{Pre, Here}(mesh); */
static bool join(og_half_edge_mesh *mesh, int point, int slot, horizon h) {
  const int initial = slot;
  int v = next_on_horizon(mesh, h.first);
  join_edge(mesh, slot, h.first, point);
  /*@ loop invariant counter: 1 <= k && 0 <= v < mesh->vertex_count;
      loop invariant slots: 0 <= slot < mesh->face_count && 0 <= initial < mesh->face_count;
      loop invariant room: hull_room(mesh);
      loop invariant kept: same_room{Pre, Here}(mesh);
      loop assigns k, v, slot, mesh->edge[0 .. 6 * \at(mesh->vertex_count, Pre) - 13],
                   mesh->face[0 .. 2 * \at(mesh->vertex_count, Pre) - 5], mesh->face_count;
      loop variant h.length - k; */
  for (int k = 1; k < h.length; k++) {
    const int previous = slot, w = next_on_horizon(mesh, v);
    slot = take_slot(mesh, previous + 1);
    if (slot < 0) return false;
    join_edge(mesh, slot, v, point);
    set_twins(mesh, 3 * slot + 2, 3 * previous + 1);
    v = w;
  }
  set_twins(mesh, 3 * initial + 2, 3 * slot + 1);
  return true;
}

/// Moves the face in slot `from` to slot `to`.
/*@ requires room: hull_room(mesh) && 0 <= from < 2 * mesh->vertex_count - 4 && 0 <= to < 2 * mesh->vertex_count - 4;
    terminates \true; exits \false;
    assigns mesh->edge[0 .. 6 * mesh->vertex_count - 13], mesh->face[0 .. 2 * mesh->vertex_count - 5];
    ensures room: hull_room(mesh);
    ensures kept: same_counts{Pre, Here}(mesh); */
static void move_face(og_half_edge_mesh *mesh, int from, int to) {
  const og_half_edge *e = mesh->edge + 3 * from;
  set_face(mesh, to, e[0].origin, e[1].origin, e[2].origin);
  /*@ loop invariant counter: 0 <= k <= 3;
      loop invariant room: hull_room(mesh);
      loop invariant kept: same_counts{Pre, Here}(mesh);
      loop assigns k, mesh->edge[0 .. 6 * \at(mesh->vertex_count, Pre) - 13];
      loop variant 3 - k; */
  for (int k = 0; k < 3; k++) set_twins(mesh, 3 * to + k, e[k].twin);
}

/// Moves the last faces into the slots of faces seen that were not needed.
/*@ requires room: hull_room(mesh);
    terminates \true; exits \false;
    assigns mesh->edge[0 .. 6 * mesh->vertex_count - 13], mesh->face[0 .. 2 * mesh->vertex_count - 5],
            mesh->face_count;
    ensures room: hull_room(mesh);
    ensures kept: same_room{Pre, Here}(mesh); */
static void close_gaps(og_half_edge_mesh *mesh) {
  /*@ loop invariant counter: 0 <= f <= 2 * mesh->vertex_count - 4;
      loop invariant room: hull_room(mesh);
      loop invariant kept: same_room{Pre, Here}(mesh);
      loop assigns f, mesh->edge[0 .. 6 * \at(mesh->vertex_count, Pre) - 13],
                   mesh->face[0 .. 2 * \at(mesh->vertex_count, Pre) - 5], mesh->face_count;
      loop variant 2 * mesh->vertex_count - 4 - f; */
  for (int f = 0; f < mesh->face_count; f++) {
    /*@ loop invariant count: f <= mesh->face_count <= 2 * mesh->vertex_count - 4;
        loop invariant room: hull_room(mesh);
        loop invariant kept: same_room{Pre, Here}(mesh);
        loop assigns mesh->face_count;
        loop variant mesh->face_count; */
    while (mesh->face_count > f && mesh->face[mesh->face_count - 1].edge == SEEN) mesh->face_count--;
    if (f < mesh->face_count && mesh->face[f].edge == SEEN) move_face(mesh, --mesh->face_count, f);
  }
}

/// Adds the point; false where the faces that it sees are not one patch.
/*@ requires room: hull_room(mesh) && 4 <= mesh->face_count && 0 <= point < mesh->vertex_count;
    terminates \true; exits \false;
    assigns mesh->edge[0 .. 6 * mesh->vertex_count - 13], mesh->face[0 .. 2 * mesh->vertex_count - 5],
            mesh->vertex_edge[0 .. mesh->vertex_count - 1], mesh->face_count;
    ensures room: hull_room(mesh);
    ensures solid: \result != 0 ==> 4 <= mesh->face_count;
    ensures kept: same_room{Pre, Here}(mesh); */
static bool add(og_half_edge_mesh *mesh, int point) {
  const int slot = mark_seen(mesh, point);
  if (slot < 0) return true;
  const horizon h = find_horizon(mesh);
  if (h.length == 0 || !join(mesh, point, slot, h)) return false;
  close_gaps(mesh);
  return mesh->face_count >= 4; // as every closed surface has
}

// ---- what the mesh tells besides ----

/*@ requires edges: hull_edges(mesh) && 0 <= face < mesh->face_count;
    terminates \true; exits \false; assigns mesh->face[face].normal, mesh->face[face].offset; */
static void set_plane(og_half_edge_mesh *mesh, int face) {
  const og_half_edge *e = mesh->edge + 3 * face;
  const og_vec3 a = mesh->vertex[e[0].origin], b = mesh->vertex[e[1].origin], c = mesh->vertex[e[2].origin];
  mesh->face[face].normal = og_triangle_normal(a, b, c);
  mesh->face[face].offset = og_dot(mesh->face[face].normal, a);
}

/*@ requires room: hull_room(mesh);
    terminates \true; exits \false;
    assigns mesh->edge_count, mesh->face[0 .. 2 * mesh->vertex_count - 5], mesh->vertex_edge[0 .. mesh->vertex_count - 1];
    ensures counts: mesh->edge_count == 3 * mesh->face_count && mesh->face_count == \old(mesh->face_count);
    ensures kept: mesh->vertex_count == \old(mesh->vertex_count); */
static void finish(og_half_edge_mesh *mesh) {
  set_all_starts(mesh, -1);
  set_starts(mesh);
  /*@ loop invariant counter: 0 <= f <= mesh->face_count;
      loop invariant kept: hull_edges(mesh) && same_counts{Pre, Here}(mesh);
      loop assigns f, mesh->face[0 .. 2 * \at(mesh->vertex_count, Pre) - 5];
      loop variant mesh->face_count - f; */
  for (int f = 0; f < mesh->face_count; f++) set_plane(mesh, f);
  mesh->edge_count = 3 * mesh->face_count;
}

/// Grows the hull from a tetrahedron; false where all points lie in one plane.
/*@ requires room: hull_room(mesh);
    terminates \true; exits \false;
    assigns mesh->edge[0 .. 6 * mesh->vertex_count - 13], mesh->face[0 .. 2 * mesh->vertex_count - 5],
            mesh->vertex_edge[0 .. mesh->vertex_count - 1], mesh->face_count;
    ensures room: hull_room(mesh);
    ensures solid: \result != 0 ==> 4 <= mesh->face_count;
    ensures kept: same_room{Pre, Here}(mesh); */
static bool grow(og_half_edge_mesh *mesh, og_scalar scale) {
  bool sound = start(mesh, scale);
  // The four first points come again; they see nothing, for a point is never surely above a plane that it spans.
  /*@ loop invariant counter: 0 <= k <= mesh->vertex_count;
      loop invariant room: hull_room(mesh);
      loop invariant solid: sound != 0 ==> 4 <= mesh->face_count;
      loop invariant kept: same_room{Pre, Here}(mesh);
      loop assigns k, sound, mesh->edge[0 .. 6 * \at(mesh->vertex_count, Pre) - 13],
                   mesh->face[0 .. 2 * \at(mesh->vertex_count, Pre) - 5], mesh->vertex_edge[0 .. \at(mesh->vertex_count, Pre) - 1],
                   mesh->face_count;
      loop variant mesh->vertex_count - k; */
  for (int k = 0; sound && k < mesh->vertex_count; k++) sound = add(mesh, k);
  return sound;
}

og_outcome og_hull_incremental(og_half_edge_mesh *mesh, const og_vec3 *point, int count) {
  mesh->vertex_count = count;
  mesh->vertex = point;
  mesh->edge_count = mesh->face_count = 0;
  if (count < 1) return OG_OUTCOME_DEGENERATE;
  const og_scalar scale = og_unit_scale(point, count);
  if (scale == 0) return OG_OUTCOME_OUT_OF_RANGE;
  if (count < 4) return OG_OUTCOME_DEGENERATE;
  clear(mesh);
  if (!grow(mesh, scale)) {
    mesh->face_count = 0;
    return OG_OUTCOME_DEGENERATE;
  }
  finish(mesh);
  return OG_OUTCOME_ANSWERED;
}

static og_outcome run_hull_incremental(const og_vec3 *point, int count, og_hull_room *room) {
  const og_outcome outcome = og_hull_incremental(&room->mesh, point, count);
  for (int f = 0; f < room->mesh.face_count; f++)
    for (int k = 0; k < 3; k++) room->facet[f][k] = room->mesh.edge[3 * f + k].origin;
  room->facet_count = room->mesh.face_count;
  return outcome;
}

// ---- what is known of it ----

static const og_door_hull hull_incremental_door = {.run = run_hull_incremental, .dimension = 3};

const og_algorithm og_algorithm_hull_incremental = {
    .id = "hull-incremental",
    .row = "3.2",
    .questions = "hull",
    .path = "ref/polytope/hull_incremental",
    .source = "O'Rourke 1998, 4.3; Huotari 2011, 4",
    .cost = "O(n^2)",
    .limits = "coplanar points that rounding bent make thin faces; figures thinner than 1e-180 of their size are "
              "refused as flat",
    .hull = &hull_incremental_door,
};
