#include "tool/format/write_curved_support.h"

#include "tool/format/answer_text.h"

void og_write_curved_support(og_text *text, const char *id, og_curved_face face, const og_primitive_finding *finding) {
  og_add_head(text, id, OG_SUPPORT);
  og_add_value(text, "maximum", &finding->value);
  og_text_format(text, ",\"certificate\":{\"kind\":\"extreme\",\"face\":\"%s\"}}\n", og_curved_face_name(face));
}
