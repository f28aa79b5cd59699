#include "ref/polytope/mesh_check.h"

#include "ref/polytope/unit_scale.h"

// ---- indices ----

/*@ terminates \true; exits \false; assigns \nothing;
    ensures index: \result != 0 <==> 0 <= k < count; */
static bool is_index(int k, int count) { return 0 <= k && k < count; }

/*@ requires mesh: readable_mesh(m);
    terminates \true; exits \false; assigns \nothing;
    ensures there: \result != 0 ==> mesh_memory(m); */
static bool is_there(const og_half_edge_mesh *m) {
  return m->vertex != NULL && m->edge != NULL && m->face != NULL && m->vertex_edge != NULL && m->vertex_count >= 4 &&
         m->edge_count >= 12 && m->face_count >= 4;
}

/*@ requires memory: mesh_memory(m);
    terminates \true; exits \false; assigns \nothing;
    ensures indices: \result != 0 <==> mesh_indices(m); */
static bool are_indices_in_range(const og_half_edge_mesh *m) {
  /*@ loop invariant counter: 0 <= h <= m->edge_count;
      loop invariant edges: \forall integer i; 0 <= i < h ==> half_edge_indices(m, i);
      loop assigns h;
      loop variant m->edge_count - h; */
  for (int h = 0; h < m->edge_count; h++) {
    const og_half_edge *e = &m->edge[h];
    if (!is_index(e->origin, m->vertex_count) || !is_index(e->twin, m->edge_count) ||
        !is_index(e->next, m->edge_count) || !is_index(e->face, m->face_count)) {
      //@ assert edge: !half_edge_indices(m, h);
      return false;
    }
  }
  /*@ loop invariant counter: 0 <= f <= m->face_count;
      loop invariant faces: \forall integer i; 0 <= i < f ==> face_index(m, i);
      loop assigns f;
      loop variant m->face_count - f; */
  for (int f = 0; f < m->face_count; f++)
    if (!is_index(m->face[f].edge, m->edge_count)) {
      //@ assert face: !face_index(m, f);
      return false;
    }
  /*@ loop invariant counter: 0 <= v <= m->vertex_count;
      loop invariant vertices: \forall integer i; 0 <= i < v ==> vertex_index(m, i);
      loop assigns v;
      loop variant m->vertex_count - v; */
  for (int v = 0; v < m->vertex_count; v++)
    if (m->vertex_edge[v] != -1 && !is_index(m->vertex_edge[v], m->edge_count)) {
      //@ assert vertex: !vertex_index(m, v);
      return false;
    }
  return true;
}

/*@ predicate twin_sound{L}(og_half_edge_mesh *m, integer h) =
      m->edge[m->edge[h].twin].twin == h && m->edge[h].twin != h &&
      m->edge[m->edge[h].twin].origin != m->edge[h].origin &&
      m->edge[m->edge[h].next].origin == m->edge[m->edge[h].twin].origin;
*/
/*@ requires mesh: sound_mesh(m);
    terminates \true; exits \false; assigns \nothing;
    ensures twins: \result != 0 <==> \forall integer h; 0 <= h < m->edge_count ==> twin_sound(m, h); */
static bool are_twins(const og_half_edge_mesh *m) {
  /*@ loop invariant counter: 0 <= h <= m->edge_count;
      loop invariant twins: \forall integer i; 0 <= i < h ==> twin_sound(m, i);
      loop assigns h;
      loop variant m->edge_count - h; */
  for (int h = 0; h < m->edge_count; h++) {
    //@ assert indices: half_edge_indices(m, h);
    const og_half_edge *e = &m->edge[h], *t = &m->edge[e->twin];
    if (t->twin != h || e->twin == h || t->origin == e->origin || m->edge[e->next].origin != t->origin) {
      //@ assert twin: !twin_sound(m, h);
      return false;
    }
  }
  return true;
}

// Rounds of different faces share no half-edge, so if their lengths add up to all half-edges each is on one round, and
// `next` is one to one; then so is `next` of the twin, and stars are rounds as well.
/*@ requires mesh: sound_mesh(m);
    terminates \true; exits \false; assigns \nothing;
    ensures faces: \result != 0 ==> 3 * m->face_count <= m->edge_count; */
static bool are_rounds(const og_half_edge_mesh *m) {
  int total = 0;
  /*@ loop invariant counter: 0 <= f <= m->face_count;
      loop invariant total: 3 * f <= total <= m->edge_count;
      loop assigns f, total;
      loop variant m->face_count - f; */
  for (int f = 0; f < m->face_count; f++) {
    //@ assert face: face_index(m, f);
    //@ ghost int before = total;
    int h = m->face[f].edge, length = 0;
    /*@ loop invariant edge: 0 <= h < m->edge_count;
        loop invariant total: 0 <= length <= total <= m->edge_count && total == before + length;
        loop assigns h, length, total;
        loop variant m->edge_count - total; */
    do {
      //@ assert indices: half_edge_indices(m, h);
      if (m->edge[h].face != f || total >= m->edge_count) return false;
      total++;
      length++;
      h = m->edge[h].next;
    } while (h != m->face[f].edge);
    if (length < 3) return false;
  }
  return total == m->edge_count;
}

// Sets *used to the number of vertices with a star.
/*@ requires mesh: sound_mesh(m);
    requires used: \valid(used) && \separated(used, m) && \separated(used, m->edge + (0 .. m->edge_count - 1)) &&
                   \separated(used, m->vertex_edge + (0 .. m->vertex_count - 1));
    terminates \true;
    exits \false;
    assigns *used;
    ensures used: \result != 0 ==> 0 <= 3 * *used <= m->edge_count; */
static bool are_stars(const og_half_edge_mesh *m, int *used) {
  int total = 0, stars = 0;
  /*@ loop invariant counter: 0 <= v <= m->vertex_count && 0 <= stars <= v;
      loop invariant total: 3 * stars <= total <= m->edge_count;
      loop assigns v, total, stars;
      loop variant m->vertex_count - v; */
  for (int v = 0; v < m->vertex_count; v++) {
    //@ assert vertex: vertex_index(m, v);
    if (m->vertex_edge[v] < 0) continue;
    stars++;
    //@ ghost int before = total;
    int h = m->vertex_edge[v], length = 0;
    /*@ loop invariant edge: 0 <= h < m->edge_count;
        loop invariant total: 0 <= length <= total <= m->edge_count && total == before + length;
        loop assigns h, length, total;
        loop variant m->edge_count - total; */
    do {
      //@ assert indices: half_edge_indices(m, h);
      if (m->edge[h].origin != v || total >= m->edge_count) return false;
      total++;
      length++;
      //@ assert twin: half_edge_indices(m, m->edge[h].twin);
      h = m->edge[m->edge[h].twin].next;
    } while (h != m->vertex_edge[v]);
    if (length < 3) return false;
  }
  *used = stars;
  return total == m->edge_count;
}

// ---- points ----

/*@ requires mesh: sound_mesh(m) && 0 <= from < m->vertex_count && 0 <= to < m->vertex_count;
    terminates \true; exits \false; assigns \nothing; */
static og_vec3 from_to(const og_half_edge_mesh *m, og_scalar scale, int from, int to) {
  return og_scale(scale, og_sub(m->vertex[to], m->vertex[from]));
}

/*@ requires mesh: sound_mesh(m) && 0 <= h < m->edge_count;
    terminates \true; exits \false; assigns \nothing; */
static og_mesh_fault check_corner(const og_half_edge_mesh *m, og_scalar scale, int h) {
  //@ assert here: half_edge_indices(m, h) && half_edge_indices(m, m->edge[h].next);
  //@ assert there: half_edge_indices(m, m->edge[h].twin) && face_index(m, m->edge[h].face);
  //@ assert anchor: half_edge_indices(m, m->face[m->edge[h].face].edge);
  //@ assert onward: half_edge_indices(m, m->edge[m->edge[h].next].next);
  //@ assert across: half_edge_indices(m, m->edge[m->edge[h].twin].next);
  //@ assert beyond: half_edge_indices(m, m->edge[m->edge[m->edge[h].twin].next].next);
  const og_half_edge *e = &m->edge[h], *next = &m->edge[e->next], *twin = &m->edge[e->twin];
  const int anchor = m->edge[m->face[e->face].edge].origin;
  const og_vec3 normal = m->face[e->face].normal;
  if (!(og_abs(og_dot(normal, from_to(m, scale, anchor, e->origin))) <= OG_MESH_ROUNDING)) return OG_MESH_PLANE;
  const og_vec3 along = from_to(m, scale, e->origin, next->origin);
  const og_vec3 onward = from_to(m, scale, next->origin, m->edge[next->next].origin);
  // The product of two edges below 2 sqrt(3) long, each with the plane's error across the other.
  if (!(og_dot(normal, og_cross(along, onward)) >= -8 * OG_MESH_ROUNDING)) return OG_MESH_DENT;
  const int beyond = m->edge[m->edge[twin->next].next].origin;
  if (!(og_dot(normal, from_to(m, scale, anchor, beyond)) <= OG_MESH_ROUNDING)) return OG_MESH_DENT;
  return OG_MESH_SOUND;
}

// Unit normal, and the offset that of its corner: two dot products of numbers up to 1.
/*@ requires mesh: sound_mesh(m) && 0 <= f < m->face_count;
    terminates \true; exits \false; assigns \nothing; */
static bool is_plane(const og_half_edge_mesh *m, og_scalar scale, int f) {
  //@ assert face: face_index(m, f) && half_edge_indices(m, m->face[f].edge);
  const og_face_plane *plane = &m->face[f];
  if (!(og_abs(og_norm2(plane->normal) - 1) <= 2 * OG_MESH_ROUNDING)) return false;
  const og_scalar offset = og_dot(plane->normal, og_scale(scale, m->vertex[m->edge[plane->edge].origin]));
  return og_abs(scale * plane->offset - offset) <= OG_MESH_ROUNDING;
}

/*@ requires mesh: sound_mesh(m);
    terminates \true; exits \false; assigns \nothing; */
static og_mesh_fault check_points(const og_half_edge_mesh *m) {
  const og_scalar scale = og_unit_scale(m->vertex, m->vertex_count);
  if (scale == 0) return OG_MESH_COORDINATES;
  /*@ loop invariant counter: 0 <= f <= m->face_count;
      loop assigns f;
      loop variant m->face_count - f; */
  for (int f = 0; f < m->face_count; f++)
    if (!is_plane(m, scale, f)) return OG_MESH_PLANE;
  /*@ loop invariant counter: 0 <= h <= m->edge_count;
      loop assigns h;
      loop variant m->edge_count - h; */
  for (int h = 0; h < m->edge_count; h++) {
    const og_mesh_fault fault = check_corner(m, scale, h);
    if (fault != OG_MESH_SOUND) return fault;
  }
  return OG_MESH_SOUND;
}

og_mesh_fault og_mesh_check(const og_half_edge_mesh *mesh) {
  int used = 0;
  if (!is_there(mesh)) return OG_MESH_EMPTY;
  if (!are_indices_in_range(mesh)) return OG_MESH_INDEX;
  if (!are_twins(mesh)) return OG_MESH_TWIN;
  if (!are_rounds(mesh)) return OG_MESH_ROUND;
  if (!are_stars(mesh, &used)) return OG_MESH_STAR;
  if (used + mesh->face_count != mesh->edge_count / 2 + 2) return OG_MESH_EULER;
  return check_points(mesh);
}

og_outcome og_mesh_outcome(const og_half_edge_mesh *mesh) {
  switch (og_mesh_check(mesh)) {
  case OG_MESH_SOUND: return OG_OUTCOME_ANSWERED;
  case OG_MESH_COORDINATES: return OG_OUTCOME_OUT_OF_RANGE;
  default: return OG_OUTCOME_DEGENERATE;
  }
}
