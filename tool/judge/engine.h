#ifndef OG_ENGINE_H
#define OG_ENGINE_H

/// An engine under judgement: a command that reads one case a line and answers each with one line.
///
/// It runs in a process group of its own and is handed one case at a time, so that whatever it does is known to be the
/// doing of that case: an engine that dies, hangs, or writes without end is killed with its children and started
/// anew for the next case. Its standard error is read and dropped but for its last line. The caller must ignore SIGPIPE.

#include <stdbool.h>
#include <stddef.h>

typedef enum og_reply_kind {
  OG_REPLY_LINE,      // it answered with a line
  OG_REPLY_CRASHED,   // it ended, by a signal or by itself, without one
  OG_REPLY_TIMED_OUT, // no line came in time
  OG_REPLY_ENDLESS,   // more came than a line may hold
} og_reply_kind;

/// What came of a case. The texts are the engine's until its next case.
typedef struct og_reply {
  og_reply_kind kind;
  const char *line; // without its newline, and a NUL after it; it may hold further NULs
  size_t length;
  const char *reason; // for all but OG_REPLY_LINE: how it ended, and the last line of its standard error
  size_t surplus; // bytes that it had written, unasked, after its answer to the case before: dropped, and it with them
  bool
      was_unrepeated; // it crashed, but not when it was handed the same case on a fresh start: this is the second reply
} og_reply;

typedef struct og_engine_limits {
  double seconds;      // for an answer, starting included; > 0
  size_t line_bytes;   // of an answer; > 0
  size_t memory_bytes; // of its address space; 0: no limit
} og_engine_limits;

/// 10 seconds, a megabyte a line, any memory.
og_engine_limits og_engine_limits_default(void);

typedef struct og_engine og_engine;

/// `command` goes to /bin/sh. It is started with the first case. Null where memory runs out.
og_engine *og_engine_new(const char *command, og_engine_limits limits);
/// Kills it, if it runs, and all of its process group.
void og_engine_free(og_engine *engine);

/// Hands over a case, one line without its newline, and waits for the answer. False where no process can be made (errno
/// says why); whatever the engine does is a reply.
bool og_engine_ask(og_engine *engine, const char *text, size_t length, og_reply *reply);

/// How often it was started.
size_t og_engine_starts(const og_engine *engine);

#endif
