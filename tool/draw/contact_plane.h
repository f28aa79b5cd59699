#ifndef OG_CONTACT_PLANE_H
#define OG_CONTACT_PLANE_H

/// What touching bodies share, and claimed contacts, seen in the plane between the bodies from A's side. Bodies that
/// overlap are seen along their shortest way out: what they share then, at B's place.

#include "spec/contact/solve/contact.h"
#include "tool/draw/pane.h"

typedef struct og_contact_plane {
  og_contact_answer answer;
  double origin[3]; // a corner of what they share
  double axis[2][3]; // across and up in the pane, in the plane
} og_contact_plane;

void og_contact_plane_init(og_contact_plane *plane);
void og_contact_plane_clear(og_contact_plane *plane);

/// False where the bodies have balls, move, or are apart: then they share nothing that has a plane.
bool og_contact_plane_set(og_contact_plane *plane, const og_scene *scene);

/// Fits the pane's panel to all that is to be seen: before the pane is opened.
void og_contact_plane_fit(const og_contact_plane *plane, og_pane *pane);
/// The polygon, segment or point that both share, and each contact of the claim: a large circle where A's point is
/// seen, a small one where B's is. A contact with one point has the large one.
void og_contact_plane_draw(const og_contact_plane *plane, og_pane *pane);

#endif
