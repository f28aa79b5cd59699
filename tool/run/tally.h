#ifndef OG_TALLY_H
#define OG_TALLY_H

/// What one algorithm's claims about the cases of one family were worth.

#include "ref/claim.h"
#include "tool/format/read_case.h"
#include "tool/judge/judge.h"
#include "tool/run/extent.h"
#include "tool/run/sample.h"

/// Errors of one quantity. `fraction`: of the size; `ulps`: units in the last place of the exact value, where that is
/// not zero.
typedef struct og_errors {
  og_sample fraction, ulps;
  double worst;                   // fraction
  char worst_case[OG_MAX_ID + 1]; // its id
} og_errors;

typedef struct og_tally {
  size_t cases;
  size_t outcome[OG_OUTCOME_COUNT];    // by og_outcome
  size_t gross, near, within_rounding; // wrong verdicts of bodies that do not touch, by the judge's classes
  size_t touching_meet, touching_apart;
  size_t not_finite;              // claims with a NaN or an infinity in them
  char gross_case[OG_MAX_ID + 1]; // id of the grossly wrong verdict whose bodies are the farthest from touching
  double gross_fraction;
  og_errors distance, depth;
  og_errors normal; // how far the bodies are from being as far apart along it as it says
  og_errors points; // how far the points are from being as far apart as they should be
  og_sample iterations;
} og_tally;

/// An empty tally is all zeros.
void og_tally_clear(og_tally *tally);

/// A pair of bodies and what is true of them.
typedef struct og_measured_case {
  const char *id;
  const og_body *a, *b;
  og_exact_pair *exact; // changed in its working storage only
  og_extent extent;
} og_measured_case;

void og_tally_add(og_tally *tally, const og_measured_case *measured, const og_claim *claim);

/// A case whose coordinates are no finite scalars, so that it was not run.
void og_tally_add_out_of_range(og_tally *tally);

#endif
