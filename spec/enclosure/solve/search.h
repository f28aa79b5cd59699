#ifndef OG_ENCLOSURE_SEARCH_H
#define OG_ENCLOSURE_SEARCH_H

/// What the parts of the search for an enclosure share (enclosure.h): hulls within the bodies, and bounds from both
/// sides.

#include "spec/enclosure/revolved.h"
#include "spec/enclosure/solve/enclosure.h"

/// Points of a curved body's hull, at most: for a depth to 2^-40 of the size ellipsoids need about half of them.
enum { OG_INNER_POINTS = 256 };

/// A body and the hull within it. A curved body's points are (x, y, z) / 2^bits in its frame.
typedef struct og_inner_body {
  og_curve curve;
  const og_points *points; // the frame, or the polytope's points
  og_curved_axes axes;
  size_t count;
  og_ivec place[OG_INNER_POINTS];
  int levels; // of the support along a direction: level[k] + sqrt(square[k])
  og_int level[2], square[2];
} og_inner_body;

struct og_enclosure_solver {
  bool has_width, wants_double;
  og_rational width;
  og_solver *solver;
  og_answer found;
  og_problem inner, rough; // of `rough` only the doubles count
  const og_enclosure_problem *problem;
  mp_bitcnt_t bits; // of the places and of directions
  og_inner_body body[2];
  og_ivec direction, kept, last; // from B to A
  og_int total, num, den, t0, t1, t2, t3, t4;
  og_rational bound;
  og_int reach_num, reach_den; // of a guess: how far apart its places are, in steps
  og_revolved figures;
  og_int side_x, side_z, side_reach, best_num, best_den;
  og_enclosure_certificate candidate, simple; // the range or the guess made now; what it is made from
};

void og_inner_init(og_inner_body *b);
void og_inner_clear(og_inner_body *b);
/// A few points of the body, or all of a polytope, onto `inner`'s lattice, which is 2^bits times as fine as the
/// problem's. False for a frame that is none.
bool og_inner_start(og_enclosure_solver *s, int body);
/// Adds the point of a curved body's rim in the direction (x, y), which is overwritten, around the apex's end or the
/// other.
bool og_inner_add(og_enclosure_solver *s, int body, og_int *x, og_int *y, bool top);
/// Adds the point of an ellipsoid whose place is in that direction from the middle, which is not zero.
/// False where it is there already.
bool og_inner_add_far(og_enclosure_solver *s, int body, const og_ivec *way);
/// Adds the farthest points along m. False where they are there already.
bool og_inner_extend(og_enclosure_solver *s, int body, const og_ivec *m);
/// Keeps the start, and the points of the pairs named.
void og_inner_forget(og_enclosure_solver *s, const og_combination *named);
/// The point of the hull that the weights of the pairs name, rounded to the lattice, within the body.
void og_inner_mean(og_enclosure_solver *s, int body, const og_combination *witness, og_body_place *place);
/// One point of the hull.
void og_inner_place(const og_enclosure_solver *s, int body, uint32_t point, og_body_place *place);

/// The place of a polytope that is nearest to the point at / den of the problem's lattice, exactly. False if that is
/// its own.
bool og_inner_nearest(og_enclosure_solver *s, int body, const og_ivec *at, const og_int *den, og_body_place *place);

/// A lower bound along the direction, at least zero, about 2^-bits of the size below what the direction gives.
void og_enclosure_lower(og_enclosure_solver *s, const og_ivec *direction, og_rational *lo);
/// An upper bound from two places, about as near above. False where they are nearer than the radii: the bodies
/// penetrate.
bool og_enclosure_upper(og_enclosure_solver *s, const og_body_place *a, const og_body_place *b, og_rational *hi);
/// An upper bound of how far the bodies overlap along the direction, at least zero, about as near above.
void og_enclosure_overlap(og_enclosure_solver *s, const og_ivec *direction, og_rational *hi);
/// r = num / den steps of the lattice, num >= 0, rounded down or up where that is about 2^-bits of the size.
void og_enclosure_bound(og_enclosure_solver *s, og_rational *r, bool up);
/// Is hi - lo at most the width asked for, and, where that was asked for too, the double nearest to both the same?
bool og_enclosure_is_enough(og_enclosure_solver *s, const og_rational *lo, const og_rational *hi);
/// Is hi - lo at most the width asked for?
bool og_enclosure_is_narrow(og_enclosure_solver *s, const og_rational *lo, const og_rational *hi);
/// Leans the direction towards or from the axis of a cone, until its apex and its rim are equally far along it. False
/// where the body is none, or turns its base there.
bool og_enclosure_lean(og_enclosure_solver *s, int body);
/// Bounds of the depth of bodies of parallel axes whose cores penetrate or touch. False of all others.
bool og_enclose_revolved(og_enclosure_solver *s, og_depth_range *range);
/// From the axis of A towards that of B, or any way across it, of the figures that are set.
void og_revolved_outward(og_enclosure_solver *s, og_ivec *out);
/// num / den = the width asked for in steps of the problem's lattice.
void og_enclosure_width(og_enclosure_solver *s);
/// Sets `bits` to what the width needs.
void og_enclosure_first_bits(og_enclosure_solver *s);
/// Rounds the direction to `bits` bits.
void og_enclosure_trim(og_enclosure_solver *s);
/// The place on the problem's lattice: numerators and their denominator.
void og_enclosure_point(og_enclosure_solver *s, int body, const og_body_place *place, og_ivec *at, og_int *den);

#endif
