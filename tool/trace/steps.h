#ifndef OG_STEPS_H
#define OG_STEPS_H

/// The steps of one run of an algorithm: marks (ref/trace.h) in memory that grows, and the claim that came with them.
///
///   do claim = traced->pair(a, b, og_steps_begin(steps));
///   while (og_steps_grow(steps));
///   og_write_claim(&steps->claim, id, algorithm, &claim);

#include "ref/traced.h"
#include "tool/format/text.h"

/// Marks that a trace may have where nobody says otherwise, and where somebody does.
enum { OG_MOST_MARKS = 1000000, OG_MOST_MARKS_EVER = 100000000 };

typedef struct og_steps {
  const og_traced *traced; // null: no steps are wanted
  int most;                // marks
  og_trace trace;
  og_text claim; // the line that the traced form claims; empty where it did not run
  og_text plain; // working storage
} og_steps;

/// None wanted, room for OG_MOST_MARKS.
void og_steps_init(og_steps *steps);
void og_steps_clear(og_steps *steps);
/// Steps of that form are wanted from now on (null: none), of at most so many marks.
void og_steps_want(og_steps *steps, const og_traced *traced, int most);
/// Forgets what was written, and keeps the memory.
void og_steps_reset(og_steps *steps);

/// An empty trace with the room that there is.
og_trace *og_steps_begin(og_steps *steps);
/// Was the trace cut, and is there more room now? Then run it once more.
bool og_steps_grow(og_steps *steps);

/// One step: the marks between two beginnings.
typedef struct og_step {
  int number;                // 0: the start
  const og_trace_mark *mark; // without the one that begins it
  int count;
  bool is_last;
  bool is_cut; // the trace ends within it or before the next
} og_step;

/// The first step, and the one after it; false where there is none.
bool og_first_step(og_step *step, const og_trace *trace);
bool og_next_step(og_step *step, const og_trace *trace);

#endif
