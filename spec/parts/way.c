// The way of A, which moves: until when, and whether a box of it passes one of B.

#include <math.h>

#include "spec/parts/bar.h"

// Nothing is farther than 1 from the origin of og_points.approx along an axis, so no two points are farther than 2 from
// each other. A way that is 8 long along an axis is as good as one without end. Where a ball's radius is below 2, no
// two boxes are farther than 4 from each other; otherwise they meet at the start.
#define LONGEST 8.0
// Bits of the root in a time that has one.
enum { ROOT_BITS = 64 };

// Doubles near a time over a length of the unit, at most LONGEST / most.
static double scale_of(const og_parts_bar *bar, long exponent, double most, bool *is_cut) {
  long of_num, of_den;
  const double num = mpz_get_d_2exp(&of_num, bar->time_num.z), den = mpz_get_d_2exp(&of_den, bar->time_den.z);
  const long shift = of_num - of_den + exponent;
  *is_cut = false;
  if (num == 0) return 0;
  const double scale = shift > 9 ? LONGEST * LONGEST : ldexp(num / den, shift < -900 ? -900 : (int)shift);
  *is_cut = scale * most > LONGEST;
  return *is_cut ? LONGEST / most : scale;
}

// -velocity times the time, in the units of og_points.approx. It errs by less than 2^-48 of its longest component.
static void set_way(og_parts_bar *bar, const og_problem *pair) {
  const og_int *const part[3] = {&pair->velocity.x, &pair->velocity.y, &pair->velocity.z};
  double most = 0;
  long exponent[3], longest = -0x40000000L;
  for (int k = 0; k < 3; k++) {
    bar->way[k] = -mpz_get_d_2exp(&exponent[k], part[k]->z);
    if (bar->way[k] != 0 && exponent[k] > longest) longest = exponent[k];
  }
  for (int k = 0; k < 3; k++) {
    const bool is_none = bar->way[k] == 0 || exponent[k] - longest < -200;
    bar->way[k] = is_none ? 0 : ldexp(bar->way[k], (int)(exponent[k] - longest));
    most = fmax(most, fabs(bar->way[k]));
  }
  bar->is_cut = !bar->has_time;
  if (most == 0) return;
  const double scale =
      bar->has_time ? scale_of(bar, longest - pair->approx_exp, most, &bar->is_cut) : LONGEST / most;
  for (int k = 0; k < 3; k++) bar->way[k] *= scale;
}

// At least the radius, and nearly; exact numbers are cut off after 53 bits.
static void set_ball(og_parts_bar *bar, const og_problem *pair) {
  long exponent;
  og_int_set(&bar->ball, &pair->radius);
  bar->near_ball = 0;
  if (og_int_sign(&bar->ball) == 0) return;
  const double digits = mpz_get_d_2exp(&exponent, bar->ball.z);
  exponent -= pair->approx_exp;
  bar->near_ball =
      exponent > 1000 ? HUGE_VAL : ldexp(digits * (1 + 0x1p-45), exponent < -900 ? -900 : (int)exponent);
}

// (p + s sqrt(q)) / m, the root rounded so that the time becomes later.
static void set_quotient(og_parts_bar *bar, const og_surd *time) {
  og_int_set(&bar->time_num, &time->p);
  og_int_set(&bar->time_den, &time->m);
  if (time->s == 0) return;
  og_int root;
  og_int_init(&root);
  mpz_mul_2exp(root.z, time->q.z, 2 * ROOT_BITS);
  mpz_sqrt(root.z, root.z);
  if (time->s > 0) mpz_add_ui(root.z, root.z, 1);
  mpz_mul_2exp(bar->time_num.z, bar->time_num.z, ROOT_BITS);
  mpz_mul_2exp(bar->time_den.z, bar->time_den.z, ROOT_BITS);
  if (time->s > 0) og_int_add(&bar->time_num, &bar->time_num, &root);
  else og_int_sub(&bar->time_num, &bar->time_num, &root);
  og_int_clear(&root);
}

void og_parts_bar_set_time(og_parts_bar *bar, const og_problem *pair, const og_surd *time) {
  bar->is_time = true;
  bar->strictly = time == NULL;
  bar->has_time = time != NULL || pair->has_until;
  if (time != NULL) {
    set_quotient(bar, time);
    if (time->e > 0) mpz_mul_2exp(bar->time_num.z, bar->time_num.z, (mp_bitcnt_t)time->e);
    if (time->e < 0) mpz_mul_2exp(bar->time_den.z, bar->time_den.z, (mp_bitcnt_t)-time->e);
  } else if (bar->has_time) {
    og_int_set(&bar->time_num, &pair->until_num);
    og_int_set(&bar->time_den, &pair->until_den);
  }
  set_ball(bar, pair);
  set_way(bar, pair);
}

// Seen from A, B is a box as large as both and the balls. A segment and a box are apart along an axis, or along the
// product of an axis and the segment. All numbers are below 16 and the way errs by less than 2^-44, so no product of
// two and no sum of such errs by more than 2^-36.
#define WAY_ERROR 0x1p-36

bool og_parts_way_is_apart(const og_part_tree tree[2], const og_parts_range *range, const og_parts_bar *bar) {
  const og_box_ends *a = og_part_tree_bound(&tree[0], range->lo[0], range->hi[0]),
                    *b = og_part_tree_bound(&tree[1], range->lo[1], range->hi[1]);
  const double ball = bar->near_ball, *e = bar->way;
  const double lo[3] = {b->lo.x - a->hi.x - ball, b->lo.y - a->hi.y - ball, b->lo.z - a->hi.z - ball},
               hi[3] = {b->hi.x - a->lo.x + ball, b->hi.y - a->lo.y + ball, b->hi.z - a->lo.z + ball};
  for (int k = 0; k < 3; k++)
    if (lo[k] > fmax(0, e[k]) + WAY_ERROR || hi[k] < fmin(0, e[k]) - WAY_ERROR) return true;
  for (int k = 0; k < 3; k++) {
    const int l = (k + 1) % 3;
    const double centre = 0.5 * (lo[k] + hi[k]) * e[l] - 0.5 * (lo[l] + hi[l]) * e[k];
    const double half = 0.5 * (hi[k] - lo[k]) * fabs(e[l]) + 0.5 * (hi[l] - lo[l]) * fabs(e[k]);
    if (fabs(centre) > half + WAY_ERROR) return true;
  }
  return false;
}
