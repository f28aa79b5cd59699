#ifndef OG_TEXT_CONTEXT_H
#define OG_TEXT_CONTEXT_H

/// What the functions of origo_text.h share. Each begins with og_text_enter and ends with og_text_leave: in between
/// numbers are written and read as in the C locale, whatever the program has set.

#include <locale.h>

#include "tool/format/complaint.h"
#include "tool/kind/check.h"
#include "tool/text/origo_text.h"

typedef struct og_ask_run og_ask_run;
typedef struct og_text_run og_text_run;
typedef struct og_text_judge og_text_judge;

enum { OG_TEXT_ASKS, OG_TEXT_CHECKS, OG_TEXT_RUNS, OG_TEXT_JUDGES, OG_TEXT_DOES };

struct og_text_context {
  og_text_limits limits; // none is zero but max_steps
  og_case_limits of_case;
  locale_t plain;
  bool binary32;       // claims are those of an engine in binary32, and judged so
  og_ask_run *ask;     // null before its first case, as
  og_check_run *check; // all of these
  og_text_run *run;
  og_text_judge *judge;
  // Frees one of these; null before its first case. Who begins it says how it ends: so a program that only checks links
  // nothing that searches.
  void (*ends[OG_TEXT_DOES])(og_text_context *context);
};

typedef struct og_text_piece {
  const char *at;
  size_t length;
} og_text_piece;

locale_t og_text_enter(const og_text_context *context, og_text_reply *reply);
og_text_status og_text_leave(locale_t before, og_text_status status);

/// The text without what a line has around it. False, with a complaint, where it exceeds the limit. `what`: "case".
bool og_text_take(const og_text_context *context, og_text_piece *piece, const char *what, og_complaint *complaint);

/// Zeroed memory.
void *og_text_make(size_t size);
/// Copies to the reply.
void og_text_set(og_text_reply *reply, const og_text *text);
void og_text_tell(og_text_reply *reply, const char *why, size_t length);
og_text_status og_text_complain(og_text_reply *reply, const og_complaint *complaint);

#endif
