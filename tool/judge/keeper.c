#include "tool/judge/keeper.h"

#include <ctype.h>
#include <dirent.h>
#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

// ---- what is left ----

// The parent of a process, or 0 where it is gone.
static long parent_of(const char *process) {
  char name[300], text[1024];
  snprintf(name, sizeof name, "/proc/%s/stat", process);
  FILE *file = fopen(name, "r");
  if (file == NULL) return 0;
  text[fread(text, 1, sizeof text - 1, file)] = '\0';
  fclose(file);
  // "NUMBER (NAME) STATE PARENT ...", where the name may hold anything, brackets too.
  const char *after_name = strrchr(text, ')');
  long parent = 0;
  return after_name != NULL && sscanf(after_name + 1, " %*c %ld", &parent) == 1 ? parent : 0;
}

// Kills the children; theirs will be ours then. False where there is no list of processes.
static bool kill_children(void) {
  DIR *processes = opendir("/proc");
  if (processes == NULL) return false;
  const long self = getpid();
  for (const struct dirent *entry = readdir(processes); entry != NULL; entry = readdir(processes))
    if (isdigit((unsigned char)entry->d_name[0]) && parent_of(entry->d_name) == self)
      kill((pid_t)atol(entry->d_name), SIGKILL);
  closedir(processes);
  return true;
}

// Until there is no child: each round kills a generation, and one of it has ended before the next begins.
static void kill_all(pid_t child, bool *child_ended, int *status) {
  for (;;) {
    int how;
    const pid_t ended = waitpid(-1, &how, WNOHANG);
    if (ended < 0 && errno != EINTR) return;
    if (ended == child) {
      *child_ended = true;
      *status = how;
    }
    if (ended != 0) continue;
    if (!kill_children()) {
      kill(-child, SIGKILL);
      return;
    }
    siginfo_t info;
    waitid(P_ALL, 0, &info, WEXITED | WNOWAIT);
  }
}

// ---- keeping ----

static bool is_ignored(int signal) {
  struct sigaction action;
  return sigaction(signal, NULL, &action) == 0 && action.sa_handler == SIG_IGN;
}

static void choose_signals(sigset_t *waited) {
  static const int endings[] = {SIGINT, SIGTERM, SIGHUP};
  sigemptyset(waited);
  sigaddset(waited, SIGCHLD);
  for (int k = 0; k < 3; k++)
    if (!is_ignored(endings[k])) sigaddset(waited, endings[k]);
}

// Until the child ends or, where it is not patient, is to end.
static void watch(bool patient, pid_t child, const sigset_t *waited, bool *ended, int *status) {
  for (bool told = false; !*ended;) {
    const int signal = sigwaitinfo(waited, NULL);
    if (signal > 0 && signal != SIGCHLD) {
      if (!patient) return;
      kill(child, told ? SIGKILL : signal);
      told = true;
    }
    // Orphans that came here and ended are taken leave of, too.
    int how_it_ended;
    for (pid_t one = waitpid(-1, &how_it_ended, WNOHANG); one > 0; one = waitpid(-1, &how_it_ended, WNOHANG)) {
      if (one != child) continue;
      *ended = true;
      *status = how_it_ended;
    }
  }
}

// In the child. The keeper may have been killed before its death would be told.
static void be_kept(pid_t keeper, const sigset_t *before) {
  prctl(PR_SET_PDEATHSIG, SIGKILL);
  if (getppid() != keeper) _exit(127);
  sigprocmask(SIG_SETMASK, before, NULL);
}

static void close_but(int kept) {
  DIR *files = opendir("/proc/self/fd");
  int open[1024], count = 0; // not while the folder is read
  if (files == NULL)
    while (count < 1024) open[count] = count, count++;
  for (const struct dirent *entry; files != NULL && count < 1024 && (entry = readdir(files)) != NULL;)
    if (isdigit((unsigned char)entry->d_name[0])) open[count++] = atoi(entry->d_name);
  if (files != NULL) closedir(files);
  while (count-- > 0)
    if (open[count] != kept) close(open[count]);
}

// How the child ended, as waitpid has it, once nothing of it is left; -1 where there is none. A patient keeper keeps
// its files, another only this one.
static int keep(bool patient, int kept, og_kept_work *work, void *context) {
  sigset_t waited, before;
  choose_signals(&waited);
  sigprocmask(SIG_BLOCK, &waited, &before);
  prctl(PR_SET_CHILD_SUBREAPER, 1);
  const pid_t self = getpid(), child = fork();
  if (child == 0) {
    be_kept(self, &before);
    exit(work(context));
  }
  bool ended = false;
  int status = SIGKILL; // as waitpid says that it was killed
  if (!patient && child > 0) close_but(kept);
  if (child > 0) watch(patient, child, &waited, &ended, &status);
  if (child > 0) kill_all(child, &ended, &status);
  sigprocmask(SIG_SETMASK, &before, NULL);
  return child > 0 ? status : -1;
}

// Ends as another has ended: the exit status is returned, a signal is raised.
static int end_as(int status) {
  if (WIFEXITED(status)) return WEXITSTATUS(status);
  const int by = WTERMSIG(status);
  const struct rlimit none = {0, 0};
  setrlimit(RLIMIT_CORE, &none); // the one that was killed has left its own
  sigset_t set;
  sigemptyset(&set);
  sigaddset(&set, by);
  signal(by, SIG_DFL);
  sigprocmask(SIG_UNBLOCK, &set, NULL);
  raise(by);
  return 128 + by;
}

int og_run_kept(og_kept_work *work, void *context) {
  signal(SIGCHLD, SIG_DFL); // ignored, there would be no ends to wait for
  const int status = keep(true, -1, work, context);
  if (status >= 0) return end_as(status);
  perror("origo: cannot make a process");
  return 3;
}

// In the keeper's process.
static void become_keeper(pid_t parent, int tells, og_kept_work *work, void *context) {
  setpgid(0, 0);            // a Ctrl-C is for those who started it
  signal(SIGTERM, SIG_DFL); // it is how it is told to end
  signal(SIGCHLD, SIG_DFL);
  prctl(PR_SET_PDEATHSIG, SIGTERM);
  if (getppid() != parent) _exit(127);
  const int status = keep(false, tells, work, context);
  _exit(status >= 0 && write(tells, &status, sizeof status) == (ssize_t)sizeof status ? 0 : 127);
}

pid_t og_start_kept(og_kept_work *work, void *context, int *told) {
  int ends[2];
  if (pipe(ends) != 0) return -1;
  fcntl(ends[0], F_SETFD, FD_CLOEXEC);
  fcntl(ends[1], F_SETFD, FD_CLOEXEC);
  const pid_t self = getpid(), keeper = fork();
  if (keeper == 0) become_keeper(self, ends[1], work, context);
  const int why = errno;
  close(ends[1]);
  *told = ends[0];
  if (keeper < 0) close(ends[0]);
  errno = why;
  return keeper;
}
