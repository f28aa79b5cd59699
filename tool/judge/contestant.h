#ifndef OG_CONTESTANT_H
#define OG_CONTESTANT_H

/// Someone whose claims are judged: an engine that is asked case by case, or a file of claims made before.

#include "tool/format/line_reader.h"
#include "tool/judge/engine.h"
#include "tool/judge/read_claim.h"

typedef struct og_contestant og_contestant;

/// What an engine or a file does.
typedef struct og_contestant_calls {
  bool (*ask)(og_contestant *contestant, const char *id, const char *text, size_t length, og_complaint *complaint);
  void (*finish)(og_contestant *contestant);           // of an engine alone, as
  bool (*allow)(og_engine *engine, size_t line_bytes); // this
  bool (*is_done)(og_contestant *contestant, og_complaint *complaint);
  void (*end)(og_contestant *contestant);
} og_contestant_calls;

struct og_contestant {
  const char *source;               // command or file name, as the user gave it
  og_engine *engine;                // null: none
  const og_contestant_calls *calls; // null: claims are given
  og_line_reader file;              // where it is one
  bool has_line;                    // file: `waiting` is the claim about a case still to come
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
};

/// A file of claims in the order of their cases, to be cleared, even where it is false: then the complaint says why it
/// cannot be opened.
bool og_contestant_file(og_contestant *contestant, const char *name, og_complaint *complaint);
/// Someone whose claim about a case is given before that is asked, in `waiting`, with `has_line` set.
void og_contestant_given(og_contestant *contestant);
void og_contestant_clear(og_contestant *contestant);
/// What makes either begins with this.
void og_contestant_begin(og_contestant *contestant, const char *source);
/// There is no claim: this instead.
void og_contestant_state(og_contestant *contestant, og_stated stated, const char *note);
/// It is called as its claim says.
void og_contestant_keep_name(og_contestant *contestant);
/// The claim that waits becomes that about this case, unless it is about another: then there is none.
void og_contestant_take_waiting(og_contestant *contestant, const char *id);
/// As og_engine_allow; a file may have lines of any length.
bool og_contestant_allow(const og_contestant *contestant, size_t line_bytes);

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
