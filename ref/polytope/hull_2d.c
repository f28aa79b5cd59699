#include "ref/polytope/hull_2d.h"

#include "ref/orientation/orient_exact.h"
#include "ref/polytope/unit_scale.h"

/// By x, then y, then number: a total order, so the result does not depend on the sort.
static bool before(const og_vec3 *point, int i, int j) {
  const og_vec3 p = point[i], q = point[j];
  if (p.x != q.x) return p.x < q.x;
  if (p.y != q.y) return p.y < q.y;
  return i < j;
}

// ---- heap sort: in place, and never more than count log2(count) steps ----

static void sift_down(const og_vec3 *point, int *order, int root, int count) {
  // The root at least doubles: at most log2(count) turns. root < count / 2 also keeps 2 root + 2 in range.
  while (root < count / 2) {
    int child = 2 * root + 1;
    if (child + 1 < count && before(point, order[child], order[child + 1])) child++;
    if (!before(point, order[root], order[child])) return;
    const int t = order[root];
    order[root] = order[child];
    order[child] = t;
    root = child;
  }
}

static void sort(const og_vec3 *point, int *order, int count) {
  for (int k = 0; k < count; k++) order[k] = k;
  for (int root = count / 2 - 1; root >= 0; root--) sift_down(point, order, root, count);
  for (int last = count - 1; last > 0; last--) {
    const int t = order[0];
    order[0] = order[last];
    order[last] = t;
    sift_down(point, order, 0, last);
  }
}

// ---- the chains ----

static bool turns_left(og_vec3 a, og_vec3 b, og_vec3 c) { return og_orient2d_exact(a, b, c) > 0; }

/// Puts point p behind the chain corner[start ..  count - 1], whose last place is corner[last]; returns the new count,
/// last + 2 where there was no place: exact turns leave one.
static int extend(const og_vec3 *point, int *corner, int last, int start, int count, int p) {
  // Each point is put once and dropped once: linear in all.
  while (count - start >= 2 && !turns_left(point[corner[count - 2]], point[corner[count - 1]], point[p])) count--;
  if (count <= last) corner[count] = p;
  return count + 1;
}

static bool is_in_domain(const og_vec3 *point, int count) {
  og_scalar largest = 0;
  for (int k = 0; k < count; k++) {
    const og_vec3 flat = {point[k].x, point[k].y, 0};
    if (!og_is_finite(flat)) return false;
    largest = og_max(largest, og_max(og_abs(flat.x), og_abs(flat.y)));
  }
  return og_unit_scale_of(largest) != 0;
}

og_hull_2d_result og_hull_2d(const og_vec3 *point, int count, int *corner, int *order) {
  if (count < 1) return (og_hull_2d_result){OG_OUTCOME_DEGENERATE, 0};
  if (!is_in_domain(point, count)) return (og_hull_2d_result){OG_OUTCOME_OUT_OF_RANGE, 0};
  sort(point, order, count);
  int lower = 0;
  for (int k = 0; k < count; k++) lower = extend(point, corner, count, 0, lower, order[k]);
  // The upper chain starts at the lower one's end and ends at its beginning, which is then there twice.
  int all = lower;
  for (int k = count - 2; k >= 0; k--) {
    all = extend(point, corner, count, lower - 1, all, order[k]);
    // Turns to the left both ways: coordinates too far apart for exact signs.
    if (all > count + 1) return (og_hull_2d_result){OG_OUTCOME_OUT_OF_RANGE, 0};
  }
  // Two points at one place are a chain of two that never turns: one corner.
  if (all > 1) all--;
  const og_vec3 first = point[corner[0]];
  if (all == 2 && point[corner[1]].x == first.x && point[corner[1]].y == first.y) all = 1;
  return (og_hull_2d_result){OG_OUTCOME_ANSWERED, all};
}
