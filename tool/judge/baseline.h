#ifndef OG_BASELINE_H
#define OG_BASELINE_H

/// Failures that are known, so that a run fails on new ones only. One line of JSON each: docs/baseline.schema.json.
///
/// A failure is known by the case, by what fails (the check, or how there was no answer) and by the engine, whose name
/// counts without its version: words that begin with a digit are left out. One of the class near is no longer known
/// when it is gross. Memory: some 100 bytes a failure and its texts.

#include "tool/format/complaint.h"
#include "tool/judge/judge.h"

typedef struct og_known_failure {
  char *id, *engine, *fails, *reason; // engine: without its version, or null: any; reason: null: none
  og_error_class class;               // the worst that is known; OG_ERROR_NONE: any
  bool met, asked;                    // so again; its case was judged
} og_known_failure;

typedef struct og_baseline {
  size_t count;
  og_known_failure *at; // by id
} og_baseline;

/// What a failure is known by, of a judgement that fails.
typedef struct og_failing {
  const char *id, *engine;
  const char *fails; // a check's name, or a status
  og_error_class class;
} og_failing;

/// What fails in a judgement, and how badly.
og_failing og_failing_of(const og_judgement *judgement, og_stated stated, const char *id, const char *engine);

/// An engine's name without its version: "Bullet 3.25 gjk" is "Bullet gjk". The caller frees it.
char *og_engine_without_version(const char *engine);

/// An empty baseline is all zeros. False: the complaint says what is wrong with the file.
bool og_baseline_read(og_baseline *baseline, const char *name, og_complaint *complaint);
void og_baseline_clear(og_baseline *baseline);

/// The known failure that this one is, marked as met; null: it is new.
const og_known_failure *og_baseline_find(og_baseline *baseline, const og_failing *failing);
/// The case was judged for that engine, whatever came of it.
void og_baseline_ask(og_baseline *baseline, const char *id, const char *engine);
/// Room for one more, all zeros.
og_known_failure *og_baseline_append(og_baseline *baseline);
/// A failure for the next baseline, with a reason or null. In any order, until it is written.
void og_baseline_add(og_baseline *baseline, const og_failing *failing, const char *reason);
/// Writes it by id; false where the file cannot be written (errno).
bool og_baseline_write(og_baseline *baseline, const char *name);

/// How many known failures were judged and did not fail again; the first of them into *first.
size_t og_baseline_mended(const og_baseline *baseline, const og_known_failure **first);

#endif
