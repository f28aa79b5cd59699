#include "tool/format/answer_kind.h"

// Where the question alone says which problem it is.
static const og_answer_kind of_question[OG_QUESTION_COUNT] = {
    [OG_RELATION] = OG_ANSWER_PAIR,
    [OG_DISTANCE] = OG_ANSWER_PAIR,
    [OG_DEPTH] = OG_ANSWER_PAIR,
    [OG_SWEEP] = OG_ANSWER_PAIR,
    [OG_SUPPORT] = OG_ANSWER_PRIMITIVE,
    [OG_SIMPLEX] = OG_ANSWER_PRIMITIVE,
    [OG_CLOSEST] = OG_ANSWER_PRIMITIVE,
    [OG_HIT] = OG_ANSWER_PRIMITIVE,
    [OG_ORIENTATION] = OG_ANSWER_PRIMITIVE,
    [OG_OVERLAPS] = OG_ANSWER_OVERLAPS,
    [OG_MESH_PAIRS] = OG_ANSWER_MESHES,
    [OG_BOUND] = OG_ANSWER_VOLUME,
    [OG_HULL] = OG_ANSWER_HULL,
    [OG_TRIANGULATE] = OG_ANSWER_TRIANGULATION,
    [OG_DECOMPOSE] = OG_ANSWER_DECOMPOSITION,
    [OG_VERTEX_FACE] = OG_ANSWER_MOVING,
    [OG_EDGE_EDGE] = OG_ANSWER_MOVING,
    [OG_CONTACT] = OG_ANSWER_CONTACT,
    [OG_CLIP] = OG_ANSWER_CONTACT,
    [OG_MOTION] = OG_ANSWER_RIGID,
};

og_answer_kind og_answer_kind_of(const og_case *one) {
  switch (one->kind) {
  case OG_CASE_PLAIN: return one->question == OG_QUESTION_COUNT ? OG_ANSWER_PAIR : of_question[one->question];
  case OG_CASE_CURVED: return OG_ANSWER_CURVED;
  case OG_CASE_ENCLOSED: return OG_ANSWER_ENCLOSURE;
  case OG_CASE_CURVED_DEPTH: return OG_ANSWER_DEPTH_RANGE;
  case OG_CASE_OF_PARTS: return OG_ANSWER_PARTS;
  case OG_CASE_CURVED_HIT: return OG_ANSWER_CURVED_HIT;
  }
  return OG_ANSWER_PAIR;
}
