#ifndef OG_SENSE_LOGIC_H
#define OG_SENSE_LOGIC_H

/// Directions of which only the sense counts, in real numbers; and how far a vector can lead along one.
///
/// r has the sense of d where it is a positive multiple of it (same_sense): what is highest along one is so along the
/// other. Proved in the model `real` (docs/trust/verification.md), all lemmas included. No code.

#include "ref/vec3.h"

/*@ predicate same_sense(og_vec3 r, og_vec3 d) = \exists real k; k > 0 && is_scaled(r, k, d);
    predicate bounded(real q, real m, real n) = 0 <= m && 0 <= n && q * q <= m * n;

    lemma sense_of_itself: \forall og_vec3 d; same_sense(d, d);
    lemma sense_of_multiple: \forall og_vec3 r, d, real k; k > 0 && is_scaled(r, k, d) ==> same_sense(r, d);
    lemma sense_farther: \forall og_vec3 r, d, x, y;
      same_sense(r, d) && dot(r, x) <= dot(r, y) ==> dot(d, x) <= dot(d, y);
    lemma sense_level: \forall og_vec3 r, d, x, y; same_sense(r, d) ==>
      (dot(r, x) == dot(r, y) <==> dot(d, x) == dot(d, y));
    lemma scaled_twice: \forall og_vec3 r, s, d, real j, k;
      is_scaled(r, j, s) && is_scaled(s, k, d) ==> is_scaled(r, j * k, d);
    lemma schwarz_between: \forall og_vec3 d, x, c; bounded(dot(d, x) - dot(d, c), dot(d, d), distance2(x, c));
*/

#endif
