#include "tool/study/family_bodies.h"

void og_family_bodies_init(og_family_bodies *bodies) {
  og_world_body_init(&bodies->a);
  og_world_body_init(&bodies->b);
  og_family_reader_init(&bodies->reader);
}

void og_family_bodies_clear(og_family_bodies *bodies) {
  og_world_body_clear(&bodies->a);
  og_world_body_clear(&bodies->b);
  og_family_reader_clear(&bodies->reader);
}

bool og_family_bodies_make(og_family_bodies *bodies, const og_gen_family *family, uint64_t seed, uint64_t index) {
  if (!og_family_read(&bodies->reader, family, seed, index)) return false;
  const og_question question = bodies->reader.one.question;
  return (question < OG_OVERLAPS || question == OG_CONTACT) &&
         og_make_body(&bodies->a, og_case_reader_a(bodies->reader.reader)) &&
         og_make_body(&bodies->b, og_case_reader_b(bodies->reader.reader));
}
