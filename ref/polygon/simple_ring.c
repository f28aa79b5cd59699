#include "ref/polygon/simple_ring.h"

#include "ref/closest/range.h"
#include "ref/orientation/orient_exact.h"

// orient_exact raises coordinates below 2^300 (2^40 in binary32). Of the plane's determinants it makes products of two
// differences, whose last bits are then at 2^-1000 (2^-140) or higher: they do not underflow.
#ifdef OG_BINARY32
enum { SPAN = 110 };
#else
enum { SPAN = 800 };
#endif

// Whether x is a multiple of 2^-rise: raised so it is an integer. What underflows on the way is none.
//@ terminates \true; exits \false; assigns \nothing;
static bool is_multiple(og_scalar x, int rise) {
  const double raised = ldexp((double)x, rise);
  return trunc(raised) == raised && (raised != 0 || x == 0);
}

bool og_ring_is_in_domain(const og_vec3 *point, int count) {
  og_scalar largest = 0;
  /*@ loop invariant counter: 0 <= k <= count;
      loop assigns k, largest;
      loop variant count - k; */
  for (int k = 0; k < count; k++) {
    if (!og_finite(point[k].x) || !og_finite(point[k].y)) return false;
    largest = og_max(largest, og_max(og_abs(point[k].x), og_abs(point[k].y)));
  }
  const int rise = SPAN - og_exponent_of(largest);
  /*@ loop invariant counter: 0 <= k <= count;
      loop assigns k;
      loop variant count - k; */
  for (int k = 0; k < count; k++)
    if (!is_multiple(point[k].x, rise) || !is_multiple(point[k].y, rise)) return false;
  return true;
}

//@ terminates \true; exits \false; assigns \nothing;
static bool is_same(og_vec3 a, og_vec3 b) { return a.x == b.x && a.y == b.y; }

int og_ring_corners(int *corner, const og_vec3 *point, int count) {
  int corners = 0;
  /*@ loop invariant counter: 0 <= corners <= k <= count;
      loop invariant corners: \forall integer i; 0 <= i < corners ==> 0 <= corner[i] < count;
      loop assigns k, corners, corner[0 .. count - 1];
      loop variant count - k; */
  for (int k = 0; k < count; k++)
    if (!is_same(point[k], point[k > 0 ? k - 1 : count - 1])) corner[corners++] = k;
  return corners;
}

//@ terminates \true; exits \false; assigns \nothing;
static bool ranges_meet(og_scalar a, og_scalar b, og_scalar c, og_scalar d) {
  return og_min(a, b) <= og_max(c, d) && og_min(c, d) <= og_max(a, b);
}

// Whether c and d lie strictly to one side of the line through a and b.
/*@ requires finite: \is_finite(a.x) && \is_finite(a.y) && \is_finite(b.x) && \is_finite(b.y) && \is_finite(c.x) &&
                     \is_finite(c.y) && \is_finite(d.x) && \is_finite(d.y);
    terminates \true; exits \false; assigns \nothing; */
static bool is_beside(og_vec3 a, og_vec3 b, og_vec3 c, og_vec3 d) {
  return og_orient2d_exact(a, b, c) * og_orient2d_exact(a, b, d) > 0;
}

// Two segments are apart where their boxes are, or where the line of one has the other on one side.
bool og_segments_meet(og_vec3 a, og_vec3 b, og_vec3 c, og_vec3 d) {
  return ranges_meet(a.x, b.x, c.x, d.x) && ranges_meet(a.y, b.y, c.y, d.y) && !is_beside(a, b, c, d) &&
         !is_beside(c, d, a, b);
}

// On one line the way from a to b and that from b to c have the same direction, or the opposite one.
bool og_edges_fold(og_vec3 a, og_vec3 b, og_vec3 c) {
  if (og_orient2d_exact(a, b, c) != 0) return false;
  return a.x != b.x ? (a.x < b.x) != (b.x < c.x) : (a.y < b.y) != (b.y < c.y);
}

//@ terminates \true; exits \false; assigns \nothing;
static bool comes_before(og_vec3 a, og_vec3 b) { return a.x < b.x || (a.x == b.x && a.y < b.y); }

int og_ring_turn(const int *corner, const og_vec3 *point, int count) {
  int first = 0;
  /*@ loop invariant counter: 1 <= k <= count && 0 <= first < count;
      loop assigns k, first;
      loop variant count - k; */
  for (int k = 1; k < count; k++)
    if (comes_before(point[corner[k]], point[corner[first]])) first = k;
  const int last = first > 0 ? first - 1 : count - 1, next = first + 1 < count ? first + 1 : 0;
  return og_orient2d_exact(point[corner[last]], point[corner[first]], point[corner[next]]);
}

// Whether edge k, from corner k to the next, has more in common with a later edge than it should.
/*@ requires ring: 3 <= count && 0 <= k < count && \valid_read(corner + (0 .. count - 1));
    requires points: \forall integer i; 0 <= i < count ==> \valid_read(point + corner[i]);
    terminates \true; exits \false; assigns \nothing; */
static bool edge_meets_later(const int *corner, const og_vec3 *point, int count, int k) {
  const int next = k + 1 < count ? k + 1 : 0, after = next + 1 < count ? next + 1 : 0;
  const og_vec3 a = point[corner[k]], b = point[corner[next]];
  if (og_edges_fold(a, b, point[corner[after]])) return true;
  // The first edge and the last are neighbours.
  const int end = k > 0 ? count : count - 1;
  /*@ loop invariant counter: k + 2 <= i;
      loop assigns i;
      loop variant end - i; */
  for (int i = k + 2; i < end; i++)
    if (og_segments_meet(a, b, point[corner[i]], point[corner[i + 1 < count ? i + 1 : 0]])) return true;
  return false;
}

og_ring og_simple_ring(int *corner, const og_vec3 *point, int count) {
  if (!og_ring_is_in_domain(point, count)) return (og_ring){.outcome = OG_OUTCOME_OUT_OF_RANGE};
  const int corners = og_ring_corners(corner, point, count);
  if (corners < 3) return (og_ring){.outcome = OG_OUTCOME_DEGENERATE};
  /*@ loop invariant counter: 0 <= k <= corners;
      loop assigns k;
      loop variant corners - k; */
  for (int k = 0; k < corners; k++)
    if (edge_meets_later(corner, point, corners, k)) return (og_ring){.outcome = OG_OUTCOME_DEGENERATE};
  return (og_ring){OG_OUTCOME_ANSWERED, corners, og_ring_turn(corner, point, corners)};
}
