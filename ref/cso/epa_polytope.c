// The surface of the polytope. Every step that would leave it open or pinched is found out before anything changes.

#include "ref/cso/epa_polytope.h"

#include "ref/closest/triangle_area.h"

/*@ predicate is_gone(og_epa_workspace *w, integer count) =
      1 <= count <= w->face_count && \forall integer k; 0 <= k < count ==> 0 <= w->gone[k] < w->face_count;
    predicate horizon_edges(og_epa_workspace *w, integer count) =
      0 <= count <= OG_EPA_VERTICES && \forall integer k; 0 <= k < count ==>
      0 <= w->horizon[k].from < w->vertex_count && 0 <= w->horizon[k].to < w->vertex_count &&
      0 <= w->horizon[k].beyond < w->face_count;
    predicate leaving_edges(og_epa_workspace *w, integer count) =
      \forall integer v; 0 <= v < w->vertex_count ==> -1 <= w->leaving[v] < count;
    // Where an edge ends another one begins.
    predicate is_outline(og_epa_workspace *w, integer count) =
      0 <= count <= OG_EPA_VERTICES && \forall integer k; 0 <= k < count ==>
      0 <= w->horizon[k].from < w->vertex_count && 0 <= w->horizon[k].to < w->vertex_count &&
      0 <= w->horizon[k].beyond < w->face_count && 0 <= w->leaving[w->horizon[k].to] < count;
    predicate are_slots(og_epa_workspace *w, integer count) =
      \forall integer k; 0 <= k < count ==> 0 <= w->slot[k] < w->face_count;
*/

//@ requires corner: 0 <= k < 3; terminates \true; exits \false; assigns \nothing; ensures corner: 0 <= \result < 3;
static int next_corner(int k) { return k == 2 ? 0 : k + 1; }

// The plane of a face from its normal.
/*@ requires memory: \valid_read(work) && \valid(face);
    requires vertices: 0 <= face->vertex[0] < OG_EPA_VERTICES && 0 <= face->vertex[1] < OG_EPA_VERTICES &&
                       0 <= face->vertex[2] < OG_EPA_VERTICES;
    terminates \true; exits \false; assigns face->state, face->normal, face->offset;
    ensures open: face->state == OG_EPA_OPEN; */
static inline void set_plane(const og_epa_workspace *work, og_epa_face *face, og_vec3 normal) {
  face->state = OG_EPA_OPEN;
  face->normal = normal;
  face->offset = og_dot(face->normal, work->point[face->vertex[0]]);
  /*@ loop invariant counter: 1 <= k <= 3;
      loop assigns k, face->offset;
      loop variant 3 - k; */
  for (int k = 1; k < 3; k++) {
    //@ assert corner: k == 1 || k == 2;
    face->offset = og_max(face->offset, og_dot(face->normal, work->point[face->vertex[k]]));
  }
}

// Face g goes, as number `count` of those that go, if it lies below v; returns how many those are then.
/*@ requires polytope: epa_polytope(work) && 0 <= g < work->face_count && 0 <= v < work->vertex_count;
    requires gone: is_gone(work, count);
    terminates \true; exits \false; assigns work->visible[g], work->gone[0 .. OG_EPA_FACES - 1];
    ensures polytope: epa_polytope(work);
    ensures gone: is_gone(work, \result) && count <= \result; */
static int enter_below(og_epa_workspace *work, int count, int g, int v) {
  if (work->visible[g] || count >= work->face_count || og_epa_height(work, g, v) <= work->tolerance) return count;
  work->visible[g] = true;
  work->gone[count] = g;
  return count + 1;
}

// The faces below v that hang together with face f; returns how many.
/*@ requires polytope: epa_polytope(work) && 0 <= f < work->face_count && 0 <= v < work->vertex_count;
    terminates \true; exits \false;
    assigns work->visible[0 .. OG_EPA_FACES - 1], work->gone[0 .. OG_EPA_FACES - 1];
    ensures polytope: epa_polytope(work);
    ensures gone: is_gone(work, \result);
    ensures open: epa_open{Pre}(work) ==> epa_open(work); */
static int find_visible(og_epa_workspace *work, int f, int v) {
  /*@ loop invariant counter: 0 <= k <= work->face_count;
      loop assigns k, work->visible[0 .. OG_EPA_FACES - 1];
      loop variant work->face_count - k; */
  for (int k = 0; k < work->face_count; k++) work->visible[k] = false;
  work->visible[f] = true;
  work->gone[0] = f;
  int count = 1;
  /*@ loop invariant counter: 0 <= done <= count;
      loop invariant polytope: epa_polytope(work);
      loop invariant gone: is_gone(work, count);
      loop assigns done, count, work->visible[0 .. OG_EPA_FACES - 1], work->gone[0 .. OG_EPA_FACES - 1];
      loop variant work->face_count - done; */
  for (int done = 0; done < count; done++) // every face enters once: at most face_count rounds
    /*@ loop invariant counter: 0 <= k <= 3 && done < count;
        loop invariant polytope: epa_polytope(work);
        loop invariant gone: is_gone(work, count);
        loop assigns k, count, work->visible[0 .. OG_EPA_FACES - 1], work->gone[0 .. OG_EPA_FACES - 1];
        loop variant 3 - k; */
    for (int k = 0; k < 3; k++) {
      //@ assert corner: k == 0 || k == 1 || k == 2;
      count = enter_below(work, count, work->face[work->gone[done]].neighbour[k], v);
    }
  return count;
}

// The edge from vertex k of the face to the next one enters the outline, as its edge number `count`.
/*@ requires polytope: epa_polytope(work) && 0 <= f < work->face_count && 0 <= k < 3;
    requires outline: 0 <= count < OG_EPA_VERTICES && horizon_edges(work, count) && leaving_edges(work, count);
    terminates \true; exits \false;
    assigns work->horizon[count], work->leaving[0 .. OG_EPA_VERTICES - 1];
    ensures polytope: epa_polytope(work);
    ensures gone: \forall integer n; is_gone{Pre}(work, n) ==> is_gone(work, n);
    ensures outline: horizon_edges(work, count + 1) && leaving_edges(work, count + 1); */
static void add_edge(og_epa_workspace *work, int count, int f, int k) {
  const og_epa_face *face = &work->face[f];
  og_epa_horizon_edge *edge = &work->horizon[count];
  work->leaving[face->vertex[k]] = count;
  edge->from = face->vertex[k];
  edge->to = face->vertex[next_corner(k)];
  edge->beyond = face->neighbour[k];
}

// Does an edge begin where each one ends?
/*@ requires memory: epa_memory(work) && 0 <= count <= OG_EPA_VERTICES;
    requires outline: horizon_edges(work, count) && leaving_edges(work, count);
    terminates \true; exits \false; assigns \nothing;
    ensures onward: \result != 0 ==> is_outline(work, count); */
static bool goes_on(const og_epa_workspace *work, int count) {
  /*@ loop invariant counter: 0 <= k <= count;
      loop invariant onward: \forall integer i; 0 <= i < k ==> 0 <= work->leaving[work->horizon[i].to] < count;
      loop assigns k;
      loop variant count - k; */
  for (int k = 0; k < count; k++) {
    if (work->leaving[work->horizon[k].to] < 0) return false;
  }
  return true;
}

/*@ requires polytope: epa_polytope(work);
    terminates \true; exits \false; assigns work->leaving[0 .. OG_EPA_VERTICES - 1];
    ensures polytope: epa_polytope(work);
    ensures none: leaving_edges(work, 0); */
static void begin_horizon(og_epa_workspace *work) {
  /*@ loop invariant counter: 0 <= v <= work->vertex_count;
      loop invariant none: \forall integer u; 0 <= u < v ==> work->leaving[u] == -1;
      loop assigns v, work->leaving[0 .. OG_EPA_VERTICES - 1];
      loop variant work->vertex_count - v; */
  for (int v = 0; v < work->vertex_count; v++) work->leaving[v] = -1;
}

// The outline of the visible faces; returns its length, or 0 if it passes through a vertex twice.
/*@ requires polytope: epa_polytope(work) && is_gone(work, gone_count);
    terminates \true; exits \false;
    assigns work->horizon[0 .. OG_EPA_VERTICES - 1], work->leaving[0 .. OG_EPA_VERTICES - 1];
    ensures polytope: epa_polytope(work);
    ensures outline: 0 <= \result && (\result == 0 || is_outline(work, \result));
    ensures open: epa_open{Pre}(work) ==> epa_open(work); */
static int find_horizon(og_epa_workspace *work, int gone_count) {
  begin_horizon(work);
  int count = 0;
  /*@ loop invariant counter: 0 <= done <= gone_count && 0 <= count <= OG_EPA_VERTICES;
      loop invariant polytope: epa_polytope(work);
      loop invariant gone: is_gone(work, gone_count);
      loop invariant outline: horizon_edges(work, count) && leaving_edges(work, count);
      loop assigns done, count, work->horizon[0 .. OG_EPA_VERTICES - 1], work->leaving[0 .. OG_EPA_VERTICES - 1];
      loop variant gone_count - done; */
  for (int done = 0; done < gone_count; done++) {
    const int f = work->gone[done];
    /*@ loop invariant counter: 0 <= k <= 3 && 0 <= count <= OG_EPA_VERTICES;
        loop invariant polytope: epa_polytope(work);
      loop invariant gone: is_gone(work, gone_count);
        loop invariant outline: horizon_edges(work, count) && leaving_edges(work, count);
        loop assigns k, count, work->horizon[0 .. OG_EPA_VERTICES - 1], work->leaving[0 .. OG_EPA_VERTICES - 1];
        loop variant 3 - k; */
    for (int k = 0; k < 3; k++) {
      //@ assert corner: k == 0 || k == 1 || k == 2;
      if (work->visible[work->face[f].neighbour[k]]) continue;
      if (work->leaving[work->face[f].vertex[k]] >= 0 || count >= OG_EPA_VERTICES) return 0;
      add_edge(work, count++, f, k);
    }
  }
  return goes_on(work, count) ? count : 0;
}

// The edge of the outline that begins where edge k ends.
/*@ requires memory: \valid_read(work) && 0 <= k < OG_EPA_VERTICES && 0 <= work->horizon[k].to < OG_EPA_VERTICES;
    requires onward: 0 <= work->leaving[work->horizon[k].to] < OG_EPA_VERTICES;
    terminates \true; exits \false; assigns \nothing;
    ensures next: \result == work->leaving[work->horizon[k].to];
    ensures edge: 0 <= \result < OG_EPA_VERTICES; */
static int next_edge(const og_epa_workspace *work, int k) { return work->leaving[work->horizon[k].to]; }

// Is the outline one loop, and does v make a triangle with each of its edges? As many of its edges end at a vertex as
// begin there, one: from the first it comes back to the first.
/*@ requires memory: epa_memory(work) && 1 <= count <= OG_EPA_VERTICES && 0 <= v < work->vertex_count;
    requires outline: is_outline(work, count);
    terminates \true; exits \false; assigns work->normal[0 .. OG_EPA_VERTICES - 1]; */
static bool horizon_is_sound(og_epa_workspace *work, int count, int v) {
  int steps = 0, edge = 0;
  /*@ loop invariant counter: 0 <= steps <= count && 0 <= edge < count;
      loop invariant more: steps == 0 || steps < count;
      loop assigns steps, edge, work->normal[0 .. OG_EPA_VERTICES - 1];
      loop variant count - steps; */
  do {
    const og_epa_horizon_edge *e = &work->horizon[edge];
    const og_vec3 area = og_triangle_area(work->point[e->from], work->point[e->to], work->point[v]);
    og_vec3 normal;
    if (!og_epa_unit(area, &normal)) return false;
    work->normal[edge] = normal;
    edge = next_edge(work, edge);
    steps++;
  } while (edge != 0 && steps < count);
  return edge == 0 && steps == count;
}

/*@ requires memory: epa_memory(work) && 0 <= from <= work->face_count;
    terminates \true; exits \false; assigns \nothing;
    ensures slot: from <= \result <= work->face_count; */
static int free_slot(const og_epa_workspace *work, int from) {
  int slot = from;
  /*@ loop invariant slot: from <= slot <= work->face_count;
      loop assigns slot;
      loop variant work->face_count - slot; */
  while (slot < work->face_count && !work->visible[slot] && work->face[slot].state != OG_EPA_FREE) slot++;
  return slot;
}

// One more slot, of no face yet.
/*@ requires polytope: epa_polytope(work) && 1 <= work->vertex_count && work->face_count < OG_EPA_FACES;
    terminates \true; exits \false;
    assigns work->face[work->face_count], work->visible[work->face_count], work->face_count;
    ensures polytope: epa_polytope(work);
    ensures more: work->face_count == \old(work->face_count) + 1;
    ensures outline: \forall integer n; is_outline{Pre}(work, n) ==> is_outline(work, n);
    ensures slots: \forall integer n; are_slots{Pre}(work, n) ==> are_slots(work, n);
    ensures open: epa_open{Pre}(work) ==> epa_open(work); */
static void add_slot(og_epa_workspace *work) {
  work->visible[work->face_count] = false;
  og_epa_face *face = &work->face[work->face_count++];
  face->state = OG_EPA_FREE;
  face->vertex[0] = face->vertex[1] = face->vertex[2] = 0;
  face->neighbour[0] = face->neighbour[1] = face->neighbour[2] = 0;
  face->offset = 0;
}

/*@ requires polytope: epa_polytope(work) && 0 <= k < OG_EPA_VERTICES && 0 <= f < work->face_count;
    requires slots: are_slots(work, k);
    terminates \true; exits \false; assigns work->slot[k];
    ensures polytope: epa_polytope(work);
    ensures outline: \forall integer n; is_outline{Pre}(work, n) ==> is_outline(work, n);
    ensures slots: are_slots(work, k + 1);
    ensures open: epa_open{Pre}(work) ==> epa_open(work); */
static void set_slot(og_epa_workspace *work, int k, int f) { work->slot[k] = f; }

// The slots of the new faces: first those that are not in use or whose face goes, then new ones. False where there are
// too few.
/*@ requires polytope: epa_polytope(work) && 1 <= work->vertex_count;
    requires outline: is_outline(work, count);
    terminates \true; exits \false;
    assigns work->face[0 .. OG_EPA_FACES - 1], work->face_count, work->visible[0 .. OG_EPA_FACES - 1],
            work->slot[0 .. OG_EPA_VERTICES - 1];
    ensures polytope: epa_polytope(work);
    ensures outline: is_outline(work, count);
    ensures slots: \result != 0 ==> are_slots(work, count);
    ensures more: work->face_count >= \old(work->face_count);
    ensures open: epa_open{Pre}(work) ==> epa_open(work); */
static bool find_slots(og_epa_workspace *work, int count) {
  int slot = 0;
  /*@ loop invariant counter: 0 <= k <= count && 0 <= slot <= work->face_count;
      loop invariant polytope: epa_polytope(work) && \at(work->face_count, Pre) <= work->face_count;
      loop invariant outline: is_outline(work, count);
      loop invariant slots: are_slots(work, k);
      loop invariant open: epa_open{Pre}(work) ==> epa_open(work);
      loop assigns k, slot, work->face[0 .. OG_EPA_FACES - 1], work->face_count, work->visible[0 .. OG_EPA_FACES - 1],
                   work->slot[0 .. OG_EPA_VERTICES - 1];
      loop variant count - k; */
  for (int k = 0; k < count; k++) {
    slot = free_slot(work, slot);
    if (slot == OG_EPA_FACES) return false;
    if (slot == work->face_count) add_slot(work);
    set_slot(work, k, slot++);
  }
  return true;
}

// Face g is beyond edge k of face f.
/*@ requires polytope: epa_polytope(work) && 0 <= f < work->face_count && 0 <= g < work->face_count && 0 <= k < 3;
    terminates \true; exits \false; assigns work->face[f].neighbour[k];
    ensures polytope: epa_polytope(work);
    ensures outline: \forall integer n; is_outline{Pre}(work, n) ==> is_outline(work, n);
    ensures slots: \forall integer n; are_slots{Pre}(work, n) ==> are_slots(work, n);
    ensures open: epa_open{Pre}(work) ==> epa_open(work); */
static void set_neighbour(og_epa_workspace *work, int f, int k, int g) { work->face[f].neighbour[k] = g; }

/*@ requires polytope: epa_polytope(work) && 0 <= f < work->face_count && 0 <= by < work->face_count;
    terminates \true; exits \false; assigns work->face[f].neighbour[0 .. 2];
    ensures polytope: epa_polytope(work);
    ensures outline: \forall integer n; is_outline{Pre}(work, n) ==> is_outline(work, n);
    ensures slots: \forall integer n; are_slots{Pre}(work, n) ==> are_slots(work, n); */
static void replace_neighbour(og_epa_workspace *work, int f, int edge_from, int by) {
  /*@ loop invariant counter: 0 <= k <= 3;
      loop invariant polytope: epa_polytope(work);
      loop invariant outline: \forall integer n; is_outline{Pre}(work, n) ==> is_outline(work, n);
      loop invariant slots: \forall integer n; are_slots{Pre}(work, n) ==> are_slots(work, n);
      loop assigns k, work->face[f].neighbour[0 .. 2];
      loop variant 3 - k; */
  for (int k = 0; k < 3; k++)
    if (work->face[f].vertex[k] == edge_from) set_neighbour(work, f, k, by);
}

/*@ requires polytope: epa_polytope(work) && 0 <= f < work->face_count;
    requires corners: 0 <= a < work->vertex_count && 0 <= b < work->vertex_count && 0 <= c < work->vertex_count;
    terminates \true; exits \false; assigns work->face[f].vertex[0 .. 2];
    ensures polytope: epa_polytope(work);
    ensures outline: \forall integer n; is_outline{Pre}(work, n) ==> is_outline(work, n);
    ensures slots: \forall integer n; are_slots{Pre}(work, n) ==> are_slots(work, n); */
static void set_corners(og_epa_workspace *work, int f, int a, int b, int c) {
  work->face[f].vertex[0] = a;
  work->face[f].vertex[1] = b;
  work->face[f].vertex[2] = c;
}

// Face f anew: its corners, and its neighbours beyond the edges that begin there. False where it has no area.
/*@ requires polytope: epa_polytope(work) && 0 <= f < work->face_count;
    requires corners: 0 <= a < work->vertex_count && 0 <= b < work->vertex_count && 0 <= c < work->vertex_count;
    requires neighbours: 0 <= at_a < work->face_count && 0 <= at_b < work->face_count && 0 <= at_c < work->face_count;
    terminates \true; exits \false; assigns work->face[f];
    ensures polytope: epa_polytope(work);
    ensures kept: work->face_count == \old(work->face_count) && work->vertex_count == \old(work->vertex_count);
    ensures open: \result != 0 ==> work->face[f].state == OG_EPA_OPEN; */
static bool set_face(og_epa_workspace *work, int f, int a, int b, int c, int at_a, int at_b, int at_c) {
  set_corners(work, f, a, b, c);
  set_neighbour(work, f, 0, at_a);
  set_neighbour(work, f, 1, at_b);
  set_neighbour(work, f, 2, at_c);
  og_vec3 normal;
  if (!og_epa_unit(og_triangle_area(work->point[a], work->point[b], work->point[c]), &normal)) return false;
  set_plane(work, &work->face[f], normal);
  return true;
}

bool og_epa_tetrahedron(og_epa_workspace *work, const int vertex[4]) {
  const og_vec3 p = work->point[vertex[0]];
  const og_vec3 normal = og_cross(og_sub(work->point[vertex[1]], p), og_sub(work->point[vertex[2]], p));
  // d lies below a, b, c: where the fourth vertex does not, two of the others change places.
  const bool above = og_dot(normal, og_sub(work->point[vertex[3]], p)) > 0;
  const int a = vertex[above ? 1 : 0], b = vertex[above ? 0 : 1], c = vertex[2], d = vertex[3];
  work->face_count = 0;
  /*@ loop invariant counter: 0 <= f <= 4 && work->face_count == f;
      loop invariant polytope: epa_polytope(work);
      loop assigns f, work->face[0 .. 3], work->visible[0 .. 3], work->face_count;
      loop variant 4 - f; */
  for (int f = 0; f < 4; f++) add_slot(work);
  return set_face(work, 0, a, b, c, 1, 2, 3) && set_face(work, 1, b, a, d, 0, 3, 2) &&
         set_face(work, 2, c, b, d, 0, 1, 3) && set_face(work, 3, a, c, d, 0, 2, 1);
}

// The face from edge k of the outline to v, but for its neighbours beyond the edges at v.
/*@ requires polytope: epa_polytope(work) && 0 <= k < OG_EPA_VERTICES && 0 <= v < work->vertex_count;
    requires edge: 0 <= work->horizon[k].from < work->vertex_count && 0 <= work->horizon[k].to < work->vertex_count;
    requires faces: 0 <= work->horizon[k].beyond < work->face_count && 0 <= work->slot[k] < work->face_count;
    terminates \true; exits \false; assigns work->face[0 .. OG_EPA_FACES - 1];
    ensures polytope: epa_polytope(work);
    ensures outline: \forall integer n; is_outline{Pre}(work, n) ==> is_outline(work, n);
    ensures slots: \forall integer n; are_slots{Pre}(work, n) ==> are_slots(work, n);
    ensures open: epa_open(work); */
static void build_face(og_epa_workspace *work, int k, int v) {
  const og_epa_horizon_edge *edge = &work->horizon[k];
  const int f = work->slot[k];
  set_corners(work, f, edge->from, edge->to, v);
  set_plane(work, &work->face[f], work->normal[k]);
  set_neighbour(work, f, 0, edge->beyond);
  replace_neighbour(work, edge->beyond, edge->to, f);
  //@ assert open: work->face[f].state == OG_EPA_OPEN;
}

// The faces at edge k of the outline and at the edge that begins where it ends share the edge from there to v.
/*@ requires polytope: epa_polytope(work) && 0 <= k < OG_EPA_VERTICES && 0 <= work->slot[k] < work->face_count;
    requires end: 0 <= work->horizon[k].to < OG_EPA_VERTICES;
    requires next: 0 <= work->leaving[work->horizon[k].to] < OG_EPA_VERTICES;
    requires face: 0 <= work->slot[work->leaving[work->horizon[k].to]] < work->face_count;
    terminates \true; exits \false; assigns work->face[0 .. OG_EPA_FACES - 1];
    ensures polytope: epa_polytope(work);
    ensures outline: \forall integer n; is_outline{Pre}(work, n) ==> is_outline(work, n);
    ensures slots: \forall integer n; are_slots{Pre}(work, n) ==> are_slots(work, n);
    ensures open: epa_open{Pre}(work) ==> epa_open(work); */
static void join_next(og_epa_workspace *work, int k) {
  const int f = work->slot[k], g = work->slot[next_edge(work, k)];
  set_neighbour(work, f, 1, g); // beyond the edge to -> v
  set_neighbour(work, g, 2, f); // beyond v -> from
}

// One face from each edge of the outline to v.
/*@ requires polytope: epa_polytope(work) && 3 <= count <= OG_EPA_VERTICES && 0 <= v < work->vertex_count;
    requires outline: is_outline(work, count) && are_slots(work, count);
    terminates \true; exits \false; assigns work->face[0 .. OG_EPA_FACES - 1];
    ensures polytope: epa_polytope(work);
    ensures open: epa_open(work); */
static void build_cone(og_epa_workspace *work, int count, int v) {
  /*@ loop invariant counter: 0 <= k <= count;
      loop invariant polytope: epa_polytope(work);
      loop invariant outline: is_outline(work, count) && are_slots(work, count);
      loop invariant open: k > 0 ==> epa_open(work);
      loop assigns k, work->face[0 .. OG_EPA_FACES - 1];
      loop variant count - k; */
  for (int k = 0; k < count; k++) build_face(work, k, v);
  /*@ loop invariant counter: 0 <= k <= count;
      loop invariant polytope: epa_polytope(work);
      loop invariant outline: is_outline(work, count) && are_slots(work, count);
      loop invariant open: epa_open(work);
      loop assigns k, work->face[0 .. OG_EPA_FACES - 1];
      loop variant count - k; */
  for (int k = 0; k < count; k++) {
    join_next(work, k);
  }
}

/*@ requires polytope: epa_polytope(work);
    terminates \true; exits \false; assigns work->face[0 .. OG_EPA_FACES - 1];
    ensures polytope: epa_polytope(work);
    ensures outline: \forall integer n; is_outline{Pre}(work, n) ==> is_outline(work, n);
    ensures slots: \forall integer n; are_slots{Pre}(work, n) ==> are_slots(work, n); */
static void free_gone(og_epa_workspace *work) {
  /*@ loop invariant counter: 0 <= f <= work->face_count;
      loop invariant polytope: epa_polytope(work);
      loop invariant outline: \forall integer n; is_outline{Pre}(work, n) ==> is_outline(work, n);
      loop invariant slots: \forall integer n; are_slots{Pre}(work, n) ==> are_slots(work, n);
      loop assigns f, work->face[0 .. OG_EPA_FACES - 1];
      loop variant work->face_count - f; */
  for (int f = 0; f < work->face_count; f++)
    if (work->visible[f]) work->face[f].state = OG_EPA_FREE;
}

bool og_epa_expand(og_epa_workspace *work, int f, int v) {
  const int gone_count = find_visible(work, f, v);
  const int count = find_horizon(work, gone_count);
  if (count < 3 || !horizon_is_sound(work, count, v) || !find_slots(work, count)) return false;
  free_gone(work);
  build_cone(work, count, v);
  return true;
}
