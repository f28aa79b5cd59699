#ifndef OG_STEADY_H
#define OG_STEADY_H

/// Is a manifold steady? A pose that moves by next to nothing must not move it by much: a solver would push elsewhere.
///
/// A is moved by about 1e-9 of the size of both bodies (binary32: 1e-5), forth and back. The contacts claimed
/// before and after are compared: how far is the farthest of either's first points from the hull of the other's.
/// Where one of the claims has no contacts, bodies may have come apart. Where the normals differ by more than a
/// thousandth, another place of contact is named. Neither is compared: the checks of each claim by itself say
/// whether it is right.

#include "tool/judge/judge.h"
#include "tool/run/small_case.h"

/// Up to 4 times the way of the pose is what any corner of contact may move: rounding. Beyond 1000 times it is gross.
enum { OG_STEADY_ROUNDING = 4, OG_STEADY_GROSS = 1000 };

enum { OG_NUDGE_COUNT = 2 };

/// The case with A moved forth (0) or back (1). `share` of the size is the way, or somewhat less. Zero where that
/// rounds away beside the numbers of the case; otherwise the length of the way.
double og_make_nudged(og_small_case *r, const og_small_case *c, int back, double share, double size, bool binary32);

/// Is the tangent of the angle between the normals at most a thousandth? Otherwise they lead to different places.
bool og_lead_alike(const double a[3], const double b[3]);
/// Raises `most` to the distance of the farthest of the points from the hull; `pair` is working storage. False
/// through a defect of the solver.
bool og_raise_to_farthest(og_exact_pair *pair, const double *points, size_t count, og_double_hull hull, double *most);

typedef struct og_steady {
  og_exact_pair pair; // of point and hull
  double most;        // the farthest way found, in sizes of the nudge
  double way;
  bool any; // were two manifolds compared?
} og_steady;

void og_steady_init(og_steady *steady);
void og_steady_clear(og_steady *steady);

/// Before the first comparison about a case.
void og_steady_begin(og_steady *steady);
/// Compares the claims before and after the pose has moved by `way`. False through a defect of the solver.
bool og_steady_compare(og_steady *steady, const og_statement *before, const og_statement *after, double way);
/// Adds OG_CHECK_CONTACT_STEADY if manifolds were compared.
void og_steady_add(const og_steady *steady, double size, double share, og_judgement *judgement);

#endif
