#ifndef OG_CURVED_GUESS_H
#define OG_CURVED_GUESS_H

/// What doubles say of a cylinder or a cone and a polytope that are clearly apart, or clearly penetrate. It may be
/// wrong: the checker decides.

#include "spec/curved/solve/search.h"

typedef enum og_curved_guess {
  OG_CURVED_GUESS_NONE,
  OG_CURVED_GUESS_APART, // along s->normal, from the curved body to the polytope
  OG_CURVED_GUESS_INSIDE // the mean in the certificate
} og_curved_guess;

/// Sets the normal, or the certificate's mean. Nothing is guessed for a disc or a thin needle. Cost: a few dozen
/// support mappings at most.
og_curved_guess og_guess_curved(og_curved_search *s);

#endif
