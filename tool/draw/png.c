#include "tool/draw/png.h"

#include <errno.h>
#include <stdio.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>

enum { NOT_FOUND = 127 }; // as the shell has it

// In the child: the converter reads the pipe. Returns only through exit.
static void become_converter(int input, const char *file) {
  dup2(input, STDIN_FILENO);
  close(input);
  execlp("rsvg-convert", "rsvg-convert", "--format=png", "--output", file, (char *)NULL);
  _exit(NOT_FOUND);
}

bool og_write_png(const og_text *svg, const char *file) {
  int pipe_end[2], status = 0;
  const pid_t child = pipe(pipe_end) == 0 ? fork() : -1;
  if (child < 0) {
    fprintf(stderr, "origo draw: cannot start rsvg-convert: %s\n", strerror(errno));
    return false;
  }
  if (child == 0) {
    close(pipe_end[1]);
    become_converter(pipe_end[0], file);
  }
  close(pipe_end[0]);
  const bool written = og_text_write(svg, pipe_end[1]);
  close(pipe_end[1]);
  while (waitpid(child, &status, 0) < 0 && errno == EINTR) continue;
  if (WIFEXITED(status) && WEXITSTATUS(status) == NOT_FOUND) {
    fputs("origo draw: for PNG rsvg-convert must be installed (Debian: librsvg2-bin); SVG needs nothing\n", stderr);
    return false;
  }
  if (written && WIFEXITED(status) && WEXITSTATUS(status) == 0) return true;
  fprintf(stderr, "origo draw: rsvg-convert could not make %s\n", file);
  return false;
}
