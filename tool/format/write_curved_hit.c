#include "tool/format/write_curved_hit.h"

#include "tool/format/answer_text.h"

void og_add_curved_hit(og_text *text, const og_primitive_finding *finding) {
  og_text_format(text, ",\"meeting\":\"%s\"", og_meeting_name(finding->meeting));
  if (finding->meeting == OG_MEET_NOTHING) return;
  og_add_value(text, "first", &finding->first);
  og_add_value(text, "last", &finding->last);
}

void og_write_curved_hit(og_text *text, const char *id, const og_curved_hit_certificate *certificate,
                         const og_primitive_finding *finding) {
  og_add_head(text, id, OG_HIT);
  og_add_curved_hit(text, finding);
  if (finding->meeting == OG_MEET_NOTHING) og_text_add(text, ",\"certificate\":{\"kind\":\"clear\"}}\n");
  else
    og_text_format(text, ",\"certificate\":{\"kind\":\"chord\",\"first\":\"%s\",\"last\":\"%s\"}}\n",
                   og_curved_end_name(certificate->first), og_curved_end_name(certificate->last));
}
