#include "tool/judge/judge_clip.h"

#include <math.h>
#include <stdlib.h>

#include "spec/number/allocation.h"
#include "tool/judge/measure_error.h"
#include "tool/judge/overlay.h"
#include "tool/run/exact_body.h"

// ---- distances ----

static void add_length(og_judgement *judgement, const og_handed_clip *truth, og_check_what what, const og_surd *length,
                       og_tolerance tolerance) {
  og_checked check = {.what = what};
  if (og_surd_sign(length) != 0) {
    og_surd in_units = *length; // the numbers shared
    in_units.e -= truth->extent.exponent;
    check.absolute = og_surd_to_double(length);
    const double size = truth->extent.size, own = og_surd_to_double(&in_units);
    check.fraction = size > 0 ? fmax(0x1p-1074, own / size) : HUGE_VAL;
    check.relative = check.ulps = HUGE_VAL; // the exact value is zero
  }
  const double reach = truth->extent.reach;
  const og_tolerance reached = {tolerance.rounding * reach, tolerance.gross * reach, tolerance.format};
  og_judgement_add(judgement, check, reached);
}

static void raise(og_surd *most, const og_surd *length) {
  if (og_surd_compare(length, most) > 0) og_surd_set(most, length);
}

// The farthest of the common part's corners from the hull of those claimed, of which there is one at least.
static bool find_cover(og_handed_clip *truth, const og_claimed_points *polygon, og_surd *most) {
  og_exact_body hull, point;
  og_problem problem;
  og_exact_body_init(&hull);
  og_exact_body_init(&point);
  og_problem_init(&problem);
  og_exact_body_of_rationals(&hull, polygon->at[0], polygon->count);
  bool good = true;
  for (size_t k = 0; good && k < og_clip_corners(truth); k++) {
    og_exact_body_of_rationals(&point, truth->answer.finding.point[k].at, 1);
    good = og_problem_set_exact(&problem, &point, &hull, NULL) == OG_PROBLEM_OK &&
           og_solve_gap(truth->pair.solver, &problem, NULL, &truth->pair.answer) == OG_ANSWERED;
    if (good) raise(most, &truth->pair.answer.finding.distance);
  }
  og_exact_body_clear(&hull);
  og_exact_body_clear(&point);
  og_problem_clear(&problem);
  return good;
}

static bool find_beyond(og_handed_clip *truth, const og_claimed_points *polygon, og_surd *most) {
  og_surd length;
  og_surd_init(&length);
  bool good = true;
  for (size_t k = 0; good && k < polygon->count; k++)
    for (int which = 0; good && which < 2; which++) {
      good = og_exact_pair_probe(&truth->pair, which, polygon->at[k], &length);
      if (good) raise(most, &length);
    }
  og_surd_clear(&length);
  return good;
}

static bool judge_lengths(og_handed_clip *truth, const og_claimed_points *polygon, og_tolerance tolerance,
                          og_judgement *judgement) {
  og_surd most;
  og_surd_init(&most);
  bool good = true;
  if (polygon->count > 0) {
    good = find_cover(truth, polygon, &most);
    if (good) add_length(judgement, truth, OG_CHECK_CONTACT_COVER, &most, tolerance);
  } else if (og_clip_corners(truth) > 0 && og_clip_corners(truth) < 3) {
    og_judgement_add(judgement, (og_checked){.what = OG_CHECK_CONTACT_COVER, .fraction = 0x1p-1074}, tolerance);
  } else {
    og_judgement_mark(judgement, OG_CHECK_CONTACT_COVER, og_clip_corners(truth) == 0);
  }
  og_surd_set_zero(&most);
  good = good && find_beyond(truth, polygon, &most);
  if (good) add_length(judgement, truth, OG_CHECK_CONTACT_BEYOND, &most, tolerance);
  og_surd_clear(&most);
  return good;
}

// ---- areas ----

typedef struct areas {
  mpq_t whole, missing, outside;
} areas;

static void take_piece(void *context, const long cover[2], const mpq_t area) {
  areas *a = context;
  if (cover[0] != 0) mpq_add(a->whole, a->whole, area);
  if (cover[0] != 0 && cover[1] == 0) mpq_add(a->missing, a->missing, area);
  if (cover[0] == 0 && cover[1] != 0) mpq_add(a->outside, a->outside, area);
}

static void set_point(og_plane_point *point, const og_rational *at) {
  mpq_set_num(point->x, at[0].num.z);
  mpq_set_den(point->x, at[0].den.z);
  mpq_set_num(point->y, at[1].num.z);
  mpq_set_den(point->y, at[1].den.z);
}

// The sides of a polygon whose corner k is at(k).
static void add_sides(og_overlay *overlay, size_t count, const og_rational *(*at)(const void *, size_t),
                      const void *from, int figure) {
  og_plane_point here, next;
  og_plane_point_init(&here);
  og_plane_point_init(&next);
  for (size_t k = 0; k < count; k++) {
    set_point(&here, at(from, k));
    set_point(&next, at(from, k + 1 == count ? 0 : k + 1));
    og_overlay_add(overlay, &here, &next, figure == 0, figure == 1);
  }
  og_plane_point_clear(&here);
  og_plane_point_clear(&next);
}

static const og_rational *exact_corner(const void *truth, size_t k) {
  return ((const og_handed_clip *)truth)->answer.finding.point[k].at;
}

static const og_rational *claimed_corner(const void *polygon, size_t k) {
  return ((const og_claimed_points *)polygon)->at[k];
}

static void judge_areas(const og_handed_clip *truth, const og_claimed_points *polygon, og_tolerance tolerance,
                        og_judgement *judgement) {
  og_overlay overlay;
  areas a;
  og_overlay_init(&overlay);
  mpq_inits(a.whole, a.missing, a.outside, NULL);
  add_sides(&overlay, og_clip_corners(truth), exact_corner, truth, 0);
  add_sides(&overlay, polygon->count, claimed_corner, polygon, 1);
  og_overlay_pieces(&overlay, take_piece, &a);
  const og_handed_extent *extent = &truth->extent;
  og_judgement_add(judgement,
                   og_measure_check(OG_CHECK_AREA_MISSING, 2, a.missing, a.whole, NULL, extent, tolerance.format),
                   tolerance);
  og_judgement_add(judgement,
                   og_measure_check(OG_CHECK_AREA_OUTSIDE, 2, a.outside, a.whole, NULL, extent, tolerance.format),
                   tolerance);
  mpq_clears(a.whole, a.missing, a.outside, NULL);
  og_overlay_clear(&overlay);
}

bool og_judge_clip(og_handed_clip *truth, const og_statement *statement, const og_claimed_points *polygon,
                   og_tolerance tolerance, og_judgement *judgement) {
  *judgement = (og_judgement){.judged = OG_RIGHT};
  og_judgement_answer(judgement, statement->stated);
  if (statement->stated != OG_STATED_ANSWER) return true;
  og_judgement_mark(judgement, OG_CHECK_FINITE, polygon->finite);
  if (!polygon->finite) return true;
  if (!judge_lengths(truth, polygon, tolerance, judgement)) return false;
  judge_areas(truth, polygon, tolerance, judgement);
  return true;
}
