#ifndef OG_CLAIMED_PAIRS_H
#define OG_CLAIMED_PAIRS_H

/// What an engine claims about a set of boxes or about meshes: the pairs that overlap or meet, and at each step those
/// that begin and end.

#include <jansson.h>

#include "spec/overlaps/box_ends.h"
#include "tool/format/complaint.h"

/// A list of pairs, as they are claimed.
typedef struct og_claimed_list {
  og_box_pair *pair;
  size_t count, room;
} og_claimed_list;

typedef struct og_claimed_step {
  og_claimed_list begun, ended;
} og_claimed_step;

typedef struct og_claimed_pairs {
  bool any;              // were pairs claimed?
  og_claimed_list first; // before the first step
  bool has_steps;
  og_claimed_step *step;
  size_t step_count, room_steps; // those beyond step_count keep their storage
} og_claimed_pairs;

void og_claimed_pairs_init(og_claimed_pairs *pairs);
void og_claimed_pairs_clear(og_claimed_pairs *pairs);
/// Claims nothing; the storage stays.
void og_claimed_pairs_reset(og_claimed_pairs *pairs);

void og_claimed_list_add(og_claimed_list *list, int32_t i, int32_t j);

/// The fields `pairs` or `pairs_packed`, and `steps`, of a claim; none of them claims nothing. Numbers are below 2^31.
bool og_read_claimed_pairs(og_claimed_pairs *pairs, const json_t *root, og_complaint *complaint);

#endif
