#ifndef OG_MOTION_SOLVE_MOTION_H
#define OG_MOTION_SOLVE_MOTION_H

/// The solver of the question `motion`.
///
/// From the time reached on it looks in doubles for the nearest features, and for the direction that separates longest:
/// the normal of a face, the product of two edges, or the direction between the nearest points, still in the world or
/// in a body. The checker's test decides, in integers. Where the bodies come close, contact is looked for a little
/// later: at a time that is a simple fraction, which may be the first contact itself, or else at the end of the width.
/// Contact at one moment alone, at a time that is no simple fraction, stays undecided. Bodies that graze at such a
/// fraction are found to meet, but their enclosure may stay wide.
/// Numbers longer than a limit, those of the case or times near the contact, end the search, so that every search ends.
/// Cost: a few exact tests a piece; near misses need as many pieces as their directions turn.

#include "spec/motion/checker.h"

enum { OG_RIGID_BITS = 4096 };
/// No enclosure is made narrower: the time that takes grows with the cube of the bits, or faster.
#define OG_RIGID_NARROWEST 0x1p-256

typedef enum og_rigid_outcome {
  OG_RIGID_ANSWERED,
  OG_RIGID_WIDE,      // contact, but the enclosure is wider than was asked for
  OG_RIGID_UNDECIDED, // no contact before lo, and none was found
  OG_RIGID_LIMIT,     // the same, as the certificate has as many pieces as it may have
  OG_RIGID_LONG,      // numbers need more bits than the limit; what is proved until then stays proved
  OG_RIGID_REFUSED,   // the checker did not accept the certificate: a defect of the solver
} og_rigid_outcome;

typedef struct og_rigid_answer {
  og_rigid_outcome outcome;
  og_rigid_refusal refusal;
  og_rigid_certificate certificate;
  og_rigid_finding finding; // what the checker found the certificate to prove; not on OG_RIGID_REFUSED
} og_rigid_answer;

void og_rigid_answer_init(og_rigid_answer *answer);
void og_rigid_answer_clear(og_rigid_answer *answer);

/// The solver's working numbers. One per thread.
typedef struct og_rigid_solver og_rigid_solver;
og_rigid_solver *og_rigid_solver_new(void);
void og_rigid_solver_free(og_rigid_solver *solver);
/// How wide an enclosure may be, above 0; 2^-40 by default. Below OG_RIGID_NARROWEST only a contact that is found
/// exactly is narrow enough.
void og_rigid_solver_set_width(og_rigid_solver *solver, const og_rational *width);
/// How many pieces a certificate may have, above 0; 1,000 by default.
void og_rigid_solver_set_limit(og_rigid_solver *solver, size_t pieces);
/// Is a miss to say which distance the bodies keep? False by default. It takes some motions more.
void og_rigid_solver_set_apart(og_rigid_solver *solver, bool apart);
/// How many bits a number of the case, over the denominator, or of a time may have, OG_RIGID_BITS by default.
void og_rigid_solver_set_bits(og_rigid_solver *solver, size_t bits);

/// How far a search goes.
typedef struct og_rigid_limits {
  const og_rational *width;
  size_t pieces, bits;
} og_rigid_limits;

og_rigid_outcome og_solve_rigid(og_rigid_solver *solver, const og_rigid_problem *problem, og_rigid_answer *answer);

#endif
