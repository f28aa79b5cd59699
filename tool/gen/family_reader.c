#include "tool/gen/family_reader.h"

#include <stdio.h>
#include <stdlib.h>

#include "spec/number/allocation.h"
#include "tool/gen/case_writer.h"

void og_family_reader_init(og_family_reader *reader) {
  reader->made = og_grow(NULL, 1, sizeof *reader->made);
  og_case_init(&reader->one);
  reader->reader = og_case_reader_new(&og_default_case_limits, OG_QUESTION_COUNT);
  // All have the same id, and ids to remember would be most of a case's cost.
  og_case_reader_forget_ids(reader->reader);
}

void og_family_reader_clear(og_family_reader *reader) {
  free(reader->made);
  og_case_clear(&reader->one);
  og_case_reader_free(reader->reader);
}

bool og_family_read(og_family_reader *reader, const og_gen_family *family, uint64_t seed, uint64_t index) {
  og_gen_make(family, seed, index, reader->made);
  char *line = NULL;
  size_t length = 0;
  FILE *text = open_memstream(&line, &length);
  if (text == NULL) return false;
  og_gen_write(text, reader->made, family->id, "");
  const bool is_written = fclose(text) == 0 && length > 0;
  og_complaint complaint = {.file = ""};
  const bool is_read =
      is_written && og_read_case(reader->reader, line, length - 1, &reader->one, &complaint) == OG_INPUT_OK;
  free(line);
  return is_read;
}
