#include "tool/format/compare_fields.h"
#include "tool/format/read_primitive.h"
#include "tool/format/write_primitive.h"

size_t og_compare_primitive_claim(og_text *mismatches, const og_primitive_claim *claim, const og_primitive *primitive,
                                  const og_primitive_finding *finding) {
  og_text text;
  og_text_init(&text);
  og_text_add(&text, "{\"id\":0");
  og_add_primitive_fields(&text, primitive, &claim->certificate, finding);
  og_text_add(&text, "}");
  const size_t count = og_compare_fields(mismatches, claim->root, text.at, text.length);
  og_text_clear(&text);
  return count;
}
