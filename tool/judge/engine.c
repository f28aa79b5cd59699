#include "tool/judge/engine.h"

#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

#include "tool/judge/keeper.h"

enum { MURMUR_LINES = 4, MURMUR_SIZE = 240, REASON_SIZE = 1100, PORTION = 65536 };
// How a shell ends that finds no such program, or may not run it.
enum { MAY_NOT_RUN = 126, NO_SUCH_COMMAND = 127 };

// A line of its standard error, cut.
typedef struct murmur {
  char text[MURMUR_SIZE];
  size_t length;
} murmur;

struct og_engine {
  char *command;
  og_engine_limits limits;
  pid_t keeper;          // 0: none runs
  int fate;              // the keeper's word how it ended
  int ends[6];           // of the pipes, while it is started
  int to, from, murmurs; // its standard input, output and error; -1: closed
  size_t allowed, room;  // bytes of a line that it may write now, and that there is room for
  char *line;            // what it wrote and was not asked for yet
  size_t used;
  size_t answered;             // of these, the bytes of the last answer, which its reader may still look at
  size_t answers;              // since it was started
  murmur murmur[MURMUR_LINES]; // the last lines of its standard error that are not empty
  size_t murmured;             // how many
  bool murmur_ended;           // the newline of the last came: what follows is a new line
  char reason[REASON_SIZE];
  size_t starts;
};

og_engine_limits og_engine_limits_default(void) { return (og_engine_limits){10, (size_t)1 << 20, 0}; }

og_engine *og_engine_new(const char *command, og_engine_limits limits) {
  og_engine *engine = calloc(1, sizeof *engine);
  if (engine == NULL) return NULL;
  engine->command = strdup(command);
  engine->line = malloc(limits.line_bytes + 1);
  engine->limits = limits;
  engine->allowed = engine->room = limits.line_bytes;
  engine->fate = engine->to = engine->from = engine->murmurs = -1;
  if (engine->command != NULL && engine->line != NULL) return engine;
  og_engine_free(engine);
  return NULL;
}

// ---- starting and ending ----

static void close_end(int *end) {
  if (*end >= 0) close(*end);
  *end = -1;
}

// Has its keeper kill it, and takes leave of both; the status as waitpid has it.
static int bury(og_engine *engine) {
  int of_keeper, status = 0;
  kill(engine->keeper, SIGTERM);
  while (waitpid(engine->keeper, &of_keeper, 0) < 0 && errno == EINTR) {
  }
  engine->keeper = 0;
  if (read(engine->fate, &status, sizeof status) < (ssize_t)sizeof status) status = SIGKILL; // it killed its keeper
  close_end(&engine->fate);
  close_end(&engine->to);
  close_end(&engine->from);
  close_end(&engine->murmurs);
  engine->used = engine->answered = engine->answers = 0;
  return status;
}

bool og_engine_allow(og_engine *engine, size_t line_bytes) {
  engine->allowed = line_bytes > engine->limits.line_bytes ? line_bytes : engine->limits.line_bytes;
  if (engine->allowed <= engine->room) return true;
  char *line = realloc(engine->line, engine->allowed + 1);
  if (line == NULL) return false;
  engine->line = line;
  engine->room = engine->allowed;
  return true;
}

void og_engine_stop(og_engine *engine) {
  if (engine->keeper != 0) bury(engine);
}

void og_engine_free(og_engine *engine) {
  if (engine == NULL) return;
  og_engine_stop(engine);
  free(engine->command);
  free(engine->line);
  free(engine);
}

size_t og_engine_starts(const og_engine *engine) { return engine->starts; }

static void limit_memory(size_t bytes) {
  if (bytes == 0) return;
  const struct rlimit limit = {bytes, bytes};
  setrlimit(RLIMIT_AS, &limit);
}

// In the child: never returns.
static int become(void *context) {
  const og_engine *engine = context;
  setpgid(0, 0); // what it does to its group is not done to its keeper
  signal(SIGPIPE, SIG_DFL);
  limit_memory(engine->limits.memory_bytes);
  if (dup2(engine->ends[0], 0) >= 0 && dup2(engine->ends[3], 1) >= 0 && dup2(engine->ends[5], 2) >= 0)
    execl("/bin/sh", "sh", "-c", engine->command, (char *)NULL);
  _exit(127);
}

static bool make_pipes(int ends[6]) {
  for (int k = 0; k < 6; k++) ends[k] = -1;
  for (int k = 0; k < 6; k += 2)
    if (pipe(ends + k) != 0) return false;
  for (int k = 0; k < 6; k++)
    if (fcntl(ends[k], F_SETFD, FD_CLOEXEC) != 0) return false;
  return true;
}

static bool start(og_engine *engine) {
  int *ends = engine->ends;
  const pid_t keeper = make_pipes(ends) ? og_start_kept(become, engine, &engine->fate) : -1;
  if (keeper < 0) {
    const int why = errno;
    for (int k = 0; k < 6; k++) close_end(&ends[k]);
    errno = why;
    return false;
  }
  close_end(&ends[0]);
  close_end(&ends[3]);
  close_end(&ends[5]);
  engine->keeper = keeper;
  engine->to = ends[1];
  engine->from = ends[2];
  engine->murmurs = ends[4];
  fcntl(engine->to, F_SETFL, O_NONBLOCK);
  fcntl(engine->from, F_SETFL, O_NONBLOCK);
  fcntl(engine->murmurs, F_SETFL, O_NONBLOCK);
  engine->murmured = 0;
  engine->murmur_ended = true;
  engine->starts++;
  return true;
}

// ---- listening ----

// Room for a line, if need be that of the first.
static murmur *begin_murmur(og_engine *engine) {
  if (engine->murmured == MURMUR_LINES)
    memmove(&engine->murmur[0], &engine->murmur[1], (MURMUR_LINES - 1) * sizeof engine->murmur[0]);
  else engine->murmured++;
  murmur *line = &engine->murmur[engine->murmured - 1];
  line->length = 0;
  return line;
}

// Keeps the last lines of what comes, as far as there is room.
static void keep_murmur(og_engine *engine, const char *text, size_t length) {
  for (size_t k = 0; k < length; k++) {
    if (text[k] == '\n') {
      engine->murmur_ended = true;
      continue;
    }
    murmur *line = engine->murmur_ended ? begin_murmur(engine) : &engine->murmur[engine->murmured - 1];
    engine->murmur_ended = false;
    const bool printable = text[k] >= 0x20 && text[k] < 0x7f; // it ends up in JSON, which is UTF-8
    if (line->length < MURMUR_SIZE) line->text[line->length++] = printable ? text[k] : '?';
  }
}

static void hear_murmurs(og_engine *engine) {
  char text[4096];
  const ssize_t got = read(engine->murmurs, text, sizeof text);
  if (got > 0) keep_murmur(engine, text, (size_t)got);
  else if (got == 0 || (errno != EAGAIN && errno != EINTR)) close_end(&engine->murmurs);
}

// Reads what there is. False at the end of its output.
static bool hear(og_engine *engine) {
  const size_t room = engine->allowed - engine->used;
  const ssize_t got = read(engine->from, engine->line + engine->used, room < PORTION ? room : PORTION);
  if (got > 0) engine->used += (size_t)got;
  return got > 0 || (got < 0 && (errno == EAGAIN || errno == EINTR));
}

// The last answer was read: what came after it is next.
static void drop_answer(og_engine *engine) {
  engine->used -= engine->answered;
  memmove(engine->line, engine->line + engine->answered, engine->used);
  engine->answered = 0;
}

static double now(void) {
  struct timespec t;
  clock_gettime(CLOCK_MONOTONIC, &t);
  return (double)t.tv_sec + 1e-9 * (double)t.tv_nsec;
}

// ---- one case ----

typedef struct errand {
  const char *text; // still to be written, then the newline
  size_t left;
  bool newline_left;
  double deadline;
} errand;

static bool is_told(const errand *e) { return e->left == 0 && !e->newline_left; }

// Writes what the pipe takes. False where the engine does not read any more.
static bool tell(og_engine *engine, errand *e) {
  const char newline = '\n';
  const ssize_t sent = e->left > 0 ? write(engine->to, e->text, e->left) : write(engine->to, &newline, 1);
  if (sent < 0) return errno == EAGAIN || errno == EINTR;
  if (e->left == 0) e->newline_left = false;
  else {
    e->text += sent;
    e->left -= (size_t)sent;
  }
  return true;
}

// Waits until something can be done, and does it. False once there is nothing to wait for: `kind` says what came.
static bool attend(og_engine *engine, errand *e, og_reply_kind *kind) {
  const double left = e->deadline - now();
  *kind = OG_REPLY_TIMED_OUT;
  if (left <= 0) return false;
  struct pollfd ends[3] = {
      {engine->from, POLLIN, 0}, {is_told(e) ? -1 : engine->to, POLLOUT, 0}, {engine->murmurs, POLLIN, 0}};
  const int milliseconds = left < 1000 ? (int)(1000 * left) + 1 : 1000;
  if (poll(ends, 3, milliseconds) <= 0) return true;
  if (ends[2].revents != 0) hear_murmurs(engine);
  *kind = OG_REPLY_CRASHED;
  if (ends[0].revents != 0 && !hear(engine)) return false;
  // It may have answered without reading all, or be about to: only its output decides.
  if (ends[1].revents != 0 && !tell(engine, e)) e->left = 0, e->newline_left = false;
  return true;
}

static void explain(og_engine *engine, og_reply_kind kind, int status) {
  char how[64];
  if (kind == OG_REPLY_TIMED_OUT) snprintf(how, sizeof how, "no answer within %g s", engine->limits.seconds);
  else if (kind == OG_REPLY_ENDLESS)
    snprintf(how, sizeof how, "a line of more than %zu bytes", engine->allowed);
  else if (WIFSIGNALED(status)) snprintf(how, sizeof how, "killed by signal %d", WTERMSIG(status));
  else snprintf(how, sizeof how, "ended with status %d", WEXITSTATUS(status));
  int length = snprintf(engine->reason, sizeof engine->reason, "%s", how);
  for (size_t k = 0; k < engine->murmured; k++)
    length += snprintf(engine->reason + length, sizeof engine->reason - (size_t)length, "%s%.*s", k == 0 ? ": " : " | ",
                       (int)engine->murmur[k].length, engine->murmur[k].text);
}

static bool has_ended(const og_engine *engine) {
  siginfo_t info;
  info.si_pid = 0;
  return waitid(P_PID, (id_t)engine->keeper, &info, WEXITED | WNOHANG | WNOWAIT) == 0 && info.si_pid != 0;
}

// It closed its output: gives it a moment to end by itself, so that its own status is seen and not ours.
static int wait_briefly(og_engine *engine) {
  const double deadline = now() + 0.5;
  while (!has_ended(engine) && now() < deadline) {
    if (engine->murmurs >= 0) hear_murmurs(engine);
    nanosleep(&(struct timespec){0, 1000000}, NULL);
  }
  while (engine->murmurs >= 0 && poll(&(struct pollfd){engine->murmurs, POLLIN, 0}, 1, 0) > 0) hear_murmurs(engine);
  return bury(engine);
}

static void take_line(og_engine *engine, char *newline, og_reply *reply) {
  reply->kind = OG_REPLY_LINE;
  reply->length = (size_t)(newline - engine->line);
  reply->line = engine->line;
  *newline = '\0';
  engine->answered = reply->length + 1;
  engine->answers++;
}

// What fits into the pipe at once is handed over, whatever has come by then: the engine sees the same cases in any
// case.
static void begin_to_tell(og_engine *engine, errand *e) {
  while (!is_told(e)) {
    const size_t before = e->left;
    if (!tell(engine, e)) e->left = 0, e->newline_left = false;
    else if (e->left == before && e->newline_left) return;
  }
}

bool og_engine_ask(og_engine *engine, const char *text, size_t length, og_reply *reply) {
  if (engine->keeper == 0 && !start(engine)) return false;
  drop_answer(engine);
  *reply = (og_reply){.is_first = engine->answers == 0};
  errand e = {text, length, true, now() + engine->limits.seconds};
  begin_to_tell(engine, &e);
  for (;;) {
    char *newline = memchr(engine->line, '\n', engine->used);
    if (newline != NULL) {
      take_line(engine, newline, reply);
      return true;
    }
    reply->kind = OG_REPLY_ENDLESS;
    if (engine->used < engine->allowed && attend(engine, &e, &reply->kind)) continue;
    const int status = reply->kind == OG_REPLY_CRASHED ? wait_briefly(engine) : bury(engine);
    explain(engine, reply->kind, status);
    reply->reason = engine->reason;
    reply->is_no_command = reply->kind == OG_REPLY_CRASHED && WIFEXITED(status) &&
                           (WEXITSTATUS(status) == NO_SUCH_COMMAND || WEXITSTATUS(status) == MAY_NOT_RUN);
    return true;
  }
}

bool og_engine_finish(og_engine *engine, og_reply *stray) {
  *stray = (og_reply){.kind = OG_REPLY_ENDLESS};
  if (engine->keeper == 0) return true;
  drop_answer(engine);
  close_end(&engine->to);
  errand e = {"", 0, false, now() + engine->limits.seconds};
  og_reply_kind kind = OG_REPLY_LINE;
  char *newline = NULL;
  while ((newline = memchr(engine->line, '\n', engine->used)) == NULL && engine->used < engine->allowed &&
         attend(engine, &e, &kind)) {
  }
  const bool silent = engine->used == 0;
  if (newline != NULL) take_line(engine, newline, stray);
  if (kind == OG_REPLY_CRASHED) wait_briefly(engine);
  else bury(engine);
  return silent;
}
