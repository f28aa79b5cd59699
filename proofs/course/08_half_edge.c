// 8. Walking around a vertex of a half-edge mesh
//
// Learn: indices that are data. Reading edge[edge[e].twin].next is safe only if every index of the mesh is in range,
//        for all edges at once: a predicate over the whole mesh, which a checker establishes before anybody walks.
// Task:  write the loop annotation of `mesh_sound`, and the body of `around`: the next half-edge that starts at the
//        vertex where e starts. One line; the face lies to the left of e.
// Hint:  the twin runs back to where e starts, and the edge after the twin goes on from there.

typedef struct half_edge {
  int origin, twin, next;
} half_edge;

/*@ predicate edge_sound{L}(half_edge *edge, integer n, integer e) =
      0 <= edge[e].twin < n && 0 <= edge[e].next < n && edge[edge[e].twin].twin == e &&
      edge[edge[e].next].origin == edge[edge[e].twin].origin;
    predicate sound{L}(half_edge *edge, integer n) = \forall integer e; 0 <= e < n ==> edge_sound(edge, n, e);
*/

/*@ requires count:  n >= 0;
    requires memory: \valid_read(edge + (0 .. n - 1));
    terminates \true;
    exits \false;
    assigns \nothing;
    ensures sound: \result != 0 <==> sound(edge, n);
*/
int mesh_sound(const half_edge *edge, int n);

/*@ requires memory: \valid_read(edge + (0 .. n - 1));
    requires sound:  sound(edge, n);
    requires edge:   0 <= e < n;
    terminates \true;
    exits \false;
    assigns \nothing;
    ensures edge:   0 <= \result < n;
    ensures vertex: edge[\result].origin == edge[e].origin;
    ensures before: \exists integer last; 0 <= last < n && edge[last].next == \result && edge[last].twin == e;
*/
int around(const half_edge *edge, int n, int e);

// ---- yours ----

int mesh_sound(const half_edge *edge, int n) {
  for (int e = 0; e < n; e++) {
    const int twin = edge[e].twin, next = edge[e].next;
    if (twin < 0 || twin >= n || next < 0 || next >= n) return 0;
    if (edge[twin].twin != e || edge[next].origin != edge[twin].origin) return 0;
  }
  return 1;
}

int around(const half_edge *edge, int n, int e) { return e; }
