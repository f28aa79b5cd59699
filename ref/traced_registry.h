#ifndef OG_TRACED_REGISTRY_H
#define OG_TRACED_REGISTRY_H

/// All traced forms. They stand apart from ref/traced.h: so a new one changes no file that the others are made of.

#include "ref/traced.h"

/// The traced form of an algorithm, or null where there is none. Cost: linear in the number of traced algorithms.
/*@ requires algorithm: \valid_read(algorithm);
    terminates \true;
    exits \false;
    assigns \nothing;
*/
const og_traced *og_traced_find(const og_algorithm *algorithm);

#endif
