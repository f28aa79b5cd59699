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

enum { MURMUR_SIZE = 256, REASON_SIZE = 512, PORTION = 65536 };

struct og_engine {
  char *command;
  og_engine_limits limits;
  pid_t process;         // 0: none runs
  int to, from, murmurs; // its standard input, output and error; -1: closed
  char *line;            // what it wrote and was not asked for yet
  size_t used;
  size_t answered;          // of these, the bytes of the last answer, which its reader may still look at
  size_t answers;           // since it was started
  char murmur[MURMUR_SIZE]; // the last line of its standard error, cut
  size_t murmur_length;
  bool murmur_ended; // its newline came: what follows is a new line
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
  engine->to = engine->from = engine->murmurs = -1;
  if (engine->command != NULL && engine->line != NULL) return engine;
  og_engine_free(engine);
  return NULL;
}

// ---- starting and ending ----

static void close_end(int *end) {
  if (*end >= 0) close(*end);
  *end = -1;
}

// Kills what is left of the group and takes leave of it; the status as waitpid has it.
static int bury(og_engine *engine) {
  int status = 0;
  kill(-engine->process, SIGKILL);
  while (waitpid(engine->process, &status, 0) < 0 && errno == EINTR) {
  }
  engine->process = 0;
  close_end(&engine->to);
  close_end(&engine->from);
  close_end(&engine->murmurs);
  engine->used = engine->answered = engine->answers = 0;
  return status;
}

void og_engine_free(og_engine *engine) {
  if (engine == NULL) return;
  if (engine->process != 0) bury(engine);
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
static void become(const og_engine *engine, const int ends[6]) {
  setpgid(0, 0);
  signal(SIGPIPE, SIG_DFL);
  limit_memory(engine->limits.memory_bytes);
  if (dup2(ends[0], 0) >= 0 && dup2(ends[3], 1) >= 0 && dup2(ends[5], 2) >= 0)
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
  int ends[6];
  const bool made = make_pipes(ends);
  const pid_t child = made ? fork() : -1;
  if (child == 0) become(engine, ends);
  if (child < 0) {
    const int why = errno;
    for (int k = 0; k < 6; k++) close_end(&ends[k]);
    errno = why;
    return false;
  }
  setpgid(child, child); // here too, as the group must be there before anyone kills it
  close_end(&ends[0]);
  close_end(&ends[3]);
  close_end(&ends[5]);
  engine->process = child;
  engine->to = ends[1];
  engine->from = ends[2];
  engine->murmurs = ends[4];
  fcntl(engine->to, F_SETFL, O_NONBLOCK);
  fcntl(engine->from, F_SETFL, O_NONBLOCK);
  fcntl(engine->murmurs, F_SETFL, O_NONBLOCK);
  engine->murmur_length = 0;
  engine->murmur_ended = false;
  engine->starts++;
  return true;
}

// ---- listening ----

// Keeps the last line of what comes, as far as there is room.
static void keep_murmur(og_engine *engine, const char *text, size_t length) {
  for (size_t k = 0; k < length; k++) {
    if (text[k] == '\n') {
      engine->murmur_ended = true;
      continue;
    }
    if (engine->murmur_ended) engine->murmur_length = 0;
    engine->murmur_ended = false;
    const bool printable = text[k] >= 0x20 && text[k] < 0x7f; // it ends up in JSON, which is UTF-8
    if (engine->murmur_length < MURMUR_SIZE - 1) engine->murmur[engine->murmur_length++] = printable ? text[k] : '?';
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
  const size_t room = engine->limits.line_bytes - engine->used;
  const ssize_t got = read(engine->from, engine->line + engine->used, room < PORTION ? room : PORTION);
  if (got > 0) engine->used += (size_t)got;
  return got > 0 || (got < 0 && (errno == EAGAIN || errno == EINTR));
}

// Drops what it wrote without being asked; the count. It is not read to its end: an engine that writes without end
// is found out with its next answer.
static size_t drop_surplus(og_engine *engine) {
  if (engine->used < engine->limits.line_bytes) hear(engine);
  const size_t surplus = engine->used - engine->answered;
  engine->used = engine->answered = 0;
  return surplus;
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
  *kind = OG_REPLY_ENDLESS;
  return engine->used < engine->limits.line_bytes || memchr(engine->line, '\n', engine->used) != NULL;
}

static void explain(og_engine *engine, og_reply_kind kind, int status) {
  char how[64];
  if (kind == OG_REPLY_TIMED_OUT) snprintf(how, sizeof how, "no answer within %g s", engine->limits.seconds);
  else if (kind == OG_REPLY_ENDLESS)
    snprintf(how, sizeof how, "a line of more than %zu bytes", engine->limits.line_bytes);
  else if (WIFSIGNALED(status)) snprintf(how, sizeof how, "killed by signal %d", WTERMSIG(status));
  else snprintf(how, sizeof how, "ended with status %d", WEXITSTATUS(status));
  if (engine->murmur_length == 0) snprintf(engine->reason, sizeof engine->reason, "%s", how);
  else snprintf(engine->reason, sizeof engine->reason, "%s: %.*s", how, (int)engine->murmur_length, engine->murmur);
}

static bool has_ended(const og_engine *engine) {
  siginfo_t info;
  info.si_pid = 0;
  return waitid(P_PID, (id_t)engine->process, &info, WEXITED | WNOHANG | WNOWAIT) == 0 && info.si_pid != 0;
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

static void ask_once(og_engine *engine, const char *text, size_t length, og_reply *reply) {
  errand e = {text, length, true, now() + engine->limits.seconds};
  for (;;) {
    og_reply_kind kind;
    const bool going = attend(engine, &e, &kind);
    char *newline = memchr(engine->line, '\n', engine->used);
    if (newline != NULL) {
      take_line(engine, newline, reply);
      return;
    }
    if (going) continue;
    const int status = kind == OG_REPLY_CRASHED ? wait_briefly(engine) : bury(engine);
    explain(engine, kind, status);
    reply->kind = kind;
    reply->reason = engine->reason;
    return;
  }
}

bool og_engine_ask(og_engine *engine, const char *text, size_t length, og_reply *reply) {
  *reply = (og_reply){OG_REPLY_LINE, NULL, 0, NULL, 0, false};
  if (engine->process != 0) {
    reply->surplus = drop_surplus(engine);
    // What else it has to say would be taken for the answer to this case.
    if (reply->surplus > 0 || has_ended(engine)) bury(engine);
  }
  if (engine->process == 0 && !start(engine)) return false;
  const size_t answers = engine->answers;
  ask_once(engine, text, length, reply);
  if (reply->kind != OG_REPLY_CRASHED || answers == 0) return true;
  // Was it this case, or something that the cases before had left behind? A fresh start tells.
  if (!start(engine)) return false;
  ask_once(engine, text, length, reply);
  reply->was_unrepeated = reply->kind != OG_REPLY_CRASHED;
  return true;
}
