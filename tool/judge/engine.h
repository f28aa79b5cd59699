#ifndef OG_ENGINE_H
#define OG_ENGINE_H

/// An engine under judgement: a command that reads one case a line and answers each with one line.
///
/// It is handed one case at a time and has a keeper (keeper.h): an engine that dies, hangs, or writes without end is
/// killed with all that it has started, and started anew for the next case. It ends when its command ends, whatever
/// else of it still runs. Its standard error is read and dropped but for its last four lines. The caller must ignore
/// SIGPIPE.
///
/// Nothing that it writes is dropped: what comes after an answer is the beginning of the reply to the next case, at
/// whatever time it comes. So the same output gives the same replies, and the caller tells by the content whose they
/// are.

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
  const char *reason; // for all but OG_REPLY_LINE: how it ended, and the last lines of its standard error
  bool is_first;      // of this process: no case before this one can have had a part in it
  bool is_no_command; // CRASHED: the shell found no such program, or may not run it
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
/// Stops it.
void og_engine_free(og_engine *engine);

/// Hands over a case, one line without its newline, and waits for the answer. False where no process can be made (errno
/// says why); whatever the engine does is a reply.
bool og_engine_ask(og_engine *engine, const char *text, size_t length, og_reply *reply);

/// From now on an answer may have so many bytes, or as many as the limits say if that is more. False where memory runs
/// out. The texts of the last reply are gone.
bool og_engine_allow(og_engine *engine, size_t line_bytes);

/// Kills it, if it runs: the next case finds it started anew.
void og_engine_stop(og_engine *engine);

/// There are no more cases: closes its input, waits until it ends, or for the time of an answer, and stops it. Has it
/// written nothing after its last answer? Otherwise `stray` is the line that came, as a reply, or of another kind where
/// it was not a whole one.
bool og_engine_finish(og_engine *engine, og_reply *stray);

/// How often it was started.
size_t og_engine_starts(const og_engine *engine);

#endif
