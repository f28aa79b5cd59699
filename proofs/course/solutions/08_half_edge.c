
int mesh_sound(const half_edge *edge, int n) {
  /*@ loop invariant counter: 0 <= e <= n;
      loop invariant sound:   \forall integer i; 0 <= i < e ==> edge_sound(edge, n, i);
      loop assigns e;
      loop variant n - e; */
  for (int e = 0; e < n; e++) {
    const int twin = edge[e].twin, next = edge[e].next;
    if (twin < 0 || twin >= n || next < 0 || next >= n) {
      //@ assert out_of_range: !edge_sound(edge, n, e);
      return 0;
    }
    if (edge[twin].twin != e || edge[next].origin != edge[twin].origin) {
      //@ assert broken: !edge_sound(edge, n, e);
      return 0;
    }
  }
  return 1;
}

int around(const half_edge *edge, int n, int e) {
  const int twin = edge[e].twin;
  //@ assert here: edge_sound(edge, n, e);
  //@ assert there: edge_sound(edge, n, twin);
  return edge[twin].next;
}
