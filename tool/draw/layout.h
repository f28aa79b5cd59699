#ifndef OG_LAYOUT_H
#define OG_LAYOUT_H

/// Which panes a picture has, where they stand, and what each shows.

#include "tool/draw/panel.h"
#include "tool/judge/statement.h"

enum { OG_PAGE_EDGE = 16 }; // pixels around and between panes

typedef struct og_layout {
  // wanted
  const og_scene *scene;
  const og_statement *claim; // may be null
  double wanted_width;       // of the page; 0: what the panes want
  long magnify;              // of the inset, 2^magnify; 0: chosen
  bool has_cso, has_plane;
  // found
  double width;
  og_panel main, inset, cso, plane; // tops are 0; what the last two show is not chosen here
  bool has_inset;
  bool inset_is_detail; // it shows the place of contact; otherwise bodies that are small in the main pane
} og_layout;

/// Finds what is wanted. The main pane shows the bodies, where they were and where they would leave each other; the
/// inset, if there is need of one, what is too small to be told apart there.
void og_layout_set(og_layout *layout);

/// Shows the box on the pane, with the same margin as everywhere.
void og_layout_fit(og_panel *panel, const og_window *box);

#endif
