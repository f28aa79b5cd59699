#include "tool/kind/solve/ask.h"

#include <stdlib.h>
#include <string.h>

#include "spec/number/allocation.h"
#include "tool/format/decimals.h"
#include "tool/format/write_answer.h"

static const og_asked_kind *const kinds[OG_ANSWER_KIND_COUNT] = {
    [OG_ANSWER_PAIR] = &og_asked_pair,
    [OG_ANSWER_PRIMITIVE] = &og_asked_primitive,
    [OG_ANSWER_OVERLAPS] = &og_asked_overlaps,
    [OG_ANSWER_MESH_PAIRS] = &og_asked_mesh_pairs,
    [OG_ANSWER_BOUND] = &og_asked_bound,
    [OG_ANSWER_HULL] = &og_asked_hull,
    [OG_ANSWER_TRIANGULATE] = &og_asked_triangulate,
    [OG_ANSWER_DECOMPOSE] = &og_asked_decompose,
    [OG_ANSWER_MOVING] = &og_asked_moving,
    [OG_ANSWER_MOTION] = &og_asked_motion,
    [OG_ANSWER_MINKOWSKI] = &og_asked_minkowski,
    [OG_ANSWER_MESH_MOTION] = &og_asked_mesh_motion,
    [OG_ANSWER_CONTACT] = &og_asked_contact,
    [OG_ANSWER_CURVED] = &og_asked_curved,
    [OG_ANSWER_ENCLOSURE] = &og_asked_enclosure,
    [OG_ANSWER_DEPTH_RANGE] = &og_asked_depth_range,
    [OG_ANSWER_SWEEP_RANGE] = &og_asked_sweep_range,
    [OG_ANSWER_PARTS] = &og_asked_parts,
    [OG_ANSWER_SOLID] = &og_asked_solid,
    [OG_ANSWER_CURVED_PARTS] = &og_asked_curved_parts,
    [OG_ANSWER_PART_CONTACTS] = &og_asked_part_contacts,
    [OG_ANSWER_CURVED_HIT] = &og_asked_curved_hit,
    [OG_ANSWER_CURVED_SUPPORT] = &og_asked_curved_support,
    [OG_ANSWER_CURVED_CONTACT] = &og_asked_curved_contact,
    [OG_ANSWER_PLANE] = &og_asked_pair,
    [OG_ANSWER_PLANE_CONTACT] = &og_asked_contact,
};

void og_ask_start(og_ask_run *run, const og_case_limits *limits, og_question instead) {
  run->reader = og_case_reader_new(limits, instead);
  og_case_reader_take_answered(run->reader);
  og_case_reader_leave_bodies(run->reader);
  og_case_init(&run->one);
  og_text_init(&run->text);
  og_text_init(&run->why);
}

og_input_status og_ask_read(og_ask_run *run, const char *line, size_t length) {
  return og_read_case(run->reader, line, length, &run->one, &run->complaint);
}

void og_ask_begin(og_ask_run *run, og_answer_kind kind) {
  if (run->kept[kind] != NULL) return;
  run->kept[kind] = memset(og_grow(NULL, 1, kinds[kind]->size), 0, kinds[kind]->size);
  kinds[kind]->begin(run, run->kept[kind]);
}

og_asked og_ask_solve(og_ask_run *run) {
  const og_answer_kind kind = og_answer_kind_of(&run->one);
  run->reason[0] = '\0';
  og_ask_begin(run, kind);
  return kinds[kind]->solve(run, run->kept[kind]);
}

void og_ask_write(og_ask_run *run, const og_asked *asked) {
  if (!asked->has_certificate) {
    og_write_undecided(&run->text, run->one.id, run->one.question, run->reason);
    return;
  }
  const og_answer_kind kind = og_answer_kind_of(&run->one);
  kinds[kind]->write(run, run->kept[kind]);
  if (run->decimals > 0) og_add_decimals(&run->text, run->decimals);
}

void og_ask_show(og_ask_run *run, og_cells *cells) {
  const og_answer_kind kind = og_answer_kind_of(&run->one);
  kinds[kind]->show(run->kept[kind], cells);
}

void og_ask_end(og_ask_run *run) {
  for (int kind = 0; kind < OG_ANSWER_KIND_COUNT; kind++) {
    if (run->kept[kind] != NULL) kinds[kind]->end(run->kept[kind]);
    free(run->kept[kind]);
  }
  og_text_clear(&run->why);
  og_text_clear(&run->text);
  og_case_clear(&run->one);
  og_case_reader_free(run->reader);
}

og_asked og_settled(int outcome) { return (og_asked){true, true, false, outcome}; }

og_asked og_enclosed(og_enclosure_status status, og_relation relation) {
  const int found = relation == OG_RELATION_NONE ? OG_ASK_UNDECIDED : (int)relation;
  return (og_asked){status == OG_ENCLOSURE_ANSWERED, true, false, found};
}
