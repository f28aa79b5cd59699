#ifndef OG_PROBLEM_H
#define OG_PROBLEM_H

/// Two rounded convex bodies as integers on one common lattice: what solver and checker work on.
///
/// Body A is conv(a.at[0..]) plus a ball, B likewise. One step of the lattice is 2^unit_exp / unit_den
/// length units of the input. Every coordinate, the radius and the velocity are integers on it, so no
/// question needs a fraction (or a gcd) before its answer is written down.
///
/// `approx` holds the same points as doubles, relative to the first point of A and scaled so that nothing
/// exceeds 1: good guesses, each within OG_APPROX_ERROR of the truth, never part of an answer.

#include <stddef.h>

#include "spec/number/vector.h"

/// Bound on |approx - truth| per coordinate, in the scaled units of `approx` (see problem.c).
#define OG_APPROX_ERROR 0x1p-51

typedef struct og_points {
  size_t count;
  size_t capacity; // initialised elements of `at`
  og_ivec *at;     // lattice coordinates
  double *approx;  // 3 per point: x, y, z
} og_points;

typedef struct og_problem {
  og_points a, b;
  long approx_exp; // one unit of `approx` is 2^approx_exp lattice steps
  og_int radius;   // sum of the two bodies' radii, in lattice steps, >= 0
  og_int radius_b; // B's part of it
  og_ivec
      velocity; // v_B - v_A, in lattice steps per unit of time: A and B touch at time t when t velocity is on the CSO's
                // boundary
  bool has_until;   // is the motion limited to times in [0, until]?
  og_int until_num; // until = until_num / until_den, >= 0
  og_int until_den; // > 0
  og_int unit_den;  // > 0
  long unit_exp;
} og_problem;

typedef enum og_problem_status {
  OG_PROBLEM_OK,
  OG_PROBLEM_EMPTY_BODY,
  OG_PROBLEM_NOT_FINITE,
  OG_PROBLEM_NEGATIVE_RADIUS,
  OG_PROBLEM_NEGATIVE_TIME,
  OG_PROBLEM_UNBOUNDED,       // a body has directions without an end
  OG_PROBLEM_BAD_DENOMINATOR, // a denominator is not positive
} og_problem_status;

/// A human-readable name of the status.
const char *og_problem_status_text(og_problem_status status);

void og_problem_init(og_problem *problem);
void og_problem_clear(og_problem *problem);

/// Hulls given as binary64 numbers, taken exactly. `a_xyz` holds 3 a_count numbers. No motion is set.
/// Storage of an earlier problem is reused. On any other status than OG_PROBLEM_OK the problem must not be used.
/// Cost: linear.
og_problem_status og_problem_set_doubles(og_problem *problem, const double *a_xyz, size_t a_count, double a_radius,
                                         const double *b_xyz, size_t b_count, double b_radius);

/// The relative motion of the problem just set: A moves with velocity_a, B with velocity_b (length units per
/// unit of time), during [0, *until], or for ever when until is null. Rescales the lattice where needed.
og_problem_status og_problem_set_motion(og_problem *problem, const double velocity_a[3], const double velocity_b[3],
                                        const double *until);

/// Directions without an end that a body may have: a half-space has two lines and a ray.
#define OG_MAX_DIRECTIONS 3

/// A body as rationals over one denominator: vertices point[i] / den, radius / den (den > 0). Lines, rays and planes
/// also have directions direction[k] / den: the body is all points of the hull plus multiples of them, any multiples
/// where `endless`, otherwise multiples >= 0.
typedef struct og_exact_body {
  size_t count;
  size_t capacity;
  og_ivec *point;
  size_t direction_count;
  og_ivec direction[OG_MAX_DIRECTIONS];
  bool endless[OG_MAX_DIRECTIONS]; // both ways
  og_int radius;
  og_int den;
} og_exact_body;

void og_exact_body_init(og_exact_body *body);
void og_exact_body_clear(og_exact_body *body);
/// Makes room for `count` points (initialised) and sets the count; no directions.
void og_exact_body_resize(og_exact_body *body, size_t count);

/// Relative motion as rationals: velocity / den, until as in og_problem.
typedef struct og_exact_motion {
  og_ivec velocity; // v_B - v_A times den
  og_int den;       // > 0
  bool has_until;
  og_int until_num, until_den;
} og_exact_motion;

void og_exact_motion_init(og_exact_motion *motion);
void og_exact_motion_clear(og_exact_motion *motion);

/// The general way in: bounded bodies of any rational coordinates; motion may be null. A denominator that is not
/// positive is refused. Cost: linear in the points.
og_problem_status og_problem_set_exact(og_problem *problem, const og_exact_body *a, const og_exact_body *b,
                                       const og_exact_motion *motion);

/// Makes `approx` from the lattice coordinates (the setters do so themselves; for problems derived from others).
void og_problem_approximate(og_problem *problem);

/// Makes room for `count` points (initialised) and sets the count; the coordinates are unspecified.
void og_points_resize(og_points *points, size_t count);
/// Frees their storage.
void og_points_clear(og_points *points);

#endif
