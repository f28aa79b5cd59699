// origo: the command. It finds the subcommand and hands over.

#include <signal.h>
#include <stdio.h>
#include <string.h>

#include "tool/draw/draw_command.h"
#include "tool/check/check_stream.h"
#include "tool/format/complaint.h"
#include "tool/format/fields.h"
#include "tool/format/options.h"
#include "tool/format/terminal.h"
#include "tool/gen/gen_command.h"
#include "tool/model/import_command.h"
#include "tool/judge/init_command.h"
#include "tool/judge/judge_command.h"
#include "tool/origo/command.h"
#include "tool/report/report_command.h"
#include "tool/run/precision.h"
#include "tool/run/run_command.h"
#include "tool/shrink/shrink_command.h"
#include "tool/study/study_command.h"
#include "tool/world/world_command.h"

static int check_command(int argc, char **argv) { return og_check_command("origo check", argc, argv); }

static const og_command commands[] = {
    {"ask", "exact answers with certificates", og_ask_command},
    {"check", "anyone's answers, accepted or refused by their certificates", check_command},
    {"import", "cases of meshes in files: OBJ, OFF, PLY, STL", og_import_command},
    {"gen", "degenerate cases by family", og_gen_command},
    {"run", "the claims of an algorithm of the reference", og_run_command},
    {"init", "origo.toml, the file that holds how an engine is judged", og_init_command},
    {"judge", "engines and their claims, judged by the exact answers", og_judge_command},
    {"study", "experiments: the algorithms measured against the exact answer", og_study_command},
    {"report", "how engines stand: a table, a page, and what continuous integration reads", og_report_command},
    {"shrink", "small cases on which an algorithm still fails", og_shrink_command},
    {"draw", "pictures of cases, with the exact answer", og_draw_command},
    {"world", "scenes of bodies played step by step, checked against the exact answers", og_world_command},
    {"list", "what there is: questions, shapes, certificates, algorithms", og_list_command},
};
enum { COMMAND_COUNT = sizeof commands / sizeof commands[0] };

static int print_help(void) {
  printf("usage: %s COMMAND ...\n%s\n", og_this_program.name, og_this_program.help);
  puts("Answers questions about collisions of convex bodies exactly, with certificates.\n\ncommands:");
  for (int k = 0; k < COMMAND_COUNT; k++) printf("  %-8s %s\n", commands[k].id, commands[k].does);
  printf("\n'%s help COMMAND' says more. ", og_this_program.name);
  puts("Cases and answers are JSON Lines; results go to standard output.\n"
       "Exit status: 0 all right, 1 something judged wrong, 2 bad usage or input, 3 undecided or a limit "
       "reached.");
  if (fflush(stdout) == 0 && !ferror(stdout)) return 0;
  perror("origo: cannot write");
  return 2;
}

static int refuse(const char *word) {
  const char *ids[COMMAND_COUNT + 1] = {NULL};
  for (int k = 0; k < COMMAND_COUNT; k++) ids[k] = commands[k].id;
  const char *nearest = og_nearest_name(word, ids);
  char quoted[OG_QUOTE_SIZE];
  const char *what = word[0] == '-' ? "option" : "command";
  fprintf(stderr, "%s: unknown %s %s", og_this_program.name, what, og_quote(quoted, word));
  if (nearest != NULL) og_print_meant("", nearest);
  else fprintf(stderr, "; see %s --help", og_this_program.name);
  fputs("\n", stderr);
  return 2;
}

// "origo help judge" is "origo judge --help".
static int help_about(char *word) {
  static char option[] = "--help";
  char *words[] = {word, option, NULL};
  for (int k = 0; k < COMMAND_COUNT; k++)
    if (strcmp(word, commands[k].id) == 0) return commands[k].run(2, words);
  return refuse(word);
}

int main(int argc, char **argv) {
  signal(SIGPIPE, SIG_IGN); // a closed pipe is an error of writing, reported as such
  og_name_program(og_this_program.name, og_this_program.note);
  if (argc < 2) {
    fprintf(stderr, "%s: which command? see %s --help\n", og_this_program.name, og_this_program.name);
    return 2;
  }
  const bool wants_help = strcmp(argv[1], "--help") == 0 || strcmp(argv[1], "-h") == 0;
  if (wants_help || (strcmp(argv[1], "help") == 0 && argc < 3)) return print_help();
  if (strcmp(argv[1], "help") == 0) return help_about(argv[2]);
  if (strcmp(argv[1], "--version") == 0) return og_print_version() ? 0 : 2;
  for (int k = 0; k < COMMAND_COUNT; k++)
    if (strcmp(argv[1], commands[k].id) == 0) return commands[k].run(argc - 1, argv + 1);
  return refuse(argv[1]);
}
