#include <stdlib.h>
#include <string.h>

#include "spec/contact/checker.h"

void og_contact_finding_init(og_contact_finding *finding) {
  memset(finding, 0, sizeof *finding);
  og_ivec_init(&finding->normal);
  og_rational_init(&finding->offset);
  og_surd_init(&finding->depth);
  for (int axis = 0; axis < 3; axis++) og_rational_init(&finding->translation[axis]);
}

void og_contact_finding_clear(og_contact_finding *finding) {
  for (size_t k = 0; k < finding->room; k++)
    for (int axis = 0; axis < 3; axis++) {
      og_rational_clear(&finding->point[k].at[axis]);
      og_rational_clear(&finding->point[k].on_a[axis]);
    }
  free(finding->point);
  og_ivec_clear(&finding->normal);
  og_rational_clear(&finding->offset);
  og_surd_clear(&finding->depth);
  for (int axis = 0; axis < 3; axis++) og_rational_clear(&finding->translation[axis]);
}

const char *og_contact_kind_name(const og_contact_finding *finding) {
  return finding->count == 1 ? "point" : finding->count == 2 ? "segment" : "polygon";
}

const char *og_contact_refusal_text(og_contact_refusal refusal) {
  static const char *const texts[OG_CONTACT_REFUSED_COUNT] = {
      [OG_CONTACT_ACCEPTED] = "accepted",
      [OG_CONTACT_REFUSED_PROBLEM] = "a body has no points or a negative radius, or the lattice is none",
      [OG_CONTACT_REFUSED_RELATION] = "nothing shows that the bodies are apart or penetrate",
      [OG_CONTACT_REFUSED_MOVE] =
          "only cores of bodies that are rounded or overlap are moved, along a way that is shown",
      [OG_CONTACT_REFUSED_NORMAL] = "the normal is zero",
      [OG_CONTACT_REFUSED_WAY] = "the normal does not lead along the shortest way of the cores",
      [OG_CONTACT_REFUSED_SIDE] = "the bodies do not lie on both sides of one plane that both reach",
      [OG_CONTACT_REFUSED_INDEX] = "a number names no point, body or corner",
      [OG_CONTACT_REFUSED_WEIGHT] = "a corner has no points, too many, a negative weight, or weights of sum zero",
      [OG_CONTACT_REFUSED_CORNER] = "a corner is not the same point of both bodies",
      [OG_CONTACT_REFUSED_ORDER] = "the corners do not begin with the least, or one comes twice",
      [OG_CONTACT_REFUSED_TURN] = "the sides do not turn counterclockwise, by less than half a turn each",
      [OG_CONTACT_REFUSED_SEQUENCE] = "the sides do not lead from the first corner to the last",
      [OG_CONTACT_REFUSED_HALFPLANE] = "a point of a body lies beyond a side that has to hold it",
      [OG_CONTACT_REFUSED_MISSED] = "a side does not run through its corners",
  };
  return (unsigned)refusal < OG_CONTACT_REFUSED_COUNT ? texts[refusal] : "unknown refusal";
}
