#include "tool/text/context.h"

#include <jansson.h>
#include <pthread.h>
#include <stdlib.h>
#include <string.h>

#include "spec/number/allocation.h"
#include "spec/overlaps/checker.h"
#include "spec/version.h"
#include "tool/format/line_reader.h"

void *og_text_make(size_t size) {
  void *made = og_grow(NULL, 1, size);
  memset(made, 0, size);
  return made;
}

static size_t or_default(size_t wanted, size_t otherwise) { return wanted == 0 ? otherwise : wanted; }

// Jansson draws a number for its tables at the first object of a process: once, and before threads look at it.
static void seed(void) { json_object_seed(0); }

og_text_context *og_text_new(const og_text_limits *limits) {
  static pthread_once_t once = PTHREAD_ONCE_INIT;
  pthread_once(&once, seed);
  og_text_context *context = malloc(sizeof *context);
  if (context == NULL) return NULL;
  *context = (og_text_context){.plain = newlocale(LC_ALL_MASK, "C", (locale_t)0)};
  if (context->plain == (locale_t)0) {
    free(context);
    return NULL;
  }
  if (limits != NULL) context->limits = *limits;
  og_text_limits *kept = &context->limits;
  kept->max_bytes = or_default(kept->max_bytes, OG_DEFAULT_MAX_LINE);
  kept->max_points = or_default(kept->max_points, og_default_case_limits.max_points);
  kept->max_bits = or_default(kept->max_bits, og_default_case_limits.max_bits);
  kept->max_pairs = or_default(kept->max_pairs, OG_DEFAULT_MAX_PAIRS);
  kept->max_digits = or_default(kept->max_digits, OG_DEFAULT_MAX_DIGITS);
  context->of_case = (og_case_limits){kept->max_points, kept->max_bits};
  return context;
}

void og_text_free(og_text_context *context) {
  if (context == NULL) return;
  for (int k = 0; k < OG_TEXT_DOES; k++)
    if (context->ends[k] != NULL) context->ends[k](context);
  freelocale(context->plain);
  free(context);
}

const char *og_text_version(void) { return ORIGO_VERSION; }

// ---- replies ----

static char *copy(const char *text, size_t length) {
  char *made = og_grow(NULL, length + 1, 1);
  memcpy(made, text, length);
  made[length] = '\0';
  return made;
}

void og_text_release(og_text_reply *reply) {
  free(reply->text);
  free(reply->why);
  *reply = (og_text_reply){NULL, 0, NULL, 0};
}

void og_text_set(og_text_reply *reply, const og_text *text) {
  if (text->length == 0) return;
  free(reply->text);
  reply->text = copy(text->at, text->length);
  reply->length = text->length;
}

void og_text_tell(og_text_reply *reply, const char *why, size_t length) {
  while (length > 0 && why[length - 1] == '\n') length--;
  if (length == 0) return;
  free(reply->why);
  reply->why = copy(why, length);
  reply->why_length = length;
}

og_text_status og_text_complain(og_text_reply *reply, const og_complaint *complaint) {
  og_text_tell(reply, complaint->text, strlen(complaint->text));
  return complaint->status == OG_INPUT_LIMIT ? OG_TEXT_LIMIT : OG_TEXT_COMPLAINT;
}

// ---- calls ----

locale_t og_text_enter(const og_text_context *context, og_text_reply *reply) {
  *reply = (og_text_reply){copy("", 0), 0, copy("", 0), 0};
  return uselocale(context->plain);
}

og_text_status og_text_leave(locale_t before, og_text_status status) {
  uselocale(before);
  return status;
}

// As og_next_line does; a text of many lines may end with several.
bool og_text_take(const og_text_context *context, og_text_piece *piece, const char *what, og_complaint *complaint) {
  og_complaint_reset(complaint);
  const size_t most = context->limits.max_bytes;
  if (piece->length > most)
    return og_complain(complaint, OG_INPUT_LIMIT, NULL, "the %s is longer than the limit of %zu bytes", what, most);
  if (piece->length >= 3 && memcmp(piece->at, "\xef\xbb\xbf", 3) == 0) {
    piece->at += 3;
    piece->length -= 3;
  }
  while (piece->length > 0 && strchr(" \t\r\n", piece->at[piece->length - 1]) != NULL &&
         piece->at[piece->length - 1] != '\0')
    piece->length--;
  if (piece->length > 0) return true;
  return og_complain(complaint, OG_INPUT_BAD, NULL, "an empty text; expected a %s", what);
}
