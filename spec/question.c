#include "spec/question.h"

#include <string.h>

static const og_question_entry entries[OG_QUESTION_COUNT] = {
    {OG_RELATION, "relation", "how do two convex bodies lie?", "separated, touching or penetrating"},
    {OG_DISTANCE, "distance", "how far apart are they, between which points?", "distance and nearest points"},
    {OG_DEPTH, "depth", "what is the shortest translation that ends the overlap?", "depth, direction, deepest points"},
    {OG_SWEEP, "sweep", "when do two translating bodies first and last touch?", "first and last time of contact"},
};

const og_question_entry *og_question_at(og_question question) { return &entries[question]; }

og_question og_question_by_id(const char *id) {
  for (og_question q = OG_RELATION; q < OG_QUESTION_COUNT; q++)
    if (strcmp(entries[q].id, id) == 0) return q;
  return OG_QUESTION_COUNT;
}

bool og_question_is_answered(og_question question, const og_finding *finding) {
  switch (question) {
  case OG_RELATION: return finding->relation != OG_RELATION_NONE;
  case OG_DISTANCE: return finding->relation != OG_RELATION_NONE && finding->has_distance;
  case OG_DEPTH:
    return finding->relation == OG_SEPARATED || (finding->relation != OG_RELATION_NONE && finding->has_depth);
  case OG_SWEEP: return finding->has_hit;
  case OG_QUESTION_COUNT: break;
  }
  return false;
}
