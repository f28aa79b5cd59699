#ifndef OG_MEASURE_ERROR_H
#define OG_MEASURE_ERROR_H

/// Errors that are areas or volumes, as checks of a judgement.

#include <gmp.h>

#include "spec/body/problem.h"
#include "tool/judge/handed_extent.h"
#include "tool/judge/judge.h"

/// A check whose error is an area (dimension 2) or a volume (3), >= 0. `error` and `exact`, which it is an error of, are in
/// steps of the problem's lattice to that power. `absolute` is in the input's unit to that power, `fraction` of that power of
/// the size. An error above zero has a fraction above zero.
og_checked og_measure_check(og_check_what what, int dimension, const mpq_t error, const mpq_t exact,
                            const og_problem *lattice, const og_handed_extent *extent, og_round_format format);

#endif
