#ifndef OG_VOLUME_ERROR_H
#define OG_VOLUME_ERROR_H

/// How large an error of a claimed volume is, in doubles. Whether there is one was decided by exact numbers.

#include <gmp.h>

#include "tool/judge/handed_volume.h"
#include "tool/judge/judge.h"

void og_take_rational(mpq_t to, const og_rational *from);

/// value times 2^-exponent.
double og_volume_scaled(const mpq_t value, long exponent);

/// The error, or the least number where an error above zero was rounded to zero. Ask only of errors that there are.
double og_volume_not_lost(double error);

/// `error` is in units of 2^exponent of the extent; zero where there is none. `exact` is in the input's unit.
og_checked og_volume_check(og_check_what what, const og_handed_volume *truth, double error, double exact,
                           og_round_format format);

#endif
