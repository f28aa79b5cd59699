// origo import: files of triangles become a case, and models the cases of their pairs.

#include "tool/model/import_command.h"

#include <errno.h>
#include <getopt.h>
#include <stdio.h>
#include <string.h>
#include <unistd.h>

#include <jansson.h>

#include "spec/question.h"
#include "tool/format/fields.h"
#include "tool/format/options.h"
#include "tool/format/text.h"
#include "tool/import/add_mesh.h"
#include "tool/import/mesh_file.h"
#include "tool/model/import_model.h"

enum { STATUS_OK = 0, STATUS_BAD = 2, STATUS_LIMIT = 3 };
enum {
  ID,
  QUESTION,
  VOLUME,
  MESHES,
  BODY,
  WITH_KINDS,
  FORMAT,
  OF,
  ALL_PAIRS,
  SKIP,
  PACKAGE,
  ROOT,
  MAX_PAIRS,
  MAX_POINTS,
  MAX_TRIANGLES,
  MAX_BYTES,
  OPTION_COUNT
};

static const og_option options[OPTION_COUNT] = {
    [ID] = {"id", "ID", "the case's id (the files' names)"},
    [QUESTION] = {"question", "NAME",
                  "mesh_pairs; hull or bound of points; relation, distance or depth of convex hulls; hit (mesh_pairs); "
                  "of models relation, distance, depth, contact or mesh_pairs (relation)"},
    [VOLUME] = {"volume", "NAME", "bound: sphere or aabb (sphere)"},
    [MESHES] = {"meshes", NULL, "relation and distance: of the triangles, not of their hulls"},
    [BODY] = {"body", "JSON", "relation, distance and hit: another body, as in a case, beside one file"},
    [WITH_KINDS] = {"with-kinds", NULL, "mesh_pairs: how each pair of triangles meets, too"},
    [FORMAT] = {"format", "NAME", "obj, off, ply or stl, urdf, mjcf or gltf, whatever the files' names end in"},
    [OF] = {"of", "NAME", "models: pairs with this shape, body or link; a second time: with the one and the other"},
    [ALL_PAIRS] = {"all-pairs", NULL, "models: pairs that the model keeps apart, too"},
    [SKIP] = {"skip", NULL, "models: what is not taken is said and left out, not refused"},
    [PACKAGE] = {"package", "NAME=FOLDER", "models: where package://NAME is; may be given several times"},
    [ROOT] = {"root", "FOLDER", "models: files that they name are below it (the model's folder)"},
    [MAX_PAIRS] = {"max-pairs", "N", "models: pairs (100000)"},
    [MAX_POINTS] = {"max-points", "N", "points a file may have (1000000)"},
    [MAX_TRIANGLES] = {"max-triangles", "N", "triangles a file may have (2000000)"},
    [MAX_BYTES] = {"max-bytes", "N", "bytes a file may have (1073741824)"},
};

static const og_usage usage = {
    "origo import", "A [B] | MODEL",
    "Makes a case of one or two files of triangles: OBJ, OFF, PLY or STL, text or binary. One file is asked about\n"
    "itself. Points and triangles keep their order and numbers; a face of more than three corners is a fan around\n"
    "its first. '-' means standard input. The case goes to standard output: origo import a.obj b.ply | origo ask\n"
    "A model is a file of URDF, MJCF or glTF: each pair of its shapes that may meet becomes a case.\n"
    "Exit status: 0 all right, 2 bad usage or input, 3 a limit reached.",
    options, OPTION_COUNT, NULL, 0};

typedef struct import_run {
  const char *id, *volume, *format;
  og_question question;
  bool has_question;
  bool with_kinds, meshes;
  const char *body; // JSON; null: none
  const char *of[3];
  size_t of_count;
  bool all_pairs, skip, of_models; // of_models: an option was given that meshes have not
  size_t max_pairs;
  og_model_files files;
  og_mesh_limits limits;
} import_run;

static bool is_taken(og_question question) {
  return question == OG_MESH_PAIRS || question == OG_HULL || question == OG_BOUND || question == OG_RELATION ||
         question == OG_DISTANCE || question == OG_DEPTH || question == OG_HIT || question == OG_CONTACT;
}

static bool take_question(import_run *run, const char *value) {
  run->question = og_question_by_id(value);
  run->has_question = true;
  if (is_taken(run->question)) return true;
  fprintf(stderr,
          "origo import: --question takes mesh_pairs, hull, bound, relation, distance, depth, contact or hit\n");
  return false;
}

static bool take_body(import_run *run, const char *value) {
  json_error_t error;
  json_t *body = json_loads(value, JSON_REJECT_DUPLICATES, &error);
  const bool good = json_is_object(body);
  if (!good) fprintf(stderr, "origo import: --body: %s\n", body == NULL ? error.text : "expected a body in braces");
  json_decref(body);
  run->body = value;
  return good;
}

static bool take_package(import_run *run, const char *value) {
  const char *equals = strchr(value, '=');
  const bool good = equals != NULL && equals != value && equals[1] != '\0';
  if (!good) fprintf(stderr, "origo import: --package takes NAME=FOLDER\n");
  else if (run->files.package_count == OG_MOST_PACKAGES)
    fprintf(stderr, "origo import: more than %d packages\n", OG_MOST_PACKAGES);
  else return run->files.package[run->files.package_count++] = value, run->of_models = true;
  return false;
}

static bool take_option(import_run *run, int option, const char *value) {
  switch (option) {
  case ID: return run->id = value, true;
  case QUESTION: return take_question(run, value);
  case VOLUME:
    run->volume = value;
    if (strcmp(value, "sphere") == 0 || strcmp(value, "aabb") == 0) return true;
    fprintf(stderr, "origo import: --volume takes sphere or aabb\n");
    return false;
  case MESHES: return run->meshes = true;
  case BODY: return take_body(run, value);
  case WITH_KINDS: return run->with_kinds = true;
  case FORMAT:
    run->format = value;
    if (og_mesh_format_named(value) != OG_MESH_UNKNOWN || og_model_format_named(value) != OG_MODEL_UNKNOWN) return true;
    fprintf(stderr, "origo import: --format takes obj, off, ply or stl, urdf, mjcf or gltf\n");
    return false;
  case OF:
    if (run->of_count < 2) return run->of[run->of_count++] = value, run->of_models = true;
    fprintf(stderr, "origo import: --of may be given twice at most\n");
    return false;
  case ALL_PAIRS: return run->all_pairs = run->of_models = true;
  case SKIP: return run->skip = run->of_models = true;
  case PACKAGE: return take_package(run, value);
  case ROOT: return run->files.root = value, run->of_models = true;
  case MAX_PAIRS: return run->of_models = og_read_count(&run->max_pairs, value, 1, &usage, "max-pairs");
  case MAX_POINTS: return og_read_count(&run->limits.max_points, value, 1, &usage, "max-points");
  case MAX_TRIANGLES: return og_read_count(&run->limits.max_triangles, value, 1, &usage, "max-triangles");
  case MAX_BYTES: return og_read_count(&run->limits.max_bytes, value, 1, &usage, "max-bytes");
  default: return false;
  }
}

// Are the bodies meshes, or the hulls of their points?
static bool is_of_triangles(const import_run *run) {
  return run->question == OG_MESH_PAIRS || run->question == OG_HIT || run->meshes;
}

// ---- a file ----

static og_mesh_format format_of(const import_run *run, const char *name) {
  if (run->format != NULL) return og_mesh_format_named(run->format);
  const char *dot = strrchr(name, '.');
  return dot == NULL ? OG_MESH_UNKNOWN : og_mesh_format_named(dot + 1);
}

static int read_file(const import_run *run, og_mesh_file *mesh, const char *name) {
  const og_mesh_format format = format_of(run, name);
  og_complaint complaint = {.file = name};
  if (format == OG_MESH_UNKNOWN && og_is_collada(name)) {
    fprintf(stderr, "origo import: %s: " OG_COLLADA "\n", name);
    return STATUS_BAD;
  }
  if (format == OG_MESH_UNKNOWN) {
    fprintf(stderr, "origo import: %s: " OG_NO_MESH_NAME ": say --format\n", name);
    return STATUS_BAD;
  }
  bool good = og_mesh_file_read(mesh, name, format, &run->limits, &complaint);
  complaint.line = good ? 0 : complaint.line;
  if (good && mesh->point_count == 0) good = og_complain(&complaint, OG_INPUT_BAD, NULL, "has no points");
  if (good && is_of_triangles(run) && mesh->triangle_count == 0)
    good = og_complain(&complaint, OG_INPUT_BAD, NULL, "has no triangles");
  if (good) return STATUS_OK;
  fprintf(stderr, "%s\n", complaint.text);
  return complaint.status == OG_INPUT_LIMIT ? STATUS_LIMIT : STATUS_BAD;
}

// ---- the case ----

static const double unscaled[3] = {1, 1, 1};

static void add_body(og_text *text, const import_run *run, const char *field, const og_mesh_file *mesh) {
  const bool is_mesh = is_of_triangles(run);
  og_text_format(text, ", \"%s\": {\"shape\": \"%s\", ", field, is_mesh ? "mesh" : "hull");
  og_add_mesh_points(text, mesh, unscaled);
  if (is_mesh) {
    og_text_add(text, ", ");
    og_add_mesh_triangles(text, mesh, unscaled);
  }
  og_text_add(text, "}");
}

// On one line, as a case has to be. Where JSON has newlines they are space.
static void add_given(og_text *text, const char *body) {
  og_text_add(text, ", \"a\": ");
  for (; *body != '\0'; body++) og_text_add_bytes(text, *body == '\n' || *body == '\r' ? " " : body, 1);
}

static const char *base_of(const char *name) {
  const char *slash = strrchr(name, '/');
  return slash == NULL ? name : slash + 1;
}

static void add_id(og_text *text, const import_run *run, char **name, int count) {
  og_text id;
  og_text_init(&id);
  if (run->id != NULL) og_text_add(&id, run->id);
  else
    for (int k = 0; k < count; k++) og_text_format(&id, "%s%s", k == 0 ? "" : "-", base_of(name[k]));
  og_text_add_json_string(text, id.at);
  og_text_clear(&id);
}

static bool write_case(const import_run *run, char **name, const og_mesh_file *mesh, int count) {
  og_text text;
  og_text_init(&text);
  og_text_add(&text, "{\"id\": ");
  add_id(&text, run, name, count);
  og_text_format(&text, ", \"question\": \"%s\"", og_question_at(run->question)->id);
  if (run->question == OG_HULL || run->question == OG_BOUND) {
    if (run->question == OG_BOUND) og_text_format(&text, ", \"volume\": \"%s\"", run->volume);
    og_text_add(&text, ", ");
    og_add_mesh_points(&text, &mesh[0], unscaled);
  } else {
    if (run->with_kinds) og_text_add(&text, ", \"with_kinds\": true");
    if (run->body != NULL) add_given(&text, run->body);
    add_body(&text, run, run->body != NULL ? "b" : "a", &mesh[0]);
    if (count == 2) add_body(&text, run, "b", &mesh[1]);
  }
  og_text_add(&text, "}\n");
  const bool good = og_text_write(&text, STDOUT_FILENO);
  if (!good) fprintf(stderr, "origo import: cannot write to standard output: %s\n", strerror(errno));
  og_text_clear(&text);
  return good;
}

// ---- the command ----

// Whether so many files can be asked that.
static bool is_count_right(const import_run *run, int count) {
  const char *question = og_question_at(run->question)->id;
  const bool of_points = run->question == OG_HULL || run->question == OG_BOUND;
  const bool takes_body = run->question == OG_RELATION || run->question == OG_DISTANCE || run->question == OG_HIT;
  if (run->of_models)
    fprintf(stderr, "origo import: --of, --all-pairs, --skip, --package, --root and --max-pairs are for models\n");
  else if (run->question == OG_CONTACT) fprintf(stderr, "origo import: contact is a question about models\n");
  else if (count < 1 || count > 2) fprintf(stderr, "origo import: expected one file or two; see origo import --help\n");
  else if (count == 2 && of_points) fprintf(stderr, "origo import: %s is a question about one file\n", question);
  else if (run->meshes && run->question != OG_RELATION && run->question != OG_DISTANCE)
    fprintf(stderr, "origo import: --meshes is for relation and distance\n");
  else if (run->body != NULL && (count == 2 || !takes_body))
    fprintf(stderr, "origo import: --body is for relation, distance or hit, beside one file\n");
  else if (run->question == OG_HIT && run->body == NULL)
    fprintf(stderr, "origo import: hit is a question about one file and a --body: a ray or a segment\n");
  else if (count == 1 && run->body == NULL && !of_points && run->question != OG_MESH_PAIRS)
    fprintf(stderr, "origo import: %s is a question about two files\n", question);
  else if (run->with_kinds && run->question != OG_MESH_PAIRS)
    fprintf(stderr, "origo import: --with-kinds is for mesh_pairs\n");
  else return true;
  return false;
}

// ---- models ----

static og_model_format model_format_of(const import_run *run, const char *name) {
  if (run->format != NULL) return og_model_format_named(run->format);
  const char *dot = strrchr(name, '.');
  return dot == NULL ? OG_MODEL_UNKNOWN : og_model_format_named(dot + 1);
}

static bool is_model_right(const import_run *run, int count) {
  const og_question question = run->question;
  const bool taken = question == OG_RELATION || question == OG_DISTANCE || question == OG_DEPTH ||
                     question == OG_CONTACT || question == OG_MESH_PAIRS;
  if (count != 1) fprintf(stderr, "origo import: a model stands alone, without another file\n");
  else if (!taken)
    fprintf(stderr, "origo import: of a model --question takes relation, distance, depth, contact or mesh_pairs\n");
  else if (run->body != NULL) fprintf(stderr, "origo import: --body is for files of triangles\n");
  else if (run->meshes && question != OG_RELATION && question != OG_DISTANCE)
    fprintf(stderr, "origo import: --meshes is for relation and distance\n");
  else if (run->with_kinds && question != OG_MESH_PAIRS) fprintf(stderr,
                                                                 "origo import: --with-kinds is for mesh_pairs\n");
  else return true;
  return false;
}

static int import_model(const import_run *run, const char *name, og_model_format format) {
  og_complaint complaint = {.file = name};
  og_model model;
  const og_model_request request = {.id = run->id,
                                    .question = run->question,
                                    .meshes = run->meshes,
                                    .with_kinds = run->with_kinds,
                                    .all_pairs = run->all_pairs,
                                    .of = {run->of[0], run->of[1]},
                                    .max_pairs = run->max_pairs};
  og_model_init(&model, name, &complaint);
  model.files = run->files;
  model.files.limits = run->limits;
  model.skip = run->skip;
  const bool good = og_read_model(&model, format) && og_model_write_cases(&model, &request);
  if (!good && complaint.text[0] != '\0') fprintf(stderr, "%s\n", complaint.text);
  else if (!good) fprintf(stderr, "origo import: cannot write to standard output: %s\n", strerror(errno));
  og_model_clear(&model);
  if (good) return STATUS_OK;
  return complaint.status == OG_INPUT_LIMIT ? STATUS_LIMIT : STATUS_BAD;
}

int og_import_command(int argc, char **argv) {
  import_run run = {.volume = "sphere", .question = OG_MESH_PAIRS, .limits = {1000000, 2000000, (size_t)1 << 30},
                    .max_pairs = 100000};
  const char *value;
  int option;
  while ((option = og_next_option(&usage, argc, argv, &value)) != OG_OPTION_END) {
    if (option == OG_OPTION_HELP) return og_print_help(&usage) ? STATUS_OK : STATUS_BAD;
    if (option == OG_OPTION_VERSION) return og_print_version() ? STATUS_OK : STATUS_BAD;
    if (option == OG_OPTION_BAD || !take_option(&run, option, value)) return STATUS_BAD;
  }
  const int count = argc - optind;
  const og_model_format format = count == 0 ? OG_MODEL_UNKNOWN : model_format_of(&run, argv[optind]);
  if (format != OG_MODEL_UNKNOWN) {
    if (!run.has_question) run.question = OG_RELATION;
    return is_model_right(&run, count) ? import_model(&run, argv[optind], format) : STATUS_BAD;
  }
  if (!is_count_right(&run, count)) return STATUS_BAD;
  og_mesh_file mesh[2];
  memset(mesh, 0, sizeof mesh);
  int status = STATUS_OK;
  for (int k = 0; status == STATUS_OK && k < count; k++) status = read_file(&run, &mesh[k], argv[optind + k]);
  if (status == STATUS_OK && !write_case(&run, argv + optind, mesh, count)) status = STATUS_BAD;
  for (int k = 0; k < count; k++) og_mesh_file_clear(&mesh[k]);
  return status;
}
