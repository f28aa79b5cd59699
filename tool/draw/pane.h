#ifndef OG_PANE_H
#define OG_PANE_H

/// What is drawn on one pane: bodies, the exact answer, a claim, the CSO. Panes clip what they show.

#include "tool/draw/cso.h"
#include "tool/draw/scale_bar.h"
#include "tool/judge/statement.h"

typedef struct og_pane {
  og_text *svg;
  const og_scene *scene;
  const og_statement *claim; // what is drawn of one; null for none
  og_panel panel;
  og_labels labels;
  int number;       // on the page, from 0
  bool names_claim; // the inset does, where there is one
  bool magnified;   // its unit is not the scene's
  bool edges;       // faces and edges are drawn inside outlines: at the bodies' own scale
  char title[48];
  og_scale_bar bar;
} og_pane;

/// The part of the claim that has a place: with `body` 0 or 1, where its point lies, in units of 2^unit. False where
/// none.
bool og_pane_claimed_point(og_seen *at, const og_scene *scene, const og_statement *claim, int body, long unit);
/// Does B start far outside of a picture of the contact?
bool og_starts_far(const og_scene *scene);
/// Is the body, one of the two at another time, so far from both that these would be small beside it?
bool og_is_far(const og_scene *scene, const og_seen_body *seen);

/// Between these two everything is clipped. Title and bar are to be set.
void og_pane_open(og_pane *pane);
void og_pane_close(og_pane *pane);

/// Both bodies with all that is known of them, and the names.
void og_pane_draw_pair(og_pane *pane);
void og_pane_draw_cso(og_pane *pane, const og_seen_cso *cso);

#endif
