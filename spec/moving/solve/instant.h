#ifndef OG_INSTANT_H
#define OG_INSTANT_H

/// Times in [0, 1] that are rational, or roots of an irreducible polynomial of degree 2 or 3: where features that move
/// may meet.
///
/// A polynomial is split into its factors over the rationals. So a root that is a fraction is known as one, a
/// polynomial that vanishes at a root is a multiple of its factor, and every other sign shows on a short interval
/// around it.

#include "spec/number/polynomial.h"

typedef struct og_instant {
  bool is_rational;
  og_rational time;
  og_poly root;       // irreducible, without common factor, its last coefficient positive
  og_rational lo, hi; // 0 < lo < hi: the root's only one there; every number between rounds to the same double
} og_instant;

#define OG_INSTANT_ROOM 20

typedef struct og_instants {
  size_t count;
  og_instant at[OG_INSTANT_ROOM];
  og_poly work[3];
} og_instants;

void og_instants_init(og_instants *instants);
void og_instants_clear(og_instants *instants);

/// Adds a rational time that is not there yet, where it lies in [0, 1]. den is not 0.
void og_instants_add_quotient(og_instants *instants, const og_int *num, const og_int *den);
/// Adds the roots of p in [0, 1] that are not there yet. p is not zero and has degree 3 at most.
void og_instants_add_roots(og_instants *instants, const og_poly *p);
/// Moves the least of them to the end and takes it from the list; its address holds until one is added.
og_instant *og_instants_take_least(og_instants *instants);

/// Makes a root's interval half as long.
void og_instant_halve(og_instant *instant);

/// The sign of p at the time; its interval may become shorter. Where it is a root and p is not zero there, p's local
/// form on the interval has that one sign.
int og_instants_sign(og_instants *instants, og_instant *instant, const og_poly *p);

#endif
