#include "tool/study/family_bodies.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "spec/number/allocation.h"
#include "tool/gen/case_writer.h"

void og_family_bodies_init(og_family_bodies *bodies) {
  og_world_body_init(&bodies->a);
  og_world_body_init(&bodies->b);
  bodies->made = og_grow(NULL, 1, sizeof *bodies->made);
  og_case_init(&bodies->one);
  bodies->reader = og_case_reader_new(&og_default_case_limits, OG_RELATION);
}

void og_family_bodies_clear(og_family_bodies *bodies) {
  og_world_body_clear(&bodies->a);
  og_world_body_clear(&bodies->b);
  free(bodies->made);
  og_case_clear(&bodies->one);
  og_case_reader_free(bodies->reader);
}

// By way of the case's text: the exact numbers of a generated case have no other.
static bool read_made(og_family_bodies *bodies, const char *id) {
  char *line = NULL;
  size_t length = 0;
  FILE *text = open_memstream(&line, &length);
  if (text == NULL) return false;
  og_gen_write(text, bodies->made, id, "study");
  const bool written = fclose(text) == 0;
  og_complaint complaint;
  memset(&complaint, 0, sizeof complaint);
  while (length > 0 && line[length - 1] == '\n') length--;
  const bool good = written && og_read_case(bodies->reader, line, length, &bodies->one, &complaint) == OG_INPUT_OK;
  free(line);
  return good;
}

bool og_family_bodies_make(og_family_bodies *bodies, const og_gen_family *family, uint64_t seed, uint64_t index) {
  char id[OG_MAX_ID];
  snprintf(id, sizeof id, "%s-%llu-%llu", family->id, (unsigned long long)seed, (unsigned long long)index);
  og_gen_make(family, seed, index, bodies->made);
  return read_made(bodies, id) && og_make_body(&bodies->a, og_case_reader_a(bodies->reader)) &&
         og_make_body(&bodies->b, og_case_reader_b(bodies->reader));
}
