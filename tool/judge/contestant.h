#ifndef OG_CONTESTANT_H
#define OG_CONTESTANT_H

/// Someone whose claims are judged: an engine that is asked case by case, or a file of claims made before.

#include "tool/format/line_reader.h"
#include "tool/judge/engine.h"
#include "tool/judge/read_claim.h"

typedef struct og_contestant {
  const char *source;  // command or file name, as the user gave it
  og_engine *engine;   // null: a file
  og_line_reader file; // where it is one
  bool has_line;       // file: `waiting` is the claim about a case still to come
  og_claim_line waiting;
  og_claim_line *claim; // about the case asked last: `said` or `waiting`
  og_claim_line said;
  const char *received; // an engine's claim as it wrote it, without the newline; null: there was none
  size_t received_length;
  const char *note; // what came instead of a claim, or null
  char note_text[1200];
  char name[OG_MAX_ENGINE + 1]; // the engine's own, from its last claim; before that the source
  bool was_introduced;          // an engine that had no claim for its first case was asked for its name
  bool is_no_command;           // there seems to be no such program: said of the first case asked
  bool crashed_first;           // it had no claim before it crashed, but made one on a fresh start
  bool strayed; // an engine wrote more than its claim about the case before: it was not this case that it was about
  char stray_text[1200]; // what came
} og_contestant;

/// Either is to be cleared, even where it is false. An engine: false where memory runs out.
bool og_contestant_engine(og_contestant *contestant, const char *command, og_engine_limits limits);
/// A file of claims in the order of their cases. On false the complaint says why it cannot be opened.
bool og_contestant_file(og_contestant *contestant, const char *name, og_complaint *complaint);
/// Someone whose claim about a case is given before that is asked, in `waiting`, with `has_line` set.
void og_contestant_given(og_contestant *contestant);
void og_contestant_clear(og_contestant *contestant);

/// Its claim about the case `id`, handed over as that line, into contestant->claim. What is no such claim becomes the
/// statement that says so (crashed, timed out, nonsense, missing), with the note. False, after it has complained, where
/// the run cannot go on: no process can be made, or a line of the file is no claim.
///
/// An engine is started anew after all that is no claim about the case. Where it had answered before, it is asked once
/// more on a fresh start, so that no case pays for the one before it: what it does then is its reply, and where it had
/// written something before and does not again, `strayed` says that it was still about the case before.
bool og_contestant_ask(og_contestant *contestant, const char *id, const char *text, size_t length,
                       og_complaint *complaint);

/// After the last case: ends an engine; `strayed` as above.
void og_contestant_finish(og_contestant *contestant);
/// After the last case: is the file at its end? A claim left over is about no case.
bool og_contestant_is_done(og_contestant *contestant, og_complaint *complaint);

#endif
