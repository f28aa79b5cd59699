#include <stdlib.h>
#include <string.h>

#include "spec/hull/checker.h"
#include "spec/number/allocation.h"

void og_hull_certificate_init(og_hull_certificate *certificate) { memset(certificate, 0, sizeof *certificate); }

void og_hull_certificate_clear(og_hull_certificate *certificate) {
  og_facets_clear(&certificate->facets);
  free(certificate->holder);
  og_hull_certificate_init(certificate);
}

void og_hull_certificate_reset(og_hull_certificate *certificate) {
  certificate->simplex_count = certificate->holder_count = 0;
  og_facets_reset(&certificate->facets);
}

void og_hull_certificate_add_holder(og_hull_certificate *certificate, uint32_t triangle) {
  if (certificate->holder_count == certificate->holder_room) {
    certificate->holder_room = og_doubled(certificate->holder_room);
    certificate->holder = og_grow(certificate->holder, certificate->holder_room, sizeof *certificate->holder);
  }
  certificate->holder[certificate->holder_count++] = triangle;
}

void og_hull_finding_init(og_hull_finding *finding) { memset(finding, 0, sizeof *finding); }

void og_hull_finding_clear(og_hull_finding *finding) {
  og_facets_clear(&finding->facets);
  free(finding->vertex);
}

const char *og_hull_refusal_text(og_hull_refusal refusal) {
  static const char *const texts[OG_HULL_REFUSED_COUNT] = {
      [OG_HULL_ACCEPTED] = "accepted",
      [OG_HULL_REFUSED_PROBLEM] = "the problem has no points, or neither two nor three coordinates",
      [OG_HULL_REFUSED_SIMPLEX] = "the simplex is not one to four independent points",
      [OG_HULL_REFUSED_DIMENSION] = "a point lies outside of the line or plane of the simplex",
      [OG_HULL_REFUSED_FACETS] = "a hull of this dimension has another number of facets",
      [OG_HULL_REFUSED_INDEX] = "a corner names no point",
      [OG_HULL_REFUSED_SIZE] = "a facet has fewer than three corners",
      [OG_HULL_REFUSED_ORDER] = "the facets are not in ascending order, each from its least corner",
      [OG_HULL_REFUSED_BENT] = "a facet is not planar",
      [OG_HULL_REFUSED_CORNER] = "the corners of a facet do not turn counterclockwise, seen from outside",
      [OG_HULL_REFUSED_EDGE] = "an edge does not run once each way",
      [OG_HULL_REFUSED_RIDGE] = "two facets meet in no convex edge",
      [OG_HULL_REFUSED_WOUND] = "the surface winds more than once",
      [OG_HULL_REFUSED_COUNT_OF_HOLDERS] = "not one triangle for each point that is no corner",
      [OG_HULL_REFUSED_HOLDER] = "a number names no triangle",
      [OG_HULL_REFUSED_OUTSIDE] = "a point lies outside",
      [OG_HULL_REFUSED_LATER] = "a corner equals a point that stands before it",
  };
  return (unsigned)refusal < OG_HULL_REFUSED_COUNT ? texts[refusal] : "unknown refusal";
}
