// Directions that part many parts at once.

#include <math.h>

#include "spec/pair/solve/guess.h"
#include "spec/pair/solve/workspace.h"
#include "spec/parts/solve/search.h"

// A guess looks at every point several times, so only few parts are guessed for; and all, once.
enum { FEW_PARTS = 64, SHORT_BITS = 16, LONG_BITS = 44 };

static bool parts_along(og_parts_solver *s, const og_parts_problem *problem, const og_parts_range *range,
                        const og_ivec *n) {
  return og_parts_are_apart_along(problem, s->tree, range, n, &s->bar, &s->numbers);
}

void og_parts_note_direction(og_parts_solver *s) {
  og_ivec *recent = s->recent;
  if (s->recent_count < OG_PARTS_RECENT) s->recent_count++;
  for (size_t k = s->recent_count - 1; k > 0; k--) og_ivec_swap(&recent[k], &recent[k - 1]);
  og_ivec_set(&recent[0], &s->direction);
}

static bool try_recent(og_parts_solver *s, const og_parts_problem *problem, const og_parts_range *range) {
  for (size_t k = 0; k < s->recent_count; k++) {
    if (!parts_along(s, problem, range, &s->recent[k])) continue;
    og_ivec_set(&s->direction, &s->recent[k]);
    return true;
  }
  return false;
}

// ---- a guess ----

// Does a body move, not only a point? Then a direction is guessed for all of its way.
static bool is_swept(const og_parts_solver *s, const og_parts_problem *problem) {
  return s->bar.is_time && problem->pair.a.count > 1;
}

static size_t count_points(const og_part_list *list, const og_part_tree *tree, int32_t lo, int32_t hi) {
  size_t count, sum = 0;
  for (int32_t p = lo; p < hi; p++) {
    og_part_points(list, tree->order[p], &count);
    sum += count;
  }
  return sum;
}

// The points of the range from number `have` on, moved by `way`.
static void copy_points(og_points *to, size_t have, const og_points *from, const og_part_list *list,
                        const og_part_tree *tree, int32_t lo, int32_t hi, const double way[3]) {
  size_t count;
  for (int32_t p = lo; p < hi; p++) {
    const int32_t *point = og_part_points(list, tree->order[p], &count);
    for (size_t k = 0; k < count; k++, have++)
      for (size_t axis = 0; axis < 3; axis++)
        to->approx[3 * have + axis] = from->approx[3 * (size_t)point[k] + axis] + way[axis];
  }
}

// The guess looks at the doubles alone, so the integers of the points are left as they are.
static const og_problem *points_of(og_parts_solver *s, const og_parts_problem *problem, const og_parts_range *range,
                                   bool is_whole) {
  static const double none[3] = {0, 0, 0};
  const bool swept = is_swept(s, problem);
  if (is_whole && !swept) return &problem->pair;
  for (int body = 0; body < 2; body++) {
    og_points *to = body == 0 ? &s->pair.a : &s->pair.b;
    const og_points *from = og_parts_points(problem, body);
    const og_part_list *list = &problem->part[body];
    const int32_t lo = range->lo[body], hi = range->hi[body];
    const size_t count = count_points(list, &s->tree[body], lo, hi);
    const bool twice = swept && body == 0;
    og_points_resize(to, twice ? 2 * count : count);
    copy_points(to, 0, from, list, &s->tree[body], lo, hi, none);
    if (twice) copy_points(to, count, from, list, &s->tree[body], lo, hi, s->bar.way);
  }
  return &s->pair;
}

static void round_offset(og_ivec *n, const double offset[3], int bits) {
  og_int *const part[3] = {&n->x, &n->y, &n->z};
  double most = 0;
  for (int k = 0; k < 3; k++) most = fmax(most, fabs(offset[k]));
  for (int k = 0; k < 3; k++) mpz_set_d(part[k]->z, most > 0 ? rint(ldexp(offset[k] / most, bits)) : 0);
}

static bool try_guess(og_parts_solver *s, const og_parts_problem *problem, const og_parts_range *range, bool is_whole) {
  static const double origin[3] = {0, 0, 0};
  double offset[3];
  const og_guess guess = og_guess_nearest(points_of(s, problem, range, is_whole), origin, offset);
  if (guess.count == 4) return false;
  round_offset(&s->direction, offset, SHORT_BITS);
  if (parts_along(s, problem, range, &s->direction)) return true;
  round_offset(&s->direction, offset, LONG_BITS);
  return parts_along(s, problem, range, &s->direction);
}

bool og_parts_find_direction(og_parts_solver *s, const og_parts_problem *problem, const og_parts_range *range) {
  const int32_t parts_a = range->hi[0] - range->lo[0], parts_b = range->hi[1] - range->lo[1];
  const bool is_whole = parts_a == problem->part[0].count && parts_b == problem->part[1].count;
  if (try_recent(s, problem, range)) return true;
  if (og_parts_range_is_pair(range) && !is_swept(s, problem)) return false;
  if (!is_whole && parts_a + parts_b > FEW_PARTS) return false;
  if (!try_guess(s, problem, range, is_whole)) return false;
  og_parts_note_direction(s);
  return true;
}

bool og_parts_shorten_direction(og_parts_solver *s, const og_parts_problem *problem, const og_parts_range *range) {
  const size_t longest = og_longest_component(&s->direction);
  const int lengths[2] = {4, SHORT_BITS};
  og_int *const from[3] = {&s->direction.x, &s->direction.y, &s->direction.z},
                *const to[3] = {&s->shorter.x, &s->shorter.y, &s->shorter.z};
  for (int l = 0; l < 2 && longest > (size_t)lengths[l]; l++) {
    for (int k = 0; k < 3; k++) mpz_tdiv_q_2exp(to[k]->z, from[k]->z, longest - (size_t)lengths[l]);
    if (!parts_along(s, problem, range, &s->shorter)) continue;
    og_ivec_set(&s->direction, &s->shorter);
    return true;
  }
  return parts_along(s, problem, range, &s->direction);
}
