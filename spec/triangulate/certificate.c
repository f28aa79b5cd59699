#include <string.h>

#include "spec/triangulate/checker.h"

const char *og_triangulation_proof_name(og_triangulation_proof proof) {
  static const char *const names[OG_TRIANGULATION_PROOF_COUNT] = {
      [OG_PROOF_OF_NOTHING] = "none", [OG_PROOF_TRIANGLES] = "triangles", [OG_PROOF_EDGES] = "edges",
      [OG_PROOF_PLACE] = "place"};
  return (unsigned)proof < OG_TRIANGULATION_PROOF_COUNT ? names[proof] : "unknown";
}

void og_triangulation_certificate_init(og_triangulation_certificate *certificate) {
  memset(certificate, 0, sizeof *certificate);
}

void og_triangulation_certificate_clear(og_triangulation_certificate *certificate) {
  og_facets_clear(&certificate->triangles);
}

void og_triangulation_certificate_reset(og_triangulation_certificate *certificate) {
  certificate->proof = OG_PROOF_OF_NOTHING;
  certificate->edge_count = 0;
  og_facets_reset(&certificate->triangles);
}

void og_triangulation_finding_init(og_triangulation_finding *finding) {
  memset(finding, 0, sizeof *finding);
  og_rational_init(&finding->area);
}

void og_triangulation_finding_clear(og_triangulation_finding *finding) { og_rational_clear(&finding->area); }

const char *og_triangulation_refusal_text(og_triangulation_refusal refusal) {
  static const char *const texts[OG_TRIANGULATION_REFUSAL_COUNT] = {
      [OG_TRIANGULATION_ACCEPTED] = "accepted",
      [OG_TRIANGULATION_REFUSED_PROBLEM] = "the problem is not of rings of three points or more in the plane",
      [OG_TRIANGULATION_REFUSED_NOTHING] = "there is no certificate",
      [OG_TRIANGULATION_REFUSED_EDGES] = "it does not name two edges in ascending order, or one twice",
      [OG_TRIANGULATION_REFUSED_BLAMELESS] = "the two edges share no point that a simple polygon's do not",
      [OG_TRIANGULATION_REFUSED_HARMLESS] = "the two edges do not cross, and the polygon has an area",
      [OG_TRIANGULATION_REFUSED_PLACE] = "it does not name three points whose middle is on no edge",
      [OG_TRIANGULATION_REFUSED_ONCE] = "the polygon runs round that place once, or not at all",
      [OG_TRIANGULATION_REFUSED_COUNT] = "there are not two triangles fewer than points, and two more a hole",
      [OG_TRIANGULATION_REFUSED_SIZE] = "a triangle has not three corners",
      [OG_TRIANGULATION_REFUSED_INDEX] = "a corner names no point",
      [OG_TRIANGULATION_REFUSED_ORDER] = "the triangles are not in ascending order, each from its least corner",
      [OG_TRIANGULATION_REFUSED_NOT_SIMPLE] = "the polygon's edges cross, or it has no area",
      [OG_TRIANGULATION_REFUSED_TURN] = "a triangle does not turn counterclockwise",
      [OG_TRIANGULATION_REFUSED_AREA] = "the triangles have together another area than the polygon",
      [OG_TRIANGULATION_REFUSED_SIDE] = "a side is neither an edge, once, nor a diagonal, once each way",
      [OG_TRIANGULATION_REFUSED_APART] = "two triangles overlap",
      [OG_TRIANGULATION_REFUSED_BALANCE] = "along a line sides of triangles and the polygon's edges do not cancel",
  };
  return (unsigned)refusal < OG_TRIANGULATION_REFUSAL_COUNT ? texts[refusal] : "unknown refusal";
}
