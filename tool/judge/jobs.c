#include "tool/judge/jobs.h"

#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/prctl.h>
#include <sys/socket.h>
#include <sys/wait.h>
#include <unistd.h>

#include "spec/number/allocation.h"

// A portion is dealt to one process; so many lines or bytes may lie before each; so many lines may be under way in all.
enum { PORTION = 4, LINES_AHEAD = 16, BYTES_AHEAD = 1 << 20, UNDER_WAY = 4096 };
enum { PASSED_OVER = 6 };

// What the processes say to each other: this, then `length` bytes. All are copies of one process, so structs are what
// they were.
typedef enum message { DEALT, ENDED, COMPLAINED, RECORDED, UNSTARTED, JUDGED, DONE } message;
typedef struct header {
  message kind;
  size_t number, which, length; // which: RECORDED, UNSTARTED, JUDGED of whom; DONE: the bytes of the line
  const char *file; // DEALT: of the line
  size_t line;
} header;

typedef struct report {
  int status;
  bool going, read, judged;
  char id[OG_MAX_ID + 1], after[OG_MAX_ID + 1];
  size_t passed_over[PASSED_OVER];
} report;

// A line that is under way.
typedef struct dealt_line {
  size_t job;
  const char *file;
  size_t line;
  bool done;
  size_t judged; // by how many players
  report report;
  og_text said; // headers and what follows them, in the order of the process
} dealt_line;

typedef struct job {
  pid_t process;
  int wire;     // -1: it has ended
  FILE *errors; // its standard error
  size_t lines, bytes; // before it
  og_text out, in;
  bool ended; // it was told to end its engines for now, or for good
} job;

struct og_jobs {
  og_match *match;
  const og_case_walk *whole;
  og_case_walk walk;
  size_t count, portion, current;
  job job[OG_MAX_JOBS];
  dealt_line line[UNDER_WAY];
  size_t first, next; // numbers of the line whose turn it is, and of the one to come
  bool *asked;        // a player: has it been asked anything?
  bool going;
  int status;
};

// ---- in a process ----

typedef struct work {
  og_pass_on pass_on; // first: they are one
  og_match *match;
  report report;
  int wire;
  og_record record;
  char **recorded; // the cases, then each player's claims
  size_t *recorded_length;
} work;

static void send_all(int wire, const void *bytes, size_t length) {
  const char *from = bytes;
  while (length > 0) {
    const ssize_t sent = send(wire, from, length, MSG_NOSIGNAL);
    if (sent < 0 && errno == EINTR) continue;
    if (sent < 0) _exit(OG_EXIT_LIMIT); // who dealt is gone
    from += sent;
    length -= (size_t)sent;
  }
}

static void say(const work *w, message kind, size_t number, size_t which, const void *bytes, size_t length) {
  const header head = {.kind = kind, .number = number, .which = which, .length = length};
  send_all(w->wire, &head, sizeof head);
  send_all(w->wire, bytes, length);
}

static void pass_judged(og_pass_on *pass_on, size_t player, const og_waiting *waiting) {
  og_text text;
  og_text_init(&text);
  og_text_add_bytes(&text, (const char *)waiting, sizeof *waiting);
  og_text_add_bytes(&text, waiting->line.at, waiting->line.length);
  say((const work *)pass_on, JUDGED, waiting->number, player, text.at, text.length);
  og_text_clear(&text);
}

static void pass_unstarted(og_pass_on *pass_on, size_t player, const char *complaint) {
  say((const work *)pass_on, UNSTARTED, pass_on->number, player, complaint, strlen(complaint));
}

static void counters_of(og_match *match, size_t *r[PASSED_OVER]) {
  size_t *const all[PASSED_OVER] = {&match->primitives, &match->unfit,     &match->crowded,
                                    &match->unsolid,    &match->undecided, &match->large};
  memcpy(r, all, sizeof all);
}

static bool take_case(void *context, const og_walked_case *walked) {
  work *w = context;
  w->report.read = true;
  memcpy(w->report.id, walked->one->id, sizeof w->report.id);
  memcpy(w->report.after, walked->one->after, sizeof w->report.after);
  const bool going = og_match_take(w->match, walked);
  // The judgements just made wait for the next case; there are none where it was passed over.
  for (size_t k = 0; k < w->match->count; k++)
    if (w->match->player[k].before.any && w->match->player[k].before.number == w->pass_on.number)
      w->report.judged = true;
  return going;
}

static void open_records(work *w) {
  const size_t count = w->match->count + 1;
  w->recorded = og_grow(NULL, count, sizeof *w->recorded);
  w->recorded_length = og_grow(NULL, count, sizeof *w->recorded_length);
  w->record = (og_record){.claims = og_grow(NULL, count, sizeof(FILE *)), .count = count - 1};
  for (size_t k = 0; k < count; k++) {
    FILE *file = open_memstream(&w->recorded[k], &w->recorded_length[k]);
    if (file == NULL) _exit(OG_EXIT_LIMIT);
    if (k == 0) w->record.cases = file;
    else w->record.claims[k - 1] = file;
  }
  w->match->record = &w->record;
}

static void pass_records(work *w) {
  for (size_t k = 0; w->match->record != NULL && k <= w->match->count; k++) {
    FILE *file = k == 0 ? w->record.cases : w->record.claims[k - 1];
    fflush(file);
    if (w->recorded_length[k] > 0) say(w, RECORDED, w->pass_on.number, k, w->recorded[k], w->recorded_length[k]);
    rewind(file);
  }
}

static void pass_complaints(const work *w) {
  char text[4096];
  lseek(STDERR_FILENO, 0, SEEK_SET);
  for (ssize_t got; (got = read(STDERR_FILENO, text, sizeof text)) > 0;)
    say(w, COMPLAINED, w->pass_on.number, 0, text, (size_t)got);
  if (ftruncate(STDERR_FILENO, 0) != 0) _exit(OG_EXIT_LIMIT);
  lseek(STDERR_FILENO, 0, SEEK_SET);
}

static bool receive(int wire, void *bytes, size_t length) {
  char *to = bytes;
  while (length > 0) {
    const ssize_t got = read(wire, to, length);
    if (got < 0 && errno == EINTR) continue;
    if (got <= 0) return false;
    to += got;
    length -= (size_t)got;
  }
  return true;
}

static void take_line(work *w, og_walker *walker, const header *head, char *text) {
  size_t *counter[PASSED_OVER], before[PASSED_OVER];
  counters_of(w->match, counter);
  for (int k = 0; k < PASSED_OVER; k++) before[k] = *counter[k];
  memset(&w->report, 0, sizeof w->report);
  w->pass_on.number = head->number;
  const og_line_reader lines = {.name = head->file, .number = head->line, .line = text, .length = head->length};
  w->report.going = og_walker_take(walker, &lines, &w->report.status);
  for (int k = 0; k < PASSED_OVER; k++) w->report.passed_over[k] = *counter[k] - before[k];
  pass_complaints(w);
  pass_records(w);
  say(w, DONE, head->number, head->length, &w->report, sizeof w->report);
}

// A process: takes lines until no more come.
static int play(og_jobs *jobs, int wire) {
  work w = {.pass_on = {.judged = pass_judged, .unstarted = pass_unstarted}, .match = jobs->match, .wire = wire};
  if (w.match->record != NULL) open_records(&w);
  w.match->pass_on = &w.pass_on;
  w.match->known = w.match->next = NULL;
  og_case_walk walk = *jobs->whole;
  walk.take = take_case;
  walk.context = &w;
  walk.keep_going = walk.quiet = true; // who deals stops
  og_walker *walker = og_walker_new(&walk);
  char *text = NULL;
  header head;
  while (receive(wire, &head, sizeof head)) {
    if (head.kind == ENDED) {
      (void)og_match_finish(w.match);
      continue;
    }
    text = og_grow(text, head.length + 1, 1);
    if (!receive(wire, text, head.length)) break;
    text[head.length] = '\0';
    take_line(&w, walker, &head, text);
  }
  (void)og_match_finish(w.match);
  free(text);
  og_walker_free(walker);
  return OG_EXIT_OK;
}

// ---- making them ----

// Its engines are in its own group, for a Ctrl-C is for the process that deals; they end with it.
static void become(og_jobs *jobs, size_t which, int wire, pid_t parent) {
  prctl(PR_SET_PDEATHSIG, SIGKILL);
  if (getppid() != parent) _exit(OG_EXIT_LIMIT);
  setpgid(0, 0);
  for (size_t k = 0; k <= which; k++) close(jobs->job[k].wire);
  if (dup2(fileno(jobs->job[which].errors), STDERR_FILENO) < 0) _exit(OG_EXIT_LIMIT);
  exit(play(jobs, wire));
}

static bool start_job(og_jobs *jobs, size_t which) {
  job *j = &jobs->job[which];
  int ends[2];
  j->errors = tmpfile();
  if (j->errors == NULL || socketpair(AF_UNIX, SOCK_STREAM, 0, ends) != 0) return false;
  for (int k = 0; k < 2; k++) fcntl(ends[k], F_SETFD, FD_CLOEXEC);
  fcntl(fileno(j->errors), F_SETFD, FD_CLOEXEC);
  j->wire = ends[0];
  const pid_t self = getpid();
  fflush(NULL);
  j->process = fork();
  if (j->process == 0) become(jobs, which, ends[1], self);
  const int why = errno;
  close(ends[1]);
  errno = why;
  fcntl(j->wire, F_SETFL, O_NONBLOCK);
  og_text_init(&j->out);
  og_text_init(&j->in);
  return j->process > 0;
}

// ---- what comes back ----

// A process whose first cases had no claim may not know the engine's name, which is known here from others by then: the
// command stands for it in what was written. Text of a line into `r`.
static void add_named(og_text *r, const og_contestant *contestant, const char *bytes, size_t length) {
  og_text unnamed;
  og_text_init(&unnamed);
  og_text_add(&unnamed, ",\"engine\":");
  og_text_add_json_string(&unnamed, contestant->source);
  size_t before = 0; // the first one: after the id, which has its quotes escaped
  while (before + unnamed.length <= length && memcmp(bytes + before, unnamed.at, unnamed.length) != 0) before++;
  const bool known = strcmp(contestant->name, contestant->source) != 0;
  if (!known || before + unnamed.length > length) {
    og_text_add_bytes(r, bytes, length);
  } else {
    og_text_add_bytes(r, bytes, before);
    og_text_add(r, ",\"engine\":");
    og_text_add_json_string(r, contestant->name);
    og_text_add_bytes(r, bytes + before + unnamed.length, length - before - unnamed.length);
  }
  og_text_clear(&unnamed);
}

static void write_record(const og_match *match, const header *head, const char *bytes) {
  FILE *file = head->which == 0 ? match->record->cases : match->record->claims[head->which - 1];
  og_text text;
  og_text_init(&text);
  if (head->which == 0) og_text_add_bytes(&text, bytes, head->length);
  else add_named(&text, &match->player[head->which - 1].contestant, bytes, head->length);
  fwrite(text.at, 1, text.length, file); // what fails is told when it is closed
  fflush(file);
  og_text_clear(&text);
}

static void take_judged(og_match *match, const header *head, const char *bytes) {
  const og_contestant *contestant = &match->player[head->which].contestant;
  og_waiting *waiting = &match->player[head->which].before;
  const og_text line = waiting->line;
  memcpy(waiting, bytes, sizeof *waiting);
  waiting->line = line;
  og_text_reset(&waiting->line);
  const char *text = bytes + sizeof *waiting;
  const size_t length = head->length - sizeof *waiting;
  if (strcmp(waiting->engine, contestant->source) != 0) {
    og_text_add_bytes(&waiting->line, text, length);
    return;
  }
  add_named(&waiting->line, contestant, text, length);
  memcpy(waiting->engine, contestant->name, sizeof waiting->engine);
}

// What a process said about a line, when it is the line's turn.
static void hear(og_jobs *jobs, og_walker *walker, const header *head, const char *bytes) {
  switch (head->kind) {
  case COMPLAINED: og_walker_tell(walker, OG_EXIT_OK, bytes, head->length); break;
  case RECORDED: write_record(jobs->match, head, bytes); break;
  case UNSTARTED:
    if (!jobs->asked[head->which]) og_walker_tell(walker, OG_EXIT_OK, bytes, head->length);
    break;
  case JUDGED: take_judged(jobs->match, head, bytes); break;
  case DEALT:
  case ENDED:
  case DONE: break;
  }
}

static void take_turn(og_jobs *jobs, og_walker *walker, dealt_line *line) {
  const report *r = &line->report;
  if (r->read && !og_walker_note(walker, line->file, line->line, r->id, r->after, &jobs->going)) return;
  size_t *counter[PASSED_OVER];
  counters_of(jobs->match, counter);
  for (int k = 0; k < PASSED_OVER; k++) *counter[k] += r->passed_over[k];
  header head;
  for (size_t at = 0; at < line->said.length; at += sizeof head + head.length) {
    memcpy(&head, line->said.at + at, sizeof head);
    hear(jobs, walker, &head, line->said.at + at + sizeof head);
  }
  for (size_t k = 0; k < jobs->match->count; k++) jobs->asked[k] = jobs->asked[k] || r->judged;
  og_walker_tell(walker, r->status, "", 0);
  jobs->going = r->going && (r->status == OG_EXIT_OK || jobs->whole->keep_going);
  if (!og_match_take_judged(jobs->match)) {
    og_walker_tell(walker, OG_EXIT_BAD, "", 0);
    jobs->going = false;
  }
}

static void take_turns(og_jobs *jobs, og_walker *walker) {
  while (jobs->going && jobs->first < jobs->next) {
    dealt_line *line = &jobs->line[jobs->first % UNDER_WAY];
    if (!line->done || (line->report.judged && line->judged < jobs->match->count)) return;
    take_turn(jobs, walker, line);
    og_text_clear(&line->said);
    jobs->first++;
  }
}

static void file_message(og_jobs *jobs, job *from, const header *head, const char *bytes) {
  dealt_line *line = &jobs->line[head->number % UNDER_WAY];
  if (head->kind != DONE) {
    og_text_add_bytes(&line->said, (const char *)head, sizeof *head);
    og_text_add_bytes(&line->said, bytes, head->length);
    line->judged += head->kind == JUDGED;
    return;
  }
  memcpy(&line->report, bytes, sizeof line->report);
  line->done = true;
  from->lines--;
  from->bytes -= head->which;
}

// The whole messages of what has come.
static void read_messages(og_jobs *jobs, job *from) {
  size_t at = 0;
  header head;
  while (from->in.length - at >= sizeof head) {
    memcpy(&head, from->in.at + at, sizeof head);
    if (from->in.length - at - sizeof head < head.length) break;
    file_message(jobs, from, &head, from->in.at + at + sizeof head);
    at += sizeof head + head.length;
  }
  if (at == 0) return;
  memmove(from->in.at, from->in.at + at, from->in.length - at);
  from->in.length -= at;
}

// ---- to and fro ----

static bool is_owed(const og_jobs *jobs, const job *j) {
  for (size_t k = jobs->first; k < jobs->next; k++) {
    const dealt_line *line = &jobs->line[k % UNDER_WAY];
    if (&jobs->job[line->job] == j &&
        (!line->done || (line->report.judged && line->judged < jobs->match->count)))
      return true;
  }
  return false;
}

// What it could still say is said, and how it ended.
static void take_leave(og_jobs *jobs, og_walker *walker, job *j) {
  int how = 0;
  close(j->wire);
  j->wire = -1;
  while (waitpid(j->process, &how, 0) < 0 && errno == EINTR) {
  }
  j->process = 0;
  if (!is_owed(jobs, j)) return;
  og_text text;
  og_text_init(&text);
  char some[4096];
  off_t at = 0;
  for (ssize_t got; (got = pread(fileno(j->errors), some, sizeof some, at)) > 0; at += got)
    og_text_add_bytes(&text, some, (size_t)got);
  if (WIFSIGNALED(how)) og_text_format(&text, "origo judge: a job was killed by signal %d\n", WTERMSIG(how));
  else og_text_format(&text, "origo judge: a job ended with status %d\n", WEXITSTATUS(how));
  jobs->status = OG_EXIT_LIMIT;
  og_walker_tell(walker, OG_EXIT_LIMIT, text.at, text.length);
  og_text_clear(&text);
  jobs->going = false;
}

static void write_some(job *j) {
  if (j->out.length == 0 || j->wire < 0) return;
  const ssize_t sent = send(j->wire, j->out.at, j->out.length, MSG_NOSIGNAL | MSG_DONTWAIT);
  if (sent <= 0) return; // its end will be read
  memmove(j->out.at, j->out.at + sent, j->out.length - (size_t)sent);
  j->out.length -= (size_t)sent;
}

static void read_some(og_jobs *jobs, og_walker *walker, job *j) {
  static char bytes[1 << 16];
  const ssize_t got = recv(j->wire, bytes, sizeof bytes, MSG_DONTWAIT);
  if (got < 0 && (errno == EAGAIN || errno == EINTR)) return;
  if (got <= 0) {
    take_leave(jobs, walker, j);
    return;
  }
  og_text_add_bytes(&j->in, bytes, (size_t)got);
  read_messages(jobs, j);
}

// Writes and reads what can be; waits until there is something to read if need be.
static void attend(og_jobs *jobs, og_walker *walker, bool wait) {
  struct pollfd ends[OG_MAX_JOBS];
  for (size_t k = 0; k < jobs->count; k++) {
    write_some(&jobs->job[k]);
    const short events = jobs->job[k].out.length > 0 ? POLLIN | POLLOUT : POLLIN;
    ends[k] = (struct pollfd){jobs->job[k].wire, events, 0};
  }
  if (poll(ends, (nfds_t)jobs->count, wait ? 1000 : 0) <= 0) return;
  for (size_t k = 0; k < jobs->count && jobs->going; k++)
    if ((ends[k].revents & ~POLLOUT) != 0 && ends[k].fd >= 0) read_some(jobs, walker, &jobs->job[k]);
  if (jobs->going) take_turns(jobs, walker);
}

// The judgement of a process's last case waits for its next. Where none comes, its engines are ended for it.
static void end_engines(job *j) {
  if (j->ended || j->lines > 0) return;
  const header head = {.kind = ENDED};
  og_text_add_bytes(&j->out, (const char *)&head, sizeof head);
  j->ended = true;
}

// ---- dealing ----

static bool is_full(const job *j) { return j->lines >= LINES_AHEAD || (j->lines > 0 && j->bytes >= BYTES_AHEAD); }

// Might it go on after the case before? A word that is spelled with escapes is not looked for.
static bool may_go_on(const og_line_reader *lines) {
  static const char after[] = "\"after\"";
  const char *at = lines->line, *const end = lines->line + lines->length;
  if (memchr(at, '\\', lines->length) != NULL) return true;
  for (; (at = memchr(at, '"', (size_t)(end - at))) != NULL; at++)
    if ((size_t)(end - at) >= sizeof after - 1 && memcmp(at, after, sizeof after - 1) == 0) return true;
  return false;
}

static void choose(og_jobs *jobs) {
  size_t best = jobs->current;
  for (size_t k = 1; k <= jobs->count; k++) {
    const size_t other = (jobs->current + k) % jobs->count;
    if (k == 1 || jobs->job[other].lines < jobs->job[best].lines) best = other;
  }
  jobs->current = best;
  jobs->portion = 0;
}

static bool deal(void *context, og_walker *walker, const og_line_reader *lines) {
  og_jobs *jobs = context;
  const bool goes_on = jobs->next > 0 && may_go_on(lines);
  attend(jobs, walker, false);
  if (!goes_on && (jobs->portion >= PORTION || is_full(&jobs->job[jobs->current]))) choose(jobs);
  while (jobs->going && (is_full(&jobs->job[jobs->current]) || jobs->next - jobs->first == UNDER_WAY)) {
    if (jobs->next - jobs->first == UNDER_WAY) end_engines(&jobs->job[jobs->line[jobs->first % UNDER_WAY].job]);
    attend(jobs, walker, true);
    if (!goes_on && is_full(&jobs->job[jobs->current])) choose(jobs);
  }
  if (!jobs->going) return false;
  job *j = &jobs->job[jobs->current];
  dealt_line *line = &jobs->line[jobs->next % UNDER_WAY];
  memset(line, 0, sizeof *line);
  og_text_init(&line->said);
  line->job = jobs->current;
  line->file = lines->name;
  line->line = lines->number;
  const header head = {DEALT, jobs->next++, 0, lines->length, lines->name, lines->number};
  og_text_add_bytes(&j->out, (const char *)&head, sizeof head);
  og_text_add_bytes(&j->out, lines->line, lines->length);
  j->lines++;
  j->bytes += lines->length;
  j->ended = false;
  jobs->portion++;
  attend(jobs, walker, false);
  return jobs->going;
}

static bool settle(void *context, og_walker *walker) {
  og_jobs *jobs = context;
  while (jobs->going && jobs->first < jobs->next) {
    for (size_t k = 0; k < jobs->count; k++) end_engines(&jobs->job[k]);
    attend(jobs, walker, true);
  }
  return jobs->going;
}

// ---- all of it ----

og_jobs *og_jobs_start(og_match *match, og_case_walk *walk, size_t count) {
  og_jobs *jobs = og_grow(NULL, 1, sizeof *jobs);
  memset(jobs, 0, sizeof *jobs);
  jobs->match = match;
  jobs->walk = *walk;
  jobs->whole = &jobs->walk;
  jobs->going = true;
  jobs->asked = og_grow(NULL, match->count, sizeof *jobs->asked);
  memset(jobs->asked, 0, match->count * sizeof *jobs->asked);
  for (; jobs->count < count; jobs->count++) {
    if (start_job(jobs, jobs->count)) continue;
    jobs->count++;
    const int why = errno;
    (void)og_jobs_end(jobs);
    errno = why;
    return NULL;
  }
  walk->deal = deal;
  walk->settle = settle;
  walk->context = jobs;
  return jobs;
}

int og_jobs_end(og_jobs *jobs) {
  const int status = jobs->status;
  for (size_t k = 0; k < jobs->count; k++) {
    job *j = &jobs->job[k];
    if (j->process > 0) {
      if (!jobs->going || jobs->first < jobs->next) kill(j->process, SIGKILL);
      close(j->wire);
      while (waitpid(j->process, NULL, 0) < 0 && errno == EINTR) {
      }
    }
    if (j->errors != NULL) fclose(j->errors);
    og_text_clear(&j->out);
    og_text_clear(&j->in);
  }
  for (size_t k = jobs->first; k < jobs->next; k++) og_text_clear(&jobs->line[k % UNDER_WAY].said);
  free(jobs->asked);
  free(jobs);
  return status;
}
