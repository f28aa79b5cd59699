#include "ref/polytope/hull_quickhull.h"

#include "ref/door/hull.h"
#include "ref/orientation/orient_exact.h"
#include "ref/orientation/triangle_normal.h"
#include "ref/polytope/hull_incremental.h"
#include "ref/polytope/unit_scale.h"

// Outside the domain of orient_exact signs may be wrong, and the faces seen no patch. Every step then still stays
// within the room: a list holds a face or a point once, and every edge has a face on both sides. What does not close,
// or has more faces than a hull may have, ends the run as DEGENERATE.

enum { NOBODY = -1 };

// Of scaled points, to 1 in magnitude: differences to 2, and height = n . w with n = u x v. Roundings give a relative
// error of 8 u of each of the six terms (u is half of OG_SCALAR_EPSILON). Together the terms are at most the greatest
// sum of absolute values that makes a part of n, times |w.x| + |w.y| + |w.z|. Twice that covers the second order.
#define ERROR_FACTOR (8 * OG_SCALAR_EPSILON)
// Underflow, in units of the smallest subnormal number: 1 in each of nine differences, whose minors are at most 8; a
// half in each of nine products, six of which are magnified by 2.
#define UNDERFLOW_ERROR (128 * OG_SCALAR_EPSILON * OG_SCALAR_MIN)

typedef struct quickhull {
  const og_vec3 *point;
  int count;
  og_scalar scale; // brings the points to unit size
  og_quickhull_face *face;
  int *next, *start;
  int used;             // faces that were ever there
  int spare, seen, new; // the first of each list
  int last_seen, queue;
  int rounds;
} quickhull;

// ---- faces ----

// The number of a face that is not there, or NOBODY where the room is full.
static int free_face(quickhull *q) {
  const int number = q->spare == NOBODY ? q->used : q->spare;
  if (number == og_quickhull_face_room(q->count)) return NOBODY;
  if (q->spare == NOBODY) q->used++;
  else q->spare = q->face[number].link;
  return number;
}

static og_vec3 scaled_way(const quickhull *q, int from, int to) {
  return og_sub(og_scale(q->scale, q->point[to]), og_scale(q->scale, q->point[from]));
}

// Makes a new face without neighbours; NOBODY where the room is full.
static int add_face(quickhull *q, int a, int b, int c) {
  const int number = free_face(q);
  if (number == NOBODY) return NOBODY;
  og_quickhull_face *f = &q->face[number];
  *f = (og_quickhull_face){.corner = {a, b, c},
                           .beside = {NOBODY, NOBODY, NOBODY},
                           .waiting = NOBODY,
                           .farthest = NOBODY,
                           .normal = og_cross(scaled_way(q, a, b), scaled_way(q, a, c)),
                           .link = q->new,
                           .is_there = true};
  q->new = number;
  return number;
}

// Where a face's plane lies, of scaled points, and how wrong a height above it may be, of a way of length one.
typedef struct quickhull_plane {
  og_vec3 at;
  og_scalar error;
} quickhull_plane;

static og_scalar reach(og_scalar a, og_scalar b, og_scalar c, og_scalar d) { return og_abs(a * b) + og_abs(c * d); }

static quickhull_plane plane_of(const quickhull *q, const og_quickhull_face *f) {
  const og_vec3 u = scaled_way(q, f->corner[0], f->corner[1]), v = scaled_way(q, f->corner[0], f->corner[2]);
  const og_scalar x = reach(u.y, v.z, u.z, v.y), y = reach(u.z, v.x, u.x, v.z), z = reach(u.x, v.y, u.y, v.x);
  return (quickhull_plane){og_scale(q->scale, q->point[f->corner[0]]), ERROR_FACTOR * og_max(x, og_max(y, z))};
}

// Of faces of boxes: then there is nothing to compute.
static bool have_common_coordinate(og_vec3 a, og_vec3 b, og_vec3 c, og_vec3 d) {
  return (a.x == d.x && b.x == d.x && c.x == d.x) || (a.y == d.y && b.y == d.y && c.y == d.y) ||
         (a.z == d.z && b.z == d.z && c.z == d.z);
}

// The sign is exact. *height is about how far beyond the plane the point lies, in lengths of the normal.
static bool is_beyond(const quickhull *q, const og_quickhull_face *f, const quickhull_plane *plane, int point,
                      og_scalar *height) {
  const og_vec3 *p = q->point, a = p[f->corner[0]], b = p[f->corner[1]], c = p[f->corner[2]], d = p[point];
  const og_vec3 way = og_sub(og_scale(q->scale, d), plane->at);
  *height = og_dot(f->normal, way);
  const og_scalar error = plane->error * (og_abs(way.x) + og_abs(way.y) + og_abs(way.z)) + UNDERFLOW_ERROR;
  if (og_abs(*height) > error) return *height > 0;
  return !have_common_coordinate(a, b, c, d) && og_orient3d_exact(a, b, c, d) < 0;
}

// ---- points that wait ----

// Takes from the list the points beyond the face; returns the list of the others.
static int take_waiting(quickhull *q, og_quickhull_face *f, int list) {
  const quickhull_plane plane = plane_of(q, f);
  int left = NOBODY;
  while (list != NOBODY) {
    const int point = list;
    list = q->next[point];
    int *into = &left;
    og_scalar height;
    if (is_beyond(q, f, &plane, point, &height)) {
      if (f->farthest == NOBODY || height > f->most) {
        f->most = height;
        f->farthest = point;
      }
      into = &f->waiting;
    }
    q->next[point] = *into;
    *into = point;
  }
  return left;
}

// The points find places at the new faces; points that find none lie inside. The face that took its points last has its
// turn first. So whatever point joins is beyond no face whose turn is still to come: such a face took all points beyond
// it, of those that waited for a place then, and the others' turn comes later. A face in the queue is never seen.
static void spread(quickhull *q, int list) {
  while (q->new != NOBODY) {
    const int number = q->new;
    og_quickhull_face *f = &q->face[number];
    q->new = f->link;
    list = take_waiting(q, f, list);
    if (f->waiting == NOBODY) continue;
    f->link = q->queue;
    q->queue = number;
  }
}

// ---- a point joins ----

static void look(quickhull *q, int number, int point) {
  og_quickhull_face *f = &q->face[number];
  if (f->seen_in == q->rounds) return;
  f->seen_in = q->rounds;
  const quickhull_plane plane = plane_of(q, f);
  og_scalar height;
  f->is_seen = is_beyond(q, f, &plane, point, &height);
  if (!f->is_seen) return;
  f->link = NOBODY;
  if (q->seen == NOBODY) q->seen = number;
  else q->face[q->last_seen].link = number;
  q->last_seen = number;
}

// All faces that the point sees: they hang together.
static void find_seen(quickhull *q, int from, int point) {
  q->seen = NOBODY;
  look(q, from, point);
  for (int number = q->seen; number != NOBODY; number = q->face[number].link)
    for (int k = 0; k < 3; k++) look(q, q->face[number].beside[k], point);
}

// The edge of the face that starts at its corner.
static int edge_from(const og_quickhull_face *f, int corner) {
  return f->corner[0] == corner ? 0 : f->corner[1] == corner ? 1 : 2;
}

// A face from the edge `from` - `to`, behind which the face `behind` stays, to the point. False where the room is full.
static bool add_to_cone(quickhull *q, int from, int to, int behind, int point) {
  const int number = add_face(q, from, to, point);
  if (number == NOBODY) return false;
  q->face[number].beside[0] = behind;
  q->face[behind].beside[edge_from(&q->face[behind], to)] = number;
  q->start[from] = number;
  return true;
}

static bool add_cone(quickhull *q, int point) {
  q->new = NOBODY;
  for (int number = q->seen; number != NOBODY; number = q->face[number].link)
    for (int k = 0; k < 3; k++) {
      const og_quickhull_face *f = &q->face[number];
      const int behind = f->beside[k];
      if (q->face[behind].is_seen && q->face[behind].seen_in == q->rounds) continue;
      if (!add_to_cone(q, f->corner[k], f->corner[(k + 1) % 3], behind, point)) return false;
    }
  return true;
}

// Each new face has beside it the one that starts where it ends: where an edge comes to a corner one leaves it, too.
// False where two have the same, or there are none.
static bool close_cone(quickhull *q) {
  for (int number = q->new; number != NOBODY; number = q->face[number].link) {
    const int after = q->start[q->face[number].corner[1]];
    if (q->face[after].beside[2] != NOBODY) return false;
    q->face[number].beside[1] = after;
    q->face[after].beside[2] = number;
  }
  return q->new != NOBODY;
}

// Takes the seen faces away; returns the list of their points but the one that joins.
static int drop_seen(quickhull *q, int without) {
  int list = NOBODY;
  while (q->seen != NOBODY) {
    og_quickhull_face *f = &q->face[q->seen];
    const int number = q->seen;
    q->seen = f->link;
    while (f->waiting != NOBODY) {
      const int point = f->waiting;
      f->waiting = q->next[point];
      if (point == without) continue;
      q->next[point] = list;
      list = point;
    }
    f->is_there = false;
    f->link = q->spare;
    q->spare = number;
  }
  return list;
}

static bool join(quickhull *q, int from) {
  const int point = q->face[from].farthest;
  q->rounds++;
  find_seen(q, from, point);
  if (!add_cone(q, point) || !close_cone(q)) return false;
  spread(q, drop_seen(q, point));
  return true;
}

// ---- the first tetrahedron ----

static bool are_in_line(og_vec3 a, og_vec3 b, og_vec3 c) {
  const og_vec3 yz[3] = {{a.y, a.z, 0}, {b.y, b.z, 0}, {c.y, c.z, 0}};
  const og_vec3 zx[3] = {{a.z, a.x, 0}, {b.z, b.x, 0}, {c.z, c.x, 0}};
  return og_orient2d_exact(a, b, c) == 0 && og_orient2d_exact(yz[0], yz[1], yz[2]) == 0 &&
         og_orient2d_exact(zx[0], zx[1], zx[2]) == 0;
}

static bool are_equal(og_vec3 a, og_vec3 b) { return a.x == b.x && a.y == b.y && a.z == b.z; }

// Sets the faces of the first four independent points; false where there are none.
static bool begin_hull(quickhull *q) {
  static const int beside[4][3] = {{1, 2, 3}, {0, 3, 2}, {0, 1, 3}, {0, 2, 1}};
  const og_vec3 *p = q->point;
  int b = 1;
  while (b < q->count && are_equal(p[0], p[b])) b++;
  int c = b + 1;
  while (c < q->count && are_in_line(p[0], p[b], p[c])) c++;
  int d = c + 1;
  while (d < q->count && og_orient3d_exact(p[0], p[b], p[c], p[d]) == 0) d++;
  if (d >= q->count) return false;
  const bool beyond = og_orient3d_exact(p[0], p[b], p[c], p[d]) < 0;
  const int second = beyond ? c : b, third = beyond ? b : c;
  add_face(q, 0, second, third);
  add_face(q, second, 0, d);
  add_face(q, third, second, d);
  add_face(q, 0, third, d);
  for (int f = 0; f < 4; f++)
    for (int k = 0; k < 3; k++) q->face[f].beside[k] = beside[f][k];
  int list = NOBODY;
  for (int k = q->count - 1; k > 0; k--) {
    if (k == b || k == c || k == d) continue;
    q->next[k] = list;
    list = k;
  }
  spread(q, list);
  return true;
}

static bool grow_hull(quickhull *q) {
  if (!begin_hull(q)) return false;
  while (q->queue != NOBODY) {
    const int number = q->queue;
    q->queue = q->face[number].link;
    if (!join(q, number)) return false;
  }
  return true;
}

// ---- the mesh ----

static int count_faces(quickhull *q) {
  int count = 0;
  for (int f = 0; f < q->used; f++)
    if (q->face[f].is_there) q->face[f].link = count++;
  return count;
}

static void set_mesh_face(const quickhull *q, og_half_edge_mesh *mesh, const og_quickhull_face *f) {
  const og_vec3 *p = q->point;
  const og_vec3 normal = og_triangle_normal(p[f->corner[0]], p[f->corner[1]], p[f->corner[2]]);
  mesh->face[f->link] = (og_face_plane){normal, og_dot(normal, p[f->corner[0]]), 3 * f->link};
  for (int k = 0; k < 3; k++) {
    const og_quickhull_face *other = &q->face[f->beside[k]];
    const int twin = 3 * other->link + edge_from(other, f->corner[(k + 1) % 3]);
    mesh->edge[3 * f->link + k] = (og_half_edge){f->corner[k], twin, 3 * f->link + (k + 1) % 3, f->link};
    mesh->vertex_edge[f->corner[k]] = 3 * f->link + k;
  }
}

static bool set_mesh(quickhull *q, og_half_edge_mesh *mesh) {
  const int faces = count_faces(q);
  if (faces > og_hull_face_room(q->count)) return false;
  for (int v = 0; v < q->count; v++) mesh->vertex_edge[v] = NOBODY;
  for (int f = 0; f < q->used; f++)
    if (q->face[f].is_there) set_mesh_face(q, mesh, &q->face[f]);
  mesh->face_count = faces;
  mesh->edge_count = 3 * faces;
  return true;
}

og_outcome og_hull_quickhull(og_half_edge_mesh *mesh, const og_vec3 *point, int count, const og_quickhull_room *room,
                             int *joined) {
  mesh->vertex_count = count;
  mesh->vertex = point;
  mesh->edge_count = mesh->face_count = 0;
  *joined = 0;
  if (count < 1) return OG_OUTCOME_DEGENERATE;
  const og_scalar scale = og_unit_scale(point, count);
  if (scale == 0) return OG_OUTCOME_OUT_OF_RANGE;
  if (count < 4) return OG_OUTCOME_DEGENERATE;
  quickhull q = {.point = point,
                 .count = count,
                 .scale = scale,
                 .face = room->face,
                 .next = room->next,
                 .start = room->start,
                 .spare = NOBODY,
                 .seen = NOBODY,
                 .new = NOBODY,
                 .last_seen = NOBODY,
                 .queue = NOBODY};
  const bool is_made = grow_hull(&q) && set_mesh(&q, mesh);
  *joined = q.rounds;
  return is_made ? OG_OUTCOME_ANSWERED : OG_OUTCOME_DEGENERATE;
}

static og_outcome run_hull_quickhull(const og_vec3 *point, int count, og_hull_room *room) {
  int joined;
  const og_outcome outcome = og_hull_quickhull(&room->mesh, point, count, &room->quick, &joined);
  for (int f = 0; f < room->mesh.face_count; f++)
    for (int k = 0; k < 3; k++) room->facet[f][k] = room->mesh.edge[3 * f + k].origin;
  room->facet_count = room->mesh.face_count;
  return outcome;
}

// ---- what is known of it ----

static const og_door_hull hull_quickhull_door = {.run = run_hull_quickhull, .dimension = 3};

const og_algorithm og_algorithm_hull_quickhull = {
    .id = "hull-quickhull",
    .row = "3.2",
    .questions = "hull",
    .path = "ref/polytope/hull_quickhull",
    .source = "Barber, Dobkin, Huhdanpaa 1996; Varjus 2018, 2.2; Parac 2020, 5.2.3",
    .cost = "O(n log n)",
    .limits = "coplanar points that rounding bent make thin faces; O(n^2) where each point joins and sees most faces",
    .hull = &hull_quickhull_door,
};
