#ifndef OG_MOVING_CHECKER_H
#define OG_MOVING_CHECKER_H

/// Why two moving features first meet at that time, or never on [0, 1]; and the checker of that.
///
/// Pieces follow each other from t = 0. On each a direction d(t) leads from B to A: d . (a - b) > 0 for all points a of
/// A and b of B, as its local coefficients (spec/number/polynomial.h) are positive. `never`: they reach t = 1. A
/// contact: they reach its time, and there weights show a point of both. The time is a rational, or the root of a
/// polynomial in an interval. docs/trust/certificates.md has the proofs. The checker shares nothing with the solver but
/// integers, polynomials and the problem. Cost: linear in the pieces.

#include "spec/moving/problem.h"
#include "spec/number/polynomial.h"

/// Control points of a direction, at most.
#define OG_MOVING_CONTROLS 4

/// From the end of the piece before, or from 0. With t = (y from.num + x to.num) / (y from.den + x to.den) the
/// direction is the sum of control[k] y^(n-k) x^k for k = 0..n, n = controls - 1.
typedef struct og_moving_piece {
  og_rational until;
  int controls;
  og_ivec control[OG_MOVING_CONTROLS];
} og_moving_piece;

typedef struct og_moving_certificate {
  bool hit;
  size_t count, room; // room: pieces that are initialised
  og_moving_piece *piece;
  // A contact. The root's degree is 0 where the time is rational; otherwise the time is its root in (lo, hi).
  og_poly root;
  og_rational time, lo, hi;
  og_poly weight[4]; // of the four points, polynomials in t of degree 2 at most; constants where the time is rational
} og_moving_certificate;

/// The name in files: "never", or "first" of a contact.
const char *og_moving_proof_name(const og_moving_certificate *certificate);

void og_moving_certificate_init(og_moving_certificate *certificate);
void og_moving_certificate_clear(og_moving_certificate *certificate);
/// `never`, without pieces, keeping its storage.
void og_moving_certificate_reset(og_moving_certificate *certificate);
/// Appends a piece, unset, and returns it; the pointer holds until the next one.
og_moving_piece *og_moving_certificate_add(og_moving_certificate *certificate);

typedef enum og_moving_refusal {
  OG_MOVING_ACCEPTED,
  OG_MOVING_REFUSED_PROBLEM,  // a denominator is not positive
  OG_MOVING_REFUSED_FORM,     // a degree out of range, or a denominator that is not positive
  OG_MOVING_REFUSED_TIME,     // the time does not lie in [0, 1], or the interval holds no root or may hold several
  OG_MOVING_REFUSED_GAP,      // the pieces do not follow each other from 0 to the end
  OG_MOVING_REFUSED_TOGETHER, // a direction does not separate on its piece
  OG_MOVING_REFUSED_WEIGHT,   // a weight is negative, or none is positive
  OG_MOVING_REFUSED_APART,    // the weights do not name one point of both
  OG_MOVING_REFUSED_COUNT
} og_moving_refusal;

/// One sentence per refusal.
const char *og_moving_refusal_text(og_moving_refusal refusal);

/// What an accepted certificate proves.
typedef struct og_moving_finding {
  bool hit;
  bool is_rational;     // is the time a rational, and not given as a root?
  og_rational time;     // first time of contact, where it is rational
  og_poly root;         // otherwise its one root in (lo, hi)
  og_rational lo, hi;   //
  bool meets[4];        // the points whose weights are positive: the hulls' faces that meet
  og_rational point[3]; // where they meet, where the time is rational
} og_moving_finding;

void og_moving_finding_init(og_moving_finding *finding);
void og_moving_finding_clear(og_moving_finding *finding);

/// The finding is meaningful on OG_MOVING_ACCEPTED only.
og_moving_refusal og_check_moving(const og_moving_problem *problem, const og_moving_certificate *certificate,
                                  og_moving_finding *finding);

#endif
