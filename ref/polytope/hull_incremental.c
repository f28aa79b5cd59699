#include "ref/polytope/hull_incremental.h"

#include "ref/orientation/orient_exact.h"
#include "ref/orientation/triangle_normal.h"
#include "ref/polytope/unit_scale.h"

// While the hull grows:
//  - face f is half-edges 3 f .. 3 f + 2; face[f].edge is 3 f, or SEEN while f is to be taken away;
//  - vertex_edge[v] is the outer half-edge of the horizon that ends at v, or -1: scratch until the end.

enum { SEEN = -1 };

typedef struct hull {
  og_half_edge_mesh *mesh;
  const og_vec3 *point;
  og_scalar scale; // a power of two: scale * point is of unit size
} hull;

static og_vec3 scaled(const hull *h, int v) { return og_scale(h->scale, h->point[v]); }

static bool sees(const hull *h, int point, int face) {
  const og_half_edge *e = h->mesh->edge + 3 * face;
  // A corner is in its face's plane: exact zeros are what takes longest to find.
  if (e[0].origin == point || e[1].origin == point || e[2].origin == point) return false;
  const og_vec3 a = h->point[e[0].origin], b = h->point[e[1].origin], c = h->point[e[2].origin];
  return og_orient3d_exact(a, b, c, h->point[point]) < 0;
}

/// Makes `face` the triangle a, b, c; twins remain to be set.
static void set_face(og_half_edge_mesh *mesh, int face, int a, int b, int c) {
  const int origin[3] = {a, b, c};
  for (int k = 0; k < 3; k++) {
    mesh->edge[3 * face + k] = (og_half_edge){origin[k], -1, 3 * face + (k + 1) % 3, face};
  }
  mesh->face[face].edge = 3 * face;
}

static void set_twins(og_half_edge_mesh *mesh, int e, int f) {
  mesh->edge[e].twin = f;
  mesh->edge[f].twin = e;
}

// ---- the first tetrahedron: points as far apart as one look finds, so that flat input is told from thin ----

static int farthest_from_point(const hull *h, int count, int a) {
  int best = a;
  og_scalar best_distance = 0;
  for (int k = 0; k < count; k++) {
    const og_scalar distance = og_norm2(og_sub(scaled(h, k), scaled(h, a)));
    if (distance > best_distance) {
      best_distance = distance;
      best = k;
    }
  }
  return best;
}

static int farthest_from_line(const hull *h, int count, int a, int b) {
  const og_vec3 along = og_sub(scaled(h, b), scaled(h, a));
  int best = a;
  og_scalar best_area = 0;
  for (int k = 0; k < count; k++) {
    const og_vec3 across = og_cross(along, og_sub(scaled(h, k), scaled(h, a)));
    // Not its square, which would underflow for thin figures.
    const og_scalar area = og_max(og_abs(across.x), og_max(og_abs(across.y), og_abs(across.z)));
    if (area > best_area) {
      best_area = area;
      best = k;
    }
  }
  return best;
}

/// Among the points surely off the plane, or a.
static int farthest_from_plane(const hull *h, int count, int a, int b, int c) {
  const og_vec3 o = scaled(h, a), normal = og_cross(og_sub(scaled(h, b), o), og_sub(scaled(h, c), o));
  int best = a;
  og_scalar best_height = -1;
  for (int k = 0; k < count; k++) {
    const og_scalar height = og_abs(og_dot(normal, og_sub(scaled(h, k), o)));
    if (height <= best_height || og_orient3d_exact(h->point[a], h->point[b], h->point[c], h->point[k]) == 0) continue;
    best_height = height;
    best = k;
  }
  return best;
}

// ---- where rounding hides the heights: exactly ----

static bool is_on_line(og_vec3 a, og_vec3 b, og_vec3 c) {
  const og_vec3 p = {a.y, a.z, 0}, q = {b.y, b.z, 0}, r = {c.y, c.z, 0};
  const og_vec3 s = {a.z, a.x, 0}, t = {b.z, b.x, 0}, u = {c.z, c.x, 0};
  return og_orient2d_exact(a, b, c) == 0 && og_orient2d_exact(p, q, r) == 0 && og_orient2d_exact(s, t, u) == 0;
}

/// The first point off the line, or a.
static int first_off_line(const hull *h, int count, int a, int b) {
  for (int k = 0; k < count; k++)
    if (!is_on_line(h->point[a], h->point[b], h->point[k])) return k;
  return a;
}

/// Starts the hull with a tetrahedron; false where all points lie in one plane.
static bool start(const hull *h, int count) {
  const int a = farthest_from_point(h, count, 0); // so that it is a corner of the hull
  int b = farthest_from_point(h, count, a), c = farthest_from_line(h, count, a, b);
  int d = farthest_from_plane(h, count, a, b, c);
  // Of points far nearer to each other than to a corner the area may be rounding alone, and c on the line of a and b.
  if (d == a && is_on_line(h->point[a], h->point[b], h->point[c])) {
    c = first_off_line(h, count, a, b);
    d = farthest_from_plane(h, count, a, b, c);
  }
  const int side = og_orient3d_exact(h->point[a], h->point[b], h->point[c], h->point[d]);
  if (side == 0) return false;
  if (side < 0) { // a, b, c must run counterclockwise seen from outside, and d is inside
    const int t = b;
    b = c;
    c = t;
  }
  og_half_edge_mesh *mesh = h->mesh;
  set_face(mesh, 0, a, b, c);
  set_face(mesh, 1, a, d, b);
  set_face(mesh, 2, b, d, c);
  set_face(mesh, 3, c, d, a);
  for (int k = 0; k < 3; k++) {
    set_twins(mesh, k, 3 * (k + 1) + 2);                     // base with side k
    set_twins(mesh, 3 * (k + 1) + 1, 3 * ((k + 1) % 3 + 1)); // side k with the next
  }
  mesh->face_count = 4;
  return true;
}

// ---- one more point ----

/// Marks the faces that the point sees; returns how many.
static int mark_seen(const hull *h, int point) {
  int seen = 0;
  for (int f = 0; f < h->mesh->face_count; f++) {
    if (!sees(h, point, f)) continue;
    h->mesh->face[f].edge = SEEN;
    seen++;
  }
  return seen;
}

/// Sets vertex_edge along the horizon; returns a vertex of it, or -1 unless the horizon is one closed curve that passes
/// no vertex twice. Such a curve cuts the surface in two disks, so the faces seen are one of them. Also -1 where the
/// new faces would be more than there is room for: the hull of `count` points has no such faces, but signs lost outside
/// the domain of orient_exact may ask for them. (No new face has the point for a corner twice: it sees no face at its
/// own corner.)
static int find_horizon(const hull *h, int count, int seen) {
  og_half_edge_mesh *mesh = h->mesh;
  int length = 0, first = -1;
  for (int e = 0; e < 3 * mesh->face_count; e++) mesh->vertex_edge[mesh->edge[e].origin] = -1;
  for (int e = 0; e < 3 * mesh->face_count; e++) {
    const int twin = mesh->edge[e].twin;
    if (mesh->face[mesh->edge[e].face].edge != SEEN || mesh->face[mesh->edge[twin].face].edge == SEEN) continue;
    const int v = mesh->edge[e].origin;
    if (mesh->vertex_edge[v] >= 0) return -1;
    mesh->vertex_edge[v] = twin;
    first = v;
    length++;
  }
  if (first < 0 || mesh->face_count - seen + length > og_hull_face_room(count)) return -1;
  // Seen faces are closed, so as many horizon edges end at a vertex as begin there, one: the walk comes back, at the
  // latest after all of them.
  int v = first, walked = 0;
  do {
    v = mesh->edge[mesh->vertex_edge[v]].origin;
    walked++;
  } while (v != first);
  return walked == length ? first : -1;
}

/// The first slot from `from` on whose face is seen, or a new one.
static int free_slot(og_half_edge_mesh *mesh, int from) {
  while (from < mesh->face_count && mesh->face[from].edge != SEEN) from++;
  if (from == mesh->face_count) mesh->face_count++;
  return from;
}

/// Joins the horizon to the point, in the slots of the faces seen first.
static void join(const hull *h, int point, int first) {
  og_half_edge_mesh *mesh = h->mesh;
  int v = first, slot = -1, previous = -1, initial = -1;
  do {
    const int outer = mesh->vertex_edge[v];
    const int w = mesh->edge[outer].origin;
    slot = free_slot(mesh, slot + 1);
    set_face(mesh, slot, v, w, point);
    set_twins(mesh, 3 * slot, outer);
    if (previous < 0) initial = slot;
    else set_twins(mesh, 3 * slot + 2, 3 * previous + 1);
    previous = slot;
    v = w;
  } while (v != first);
  set_twins(mesh, 3 * initial + 2, 3 * previous + 1);
}

/// Moves the last faces into the slots of faces seen that were not needed.
static void close_gaps(og_half_edge_mesh *mesh) {
  for (int f = 0; f < mesh->face_count; f++) {
    while (mesh->face_count > f && mesh->face[mesh->face_count - 1].edge == SEEN) mesh->face_count--;
    if (f >= mesh->face_count || mesh->face[f].edge != SEEN) continue;
    const int last = --mesh->face_count;
    const og_half_edge *e = mesh->edge + 3 * last;
    set_face(mesh, f, e[0].origin, e[1].origin, e[2].origin);
    for (int k = 0; k < 3; k++) set_twins(mesh, 3 * f + k, mesh->edge[3 * last + k].twin);
  }
}

/// Adds the point; false where the faces that it sees are not one patch.
static bool add(const hull *h, int point, int count) {
  const int seen = mark_seen(h, point);
  if (seen == 0) return true;
  const int first = find_horizon(h, count, seen);
  if (first < 0) return false;
  join(h, point, first);
  close_gaps(h->mesh);
  return true;
}

// ---- what the mesh tells besides ----

static void set_plane(og_half_edge_mesh *mesh, int face) {
  const og_half_edge *e = mesh->edge + 3 * face;
  const og_vec3 a = mesh->vertex[e[0].origin], b = mesh->vertex[e[1].origin], c = mesh->vertex[e[2].origin];
  mesh->face[face].normal = og_triangle_normal(a, b, c);
  mesh->face[face].offset = og_dot(mesh->face[face].normal, a);
}

static void finish(og_half_edge_mesh *mesh) {
  mesh->edge_count = 3 * mesh->face_count;
  for (int v = 0; v < mesh->vertex_count; v++) mesh->vertex_edge[v] = -1;
  for (int e = 0; e < mesh->edge_count; e++) mesh->vertex_edge[mesh->edge[e].origin] = e;
  for (int f = 0; f < mesh->face_count; f++) set_plane(mesh, f);
}

og_outcome og_hull_incremental(og_half_edge_mesh *mesh, const og_vec3 *point, int count) {
  mesh->vertex_count = count;
  mesh->vertex = point;
  mesh->edge_count = mesh->face_count = 0;
  if (count < 1) return OG_OUTCOME_DEGENERATE;
  const hull h = {mesh, point, og_unit_scale(point, count)};
  if (h.scale == 0) return OG_OUTCOME_OUT_OF_RANGE;
  bool sound = start(&h, count);
  // The four first points come again; they see nothing, for a point is never surely above a plane that it spans.
  for (int k = 0; sound && k < count; k++) sound = add(&h, k, count);
  if (!sound) {
    mesh->face_count = 0;
    return OG_OUTCOME_DEGENERATE;
  }
  finish(mesh);
  return OG_OUTCOME_ANSWERED;
}
