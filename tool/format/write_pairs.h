#ifndef OG_WRITE_PAIRS_H
#define OG_WRITE_PAIRS_H

/// Pairs and orders of numbers in JSON: there may be millions of them.

#include "spec/overlaps/checker.h"
#include "tool/format/text.h"

/// [[i,j],...]
void og_add_pairs(og_text *text, const og_box_pair *pair, size_t count);
/// [i,...]
void og_add_order(og_text *text, const og_box_order *order);

#endif
