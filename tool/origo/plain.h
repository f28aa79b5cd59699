#ifndef OG_PLAIN_H
#define OG_PLAIN_H

/// C as it is compiled and documented, without its ACSL annotations, for who reads an algorithm the first time.

#include <stdio.h>

/// Copies C from one stream to the other without annotations (/*@ ... */ and //@ ...), without lines that held nothing
/// else, and with at most one empty line running. Strings, characters and other comments stay as they are.
void og_print_plain(FILE *in, FILE *out);

#endif
