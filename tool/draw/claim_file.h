#ifndef OG_CLAIM_FILE_H
#define OG_CLAIM_FILE_H

/// The claims of a file, to be found by the case's id.

#include "tool/judge/read_claim.h"

typedef struct og_claim_file {
  size_t count, capacity; // initialised claims
  og_claim_line *claim;
} og_claim_file;

/// An empty one is all zeros.
void og_claim_file_clear(og_claim_file *claims);
/// Reads the file ("-": standard input). False, with a complaint, where a line is not a claim.
bool og_claim_file_read(og_claim_file *claims, const char *name, og_complaint *complaint);
/// The first claim about that case, or null. Cost: linear.
const og_claim_line *og_claim_file_find(const og_claim_file *claims, const char *id);

#endif
