// Which normals, and which corners of a simplex, are independent: by cross products and determinants that are not zero.
// In space no more than three vectors are, so nothing has to be eliminated to find a rank.

#include "spec/primitive/checker_state.h"

// ---- vectors ----

/*@ requires readable: \valid_read(a) && \valid_read(b);
    terminates \true;
    exits \false;
    assigns \nothing;
    ensures parallel: \result <==> is_cross_zero{Pre}(a, b); */
static bool are_parallel(const og_ivec *a, const og_ivec *b) {
  og_ivec cross;
  og_ivec_init(&cross);
  //@ assert vectors: still{Pre, Here}(a) && still{Pre, Here}(b);
  og_ivec_cross(&cross, a, b);
  const bool parallel = og_ivec_is_zero(&cross);
  og_ivec_clear(&cross);
  return parallel;
}

/*@ requires readable: \valid_read(a) && \valid_read(b) && \valid_read(c);
    terminates \true;
    exits \false;
    assigns \nothing;
    ensures coplanar: \result <==> triple{Pre}(a, b, c) == 0; */
static bool are_coplanar(const og_ivec *a, const og_ivec *b, const og_ivec *c) {
  og_ivec cross;
  og_int volume;
  og_ivec_init(&cross);
  og_int_init(&volume);
  //@ assert vectors: still{Pre, Here}(a) && still{Pre, Here}(b);
  og_ivec_cross(&cross, a, b);
  /*@ assert cross: val(&cross.x) == cross_x{Pre}(a, b) && val(&cross.y) == cross_y{Pre}(a, b) &&
        val(&cross.z) == cross_z{Pre}(a, b); */
  //@ assert third: still{Pre, Here}(c);
  og_ivec_dot(&volume, &cross, c);
  //@ assert volume: val(&volume) == triple{Pre}(a, b, c);
  const bool coplanar = og_int_sign(&volume) == 0;
  og_ivec_clear(&cross);
  og_int_clear(&volume);
  return coplanar;
}

bool og_are_independent(const og_bounds *bounds, size_t count) {
  const og_ivec *first = &bounds->at[0].normal;
  if (count == 1) return !og_ivec_is_zero(first);
  if (count == 2) return !are_parallel(first, &bounds->at[1].normal);
  return !are_coplanar(first, &bounds->at[1].normal, &bounds->at[2].normal);
}

// ---- corners of a simplex ----

// The volume that four points span is a triangle's area times an edge, whichever triangle it is.
/*@ lemma volume_from_ijl{L}: \forall og_exact_body *b; \forall integer i, j, k, l;
      volume_of(b, i, j, k, l) ==
        -sum3(area_x(b, i, j, l), area_y(b, i, j, l), area_z(b, i, j, l), between_x(b, i, k), between_y(b, i, k),
              between_z(b, i, k));
    lemma volume_from_ikl{L}: \forall og_exact_body *b; \forall integer i, j, k, l;
      volume_of(b, i, j, k, l) ==
        sum3(area_x(b, i, k, l), area_y(b, i, k, l), area_z(b, i, k, l), between_x(b, i, j), between_y(b, i, j),
             between_z(b, i, j));
    lemma volume_from_jkl{L}: \forall og_exact_body *b; \forall integer i, j, k, l;
      volume_of(b, i, j, k, l) ==
        sum3(area_x(b, j, k, l), area_y(b, j, k, l), area_z(b, j, k, l), between_x(b, i, j), between_y(b, i, j),
             between_z(b, i, j)); */

// Points in one place lie in a line with any other, those in a line in a plane with any other: so it is enough to look
// at all of the corners together.
/*@ lemma line_of_three{L}: \forall og_exact_body *b; \forall integer i, j, k;
      !in_line(b, i, j, k) ==>
      !in_one_place(b, i, j) && !in_one_place(b, i, k) && !in_one_place(b, j, k);
    lemma plane_of_four{L}: \forall og_exact_body *b; \forall integer i, j, k, l;
      !in_plane(b, i, j, k, l) ==>
      !in_line(b, i, j, k) && !in_line(b, i, j, l) && !in_line(b, i, k, l) && !in_line(b, j, k, l); */

// So a simplex is proper when the corners on which all of the weight rests, up to four that differ, are independent.
/*@ predicate rests_on{L}(og_spot *s, integer i, integer j, integer k, integer l) =
      \forall integer m; 0 <= m < s->count ==> has_weight(s, m) ==> m == i || m == j || m == k || m == l;
    predicate is_small{L}(og_spot *s, og_exact_body *b) =
      s->count == b->count && b->count <= 4 && b->direction_count == 0;
    lemma proper_point{L}: \forall og_spot *s, og_exact_body *b, integer i;
      is_small(s, b) ==> rests_on(s, i, i, i, i) ==> proper_simplex(s, b);
    lemma proper_segment{L}: \forall og_spot *s, og_exact_body *b, integer i, j;
      is_small(s, b) ==> i < j ==> rests_on(s, i, j, j, j) ==> !in_one_place(b, i, j) ==> proper_simplex(s, b);
    lemma proper_triangle{L}: \forall og_spot *s, og_exact_body *b, integer i, j, k;
      is_small(s, b) ==> i < j < k ==> rests_on(s, i, j, k, k) ==> !in_line(b, i, j, k) ==> proper_simplex(s, b);
    lemma proper_tetrahedron{L}: \forall og_spot *s, og_exact_body *b, integer i, j, k, l;
      is_small(s, b) ==> i < j < k < l ==> rests_on(s, i, j, k, l) ==> !in_plane(b, i, j, k, l) ==>
      proper_simplex(s, b); */

// The corner with number k among those with weight.
/*@ predicate is_corner{L}(size_t *corner, integer count, integer k) =
      \exists integer m; 0 <= m < count && corner[m] == k; */

// The numbers of the points with weight, in ascending order; how many there are.
/*@ requires readable: spot_readable(spot) && spot->count <= 4;
    requires corner: \valid(corner + (0 .. 3)) && \separated(corner + (0 .. 3), spot);
    terminates \true;
    exits \false;
    assigns corner[0 .. 3];
    ensures count: \result <= spot->count;
    ensures in: \forall integer m; 0 <= m < \result ==> corner[m] < spot->count;
    ensures ascending: \forall integer m, n; 0 <= m < n < \result ==> corner[m] < corner[n];
    ensures all: \forall integer k; 0 <= k < spot->count ==> has_weight(spot, k) ==> is_corner(corner, \result, k); */
static size_t corners_of(size_t corner[4], const og_spot *spot) {
  size_t count = 0;
  /*@ loop invariant k: 0 <= k <= spot->count;
      loop invariant count: 0 <= count <= k;
      loop invariant in: \forall integer m; 0 <= m < count ==> corner[m] < spot->count;
      loop invariant before: count > 0 ==> corner[count - 1] < k;
      loop invariant ascending: \forall integer m, n; 0 <= m < n < count ==> corner[m] < corner[n];
      loop invariant all: \forall integer i; 0 <= i < k ==> has_weight(spot, i) ==> is_corner(corner, count, i);
      loop assigns k, count, corner[0 .. 3];
      loop variant spot->count - k; */
  for (size_t k = 0; k < spot->count; k++)
    if (og_int_sign(&spot->weight[k]) > 0) corner[count++] = k;
  return count;
}

// edge[k - 1] = the edge from the first corner to corner k.
/*@ requires readable: body_readable(body) && 0 < count <= 4 && \valid_read(corner + (0 .. count - 1));
    requires in: \forall integer m; 0 <= m < count ==> corner[m] < body->count;
    requires edge: \valid(edge + (0 .. 2)) && \separated(edge + (0 .. 2), body) &&
                   \separated(edge + (0 .. 2), body->point + (0 .. body->count - 1)) &&
                   \separated(edge + (0 .. 2), corner + (0 .. count - 1));
    terminates \true;
    exits \false;
    assigns edge[0 .. 2];
    ensures x: \forall integer m; 0 <= m < count - 1 ==>
      val(&edge[m].x) == between_x{Pre}(body, corner[0], corner[m + 1]);
    ensures y: \forall integer m; 0 <= m < count - 1 ==>
      val(&edge[m].y) == between_y{Pre}(body, corner[0], corner[m + 1]);
    ensures z: \forall integer m; 0 <= m < count - 1 ==>
      val(&edge[m].z) == between_z{Pre}(body, corner[0], corner[m + 1]); */
static void set_edges(og_ivec edge[3], const size_t *corner, size_t count, const og_exact_body *body) {
  /*@ loop invariant k: 1 <= k <= count;
      loop invariant x: \forall integer m; 0 <= m < k - 1 ==>
        val(&edge[m].x) == between_x{Pre}(body, corner[0], corner[m + 1]);
      loop invariant y: \forall integer m; 0 <= m < k - 1 ==>
        val(&edge[m].y) == between_y{Pre}(body, corner[0], corner[m + 1]);
      loop invariant z: \forall integer m; 0 <= m < k - 1 ==>
        val(&edge[m].z) == between_z{Pre}(body, corner[0], corner[m + 1]);
      loop assigns k, edge[0 .. 2];
      loop variant count - k; */
  for (size_t k = 1; k < count; k++) og_ivec_sub(&edge[k - 1], &body->point[corner[k]], &body->point[corner[0]]);
}

bool og_is_proper_simplex(const og_spot *spot, const og_exact_body *body) {
  size_t corner[4];
  const size_t count = corners_of(corner, spot);
  //@ assert one: count < 2 ==> rests_on{Pre}(spot, corner[0], corner[0], corner[0], corner[0]);
  //@ assert two: count == 2 ==> rests_on{Pre}(spot, corner[0], corner[1], corner[1], corner[1]);
  //@ assert three: count == 3 ==> rests_on{Pre}(spot, corner[0], corner[1], corner[2], corner[2]);
  //@ assert four: count == 4 ==> rests_on{Pre}(spot, corner[0], corner[1], corner[2], corner[3]);
  //@ assert point: count < 2 ==> proper_simplex{Pre}(spot, body);
  if (count < 2) return true;
  og_ivec edge[3];
  og_ivec_init(&edge[0]);
  og_ivec_init(&edge[1]);
  og_ivec_init(&edge[2]);
  set_edges(edge, corner, count, body);
  //@ assert third_x: count > 3 ==> val(&edge[2].x) == between_x{Pre}(body, corner[0], corner[3]);
  //@ assert third_y: count > 3 ==> val(&edge[2].y) == between_y{Pre}(body, corner[0], corner[3]);
  //@ assert third_z: count > 3 ==> val(&edge[2].z) == between_z{Pre}(body, corner[0], corner[3]);
  /*@ assert first: val(&edge[0].x) == between_x{Pre}(body, corner[0], corner[1]) &&
        val(&edge[0].y) == between_y{Pre}(body, corner[0], corner[1]) &&
        val(&edge[0].z) == between_z{Pre}(body, corner[0], corner[1]); */
  /*@ assert area: count > 2 ==>
        cross_x(&edge[0], &edge[1]) == area_x{Pre}(body, corner[0], corner[1], corner[2]) &&
        cross_y(&edge[0], &edge[1]) == area_y{Pre}(body, corner[0], corner[1], corner[2]) &&
        cross_z(&edge[0], &edge[1]) == area_z{Pre}(body, corner[0], corner[1], corner[2]); */
  /*@ assert volume: count > 3 ==> triple(&edge[0], &edge[1], &edge[2]) ==
        volume_of{Pre}(body, corner[0], corner[1], corner[2], corner[3]); */
  const bool independent = count == 2   ? !og_ivec_is_zero(&edge[0])
                           : count == 3 ? !are_parallel(&edge[0], &edge[1])
                                        : !are_coplanar(&edge[0], &edge[1], &edge[2]);
  //@ assert segment: independent ==> count == 2 ==> !in_one_place{Pre}(body, corner[0], corner[1]);
  //@ assert triangle: independent ==> count == 3 ==> !in_line{Pre}(body, corner[0], corner[1], corner[2]);
  /*@ assert tetrahedron: independent ==> count == 4 ==>
        !in_plane{Pre}(body, corner[0], corner[1], corner[2], corner[3]); */
  og_ivec_clear(&edge[0]);
  og_ivec_clear(&edge[1]);
  og_ivec_clear(&edge[2]);
  return independent;
}
