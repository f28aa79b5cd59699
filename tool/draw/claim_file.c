#include "tool/draw/claim_file.h"

#include <stdlib.h>
#include <string.h>

#include "spec/number/allocation.h"
#include "tool/format/line_reader.h"

void og_claim_file_clear(og_claim_file *claims) {
  for (size_t k = 0; k < claims->capacity; k++) og_claim_line_clear(&claims->claim[k]);
  free(claims->claim);
}

static og_claim_line *next_claim(og_claim_file *claims) {
  if (claims->count == claims->capacity) {
    const size_t more = og_doubled(claims->capacity);
    claims->claim = og_grow(claims->claim, more, sizeof *claims->claim);
    for (size_t k = claims->capacity; k < more; k++) og_claim_line_init(&claims->claim[k]);
    claims->capacity = more;
  }
  return &claims->claim[claims->count];
}

bool og_claim_file_read(og_claim_file *claims, const char *name, og_complaint *complaint) {
  og_line_reader lines;
  if (!og_line_reader_open(&lines, name, OG_DEFAULT_MAX_LINE, complaint)) return false;
  og_input_status status;
  while ((status = og_next_line(&lines, complaint)) == OG_INPUT_OK) {
    status = og_read_claim(lines.line, lines.length, next_claim(claims), complaint);
    if (status != OG_INPUT_OK) break;
    claims->count++;
  }
  og_line_reader_close(&lines);
  return status == OG_INPUT_END;
}

const og_claim_line *og_claim_file_find(const og_claim_file *claims, const char *id) {
  for (size_t k = 0; k < claims->count; k++)
    if (strcmp(claims->claim[k].id, id) == 0) return &claims->claim[k];
  return NULL;
}
