#include "tool/format/write_curved_contact.h"

#include "tool/format/answer_text.h"
#include "tool/format/write_contact.h"
#include "tool/format/write_curved.h"

void og_add_curved_contact(og_text *text, const og_curved_contact_finding *finding) {
  const bool has_disc = finding->shared == OG_CURVED_SHARE_DISC || finding->shared == OG_CURVED_SHARE_PART;
  og_text_format(text, ",\"relation\":\"%s\"", og_relation_name(finding->relation));
  if (finding->relation != OG_TOUCHING) return;
  og_text_format(text, ",\"contact\":{\"kind\":\"%s\"", og_curved_shared_name(finding));
  if (has_disc) {
    og_text_add(text, ",\"centre\":");
    og_add_point(text, finding->centre);
    og_add_value(text, "radius", &finding->radius);
  }
  if (finding->shared != OG_CURVED_SHARE_DISC) og_add_contact_points(text, &finding->faces);
  og_text_add(text, "}");
  og_add_contact_plane(text, &finding->faces);
}

void og_write_curved_contact(og_text *text, const char *id, const og_curved_contact_certificate *certificate,
                             const og_curved_contact_finding *finding) {
  og_add_head(text, id, OG_CONTACT);
  og_add_curved_contact(text, finding);
  if (finding->relation != OG_TOUCHING) {
    og_add_curved_certificate(text, "certificate", &certificate->relation);
  } else {
    og_text_add(text, ",\"certificate\":{\"kind\":\"faces\"");
    og_add_curved_certificate(text, "touching", &certificate->relation);
    og_add_contact_certificate(text, "shared", &certificate->faces);
    og_text_add(text, "}");
  }
  og_text_add(text, "}\n");
}
