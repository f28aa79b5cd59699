#ifndef OG_REGISTRY_H
#define OG_REGISTRY_H

/// The registry of the reference's algorithms. The command, tests, fuzzers, studies and documentation walk it.
/// Safe (proofs/eva.py): A, all functions; none computes.

#include "ref/algorithm.h"

/// Number of entries, and entry k in the catalogue's order.
/*@ terminates \true;
    exits \false;
    assigns \nothing;
    ensures some: \result > 0;
*/
int og_algorithm_count(void);
/*@ requires index: 0 <= k;
    terminates \true;
    exits \false;
    assigns \nothing;
    ensures entry: \valid_read(\result);
*/
const og_algorithm *og_algorithm_at(int k);
/// The entry of that id, or null.
/*@ requires text: \valid_read(id);
    terminates \true;
    exits \false;
    assigns \nothing;
    ensures entry: \result == \null || \valid_read(\result);
*/
const og_algorithm *og_algorithm_by_id(const char *id);

#endif
