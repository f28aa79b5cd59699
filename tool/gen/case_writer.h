#ifndef OG_GEN_CASE_WRITER_H
#define OG_GEN_CASE_WRITER_H

/// Cases as JSON Lines. The same case is the same bytes everywhere: numbers are written here, digit by digit,
/// not by the C library, whose "%a" differs between systems for subnormal numbers.

#include <stdio.h>

#include "tool/gen/case.h"

/// Writes one line. Errors of the stream are the caller's to look for (ferror).
void og_gen_write(FILE *out, const og_gen_case *c, const char *id, const char *source);

/// The exact text of a double: a small integer as such ("-4"), everything else as a hexadecimal floating-point
/// number with the leading digit 1 ("0x1.8p-3"). `value` is finite.
void og_gen_write_double(FILE *out, double value);

#endif
