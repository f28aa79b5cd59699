#include "tool/format/read_id.h"

#include <string.h>

#include "tool/format/fields.h"

bool og_read_id(char id[OG_MAX_ID + 1], const json_t *root, og_complaint *complaint) {
  const og_place here = {NULL, "id", 0};
  const json_t *value = og_need_field(root, "id", NULL, complaint);
  const char *text = value == NULL ? NULL : og_read_string(value, "an identifier", &here, complaint);
  if (text == NULL) return false;
  const size_t length = strlen(text);
  if (length == 0) return og_complain(complaint, OG_INPUT_BAD, &here, "empty; expected 1 to %d bytes", OG_MAX_ID);
  if (length > OG_MAX_ID)
    return og_complain(complaint, OG_INPUT_BAD, &here, "%zu bytes; expected 1 to %d", length, OG_MAX_ID);
  memcpy(id, text, length + 1);
  return true;
}
