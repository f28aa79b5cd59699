#ifndef OG_CORE_CLAIM_H
#define OG_CORE_CLAIM_H

/// From what is found about the cores of two bodies to a claim about the bodies: the radii subtracted.
///
/// Cores apart by d, radii adding up to R: the bodies are apart by d - R where that is positive; else they meet, and
/// their depth is exactly R - d. Where the cores themselves meet, the depth is more than R and nothing is said of it.
/// Source: van den Bergen 2003, 4.4; Varjus 2018, 5.2.4. Limits: near contact the verdict is that of d - R, rounded.
/// Safe (proofs/eva.py): A, all functions; B, all that compute, for |x| <= 2^100.

#include "ref/body.h"
#include "ref/claim.h"
#include "ref/simplex/simplex.h"

typedef struct og_core_finding {
  og_outcome outcome;
  og_verdict verdict;
  og_scalar distance; // of the cores; > 0 where they are apart
  og_vec3 nearest;    // a - b, of that length
  og_vec3 a, b;       // nearest points of the cores
  int iterations;
  const og_simplex *simplex; // the final one
} og_core_finding;

/// Points are claimed only where the cores are apart. The radii are finite and not negative.
/*@ requires bodies: \valid_read(a) && \valid_read(b);
    requires core:   \valid_read(core) && \valid_read(core->simplex) && 0 <= core->simplex->count <= 4;
    requires radii:  0 <= a->radius && 0 <= b->radius;
    terminates \true;
    exits \false;
    assigns \nothing;
    ensures outcome: \result.outcome == core->outcome;
    ensures fair: fair_claim(\result);
*/
og_claim og_core_claim(const og_body *a, const og_body *b, const og_core_finding *core);

/// Copies the vertices of a final simplex into the claim.
/*@ requires memory: \valid(claim) && \valid_read(simplex) && \separated(claim, simplex);
    requires count: 0 <= simplex->count <= 4;
    terminates \true;
    exits \false;
    assigns claim->simplex_count, claim->simplex[0 .. 3][0 .. 1];
    ensures count: claim->simplex_count == simplex->count;
*/
void og_claim_simplex(og_claim *claim, const og_simplex *simplex);

#endif
