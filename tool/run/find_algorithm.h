#ifndef OG_FIND_ALGORITHM_H
#define OG_FIND_ALGORITHM_H

/// An algorithm by the name that a user gave it.

#include "ref/registry.h"

/// The entry of that id. Otherwise null, with the reason and a suggestion on standard error, in the name of `program`.
const og_algorithm *og_find_algorithm(const char *program, const char *id);
/// The same, where it runs on pairs of bodies.
const og_algorithm *og_find_pair_algorithm(const char *program, const char *id);

#endif
