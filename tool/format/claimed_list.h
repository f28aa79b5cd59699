#ifndef OG_CLAIMED_LIST_H
#define OG_CLAIMED_LIST_H

/// Orders and pairs of numbers in answers about sets: boxes that overlap, triangles that meet.

#include <jansson.h>

#include "spec/overlaps/checker.h"
#include "tool/format/complaint.h"
#include "tool/format/text.h"

/// Is the field, where it is there, a list? Whether it is one of pairs, and of the right ones, og_compare_pairs says.
bool og_read_pairs_field(const json_t *object, const char *field, const og_place *in, og_complaint *complaint);

/// Reads the numbers of a certificate's order into `order`, behind those that are there.
bool og_read_order(og_box_order *order, const json_t *certificate, const char *field, const og_place *in,
                   og_complaint *complaint);

/// Phrases of what is not proved, joined by "; ".
typedef struct og_mismatches {
  og_text *text;
  size_t count;
} og_mismatches;

void og_start_mismatch(og_mismatches *m);
/// "count" against the number of pairs proved.
void og_compare_count(og_mismatches *m, const json_t *claimed, size_t proved);
/// A list of pairs, in ascending order, against the pairs proved.
void og_compare_pairs(og_mismatches *m, const char *name, const json_t *claimed, const og_box_pair *pair, size_t count);

#endif
