#include "tool/judge/contestant_engine.h"

#include <errno.h>
#include <stdio.h>
#include <string.h>

// Is it a claim about the case? Otherwise the note says what it is.
static bool is_claim(og_contestant *contestant, const char *id, const og_reply *reply) {
  og_complaint complaint;
  memset(&complaint, 0, sizeof complaint);
  char *note = contestant->note_text, quoted[OG_QUOTE_SIZE];
  const size_t size = sizeof contestant->note_text;
  if (reply->kind != OG_REPLY_LINE) snprintf(note, size, "%s", reply->reason); // the engine's until it is asked on
  else if (og_read_claim(reply->line, reply->length, &contestant->said, &complaint) != OG_INPUT_OK)
    snprintf(note, size, "no claim: %s", complaint.text);
  else if (strcmp(contestant->said.id, id) != 0)
    snprintf(note, size, "a claim about %s", og_quote(quoted, contestant->said.id));
  else return true;
  return false;
}

static og_stated stated_of(og_reply_kind kind) {
  switch (kind) {
  case OG_REPLY_CRASHED: return OG_STATED_CRASHED;
  case OG_REPLY_TIMED_OUT: return OG_STATED_TIMED_OUT;
  case OG_REPLY_LINE:
  case OG_REPLY_ENDLESS: break;
  }
  return OG_STATED_NONSENSE;
}

// An engine that has no claim for its first case is asked an easy one, once, for its name: all that it does, and what
// every shard says of it, then stands under the same name. Where that fails too, the command is the name.
static void introduce(og_contestant *contestant) {
  static const char easy[] =
      "{\"id\":\"spheres-apart\",\"question\":\"distance\",\"a\":{\"shape\":\"sphere\",\"radius\":1},"
      "\"b\":{\"shape\":\"sphere\",\"radius\":1,\"pose\":{\"translation\":[4,0,0]}}}";
  contestant->was_introduced = true;
  og_reply reply;
  og_complaint ignored;
  memset(&ignored, 0, sizeof ignored);
  if (og_engine_ask(contestant->engine, easy, sizeof easy - 1, &reply) && reply.kind == OG_REPLY_LINE &&
      og_read_claim(reply.line, reply.length, &contestant->said, &ignored) == OG_INPUT_OK) {
    contestant->claim = &contestant->said;
    og_contestant_keep_name(contestant);
  }
  og_engine_stop(contestant->engine); // no case comes after one that it does not know
}

// It wrote where nothing was to be written, or ended. Was it this case, or something that the cases before had left
// behind? A fresh start tells. Silence is not told apart: it has cost its time already.
static bool ask_again(og_contestant *contestant, const char *id, const char *text, size_t length, og_reply *reply,
                      bool *good) {
  const bool wrote = reply->kind != OG_REPLY_CRASHED;
  snprintf(contestant->stray_text, sizeof contestant->stray_text, "%s", contestant->note_text);
  og_engine_stop(contestant->engine);
  if (!og_engine_ask(contestant->engine, text, length, reply)) return false;
  *good = is_claim(contestant, id, reply);
  const bool writes_again = !*good && (reply->kind == OG_REPLY_LINE || reply->kind == OG_REPLY_ENDLESS);
  contestant->strayed = wrote && !writes_again;
  contestant->crashed_first = *good && !wrote;
  if (contestant->crashed_first) contestant->note = "crashed first, but not on a fresh start";
  return true;
}

static bool ask_engine(og_contestant *contestant, const char *id, const char *text, size_t length,
                       og_complaint *complaint) {
  og_reply reply;
  bool asked = og_engine_ask(contestant->engine, text, length, &reply), good = false;
  if (asked) good = is_claim(contestant, id, &reply);
  if (asked && !good && !reply.is_first && reply.kind != OG_REPLY_TIMED_OUT)
    asked = ask_again(contestant, id, text, length, &reply, &good);
  if (!asked)
    return og_complain(complaint, OG_INPUT_LIMIT, NULL, "cannot run '%s': %s", contestant->source, strerror(errno));
  if (good) {
    contestant->received = reply.line;
    contestant->received_length = reply.length;
    contestant->claim = &contestant->said;
    og_contestant_keep_name(contestant);
    return true;
  }
  og_engine_stop(contestant->engine);
  const bool is_named = contestant->was_introduced || strcmp(contestant->name, contestant->source) != 0;
  contestant->is_no_command = !is_named && reply.is_no_command;
  if (!is_named) introduce(contestant);
  og_contestant_state(contestant, stated_of(reply.kind), contestant->note_text);
  return true;
}

static void finish_engine(og_contestant *contestant) {
  og_reply stray;
  contestant->strayed = !og_engine_finish(contestant->engine, &stray);
  // As it is said where a case follows, so that it does not matter which one is the last.
  if (contestant->strayed && stray.kind == OG_REPLY_LINE) (void)is_claim(contestant, "", &stray);
  snprintf(contestant->stray_text, sizeof contestant->stray_text, "%s",
           stray.kind == OG_REPLY_LINE ? contestant->note_text : "it went on after its claim");
}

// Whatever it wrote is about a case.
static bool engine_is_done(og_contestant *contestant, og_complaint *complaint) {
  (void)contestant;
  (void)complaint;
  return true;
}

static void end_engine(og_contestant *contestant) { og_engine_free(contestant->engine); }

bool og_contestant_engine(og_contestant *contestant, const char *command, og_engine_limits limits) {
  static const og_contestant_calls calls = {ask_engine, finish_engine, og_engine_allow, engine_is_done, end_engine};
  og_contestant_begin(contestant, command);
  contestant->calls = &calls;
  contestant->engine = og_engine_new(command, limits);
  return contestant->engine != NULL;
}
