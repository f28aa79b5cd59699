#ifndef OG_READ_CLAIM_H
#define OG_READ_CLAIM_H

/// One line of a claim file, an engine's or ours, as docs/claim.schema.json has it.

#include "tool/format/read_id.h"
#include "tool/judge/claimed_facets.h"
#include "tool/judge/claimed_hulls.h"
#include "tool/judge/claimed_pairs.h"
#include "tool/judge/claimed_points.h"
#include "tool/judge/claimed_volume.h"
#include "tool/judge/statement.h"

#define OG_MAX_ENGINE 256
#define OG_MAX_NOTE 1000

typedef struct og_claim_line {
  char id[OG_MAX_ID + 1];
  char engine[OG_MAX_ENGINE + 1];
  og_statement statement;
  og_claimed_pairs pairs;     // of boxes
  og_claimed_facets facets;   // of a hull
  og_claimed_facets triangles; // of a polygon
  og_claimed_points polygon;  // the common part of two
  og_claimed_hulls hulls;     // parts of a mesh
  og_claimed_volume volume;   // of points
  double margin;              // an error that the engine documents, in the case's unit; 0 where it is not said
  char note[OG_MAX_NOTE + 1]; // why there is no answer, or whatever it says; empty: nothing
  double nanoseconds;         // that the query took; negative where it is not said
} og_claim_line;

void og_claim_line_init(og_claim_line *claim);
void og_claim_line_clear(og_claim_line *claim);

/// Reads one line. A number may also be "nan", "inf" or "-inf", with or without a sign: what engines say must be
/// readable to be judged; then the statement is not finite. The verdict is what `colliding` says;
/// `iterations` and `simplex` are checked for their form and not kept.
og_input_status og_read_claim(const char *line, size_t length, og_claim_line *claim, og_complaint *complaint);

#endif
