#include <string.h>

#include "spec/curved/checker.h"

void og_curved_certificate_init(og_curved_certificate *certificate) {
  memset(certificate, 0, sizeof *certificate);
  og_ivec_init(&certificate->direction);
  for (int k = 0; k < OG_CURVED_MEAN; k++) og_int_init(&certificate->weight[k]);
}

void og_curved_certificate_clear(og_curved_certificate *certificate) {
  og_ivec_clear(&certificate->direction);
  for (int k = 0; k < OG_CURVED_MEAN; k++) og_int_clear(&certificate->weight[k]);
}

void og_curved_certificate_reset(og_curved_certificate *certificate) {
  certificate->relation = OG_RELATION_NONE;
  og_ivec_set_zero(&certificate->direction);
  certificate->count = 0;
}

const char *og_curved_refusal_text(og_curved_refusal refusal) {
  static const char *const texts[OG_CURVED_REFUSED_COUNT] = {
      [OG_CURVED_ACCEPTED] = "the certificate is accepted",
      [OG_CURVED_REFUSED_PROBLEM] = "the bodies are not a cylinder or a cone and a polytope",
      [OG_CURVED_REFUSED_FORM] = "the certificate says no relation",
      [OG_CURVED_REFUSED_DIRECTION] = "the direction is zero",
      [OG_CURVED_REFUSED_SIDE] = "the direction does not separate the bodies",
      [OG_CURVED_REFUSED_INDEX] = "a number names no point of the polytope, or there are too many",
      [OG_CURVED_REFUSED_WEIGHT] = "a weight is negative, or none is positive",
      [OG_CURVED_REFUSED_OUTSIDE] = "the mean of the points does not lie in the curved body as it has to",
  };
  return (unsigned)refusal < OG_CURVED_REFUSED_COUNT ? texts[refusal] : "unknown refusal";
}
