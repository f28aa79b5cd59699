#ifndef OG_CHECKED_BODY_H
#define OG_CHECKED_BODY_H

/// What the checkers of enclosures compute of a body: how far it reaches, and whether a place is in it; and sums of
/// roots compared without error. docs/trust/certificates.md has the proofs.

#include "spec/enclosure/problem.h"

typedef struct og_checked_body {
  og_curve curve; // OG_CURVE_NONE of a polytope
  const og_points *points;
  og_curved_axes axes;
  // The largest m . x of the core is the largest of level[k] + sqrt(square[k]), k < count.
  int count;
  og_int level[2], square[2];
  og_int t[3]; // numbers of one function each
} og_checked_body;

void og_checked_body_init(og_checked_body *b);
void og_checked_body_clear(og_checked_body *b);
/// Body 0 is A, body 1 is B. False for a frame that is none, and for a polytope without points.
bool og_checked_body_set(og_checked_body *b, const og_enclosure_problem *problem, int body);
/// Both bodies. False also where neither is curved, the radius is negative or the unit not positive.
bool og_checked_bodies_set(og_checked_body *a, og_checked_body *b, const og_enclosure_problem *problem);

/// Sets the levels and squares along m. Cost: linear in the points.
void og_checked_body_reach(og_checked_body *b, const og_ivec *m);
/// Is the place (x, y, z) / w in the curved body?
bool og_checked_body_holds(og_checked_body *b, const og_int *x, const og_int *y, const og_int *z, const og_int *w);

enum { OG_ROOT_NUMBERS = 5 };
/// Is g >= sqrt(s) + sqrt(t) + sqrt(u)? s, t, u are >= 0. g and the working numbers are overwritten.
bool og_is_at_least_roots(og_int *g, const og_int *s, const og_int *t, const og_int *u, og_int n[OG_ROOT_NUMBERS]);
/// Is sqrt(u) >= g + sqrt(s) + sqrt(t)? Likewise; g keeps its value.
bool og_root_is_at_least(const og_int *u, const og_int *g, const og_int *s, const og_int *t,
                         og_int n[OG_ROOT_NUMBERS]);

/// r = r 2^times.
void og_double_often(og_int *r, long times);
/// reach / reach_den = the length, in the input's unit, in steps of the lattice.
void og_length_in_steps(og_int *reach, og_int *reach_den, const og_int *num, const og_int *den, const og_problem *pair);

#endif
