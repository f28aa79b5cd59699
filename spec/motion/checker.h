#ifndef OG_MOTION_CHECKER_H
#define OG_MOTION_CHECKER_H

/// Between which two times two polytopes that move and turn first meet, or that they never do; and the checker of that.
///
/// Pieces follow each other from t = 0. On each a direction d(t) leads from B to A: it stands still in the world or in
/// a body, or is the cross product of a vector that stands in A and one that stands in B. d . (a - b) times positive
/// denominators is a polynomial on the piece, and the signs of its Bernstein coefficients show that it is positive for
/// all points a of A and b of B. Where the bodies have balls, the radius of both times a bound of |d| is taken off: by
/// the triangle inequality |d| is at most the same form of its control vectors' lengths, rounded up. At a rational time
/// hi weights name a common point, or two points no farther apart than both radii. So the first contact lies between
/// the end of the last piece and hi. docs/trust/certificates.md has the proofs. The checker shares nothing with the
/// solver but integers and the problem. Cost: linear in the pieces and in the points.
///
/// That the bodies keep a distance is that they never meet with balls larger by that.
///
/// Where a body spins, time is cut into spans first. On each the chord of the motion (spec/motion/spin.h) takes its
/// place, with the chord's deviation added to the radius, and the pieces are of the chord. A round span takes bodies
/// that spin for what they reach around their axes in any turn. At hi the corners of a
/// tetrahedron around a ball as large as the deviation are shown to be differences a - b: so the true bodies meet.

#include "spec/motion/problem.h"
#include "spec/pair/certificate.h"

typedef enum og_rigid_frame {
  OG_FRAME_WORLD,
  OG_FRAME_A,
  OG_FRAME_B,
  OG_FRAME_BOTH, // the cross product of a vector of A and one of B
  OG_FRAME_COUNT
} og_rigid_frame;

/// From the end of the piece before, or from 0.
typedef struct og_rigid_piece {
  og_rational until;
  og_rigid_frame frame;
  og_ivec direction; // in the frame; of BOTH the vector in A
  og_ivec other;     // of BOTH: the vector in B
} og_rigid_piece;

/// From the end of the last piece of the span before, or from 0, to `until`: a chord of the motion. Its pieces' times
/// are those of the chord: 0 where it begins, 1 at `until`. They need not reach 1.
typedef struct og_rigid_span {
  og_rational until;
  size_t pieces; // how many, after those of the spans before
  bool is_round; // bodies that spin stand on their axes, with all that they may reach around them
} og_rigid_span;

typedef enum og_rigid_kind {
  OG_RIGID_CLEAR, // no contact before the end of the pieces; nothing is said of the time after
  OG_RIGID_FIRST, // the same, and contact at hi
  OG_RIGID_NEVER, // no contact in [0, 1]
  OG_RIGID_KIND_COUNT
} og_rigid_kind;

enum { OG_RIGID_CORNERS = 4 };

/// "clear", "first", "never".
const char *og_rigid_kind_name(og_rigid_kind kind);

typedef struct og_rigid_certificate {
  og_rigid_kind kind;
  size_t count, room; // room: pieces that are initialised
  og_rigid_piece *piece;
  og_rational hi;         // FIRST
  og_combination contact; // FIRST: differences a - b at hi, whose sum with these weights is zero
  og_rational apart;      // NEVER: a distance that the bodies keep, or zero: nothing is said of it
  // Where a body spins; otherwise there are no spans, and no bits:
  unsigned bits;                // of the quaternions
  size_t span_count, span_room; // room: spans that are initialised
  og_rigid_span *span;
  size_t corners;               // FIRST: 1 where the pose is exact, or else 4, in place of `contact`
  og_combination corner[OG_RIGID_CORNERS];
} og_rigid_certificate;

void og_rigid_certificate_init(og_rigid_certificate *certificate);
void og_rigid_certificate_clear(og_rigid_certificate *certificate);
/// CLEAR, without pieces, keeping its storage.
void og_rigid_certificate_reset(og_rigid_certificate *certificate);
/// Appends a piece, unset, and returns it; the pointer holds until the next one.
og_rigid_piece *og_rigid_certificate_add(og_rigid_certificate *certificate);
/// Appends a span without pieces, in the same way.
og_rigid_span *og_rigid_certificate_add_span(og_rigid_certificate *certificate);

typedef enum og_rigid_refusal {
  OG_RIGID_ACCEPTED,
  OG_RIGID_REFUSED_PROBLEM,   // no points, a denominator that is not positive, a negative radius, half a turn or more
  OG_RIGID_REFUSED_TIME,      // the pieces do not follow each other within [0, 1], or hi is not between their end and 1
  OG_RIGID_REFUSED_SHORT,     // of `never` they do not reach 1
  OG_RIGID_REFUSED_TOGETHER,  // a direction does not separate on its piece
  OG_RIGID_REFUSED_INDEX,     // a pair names no points
  OG_RIGID_REFUSED_WEIGHT,    // a weight is not positive, or there is none
  OG_RIGID_REFUSED_BITS,      // not between OG_SPIN_LEAST_BITS and OG_SPIN_MOST_BITS; or given where nothing spins
  OG_RIGID_REFUSED_SPAN,      // a span has no pieces, or its chord turns by half a turn; or pieces are not of a span
  OG_RIGID_REFUSED_CORNERS,   // their number is wrong
  OG_RIGID_REFUSED_KEPT,      // the distance kept is below zero, or of another certificate than `never`
  OG_RIGID_REFUSED_APART,     // the weighted mean of the differences is not zero, or longer than the radius
  OG_RIGID_REFUSED_COUNT
} og_rigid_refusal;

/// One sentence per refusal.
const char *og_rigid_refusal_text(og_rigid_refusal refusal);

/// What an accepted certificate proves: no contact before lo, and of FIRST contact at hi; of NEVER none in [0, 1].
typedef struct og_rigid_finding {
  og_rigid_kind kind;
  og_rational lo, hi;
  og_rational apart; // of NEVER: their distance is more than this at each time. Or zero
} og_rigid_finding;

void og_rigid_finding_init(og_rigid_finding *finding);
void og_rigid_finding_clear(og_rigid_finding *finding);

/// The checker's working numbers. One per thread.
typedef struct og_rigid_checker og_rigid_checker;
og_rigid_checker *og_rigid_checker_new(void);
void og_rigid_checker_free(og_rigid_checker *checker);

/// The finding is meaningful on OG_RIGID_ACCEPTED only.
og_rigid_refusal og_check_rigid(og_rigid_checker *checker, const og_rigid_problem *problem,
                                const og_rigid_certificate *certificate, og_rigid_finding *finding);

/// Does the piece separate the bodies from `from` on, before its end, and, where `at_end`, at its end as well? The
/// problem is well-formed and from < until, both with positive denominators.
bool og_rigid_piece_separates(og_rigid_checker *checker, const og_rigid_problem *problem, const og_rational *from,
                              const og_rigid_piece *piece, bool at_end);

/// Pieces one after the other from *lo on, which becomes the end of the last; the last may have to separate at its end,
/// too.
og_rigid_refusal og_rigid_check_pieces(og_rigid_checker *checker, const og_rigid_problem *problem,
                                       const og_rigid_piece *piece, size_t count, bool at_end, og_rational *lo);

/// Do the differences a - b of the combination's pairs at the time show that the bodies meet, B being moved by the
/// offset over the problem's denominator? NULL for none. Nothing spins.
og_rigid_refusal og_rigid_shows_contact(og_rigid_checker *checker, const og_rigid_problem *problem,
                                        const og_rational *time, const og_combination *contact,
                                        const og_ivec *offset);

/// Is the time in [lo, 1], with a positive denominator?
bool og_rigid_is_between(og_rigid_checker *checker, const og_rational *lo, const og_rational *time);

/// The offsets for which contact at hi has to be shown: the corners of a tetrahedron around the deviation's ball.
/// Returns how many: one, which is zero, where the deviation is.
size_t og_rigid_corners(og_ivec corner[OG_RIGID_CORNERS], const og_int *deviation);

/// og_check_rigid where a body spins, of a well-formed problem.
og_rigid_refusal og_check_spin(og_rigid_checker *checker, const og_rigid_problem *problem,
                               const og_rigid_certificate *certificate, og_rigid_finding *finding);

#endif
