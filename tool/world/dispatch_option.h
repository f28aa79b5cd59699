#ifndef OG_WORLD_DISPATCH_OPTION_H
#define OG_WORLD_DISPATCH_OPTION_H

/// Cells of the table of pairs that the command line chooses: --dispatch KIND,KIND=NAME; and the table as text.

#include "ref/world/dispatch.h"
#include "tool/format/text.h"

/// Of each two kinds the algorithm that was chosen, or null: by the order in which they are named, and the other way.
typedef struct og_dispatch_choice {
  const og_door_pair *of[OG_BODY_KINDS][OG_BODY_KINDS];
} og_dispatch_choice;

/// Reads "box,sphere=gjk". A later choice of the same two kinds takes the place of an earlier one. False, with what
/// is wrong on standard error, for kinds and names that are none, and for algorithms that never take two such bodies.
bool og_choose_dispatch(og_dispatch_choice *choice, const char *value);

/// Puts the choices into a table.
void og_apply_dispatch(og_dispatch *dispatch, const og_dispatch_choice *choice);

/// Adds a line for each two kinds: their names, the cell's algorithm, and the general one where it is another.
void og_write_dispatch(og_text *text, const og_dispatch *dispatch);

#endif
