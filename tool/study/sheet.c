#include "tool/study/sheet.h"

#include <errno.h>
#include <getopt.h>
#include <math.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "ref/scalar.h"
#include "spec/number/allocation.h"
#include "tool/format/options.h"

enum { STATUS_OK = 0, STATUS_BAD = 2, STATUS_FAILED = 3 };

// ---- rows ----

static void begin_row(og_sheet *sheet, bool detail) {
  if (sheet->row_count == sheet->row_capacity) {
    sheet->row_capacity = og_doubled(sheet->row_capacity);
    sheet->detail = og_grow(sheet->detail, sheet->row_capacity, sizeof *sheet->detail);
  }
  sheet->detail[sheet->row_count++] = detail;
}

void og_sheet_row(og_sheet *sheet) { begin_row(sheet, false); }
void og_sheet_detail(og_sheet *sheet) { begin_row(sheet, true); }

static void add_cell(og_sheet *sheet, const char *text) {
  if (sheet->cell_count == sheet->cell_capacity) {
    sheet->cell_capacity = og_doubled(sheet->cell_capacity);
    sheet->cell = og_grow(sheet->cell, sheet->cell_capacity, sizeof *sheet->cell);
  }
  char *copy = NULL;
  if (text != NULL) {
    copy = og_grow(NULL, strlen(text) + 1, 1);
    strcpy(copy, text);
  }
  sheet->cell[sheet->cell_count++] = copy;
}

void og_sheet_name(og_sheet *sheet, const char *name) { add_cell(sheet, name); }

void og_sheet_number(og_sheet *sheet, double x) {
  const og_column *column = &sheet->about->column[sheet->cell_count % sheet->about->column_count];
  const char *format = column->kind == OG_COLUMN_COUNT ? "%.0f" : column->kind == OG_COLUMN_ERROR ? "%.1e" : "%.4g";
  char text[64];
  snprintf(text, sizeof text, format, x);
  if (x == 0) strcpy(text, "0"); // in every format, and without a sign
  add_cell(sheet, isnan(x) ? NULL : text);
}

double og_sheet_share(double part, double whole) { return whole > 0 ? part / whole : (double)NAN; }

void og_sheet_verdict(og_sheet *sheet, int claim, og_claim_verdict verdict, const char *format, ...) {
  static const char *const word[] = {"refuted", "partly", "reproduced"};
  char text[2000];
  va_list arguments;
  va_start(arguments, format);
  vsnprintf(text, sizeof text, format, arguments);
  va_end(arguments);
  if (claim == OG_PROMISES) og_text_add(&sheet->verdict, "promises");
  else if (claim == OG_UNNUMBERED) og_text_add(&sheet->verdict, "besides");
  else og_text_format(&sheet->verdict, "claim %d", claim);
  og_text_format(&sheet->verdict, ": %s: %s\n", word[verdict], text);
}

// ---- the report ----

enum { LINE = 110 };

/// Words of `text` in lines of LINE characters, after a label on the first and as much white space on the others.
static void add_wrapped(og_text *report, const char *label, const char *text) {
  const size_t indent = strlen(label);
  og_text_add(report, label);
  size_t column = indent;
  while (*text != '\0') {
    const size_t word = strcspn(text, " \n");
    if (column > indent && column + 1 + word > LINE) {
      og_text_format(report, "\n%*s", (int)indent, "");
      column = indent;
    } else if (column > indent) {
      og_text_add(report, " ");
      column++;
    }
    og_text_format(report, "%.*s", (int)word, text);
    column += word;
    text += word;
    text += strspn(text, " \n");
  }
  og_text_add(report, "\n");
}

static const char *shown(const og_sheet *sheet, size_t row, size_t column) {
  const char *cell = sheet->cell[row * sheet->about->column_count + column];
  return cell == NULL ? "-" : cell;
}

static int width_of(const og_sheet *sheet, size_t column) {
  size_t width = strlen(sheet->about->column[column].head);
  for (size_t row = 0; row < sheet->row_count; row++) {
    const size_t length = sheet->detail[row] ? 0 : strlen(shown(sheet, row, column));
    if (length > width) width = length;
  }
  return (int)width;
}

static void add_cell_text(og_text *report, const og_sheet *sheet, size_t column, const char *text, int width) {
  const bool left = sheet->about->column[column].kind == OG_COLUMN_NAME;
  const char *gap = column == 0 ? "" : "  ";
  if (column + 1 == sheet->about->column_count && left) og_text_format(report, "%s%s", gap, text);
  else og_text_format(report, "%s%*s", gap, left ? -width : width, text);
}

static void add_table(og_text *report, const og_sheet *sheet) {
  const size_t columns = sheet->about->column_count;
  int *width = og_grow(NULL, columns, sizeof *width);
  for (size_t k = 0; k < columns; k++) width[k] = width_of(sheet, k);
  for (size_t k = 0; k < columns; k++) add_cell_text(report, sheet, k, sheet->about->column[k].head, width[k]);
  og_text_add(report, "\n");
  const char *group = NULL;
  for (size_t row = 0; row < sheet->row_count; row++) {
    if (sheet->detail[row]) continue;
    // A blank line where the first column changes.
    if (group != NULL && strcmp(group, shown(sheet, row, 0)) != 0) og_text_add(report, "\n");
    group = shown(sheet, row, 0);
    for (size_t k = 0; k < columns; k++) add_cell_text(report, sheet, k, shown(sheet, row, k), width[k]);
    og_text_add(report, "\n");
  }
  free(width);
}

static bool write_report(const og_sheet *sheet) {
  const og_study_about *about = sheet->about;
  og_text report;
  og_text_init(&report);
  add_wrapped(&report, "Claim:    ", about->claim);
  add_wrapped(&report, "Source:   ", about->source);
  add_wrapped(&report, "Measured: ", about->measured);
  add_wrapped(&report, "Rule:     ", about->rule);
  og_text_format(&report, "Run:      " OG_SCALAR_NAME ", --count %zu --seed %llu\n\n", sheet->count,
                 (unsigned long long)sheet->seed);
  add_table(&report, sheet);
  og_text_format(&report, "\n%s", sheet->verdict.at == NULL ? "" : sheet->verdict.at);
  const bool good = og_text_write(&report, STDOUT_FILENO);
  if (!good) fprintf(stderr, "%s: cannot write to standard output: %s\n", about->program, strerror(errno));
  og_text_clear(&report);
  return good;
}

static bool write_values(const og_sheet *sheet, const char *name) {
  const size_t columns = sheet->about->column_count;
  FILE *file = fopen(name, "w");
  bool good = file != NULL;
  if (good) {
    for (size_t k = 0; k < columns; k++)
      fprintf(file, "%s%s", sheet->about->column[k].name, k + 1 < columns ? "," : "\n");
    for (size_t k = 0; k < sheet->cell_count; k++)
      fprintf(file, "%s%s", sheet->cell[k] == NULL ? "" : sheet->cell[k], (k + 1) % columns != 0 ? "," : "\n");
    good = ferror(file) == 0;
    good = fclose(file) == 0 && good;
  }
  if (!good) fprintf(stderr, "%s: cannot write %s: %s\n", sheet->about->program, name, strerror(errno));
  return good;
}

// ---- the command ----

enum { COUNT, SEED, CSV, OPTION_COUNT };

static bool take_option(og_sheet *sheet, const og_usage *usage, const char **csv, int option, const char *value) {
  size_t seed;
  switch (option) {
  case COUNT: return og_read_count(&sheet->count, value, 1, usage, "count");
  case SEED:
    if (!og_read_count(&seed, value, 0, usage, "seed")) return false;
    sheet->seed = seed;
    return true;
  case CSV: *csv = value; return true;
  default: return false;
  }
}

static void sheet_clear(og_sheet *sheet) {
  for (size_t k = 0; k < sheet->cell_count; k++) free(sheet->cell[k]);
  free(sheet->cell);
  free(sheet->detail);
  og_text_clear(&sheet->verdict);
}

static int run(og_sheet *sheet, bool (*work)(og_sheet *sheet), const char *csv) {
  const bool done = work(sheet);
  og_progress_wipe(&sheet->progress);
  if (!done) return STATUS_FAILED;
  bool good = write_report(sheet);
  if (csv != NULL) good = write_values(sheet, csv) && good;
  return good ? STATUS_OK : STATUS_BAD;
}

int og_sheet_command(const og_study_about *about, bool (*work)(og_sheet *sheet), int argc, char **argv) {
  og_sheet sheet;
  memset(&sheet, 0, sizeof sheet);
  sheet.about = about;
  sheet.count = about->count;
  sheet.seed = 1;
  og_text_init(&sheet.verdict);
  char count_help[200];
  snprintf(count_help, sizeof count_help, "%s (%zu)", about->counts, about->count);
  const og_option options[OPTION_COUNT] = {
      [COUNT] = {"count", "N", count_help},
      [SEED] = {"seed", "N", "of the random numbers (1)"},
      [CSV] = {"csv", "FILE", "the rows, and more of them, as comma-separated values"},
  };
  og_text summary;
  og_text_init(&summary);
  add_wrapped(&summary, "Claim:    ", about->claim);
  add_wrapped(&summary, "Source:   ", about->source);
  add_wrapped(&summary, "Measured: ", about->measured);
  add_wrapped(&summary, "Rule:     ", about->rule);
  og_text_add(&summary,
              "\nColumns of times end in _ns or _time; everything else follows from --count and --seed alone.");
  const og_usage usage = {about->program, "", summary.at, options, OPTION_COUNT, NULL, 0};
  const char *value, *csv = NULL;
  int option, status = -1;
  while (status < 0 && (option = og_next_option(&usage, argc, argv, &value)) != OG_OPTION_END) {
    if (option == OG_OPTION_HELP) status = og_print_help(&usage) ? STATUS_OK : STATUS_BAD;
    else if (option == OG_OPTION_VERSION) status = og_print_version() ? STATUS_OK : STATUS_BAD;
    else if (option == OG_OPTION_BAD || !take_option(&sheet, &usage, &csv, option, value)) status = STATUS_BAD;
  }
  if (status < 0 && optind < argc) {
    fprintf(stderr, "%s: takes no operands; see %s --help\n", about->program, about->program);
    status = STATUS_BAD;
  }
  if (status < 0) status = run(&sheet, work, csv);
  og_text_clear(&summary);
  sheet_clear(&sheet);
  return status;
}
