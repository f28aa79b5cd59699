#ifndef OG_WRITE_SMALL_H
#define OG_WRITE_SMALL_H

/// A small case as text: a line for `origo ask`, or a program in C.

#include <stdio.h>

#include "ref/registry.h"
#include "spec/question.h"
#include "tool/run/small_case.h"

/// Points a body may have to be written as a line.
#define OG_SMALL_MAX_POINTS 160

/// What a case is to be called, and what is asked about it.
typedef struct og_small_title {
  const char *id, *source;
  const char *const *flags; // null at the end
  og_question question;
} og_small_title;

/// Writes one line of JSON. False, with nothing written, where a body has more than OG_SMALL_MAX_POINTS points.
/// Errors of the stream are the caller's to look for.
bool og_write_small(FILE *out, const og_small_case *c, const og_small_title *title);

/// Writes a program that makes the bodies, in hexadecimal numbers, as og_make_body did, runs the algorithm on them
/// and prints its claim. `says`: one line for its head. It compiles with the sources of `ref` alone.
void og_write_reproducer(FILE *out, const og_algorithm *algorithm, const og_body body[2], const char *says);

#endif
