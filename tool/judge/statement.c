#include "tool/judge/statement.h"

#include <stdlib.h>

#include "spec/number/allocation.h"

static const char *const texts[OG_STATED_COUNT] = {
    [OG_STATED_ANSWER] = "ok",         [OG_STATED_GAVE_UP] = "gave up",
    [OG_STATED_REFUSED] = "refused",   [OG_STATED_OUT_OF_RANGE] = "out of range",
    [OG_STATED_CRASHED] = "crashed",   [OG_STATED_TIMED_OUT] = "timed out",
    [OG_STATED_NONSENSE] = "nonsense", [OG_STATED_MISSING] = "missing",
};

const char *og_stated_text(og_stated stated) { return stated < OG_STATED_COUNT ? texts[stated] : NULL; }

void og_statement_init(og_statement *statement) {
  statement->contact_room = 0;
  statement->contacts = NULL;
  og_statement_reset(statement);
  og_rational_init(&statement->distance);
  og_rational_init(&statement->depth);
  og_rational_init(&statement->separation);
  og_rational_init(&statement->time);
  for (int k = 0; k < 3; k++) {
    og_rational_init(&statement->point[0][k]);
    og_rational_init(&statement->point[1][k]);
    og_rational_init(&statement->normal[k]);
  }
}

void og_statement_clear(og_statement *statement) {
  og_rational_clear(&statement->distance);
  og_rational_clear(&statement->depth);
  og_rational_clear(&statement->separation);
  og_rational_clear(&statement->time);
  for (int k = 0; k < 3; k++) {
    og_rational_clear(&statement->point[0][k]);
    og_rational_clear(&statement->point[1][k]);
    og_rational_clear(&statement->normal[k]);
  }
  for (size_t k = 0; k < statement->contact_room; k++) {
    og_stated_contact *contact = &statement->contacts[k];
    for (int n = 0; n < 6; n++) og_rational_clear(&contact->point[n / 3][n % 3]);
    og_rational_clear(&contact->depth);
  }
  free(statement->contacts);
}

void og_statement_reset(og_statement *statement) {
  statement->stated = OG_STATED_ANSWER;
  statement->finite = true;
  statement->verdict = OG_VERDICT_NONE;
  statement->relation = OG_RELATION_NONE;
  statement->has_distance = statement->has_depth = statement->has_points = statement->has_normal = false;
  statement->has_separation = statement->has_time = statement->contact = statement->has_contacts = false;
  statement->contact_count = 0;
  statement->numbers = 0;
}

og_stated_contact *og_statement_add_contact(og_statement *statement) {
  if (statement->contact_count == statement->contact_room) {
    const size_t room = 2 * statement->contact_room + 4;
    statement->contacts = og_grow(statement->contacts, room, sizeof *statement->contacts);
    for (; statement->contact_room < room; statement->contact_room++) {
      og_stated_contact *contact = &statement->contacts[statement->contact_room];
      for (int n = 0; n < 6; n++) og_rational_init(&contact->point[n / 3][n % 3]);
      og_rational_init(&contact->depth);
    }
  }
  statement->contacts[statement->contact_count].is_position = false;
  statement->contacts[statement->contact_count].name = -1;
  return &statement->contacts[statement->contact_count++];
}

static void state(og_statement *statement, og_rational *r, og_scalar x) {
  if (og_rational_from_double(r, (double)x) != OG_RATIONAL_OK) statement->finite = false;
}

static void state_vector(og_statement *statement, og_rational r[3], og_vec3 v) {
  state(statement, &r[0], v.x);
  state(statement, &r[1], v.y);
  state(statement, &r[2], v.z);
}

static og_stated stated_of(og_outcome outcome) {
  switch (outcome) {
  case OG_OUTCOME_ANSWERED: return OG_STATED_ANSWER;
  case OG_OUTCOME_ITERATION_LIMIT: return OG_STATED_GAVE_UP;
  case OG_OUTCOME_DEGENERATE: return OG_STATED_REFUSED;
  case OG_OUTCOME_OUT_OF_RANGE: return OG_STATED_OUT_OF_RANGE;
  case OG_OUTCOME_FULL:
  case OG_OUTCOME_BAD_INPUT:
  case OG_OUTCOME_COUNT: break; // of no algorithm that takes two bodies
  }
  return OG_STATED_REFUSED;
}

void og_statement_of_claim(og_statement *statement, const og_claim *claim) {
  og_statement_reset(statement);
  statement->stated = stated_of(claim->outcome);
  if (claim->outcome != OG_OUTCOME_ANSWERED) return;
  statement->verdict = claim->verdict;
  statement->has_distance = claim->has_distance;
  statement->has_depth = claim->has_depth;
  statement->has_points = claim->has_points;
  statement->has_normal = claim->has_normal;
  if (claim->has_distance) state(statement, &statement->distance, claim->distance);
  if (claim->has_depth) state(statement, &statement->depth, claim->depth);
  if (claim->has_points) state_vector(statement, statement->point[0], claim->a);
  if (claim->has_points) state_vector(statement, statement->point[1], claim->b);
  if (claim->has_normal) state_vector(statement, statement->normal, claim->normal);
}
