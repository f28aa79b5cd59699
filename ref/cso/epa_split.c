// The surface is star-shaped: each face sees the origin, which exact signs tell. What is put in only moves it outward.

#include "ref/cso/epa_split.h"

#include "ref/closest/triangle_area.h"
#include "ref/cso/epa_start.h"
#include "ref/door/pair.h"
#include "ref/orientation/orient_exact.h"

/*@ predicate epa_face(og_epa_workspace *w, integer f) = epa_polytope(w) && 0 <= f < w->face_count;
    predicate epa_vertex(og_epa_workspace *w, integer v) = 0 <= v < w->vertex_count;
    // No face has one of the vertices from n on.
    predicate epa_below(og_epa_workspace *w, integer n) = \forall integer f; 0 <= f < w->face_count ==>
      w->face[f].vertex[0] < n && w->face[f].vertex[1] < n && w->face[f].vertex[2] < n;
    predicate epa_counts{Before, Now}(og_epa_workspace *w) = \at(w->face_count, Now) == \at(w->face_count, Before) &&
      \at(w->vertex_count, Now) == \at(w->vertex_count, Before);
    predicate epa_room(og_epa_workspace *w) =
      w->vertex_count < OG_EPA_VERTICES && w->face_count <= OG_EPA_FACES - 2;
*/

// With more faces than that there is no room for two.
#define LAST_ROOM (OG_EPA_FACES - 2)

// ---- nearest points ----

// The point of a triangle or an edge that is nearest to the origin, and its weights.
typedef struct nearest_point {
  og_vec3 v;
  og_scalar weight[3], distance;
} nearest_point;

/*@ requires face: epa_face(work, f) && 0 <= k < 3;
    terminates \true; exits \false; assigns \nothing; */
static og_vec3 face_corner(const og_epa_workspace *work, int f, int k) {
  //@ assert corner: k == 0 || k == 1 || k == 2;
  return work->point[work->face[f].vertex[k]];
}

//@ requires corner: 0 <= k < 3; terminates \true; exits \false; assigns \nothing; ensures corner: 0 <= \result < 3;
static int corner_after(int k) { return k == 2 ? 0 : k + 1; }

// Which part of the way from p to q is nearest to the origin.
//@ terminates \true; exits \false; assigns \nothing;
static og_scalar part_of_edge(og_vec3 p, og_vec3 q) {
  const og_vec3 along = og_sub(q, p);
  return og_fraction(-og_dot(p, along), og_norm2(along));
}

//@ terminates \true; exits \false; assigns \nothing;
static nearest_point nearest_on_edge(og_vec3 p, og_vec3 q) {
  const og_scalar t = part_of_edge(p, q);
  nearest_point n = {.v = og_add(og_scale(1 - t, p), og_scale(t, q)), .weight = {1 - t, t, 0}};
  n.distance = og_norm(n.v);
  return n;
}

// On the edge of face f that begins at corner k; the weights are those of the face's corners.
/*@ requires face: epa_face(work, f) && 0 <= k < 3;
    terminates \true; exits \false; assigns \nothing; */
static nearest_point nearest_on_side(const og_epa_workspace *work, int f, int k) {
  const int next = corner_after(k);
  const nearest_point n = nearest_on_edge(face_corner(work, f, k), face_corner(work, f, next));
  nearest_point of_face = {.v = n.v, .distance = n.distance};
  of_face.weight[k] = n.weight[0];
  of_face.weight[next] = n.weight[1];
  return of_face;
}

/*@ requires face: epa_face(work, f);
    terminates \true; exits \false; assigns \nothing; */
static nearest_point nearest_on_outline(const og_epa_workspace *work, int f) {
  nearest_point best = nearest_on_side(work, f, 0);
  /*@ loop invariant counter: 1 <= k <= 3;
      loop assigns k, best;
      loop variant 3 - k; */
  for (int k = 1; k < 3; k++) {
    const nearest_point n = nearest_on_side(work, f, k);
    if (n.distance < best.distance) best = n;
  }
  return best;
}

/*@ requires face: epa_face(work, f);
    terminates \true; exits \false; assigns \nothing; */
static og_vec3 area_across(const og_epa_workspace *work, int f) {
  return og_triangle_area(face_corner(work, f, 0), face_corner(work, f, 1), face_corner(work, f, 2));
}

// The weights x of the foot of the origin on the plane solve M x = (1, 0, 0). M has a row of ones, and two of the
// products of an edge with each corner. So they are the first column of M's inverse: cofactors over the determinant.
// By the cross products that those are products of, thin triangles lose less.
/*@ requires face: epa_face(work, f);
    terminates \true; exits \false; assigns \nothing; */
static nearest_point nearest_on_face(const og_epa_workspace *work, int f) {
  const og_vec3 across = area_across(work, f);
  og_scalar cofactor[3] = {0, 0, 0}, determinant = 0;
  bool is_inside = true;
  /*@ loop invariant counter: 0 <= k <= 3;
      loop assigns k, cofactor[0 .. 2], determinant, is_inside;
      loop variant 3 - k; */
  for (int k = 0; k < 3; k++) {
    const int next = corner_after(k);
    cofactor[k] = og_dot(across, og_cross(face_corner(work, f, next), face_corner(work, f, corner_after(next))));
    determinant += cofactor[k];
    is_inside = is_inside && cofactor[k] >= 0;
  }
  if (!is_inside || !(determinant > 0)) return nearest_on_outline(work, f);
  nearest_point n = {.distance = 0};
  /*@ loop invariant counter: 0 <= k <= 3;
      loop assigns k, n;
      loop variant 3 - k; */
  for (int k = 0; k < 3; k++) {
    n.weight[k] = og_fraction(cofactor[k], determinant);
    n.v = og_add_scaled(n.v, n.weight[k], face_corner(work, f, k));
  }
  n.distance = og_norm(n.v);
  return n;
}

// A face's direction is its normal where its nearest point is the foot, as that point may be near 0; else it is that of
// the point.
/*@ requires face: epa_face(work, f);
    terminates \true; exits \false; assigns work->face[f].state, work->face[f].normal, work->face[f].offset;
    ensures face: epa_face(work, f);
    ensures kept: epa_counts{Pre, Here}(work); */
static void measure_face(og_epa_workspace *work, int f) {
  og_epa_face *face = &work->face[f];
  const nearest_point n = nearest_on_face(work, f);
  og_vec3 normal;
  const bool has_area = og_epa_unit(area_across(work, f), &normal);
  const og_scalar height = og_max(0, og_dot(normal, face_corner(work, f, 0)));
  const bool is_foot = has_area && n.distance <= height + work->tolerance;
  if (!is_foot) (void)og_epa_unit(n.v, &normal); // it is farther off than rounding
  face->state = OG_EPA_OPEN;
  face->offset = is_foot ? height : n.distance;
  face->normal = normal;
}

// ---- the surface ----

// Which of the corners of face f vertex v is, one of them.
/*@ requires face: epa_face(work, f);
    terminates \true; exits \false; assigns \nothing;
    ensures corner: 0 <= \result < 3; */
static int corner_at(const og_epa_workspace *work, int f, int v) {
  const int *corner = work->face[f].vertex;
  return corner[0] == v ? 0 : corner[1] == v ? 1 : 2;
}

// One more slot, of no face yet.
/*@ requires polytope: epa_polytope(work) && 1 <= work->vertex_count && work->face_count < OG_EPA_FACES;
    terminates \true; exits \false;
    assigns work->face[work->face_count], work->face_count;
    ensures polytope: epa_polytope(work);
    ensures more: work->face_count == \old(work->face_count) + 1; */
static void add_empty_face(og_epa_workspace *work) {
  og_epa_face *face = &work->face[work->face_count++];
  face->state = OG_EPA_FREE;
  face->vertex[0] = face->vertex[1] = face->vertex[2] = 0;
  face->neighbour[0] = face->neighbour[1] = face->neighbour[2] = 0;
  face->offset = 0;
}

// Face f anew: its corners, and its neighbours beyond the edges that begin there.
/*@ requires face: epa_face(work, f);
    requires corners: epa_vertex(work, a) && epa_vertex(work, b) && epa_vertex(work, c);
    requires neighbours: 0 <= ab < work->face_count && 0 <= bc < work->face_count && 0 <= ca < work->face_count;
    terminates \true; exits \false; assigns work->face[f];
    ensures face: epa_face(work, f);
    ensures kept: epa_counts{Pre, Here}(work); */
static void make_face(og_epa_workspace *work, int f, int a, int b, int c, int ab, int bc, int ca) {
  og_epa_face *face = &work->face[f];
  face->vertex[0] = a;
  face->vertex[1] = b;
  face->vertex[2] = c;
  face->neighbour[0] = ab;
  face->neighbour[1] = bc;
  face->neighbour[2] = ca;
  //@ assert face: epa_face(work, f);
  measure_face(work, f);
}

// Face f is beyond the edge of face g that begins at `from`.
/*@ requires faces: epa_face(work, g) && epa_face(work, f);
    terminates \true; exits \false; assigns work->face[g].neighbour[0 .. 2];
    ensures polytope: epa_polytope(work);
    ensures kept: epa_counts{Pre, Here}(work); */
static void relink_face(og_epa_workspace *work, int g, int from, int f) {
  const int k = corner_at(work, g, from);
  //@ assert edge: k == 0 || k == 1 || k == 2;
  work->face[g].neighbour[k] = f;
}

/*@ requires face: epa_face(work, f) && epa_vertex(work, v) && work->face_count <= LAST_ROOM;
    terminates \true; exits \false; assigns work->face[0 .. OG_EPA_FACES - 1], work->face_count;
    ensures polytope: epa_polytope(work);
    ensures more: work->face_count == \old(work->face_count) + 2 && work->vertex_count == \old(work->vertex_count); */
static void split_face(og_epa_workspace *work, int f, int v) {
  const og_epa_face *face = &work->face[f];
  const int a = face->vertex[0], b = face->vertex[1], c = face->vertex[2];
  const int ab = face->neighbour[0], bc = face->neighbour[1], ca = face->neighbour[2];
  const int g = work->face_count, h = g + 1;
  add_empty_face(work);
  add_empty_face(work);
  relink_face(work, bc, c, g);
  relink_face(work, ca, a, h);
  make_face(work, f, a, b, v, ab, g, h);
  make_face(work, g, b, c, v, bc, h, f);
  make_face(work, h, c, a, v, ca, f, g);
}

// A face and its neighbour beyond an edge from a to b: the corners, and the faces around them.
typedef struct wing {
  int f, g, a, b, c, d; // f is (a, b, c), g is (b, a, d)
  int bc, ca, ad, db;   // the faces beyond
} wing;

/*@ predicate epa_wing(og_epa_workspace *work, wing w) =
      0 <= w.f < work->face_count && 0 <= w.g < work->face_count && epa_vertex(work, w.a) && epa_vertex(work, w.b) &&
      epa_vertex(work, w.c) && epa_vertex(work, w.d) && 0 <= w.bc < work->face_count && 0 <= w.ca < work->face_count &&
      0 <= w.ad < work->face_count && 0 <= w.db < work->face_count; */

/*@ requires face: epa_face(work, f) && 0 <= k < 3;
    terminates \true; exits \false; assigns \nothing;
    ensures wing: epa_wing(work, \result); */
static wing wing_of(const og_epa_workspace *work, int f, int k) {
  //@ assert edge: k == 0 || k == 1 || k == 2;
  const og_epa_face *of_f = &work->face[f];
  const int l = corner_after(k), m = corner_after(l);
  //@ assert corners: (l == 0 || l == 1 || l == 2) && (m == 0 || m == 1 || m == 2);
  const int g = of_f->neighbour[k], b = of_f->vertex[l];
  const int n = corner_at(work, g, b);
  //@ assert edge_of_g: n == 0 || n == 1 || n == 2;
  const og_epa_face *of_g = &work->face[g];
  const int o = corner_after(n), p = corner_after(o);
  //@ assert corners_of_g: (o == 0 || o == 1 || o == 2) && (p == 0 || p == 1 || p == 2);
  return (wing){.f = f,
                .g = g,
                .a = of_f->vertex[k],
                .b = b,
                .c = of_f->vertex[m],
                .d = of_g->vertex[p],
                .bc = of_f->neighbour[l],
                .ca = of_f->neighbour[m],
                .ad = of_g->neighbour[o],
                .db = of_g->neighbour[p]};
}

/*@ requires wing: epa_polytope(work) && epa_wing(work, w);
    terminates \true; exits \false; assigns work->face[0 .. OG_EPA_FACES - 1];
    ensures polytope: epa_polytope(work);
    ensures kept: epa_counts{Pre, Here}(work); */
static void flip_edge(og_epa_workspace *work, wing w) {
  relink_face(work, w.bc, w.c, w.g);
  relink_face(work, w.ad, w.d, w.f);
  make_face(work, w.f, w.c, w.a, w.d, w.ca, w.ad, w.g);
  make_face(work, w.g, w.d, w.b, w.c, w.db, w.bc, w.f);
}

/*@ requires wing: epa_polytope(work) && epa_wing(work, w);
    requires room: epa_vertex(work, v) && work->face_count <= LAST_ROOM;
    terminates \true; exits \false; assigns work->face[0 .. OG_EPA_FACES - 1], work->face_count;
    ensures polytope: epa_polytope(work);
    ensures more: work->face_count == \old(work->face_count) + 2 && work->vertex_count == \old(work->vertex_count); */
static void split_edge(og_epa_workspace *work, wing w, int v) {
  const int h = work->face_count, i = h + 1;
  add_empty_face(work);
  add_empty_face(work);
  relink_face(work, w.bc, w.c, h);
  relink_face(work, w.db, w.b, i);
  make_face(work, w.f, w.a, v, w.c, w.g, h, w.ca);
  make_face(work, h, v, w.b, w.c, i, w.bc, w.f);
  make_face(work, w.g, v, w.a, w.d, w.f, w.ad, i);
  make_face(work, i, w.b, v, w.d, h, w.g, w.db);
}

// ---- where it may go ----

// 1: d is below the plane of a, b, c, which run counterclockwise seen from above; -1: above; 0: in it.
/*@ requires polytope: epa_polytope(work) && epa_vertex(work, a) && epa_vertex(work, b) && epa_vertex(work, c);
    terminates \true; exits \false; assigns \nothing;
    ensures sign: -1 <= \result <= 1; */
static int turn_from(const og_epa_workspace *work, int a, int b, int c, og_vec3 d) {
  return og_orient3d_exact(work->point[a], work->point[b], work->point[c], d);
}

/*@ requires polytope: epa_polytope(work) && epa_vertex(work, a) && epa_vertex(work, b) && epa_vertex(work, c);
    terminates \true; exits \false; assigns \nothing; */
static bool sees_origin(const og_epa_workspace *work, int a, int b, int c) {
  return turn_from(work, a, b, c, (og_vec3){0, 0, 0}) > 0;
}

// Is v above face f, and does the ray from the origin to v pass through it?
/*@ requires face: epa_face(work, f) && epa_vertex(work, v);
    terminates \true; exits \false; assigns \nothing; */
static bool is_below_vertex(const og_epa_workspace *work, int f, int v) {
  const og_epa_face *face = &work->face[f];
  const int a = face->vertex[0], b = face->vertex[1], c = face->vertex[2];
  return face->state != OG_EPA_FREE && sees_origin(work, a, b, v) && sees_origin(work, b, c, v) &&
         sees_origin(work, c, a, v) && turn_from(work, a, b, c, work->point[v]) < 0;
}

// Would the surface move outward if the edge were split at v, and all four faces see the origin?
/*@ requires wing: epa_polytope(work) && epa_wing(work, w) && epa_vertex(work, v);
    terminates \true; exits \false; assigns \nothing; */
static bool may_split_edge(const og_epa_workspace *work, wing w, int v) {
  if (!sees_origin(work, w.a, v, w.c) || !sees_origin(work, v, w.b, w.c)) return false;
  if (!sees_origin(work, v, w.a, w.d) || !sees_origin(work, w.b, v, w.d)) return false;
  const int of_f = turn_from(work, w.a, w.b, w.c, work->point[v]);
  const int of_g = turn_from(work, w.b, w.a, w.d, work->point[v]);
  return of_f <= 0 && of_g <= 0 && (of_f < 0 || of_g < 0);
}

// Do the faces of an edge make a valley, and would both see the origin if it were turned round?
/*@ requires wing: epa_polytope(work) && epa_wing(work, w);
    terminates \true; exits \false; assigns \nothing; */
static bool may_turn_edge(const og_epa_workspace *work, wing w) {
  return turn_from(work, w.a, w.b, w.c, work->point[w.d]) < 0 && sees_origin(work, w.c, w.a, w.d) &&
         sees_origin(work, w.d, w.b, w.c);
}

// The edge of face f that may be turned round: the corner at which it begins; 3: none.
/*@ requires face: epa_face(work, f);
    terminates \true; exits \false; assigns \nothing;
    ensures edge: 0 <= \result <= 3; */
static int edge_to_turn(const og_epa_workspace *work, int f) {
  int k = work->face[f].state == OG_EPA_FREE ? 3 : 0;
  /*@ loop invariant counter: 0 <= k <= 3;
      loop assigns k;
      loop variant 3 - k; */
  while (k < 3 && !may_turn_edge(work, wing_of(work, f, k))) k++;
  return k;
}

// Turns round an edge of face f, else the first of all edges that is in a valley. With all vertices on the hull of
// A - B there is one while the surface is not convex.
/*@ requires face: epa_face(work, f);
    terminates \true; exits \false; assigns work->face[0 .. OG_EPA_FACES - 1];
    ensures polytope: epa_polytope(work);
    ensures kept: epa_counts{Pre, Here}(work); */
static bool turn_some_edge(og_epa_workspace *work, int f) {
  int g = f, k = edge_to_turn(work, f);
  /*@ loop invariant counter: 0 <= next <= work->face_count && 0 <= g < work->face_count && 0 <= k <= 3;
      loop assigns next, g, k;
      loop variant work->face_count - next; */
  for (int next = 0; k == 3 && next < work->face_count; next++) {
    g = next;
    k = edge_to_turn(work, g);
  }
  if (k == 3) return false;
  flip_edge(work, wing_of(work, g, k));
  return true;
}

// The face that the edge from a to b is of; -1: there is no such edge.
/*@ requires polytope: epa_polytope(work);
    terminates \true; exits \false; assigns \nothing;
    ensures face: -1 <= \result < work->face_count; */
static int face_with_edge(const og_epa_workspace *work, int a, int b) {
  /*@ loop invariant counter: 0 <= f <= work->face_count;
      loop assigns f;
      loop variant work->face_count - f; */
  for (int f = 0; f < work->face_count; f++) {
    const og_epa_face *face = &work->face[f];
    const int k = corner_at(work, f, a), next = corner_after(k);
    //@ assert edge: (k == 0 || k == 1 || k == 2) && (next == 0 || next == 1 || next == 2);
    if (face->state != OG_EPA_FREE && face->vertex[k] == a && face->vertex[next] == b) return f;
  }
  return -1;
}

// The face that v is to be put into, face f if that is one; -1: none.
/*@ requires face: epa_face(work, f) && epa_vertex(work, v);
    terminates \true; exits \false; assigns \nothing;
    ensures face: -1 <= \result < work->face_count; */
static int face_below_vertex(const og_epa_workspace *work, int f, int v) {
  if (is_below_vertex(work, f, v)) return f;
  /*@ loop invariant counter: 0 <= g <= work->face_count;
      loop assigns g;
      loop variant work->face_count - g; */
  for (int g = 0; g < work->face_count; g++)
    if (is_below_vertex(work, g, v)) return g;
  return -1;
}

// The edge that the ray from the origin to v passes through, if v may be put into it: three times its face, and the
// corner at which it begins; -1: none.
/*@ requires polytope: epa_polytope(work) && epa_vertex(work, v);
    terminates \true; exits \false; assigns \nothing;
    ensures edge: -1 <= \result < 3 * work->face_count; */
static int edge_below_vertex(const og_epa_workspace *work, int v) {
  const og_vec3 origin = {0, 0, 0};
  /*@ loop invariant counter: 0 <= e <= 3 * work->face_count;
      loop assigns e;
      loop variant 3 * work->face_count - e; */
  for (int e = 0; e < 3 * work->face_count; e++) {
    const og_epa_face *face = &work->face[e / 3];
    const int k = e % 3, next = corner_after(k);
    //@ assert edge: (k == 0 || k == 1 || k == 2) && (next == 0 || next == 1 || next == 2);
    const int a = face->vertex[k], b = face->vertex[next];
    if (face->state != OG_EPA_FREE && turn_from(work, a, b, v, origin) == 0 &&
        may_split_edge(work, wing_of(work, e / 3, k), v))
      return e;
  }
  return -1;
}

// Puts v, above face f, into the face or the edge that the ray from the origin to it passes through. False, and nothing
// is changed, where that would not move the surface outward.
/*@ requires face: epa_face(work, f) && epa_vertex(work, v) && work->face_count <= LAST_ROOM;
    terminates \true; exits \false; assigns work->face[0 .. OG_EPA_FACES - 1], work->face_count;
    ensures polytope: epa_polytope(work);
    ensures more: \old(work->face_count) <= work->face_count;
    ensures kept: work->vertex_count == \old(work->vertex_count);
    ensures unused: \result == 0 ==> \forall integer n; epa_below{Pre}(work, n) ==> epa_below(work, n); */
static bool put_in(og_epa_workspace *work, int f, int v) {
  const int g = face_below_vertex(work, f, v);
  if (g >= 0) {
    split_face(work, g, v);
    return true;
  }
  const int e = edge_below_vertex(work, v);
  if (e < 0) return false;
  split_edge(work, wing_of(work, e / 3, e % 3), v);
  return true;
}

// ---- the search ----

// Turned edges add no vertex, so that rounds have a bound of their own.
enum { ROUNDS = 16 * OG_EPA_VERTICES };

// The nearest of the faces that are open; the first of all where none is.
/*@ requires polytope: epa_polytope(work) && 1 <= work->face_count;
    terminates \true; exits \false; assigns \nothing;
    ensures face: 0 <= \result < work->face_count; */
static int nearest_open(const og_epa_workspace *work) {
  int best = 0;
  og_scalar least = OG_SCALAR_MAX;
  /*@ loop invariant counter: 0 <= f <= work->face_count && 0 <= best < work->face_count;
      loop assigns f, best, least;
      loop variant work->face_count - f; */
  for (int f = 0; f < work->face_count; f++) {
    const og_epa_face *face = &work->face[f];
    if (face->state != OG_EPA_OPEN || !(face->offset < least)) continue;
    least = face->offset;
    best = f;
  }
  return best;
}

// How far the surface is from the origin, and face f of it.
/*@ requires face: epa_face(work, f);
    terminates \true; exits \false; assigns \nothing; */
static og_scalar distance_of_surface(const og_epa_workspace *work, int f) {
  og_scalar least = work->face[f].offset;
  /*@ loop invariant counter: 0 <= g <= work->face_count;
      loop assigns g, least;
      loop variant work->face_count - g; */
  for (int g = 0; g < work->face_count; g++)
    if (work->face[g].state != OG_EPA_FREE) least = og_min(least, work->face[g].offset);
  return least;
}

// Is the last vertex one that was there before?
/*@ requires memory: epa_memory(work) && 1 <= work->vertex_count;
    terminates \true; exits \false; assigns \nothing; */
static bool is_old_vertex(const og_epa_workspace *work) {
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

// The last vertex goes again.
/*@ requires polytope: epa_polytope(work) && 1 <= work->vertex_count && epa_below(work, work->vertex_count - 1);
    terminates \true; exits \false; assigns work->vertex_count;
    ensures polytope: epa_polytope(work);
    ensures less: work->vertex_count == \old(work->vertex_count) - 1; */
static void forget_vertex(og_epa_workspace *work) { work->vertex_count--; }

// Splits the edge from a to b at its support point, unless it is on the hull of A - B, or is no edge any more.
/*@ requires query: epa_query(q) && epa_room(q->work) && epa_vertex(q->work, a) && epa_vertex(q->work, b);
    terminates \true; exits \false; assigns q->size, q->largest, q->scale, *q->work;
    ensures query: epa_query(q);
    ensures more: \old(q->work->vertex_count) <= q->work->vertex_count;
    ensures faces: \old(q->work->face_count) <= q->work->face_count; */
static void split_at_support(og_epa_query *q, int a, int b) {
  og_epa_workspace *work = q->work;
  og_vec3 direction;
  (void)og_epa_unit(nearest_on_edge(work->point[a], work->point[b]).v, &direction); // it is farther off than rounding
  const int v = og_epa_add_support(q, direction);
  //@ assert unused: epa_below(work, v);
  const og_scalar distance = nearest_on_edge(work->point[a], work->point[b]).distance; // the scale may be another
  const bool is_on_hull = og_dot(direction, work->point[v]) <= distance + work->tolerance;
  const int f = face_with_edge(work, a, b);
  if (q->largest > OG_EPA_LARGEST || is_on_hull || f < 0 || is_old_vertex(work)) {
    forget_vertex(work);
    return;
  }
  const wing w = wing_of(work, f, corner_at(work, f, a));
  if (may_split_edge(work, w, v)) split_edge(work, w, v);
  else forget_vertex(work);
}

// The last vertex, v, above face f, is put in, and f's edges are split; one that is in already lets an edge be turned.
// False where rounding allows neither.
/*@ requires query: epa_query(q) && 0 <= f < q->work->face_count && q->work->face_count <= LAST_ROOM;
    requires vertex: 0 <= v && v == q->work->vertex_count - 1 && epa_below(q->work, v);
    terminates \true; exits \false; assigns q->size, q->largest, q->scale, *q->work;
    ensures query: epa_query(q);
    ensures faces: q->work->face_count >= \old(q->work->face_count); */
static bool advance_face(og_epa_query *q, int f, int v) {
  og_epa_workspace *work = q->work;
  const int corner[4] = {work->face[f].vertex[0], work->face[f].vertex[1], work->face[f].vertex[2],
                         work->face[f].vertex[0]};
  if (is_old_vertex(work) || !put_in(work, f, v)) {
    forget_vertex(work);
    return turn_some_edge(work, f);
  }
  /*@ loop invariant counter: 0 <= k <= 3;
      loop invariant query: epa_query(q) && q->work == work;
      loop invariant corners: epa_vertex(work, corner[0]) && epa_vertex(work, corner[1]) &&
        epa_vertex(work, corner[2]) && corner[3] == corner[0];
      loop invariant faces: \at(q->work->face_count, Pre) <= work->face_count;
      loop assigns k, q->size, q->largest, q->scale, *work;
      loop variant 3 - k; */
  for (int k = 0; k < 3; k++) {
    //@ assert edge: k == 0 || k == 1 || k == 2;
    if (work->vertex_count < OG_EPA_VERTICES && work->face_count <= LAST_ROOM)
      split_at_support(q, corner[k], corner[k + 1]);
  }
  return true;
}

// The deepest points: those of the face whose nearest point is nearest to the foot. In an A - B about as thin as
// rounding the start simplex may be nearer: it holds the origin.
/*@ requires query: epa_query(q) && 1 <= q->work->face_count && \valid_read(start) && 1 <= start->count <= 4;
    requires result: \valid(result) && \separated(result, start) && \separated(result, q) &&
      \separated(result, q->work);
    terminates \true; exits \false; assigns *result;
    ensures kept: search_kept{Pre, Here}(result);
    ensures count: 1 <= result->simplex_count <= 4; */
static void set_points(const og_epa_query *q, const og_simplex *start, og_vec3 foot, og_epa_result *result) {
  const og_epa_workspace *work = q->work;
  nearest_point best = {.distance = 0};
  int face = -1;
  og_scalar least = og_epa_start_points(q, start, foot, result);
  /*@ loop invariant counter: 0 <= f <= work->face_count && -1 <= face < work->face_count;
      loop assigns f, face, least, best;
      loop variant work->face_count - f; */
  for (int f = 0; f < work->face_count; f++) {
    const nearest_point n = nearest_on_face(work, f);
    const og_scalar miss = og_norm2(og_sub(n.v, foot));
    if (work->face[f].state == OG_EPA_FREE || !(miss <= least)) continue;
    least = miss;
    face = f;
    best = n;
  }
  if (face < 0) return;
  result->a = result->b = (og_vec3){0, 0, 0};
  /*@ loop invariant counter: 0 <= k <= 3 && (k > 0 ==> result->simplex_count == k);
      loop invariant kept: search_kept{Pre, Here}(result);
      loop assigns k, *result;
      loop variant 3 - k; */
  for (int k = 0; k < 3; k++) {
    //@ assert corner: k == 0 || k == 1 || k == 2;
    const int v = work->face[face].vertex[k];
    //@ assert vertex: epa_vertex(work, v);
    og_epa_add_weighted(result, &work->vertex[v], k, best.weight[k]);
  }
}

// The width along a face's direction, of which v tells: true where it is the depth, to within the tolerance, or shows
// that the origin is outside.
/*@ requires query: epa_query(q) && epa_vertex(q->work, v);
    requires result: \valid(result) && \separated(result, q) && \separated(result, q->work);
    requires open: result->outcome == OG_OUTCOME_ITERATION_LIMIT;
    terminates \true; exits \false; assigns result->lower, result->upper, result->normal, result->outcome;
    ensures open: !\result ==> result->outcome == OG_OUTCOME_ITERATION_LIMIT;
    ensures bounds: result->outcome == OG_OUTCOME_ANSWERED ==> 0 <= result->lower <= result->upper; */
static bool take_width(const og_epa_query *q, og_vec3 normal, int v, og_scalar lower, og_epa_result *result) {
  const og_scalar tolerance = q->work->tolerance, height = og_max(lower, og_dot(normal, q->work->point[v]));
  const bool is_outside = height < -tolerance;
  const bool is_depth = !is_outside && height - lower <= og_max(tolerance, q->tolerance * height);
  result->lower = og_max(0, lower / q->scale);
  if (is_depth || is_outside || result->iterations == 1 || height < result->upper * q->scale) {
    result->upper = height / q->scale;
    result->normal = og_neg(normal);
  }
  if (is_depth) {
    result->outcome = OG_OUTCOME_ANSWERED;
    result->upper = og_max(result->lower, result->upper); // less than 0, if at all
  }
  if (is_outside) result->outcome = OG_OUTCOME_DEGENERATE;
  return is_depth || is_outside;
}

// Is the origin inside the start by more than rounding? While it is not, the start grows as epa's hull does, and a face
// of it may be the deepest. False where it is, or rounding lets it not grow.
/*@ requires query: epa_query(q) && 1 <= q->work->face_count;
    requires result: \valid(result) && \separated(result, q) && \separated(result, q->work);
    requires open: result->outcome == OG_OUTCOME_ITERATION_LIMIT && result->iterations == 0;
    terminates \true; exits \false; assigns *result, q->size, q->largest, q->scale, *q->work;
    ensures query: epa_query(q);
    ensures faces: q->work->face_count >= \old(q->work->face_count);
    ensures open: \result != 0 ==> result->outcome == OG_OUTCOME_ITERATION_LIMIT;
    ensures bounds: result->outcome == OG_OUTCOME_ANSWERED ==> 0 <= result->lower <= result->upper;
    ensures rounds: 0 <= result->iterations <= OG_EPA_VERTICES; */
static bool surround_origin(og_epa_query *q, og_epa_result *result) {
  og_epa_workspace *work = q->work;
  const int start_count = work->vertex_count;
  /*@ loop invariant query: epa_query(q) && q->work == work;
      loop invariant faces: work->face_count >= \at(q->work->face_count, Pre);
      loop invariant open: result->outcome == OG_OUTCOME_ITERATION_LIMIT;
      loop invariant rounds: 0 <= result->iterations <= OG_EPA_VERTICES && 0 <= start_count <= work->vertex_count;
      loop assigns *result, q->size, q->largest, q->scale, *work;
      loop variant OG_EPA_VERTICES - work->vertex_count; */
  while (work->vertex_count < OG_EPA_VERTICES) {
    const int f = nearest_open(work);
    if (work->face[f].offset > work->tolerance) return true;
    const og_vec3 normal = work->face[f].normal;
    const int v = og_epa_add_support(q, normal);
    result->iterations = work->vertex_count - start_count;
    if (q->largest > OG_EPA_LARGEST || take_width(q, normal, v, work->face[f].offset, result)) return false;
    if (is_old_vertex(work) || !og_epa_expand(work, f, v)) return false;
  }
  return false;
}

// Does every face see the origin? Then each is measured by its nearest point.
/*@ requires polytope: epa_polytope(work);
    terminates \true; exits \false; assigns work->face[0 .. OG_EPA_FACES - 1];
    ensures polytope: epa_polytope(work);
    ensures kept: epa_counts{Pre, Here}(work); */
static bool measure_faces(og_epa_workspace *work) {
  /*@ loop invariant counter: 0 <= f <= work->face_count;
      loop invariant polytope: epa_polytope(work) && epa_counts{Pre, Here}(work);
      loop assigns f, work->face[0 .. OG_EPA_FACES - 1];
      loop variant work->face_count - f; */
  for (int f = 0; f < work->face_count; f++) {
    const int *corner = work->face[f].vertex;
    if (work->face[f].state == OG_EPA_FREE) continue;
    if (!sees_origin(work, corner[0], corner[1], corner[2])) return false;
    measure_face(work, f);
  }
  return true;
}

// Splits the nearest face until it is on the hull of A - B.
/*@ requires query: epa_query(q) && 1 <= q->work->face_count;
    requires result: \valid(result) && \separated(result, q) && \separated(result, q->work);
    requires open: result->outcome == OG_OUTCOME_ITERATION_LIMIT && 0 <= result->iterations <= OG_EPA_VERTICES;
    terminates \true; exits \false; assigns *result, q->size, q->largest, q->scale, *q->work;
    ensures query: epa_query(q);
    ensures faces: 1 <= q->work->face_count;
    ensures bounds: result->outcome == OG_OUTCOME_ANSWERED ==> 0 <= result->lower <= result->upper;
    ensures rounds: 0 <= result->iterations <= OG_EPA_VERTICES + ROUNDS; */
static void split_until_found(og_epa_query *q, og_epa_result *result) {
  og_epa_workspace *work = q->work;
  const int before = result->iterations;
  /*@ loop invariant query: epa_query(q) && q->work == work;
      loop invariant counter: 0 <= round <= ROUNDS && 0 <= result->iterations <= OG_EPA_VERTICES + round;
      loop invariant faces: 1 <= work->face_count;
      loop invariant open: result->outcome == OG_OUTCOME_ITERATION_LIMIT;
      loop assigns round, *result, q->size, q->largest, q->scale, *work;
      loop variant ROUNDS - round; */
  for (int round = 0; round < ROUNDS && work->vertex_count < OG_EPA_VERTICES && work->face_count <= LAST_ROOM;
       round++) {
    const int f = nearest_open(work);
    if (work->face[f].state != OG_EPA_OPEN) return;
    result->iterations = before + round + 1;
    const og_vec3 normal = work->face[f].normal;
    const int v = og_epa_add_support(q, normal);
    //@ assert unused: epa_below(work, v);
    if (q->largest > OG_EPA_LARGEST || take_width(q, normal, v, distance_of_surface(work, f), result)) return;
    if (!advance_face(q, f, v)) work->face[f].state = OG_EPA_CLOSED;
  }
}

// From a start with volume.
/*@ requires query: epa_query(q) && epa_open(q->work) && \valid_read(start) && 1 <= start->count <= 4;
    requires apart: \separated(start, q) && \separated(start, q->work);
    terminates \true; exits \false; assigns q->size, q->largest, q->scale, *q->work;
    ensures bounds: \result.outcome == OG_OUTCOME_ANSWERED ==> 0 <= \result.lower <= \result.upper;
    ensures rounds: 0 <= \result.iterations <= OG_EPA_VERTICES + ROUNDS;
    ensures count: 1 <= \result.simplex_count <= 4; */
static og_epa_result split_start(og_epa_query *q, const og_simplex *start) {
  og_epa_result result = {.outcome = OG_OUTCOME_ITERATION_LIMIT};
  if (surround_origin(q, &result) && measure_faces(q->work)) split_until_found(q, &result);
  set_points(q, start, og_scale(-result.upper * q->scale, result.normal), &result);
  return result;
}

og_epa_result og_epa_split(const og_convex *a, const og_convex *b, const og_simplex *start, og_scalar tolerance,
                           og_epa_workspace *work) {
  og_epa_query q = {.a = a, .b = b, .work = work, .scale = 1, .tolerance = tolerance};
  og_vec3 direction[3] = {{0, 0, 0}};
  const int found = og_epa_begin(&q, start, direction);
  og_epa_result result = {.outcome = OG_OUTCOME_DEGENERATE};
  //@ assert start: 1 <= start->count <= 4;
  if (found == 4) result = split_start(&q, start);
  else if (found > 0 && og_epa_in_range(&q)) result = og_epa_flat_result(&q, start, direction);
  if (!og_epa_in_range(&q)) return (og_epa_result){.outcome = OG_OUTCOME_OUT_OF_RANGE};
  result.vertices = work->vertex_count;
  result.depth = result.upper = og_max(0, result.upper);
  return result;
}

// ---- bodies ----

og_claim og_run_epa_split(const og_body *a, const og_body *b) {
  const og_gjk_result cores = og_gjk(&a->core, &b->core, NULL);
  const bool apart = cores.verdict == OG_VERDICT_APART;
  // Out of range there is no simplex to start from.
  if (cores.simplex.count == 0 || (apart && cores.outcome == OG_OUTCOME_ANSWERED)) return og_gjk_claim(a, b, &cores);
  og_epa_workspace work;
  const og_epa_result deep = og_epa_split(&a->core, &b->core, &cores.simplex, 0, &work);
  return og_epa_claim(a, b, &cores, &deep);
}

// ---- what is known of it ----

static const og_door_pair epa_split_door = {
    .run = og_run_epa_split,
    .promises =
        {
            .refusal = OG_REFUSES_EITHER,
            .change = 128,
            .verdict = 128,
            .distance = 4096,
            .depth = 4096,
            .thin = 1,
            .bound = OG_BOUND_BY_NUMBER,
            .iterations = OG_WALK_ITERATIONS + OG_EPA_VERTICES + ROUNDS,
            .why = "128 epsilon where A - B is as thin as rounding",
        },
};

const og_algorithm og_algorithm_epa_split = {
    .id = "epa-split",
    .row = "3.6",
    .questions = "depth",
    .path = "ref/cso/epa_split",
    .source = "van den Bergen 2001, 5; Varjus 2018, 5.2.2",
    .cost = "O(f + v) and up to four support points a round",
    .limits = "curved bodies give up at 1e-4, concentric ones at 1e-1; 41 of 2,325 slivers give up, 128 epsilon",
    .pair = &epa_split_door,
};
