#ifndef OG_TERMINAL_H
#define OG_TERMINAL_H

/// What a terminal takes that no file or pipe does: colours, and so many columns. For anything else the bytes stay what
/// they are.

#include <stdbool.h>

typedef enum og_colour { OG_GOOD, OG_BAD, OG_OPEN } og_colour; // green, red, yellow

/// Does the descriptor take colours? It is a terminal that is not dumb, and NO_COLOR is unset or empty.
bool og_takes_colour(int descriptor);
/// What begins and ends the colour; empty where none is wanted.
const char *og_colour_begin(bool wanted, og_colour colour);
const char *og_colour_end(bool wanted);
/// Writes "; did you mean 'BEFORENAME'?" on standard error, the name in colour.
void og_print_meant(const char *before, const char *name);
/// How many columns it has, by COLUMNS or else by what it says itself; 0 where it is no terminal, or says nothing.
int og_columns(int descriptor);

#endif
