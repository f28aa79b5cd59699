#include "tool/trace/write_steps.h"

#include "tool/run/write_claim.h"
#include "tool/trace/step_text.h"

static void add_points(og_text *text, const og_trace_mark *mark) {
  og_add_claim_vector(text, "w", mark->vector[0]);
  og_add_claim_vector(text, "a", mark->vector[1]);
  og_add_claim_vector(text, "b", mark->vector[2]);
}

static void add_feature(og_text *text, const int *index) {
  og_text_format(text, "feature\",\"body\":%d,\"count\":%d,\"vertices\":[", index[0], index[1]);
  for (int k = 0; k < index[1] && k < 2; k++) og_text_format(text, "%s%d", k == 0 ? "" : ",", index[2 + k]);
  og_text_add(text, "]");
}

// From the value of "mark" on.
static void add_fields(og_text *text, const og_trace_mark *mark) {
  const int *index = mark->index;
  const og_vec3 *vector = mark->vector;
  switch (mark->kind) {
  case OG_TRACE_STEP: break;
  case OG_TRACE_DIRECTION:
    og_text_add(text, "direction\"");
    og_add_claim_vector(text, "vector", vector[0]);
    break;
  case OG_TRACE_SUPPORT:
    og_text_add(text, "support\"");
    add_points(text, mark);
    break;
  case OG_TRACE_CORNER:
    og_text_format(text, "corner\",\"place\":%d", index[0]);
    og_add_claim_scalar(text, "weight", mark->number);
    add_points(text, mark);
    break;
  case OG_TRACE_FACE:
    og_text_format(text, "face\",\"corners\":[%d,%d,%d]", index[0], index[1], index[2]);
    og_add_claim_vector(text, "normal", vector[0]);
    og_add_claim_scalar(text, "distance", mark->number);
    break;
  case OG_TRACE_NEAREST:
    og_text_add(text, "nearest\"");
    og_add_claim_vector(text, "vector", vector[0]);
    og_add_claim_scalar(text, "length", mark->number);
    break;
  case OG_TRACE_BOUND:
    og_text_add(text, "bound\"");
    og_add_claim_scalar(text, "lower", mark->number);
    break;
  case OG_TRACE_RAY:
    og_text_add(text, "ray\"");
    og_add_claim_vector(text, "from", vector[0]);
    og_add_claim_vector(text, "direction", vector[1]);
    break;
  case OG_TRACE_TIME:
    og_text_add(text, "time\"");
    og_add_claim_scalar(text, "time", mark->number);
    break;
  case OG_TRACE_BOX:
    og_text_format(text, "box\",\"number\":%d", index[0]);
    if (mark->number == 0) og_text_format(text, ",\"level\":%d", index[1]);
    else og_text_format(text, ",\"cell\":[%d,%d,%d]", index[1], index[2], index[3]);
    og_add_claim_vector(text, "lower", vector[0]);
    og_add_claim_vector(text, "upper", vector[1]);
    break;
  case OG_TRACE_PAIR:
    og_text_format(text, "pair\",\"first\":%d,\"second\":%d,\"meet\":%s%s%s", index[0], index[1],
                   mark->number != 0 ? "true" : "false", index[2] != 0 ? ",\"triangles\":true" : "",
                   index[3] != 0 ? ",\"elsewhere\":true" : "");
    break;
  case OG_TRACE_SWAP:
    og_text_format(text, "swap\",\"first\":%d,\"second\":%d,\"axis\":%d", index[0], index[1], index[2]);
    break;
  case OG_TRACE_POINT:
    og_text_format(text, "point\",\"place\":%d", index[0]);
    og_add_claim_vector(text, "vector", vector[0]);
    break;
  case OG_TRACE_PLANE:
    og_text_add(text, "plane\"");
    og_add_claim_vector(text, "normal", vector[0]);
    og_add_claim_scalar(text, "offset", mark->number);
    break;
  case OG_TRACE_FEATURE: add_feature(text, index); break;
  }
}

void og_write_steps(og_text *text, const char *id, const char *algorithm, const og_trace *trace) {
  const unsigned kinds = og_trace_kinds(trace);
  og_text words;
  og_text_init(&words);
  og_step step, before;
  for (bool is = og_first_step(&step, trace); is; is = og_next_step(&step, trace)) {
    og_text_reset(&words);
    og_add_step_text(&words, kinds, &step, step.number > 0 ? &before : NULL);
    og_text_add(text, "{\"id\":");
    og_text_add_json_string(text, id);
    og_text_format(text, ",\"algorithm\":\"%s\",\"step\":%d,\"text\":", algorithm, step.number);
    og_text_add_json_string(text, words.at);
    og_text_add(text, ",\"marks\":[");
    for (int k = 0; k < step.count; k++) {
      og_text_add(text, k == 0 ? "{\"mark\":\"" : ",{\"mark\":\"");
      add_fields(text, &step.mark[k]);
      og_text_add(text, "}");
    }
    og_text_add(text, step.is_cut ? "],\"cut\":true}\n" : "]}\n");
    before = step;
  }
  og_text_clear(&words);
}
