// origo draw: pictures of cases, with the exact answer and what is claimed.

#include "tool/draw/draw_command.h"

#include <errno.h>
#include <fcntl.h>
#include <getopt.h>
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "tool/draw/boxes_picture.h"
#include "tool/draw/claim_file.h"
#include "tool/draw/hull_picture.h"
#include "tool/draw/mesh_motion_picture.h"
#include "tool/draw/meshes_picture.h"
#include "tool/draw/moving_picture.h"
#include "tool/draw/parts_picture.h"
#include "tool/draw/picture.h"
#include "tool/draw/png.h"
#include "tool/draw/polygon_picture.h"
#include "tool/draw/trace_strip.h"
#include "tool/draw/volume_picture.h"
#include "tool/format/fields.h"
#include "tool/judge/hand_over.h"
#include "tool/report/page.h"
#include "tool/run/case_walk.h"
#include "tool/run/find_algorithm.h"
#include "tool/world/replay.h"

enum { ID, CLAIMS, TRACE, CSO, CONTACT, OUT, PNG, WIDTH, MAGNIFY, TURN, WITH, STEP, LEVEL, AS_HULLS, FLOAT32 };
enum { OPTION_COUNT = FLOAT32 + 1 };

static const og_option options[OPTION_COUNT] = {
    [ID] = {"id", "ID", "only the case of that id"},
    [CLAIMS] = {"claims", "FILE", "also what an engine or an algorithm claims ('origo run' writes such files)"},
    [TRACE] = {"trace", "ALGORITHM", "an algorithm's steps on two bodies, a picture each ('origo list --traced')"},
    [CSO] = {"cso", NULL, "also A - B, the configuration space obstacle, with the origin"},
    [CONTACT] = {"contact", NULL, "also what bodies that touch share, and claimed contacts, in the plane between them"},
    [OUT] = {"out", "PATH",
             "FILE.svg, FILE.png, or a directory for a picture of each case (standard output, SVG). FILE.html: "
             "the scene of a world"},
    [PNG] = {"png", NULL, "in a directory: PNG instead of SVG"},
    [WIDTH] = {"width", "N", "of the picture in pixels, 400 to 4000 (what the panes need)"},
    [MAGNIFY] = {"magnify", "K",
                 "magnify the middle of the gap 2^K times (chosen, where the gap is too small to be seen)"},
    [TURN] = {"turn", "DEGREES", "look from elsewhere: turned around the direction of parting"},
    [WITH] = {"with", "NAME", "boxes: also what a broad phase makes of them: grid-hash, dynamic-tree or sap-rebuild"},
    [STEP] = {"step", "N", "boxes: as they are after so many steps (0)"},
    [LEVEL] = {"level", "N", "meshes: also the boxes of that level of their trees; 0 is the root"},
    [AS_HULLS] = {"as-hulls", NULL, "two bodies at rest: points in world space, as 'origo judge --as-hulls' has them"},
    [FLOAT32] = {"float32", NULL, "two bodies at rest: rounded to binary32 first, as 'origo judge --float32' has them"},
};

static const og_usage usage = {
    "origo draw",
    "[CASES...]",
    "Draws cases: both bodies, the exact nearest (or deepest) points, the plane between, seen edge-on so that no "
    "distance\n"
    "along the gap is foreshortened, and an inset that shows what is too small to be seen, magnified by a power of "
    "two\n"
    "with coordinates computed exactly. Of boxes (the question overlaps): what overlapping pairs share; of meshes "
    "(mesh_pairs): the\n"
    "triangles that meet; of polygons (triangulate): the triangles, or why there are none; of points (hull): the\n"
    "facets, (bound): the volume; of meshes, height fields and compounds: the two parts that answer; of features\n"
    "that move (vertex-face, edge-edge): their first contact. With --out FILE.html CASES is one scene of\n"
    "'origo world': a page replays it in three dimensions, with contacts. Writes SVG; PNG where rsvg-convert is\n"
    "installed. No file, or '-', means standard input.\n"
    "Exit status: 0 all drawn, 2 bad usage or input or a case that has no picture, 3 a limit reached.",
    options,
    OPTION_COUNT,
    NULL,
    0};

typedef struct draw_run {
  og_picture picture;
  og_boxes_picture boxes;
  og_meshes_picture meshes;
  og_scene scene;
  og_trace_strip *strip; // null: no steps are wanted
  og_text svg;
  og_claim_file claims;
  og_hand_over how; // as_hulls, binary32
  og_small_case handed;
  og_case_body handed_body[2];
  const char *id, *claims_name, *traced, *out;
  bool png, is_directory;
  double angle;
  size_t drawn;
  int status;
} draw_run;

// ---- where it goes ----

static bool ends_in(const char *text, const char *end) {
  const size_t length = strlen(text), tail = strlen(end);
  return length > tail && strcmp(text + length - tail, end) == 0;
}

static bool is_plain(char c) {
  return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '-' || c == '_' || c == '.';
}

// DIRECTORY/ID.svg; characters that a file name had better not have as %XX, also a leading point.
static void add_file_name(og_text *name, const draw_run *run) {
  og_text_format(name, "%s/", run->out);
  for (const char *c = run->scene.id; *c != '\0'; c++)
    if (is_plain(*c) && (c != run->scene.id || *c != '.')) og_text_format(name, "%c", *c);
    else og_text_format(name, "%%%02X", (unsigned)(unsigned char)*c);
  og_text_add(name, run->png ? ".png" : ".svg");
}

static bool write_svg(const og_text *svg, const char *file) {
  const int descriptor = open(file, O_WRONLY | O_CREAT | O_TRUNC, 0666);
  const bool good = descriptor >= 0 && og_text_write(svg, descriptor);
  const bool closed = descriptor < 0 || close(descriptor) == 0;
  if (!good || !closed) fprintf(stderr, "origo draw: cannot write %s: %s\n", file, strerror(errno));
  return good && closed;
}

static bool write_file(const draw_run *run, const char *file) {
  return run->png ? og_write_png(&run->svg, file) : write_svg(&run->svg, file);
}

static bool write_picture(const draw_run *run) {
  if (run->out == NULL) {
    if (og_text_write(&run->svg, STDOUT_FILENO)) return true;
    fprintf(stderr, "origo draw: cannot write to standard output: %s\n", strerror(errno));
    return false;
  }
  if (!run->is_directory) return write_file(run, run->out);
  og_text name;
  og_text_init(&name);
  add_file_name(&name, run);
  const bool good = write_file(run, name.at);
  og_text_clear(&name);
  return good;
}

// ---- one case ----

static bool draw_boxes(draw_run *run, const og_case *one, og_complaint *complaint) {
  strcpy(run->scene.id, one->id);
  run->boxes.width = run->picture.width;
  return og_boxes_picture_draw(&run->svg, &run->boxes, one, complaint);
}

static bool draw_meshes(draw_run *run, const og_case *one, og_complaint *complaint) {
  strcpy(run->scene.id, one->id);
  run->meshes.width = run->picture.width;
  return og_meshes_picture_draw(&run->svg, &run->meshes, one, complaint);
}

static bool draw_mesh_motion(draw_run *run, const og_case *one, og_complaint *complaint) {
  strcpy(run->scene.id, one->id);
  return og_mesh_motion_picture_draw(&run->svg, run->picture.width, one, complaint);
}

static bool draw_polygon(draw_run *run, const og_case *one, og_complaint *complaint) {
  strcpy(run->scene.id, one->id);
  return og_polygon_picture_draw(&run->svg, run->picture.width, one, complaint);
}

static bool draw_hull(draw_run *run, const og_case *one, og_complaint *complaint) {
  strcpy(run->scene.id, one->id);
  return og_hull_picture_draw(&run->svg, run->picture.width, one, complaint);
}

static bool draw_volume(draw_run *run, const og_case *one, og_complaint *complaint) {
  strcpy(run->scene.id, one->id);
  return og_volume_picture_draw(&run->svg, run->picture.width, one, complaint);
}

static bool draw_of_parts(draw_run *run, const og_case *one, og_complaint *complaint) {
  strcpy(run->scene.id, one->id);
  if (one->kind == OG_CASE_OF_PARTS) return og_parts_picture_draw(&run->svg, run->picture.width, one, complaint);
  return og_complain(complaint, OG_INPUT_BAD, NULL,
                     "%s: bodies made of parts are drawn without \"solid\", without curved bodies and without contacts",
                     one->id);
}

static bool draw_moving(draw_run *run, const og_case *one, og_complaint *complaint) {
  strcpy(run->scene.id, one->id);
  return og_moving_picture_draw(&run->svg, run->picture.width, one, complaint);
}

static bool is_handed(const og_case_body *body) {
  return body->curve != OG_CURVE_ELLIPSOID && !og_shape_is_endless(body->shape.kind);
}

// The bodies that an engine gets. `handed` is the case with them.
static bool hand_over(draw_run *run, og_walked_case *handed, const og_walked_case *walked, og_complaint *complaint) {
  const og_question question = walked->one->question;
  *handed = *walked;
  if (!run->how.as_hulls && !run->how.binary32) return true;
  if ((question >= OG_SWEEP && question != OG_CONTACT) || walked->one->is_plane || !is_handed(walked->a) ||
      !is_handed(walked->b))
    return og_complain(complaint, OG_INPUT_BAD, NULL,
                       "%s: --as-hulls and --float32 are for relation, distance, depth and contact of bodies of space "
                       "with an end, ellipsoids apart",
                       walked->one->id);
  bool good = og_hand_over_bodies(&run->handed, &run->how, walked->a, walked->b);
  for (int k = 0; k < 2 && good; k++) good = og_small_to_case_body(&run->handed_body[k], &run->handed.body[k]);
  handed->a = &run->handed_body[0];
  handed->b = &run->handed_body[1];
  return good || og_complain(complaint, OG_INPUT_BAD, NULL, "%s: a number is too large, or vanishes", walked->one->id);
}

static bool draw_steps(draw_run *run, const og_walked_case *walked, og_complaint *complaint) {
  strcpy(run->scene.id, walked->one->id);
  run->strip->width = run->picture.width;
  run->strip->angle = run->angle;
  return og_trace_strip_draw(&run->svg, run->strip, walked, complaint);
}

// Draws two bodies.
static bool draw_pair(draw_run *run, const og_walked_case *walked, og_complaint *complaint) {
  og_walked_case handed;
  if (!hand_over(run, &handed, walked, complaint)) return false;
  if (!og_scene_set(&run->scene, &handed, run->angle, complaint)) return false;
  run->picture.claim = og_claim_file_find(&run->claims, walked->one->id);
  if (run->claims_name != NULL && run->picture.claim == NULL)
    fprintf(stderr, "origo draw: %s claims nothing about %s\n", run->claims_name, walked->one->id);
  og_picture_draw(&run->svg, &run->picture, &run->scene);
  return true;
}

static bool take(void *context, const og_walked_case *walked) {
  draw_run *run = context;
  og_complaint complaint;
  if (run->id != NULL && strcmp(run->id, walked->one->id) != 0) return true;
  if (run->drawn > 0 && !run->is_directory) {
    fputs("origo draw: one file holds one case: name it with --id, or --out a directory\n", stderr);
    return false;
  }
  memset(&complaint, 0, sizeof complaint);
  complaint.file = walked->file;
  og_text_reset(&run->svg);
  const og_question question = walked->one->question;
  const bool has_parts = walked->one->kind >= OG_CASE_OF_PARTS && walked->one->kind <= OG_CASE_PART_CONTACTS;
  const bool good = run->strip != NULL                   ? draw_steps(run, walked, &complaint)
                    : has_parts                          ? draw_of_parts(run, walked->one, &complaint)
                    : question == OG_OVERLAPS            ? draw_boxes(run, walked->one, &complaint)
                    : question == OG_MESH_PAIRS          ? draw_meshes(run, walked->one, &complaint)
                    : question == OG_MESH_MOTION         ? draw_mesh_motion(run, walked->one, &complaint)
                    : question == OG_TRIANGULATE         ? draw_polygon(run, walked->one, &complaint)
                    : question == OG_BOUND               ? draw_volume(run, walked->one, &complaint)
                    : question == OG_HULL                ? draw_hull(run, walked->one, &complaint)
                    : og_question_is_of_moving(question) ? draw_moving(run, walked->one, &complaint)
                                                         : draw_pair(run, walked, &complaint);
  if (!good) {
    fprintf(stderr, "%s\n", complaint.text);
    run->status = OG_EXIT_BAD;
    return true;
  }
  run->drawn++;
  return write_picture(run);
}

// ---- the command ----

static bool refuse_range(const char *option, const char *value, const char *range) {
  char quoted[OG_QUOTE_SIZE];
  fprintf(stderr, "origo draw: --%s takes %s, not %s\n", option, range, og_quote(quoted, value));
  return false;
}

static bool read_width(draw_run *run, const char *value) {
  size_t width;
  if (!og_read_count(&width, value, 1, &usage, "width")) return false;
  if (width < OG_PICTURE_MIN_WIDTH || width > OG_PICTURE_MAX_WIDTH)
    return refuse_range("width", value, "400 to 4000 pixels");
  run->picture.width = (double)width;
  return true;
}

static bool read_magnify(draw_run *run, const char *value) {
  size_t times;
  if (!og_read_count(&times, value, 1, &usage, "magnify")) return false;
  if (times > OG_PICTURE_MAX_MAGNIFY) return refuse_range("magnify", value, "an exponent of at most 2200");
  run->picture.magnify = (long)times;
  return true;
}

static bool read_turn(draw_run *run, const char *value) {
  char *end;
  const double degrees = strtod(value, &end);
  if (end == value || *end != '\0' || !(fabs(degrees) <= 360))
    return refuse_range("turn", value, "-360 to 360 degrees");
  run->angle = degrees / 180 * 3.14159265358979323846;
  return true;
}

static bool read_with(draw_run *run, const char *value) {
  for (int k = 0; og_boxes_picture_with(k) != NULL; k++)
    if (strcmp(value, og_boxes_picture_with(k)) == 0) return (run->boxes.with = value) != NULL;
  return refuse_range("with", value, "grid-hash, dynamic-tree or sap-rebuild");
}

static bool take_option(draw_run *run, int option, const char *value) {
  switch (option) {
  case ID: return (run->id = value) != NULL;
  case CLAIMS: return (run->claims_name = value) != NULL;
  case TRACE: return (run->traced = value) != NULL;
  case CSO: return run->picture.cso = true;
  case CONTACT: return run->picture.contact = true;
  case OUT: return (run->out = value) != NULL;
  case PNG: return run->png = true;
  case WIDTH: return read_width(run, value);
  case MAGNIFY: return read_magnify(run, value);
  case TURN: return read_turn(run, value);
  case WITH: return read_with(run, value);
  case STEP: return og_read_count(&run->boxes.step, value, 0, &usage, "step");
  case AS_HULLS: return run->how.as_hulls = true;
  case FLOAT32: return run->how.binary32 = true;
  case LEVEL: return run->meshes.has_level = og_read_count(&run->meshes.level, value, 0, &usage, "level");
  default: return false;
  }
}

// What --out means. A directory that is not there yet is made.
static bool find_out(draw_run *run) {
  struct stat is;
  if (run->out == NULL || ends_in(run->out, ".svg") || ends_in(run->out, ".png")) {
    if (run->png) fputs("origo draw: --png goes with --out DIRECTORY\n", stderr);
    if (run->png) return false;
    run->png = run->out != NULL && ends_in(run->out, ".png");
    return true;
  }
  run->is_directory = true;
  if (mkdir(run->out, 0777) == 0) return true;
  if (errno == EEXIST && stat(run->out, &is) == 0 && S_ISDIR(is.st_mode)) return true;
  fprintf(stderr, "origo draw: %s is neither a .svg or .png file nor a directory\n", run->out);
  return false;
}

static bool read_claims(draw_run *run) {
  og_complaint complaint;
  memset(&complaint, 0, sizeof complaint);
  if (run->claims_name == NULL || og_claim_file_read(&run->claims, run->claims_name, &complaint)) return true;
  fprintf(stderr, "%s\n", complaint.text);
  return false;
}

// Of the algorithm that --trace names. Options that change what else is drawn say nothing of it.
static bool begin_strip(draw_run *run, og_trace_strip *strip) {
  if (run->traced == NULL) return true;
  const og_algorithm *algorithm = og_find_pair_algorithm("origo draw", run->traced);
  if (algorithm == NULL) return false;
  if (run->claims_name != NULL || run->picture.cso || run->picture.contact || run->picture.magnify > 0 ||
      run->how.as_hulls || run->how.binary32) {
    fputs("origo draw: --trace goes with --id, --out, --png, --width and --turn alone\n", stderr);
    return false;
  }
  og_complaint complaint = {.file = NULL};
  og_claim_run_init(&strip->run, algorithm);
  run->strip = strip; // whatever comes of it, it is cleared
  if (og_claim_run_trace(&strip->run, 0, &complaint)) return true;
  fprintf(stderr, "origo draw: %s\n", complaint.text);
  return false;
}

static int draw_all(draw_run *run, char *const *names, int count) {
  static char standard_input[] = "-";
  char *const none[] = {standard_input};
  og_case_walk walk = og_case_walk_default();
  walk.take = take;
  walk.plane = true;
  walk.curved = walk.curved_depth = walk.curved_sweep = walk.curved_hit = walk.curved_contact = true;
  walk.ellipsoids = walk.parts = true;
  walk.context = run;
  const int status = og_walk_cases(&walk, count > 0 ? names : none, count > 0 ? count : 1);
  if (status != OG_EXIT_OK) return status;
  if (run->status == OG_EXIT_OK && run->drawn == 0) {
    char quoted[OG_QUOTE_SIZE];
    if (run->id != NULL) fprintf(stderr, "origo draw: no case has the id %s\n", og_quote(quoted, run->id));
    else fputs("origo draw: there is no case\n", stderr);
    return OG_EXIT_BAD;
  }
  return run->status;
}

// The page of a world.
static int draw_world(const char *out, char *const *names, int count) {
  if (count != 1) {
    fputs("origo draw: a page replays one scene\n", stderr);
    return OG_EXIT_BAD;
  }
  og_replay replay;
  og_text page;
  og_replay_init(&replay);
  og_text_init(&page);
  int status = og_replay_scene(&replay, names[0], "origo draw");
  if (status == OG_EXIT_OK) {
    og_page_write(&page, &(og_page_parts){.world = replay.json.at});
    if (!og_text_save(&page, out)) {
      fprintf(stderr, "origo draw: cannot write %s: %s\n", out, strerror(errno));
      status = OG_EXIT_BAD;
    }
  }
  og_text_clear(&page);
  og_replay_clear(&replay);
  return status;
}

int og_draw_command(int argc, char **argv) {
  draw_run run;
  const char *value;
  int option, status = OG_EXIT_BAD;
  memset(&run, 0, sizeof run);
  while ((option = og_next_option(&usage, argc, argv, &value)) != OG_OPTION_END) {
    if (option == OG_OPTION_HELP) return og_print_help(&usage) ? OG_EXIT_OK : OG_EXIT_BAD;
    if (option == OG_OPTION_VERSION) return og_print_version() ? OG_EXIT_OK : OG_EXIT_BAD;
    if (option == OG_OPTION_BAD || !take_option(&run, option, value)) return OG_EXIT_BAD;
  }
  if (run.out != NULL && ends_in(run.out, ".html")) return draw_world(run.out, argv + optind, argc - optind);
  og_scene_init(&run.scene);
  og_small_case_init(&run.handed);
  for (int k = 0; k < 2; k++) og_case_body_init(&run.handed_body[k]);
  og_text_init(&run.svg);
  og_trace_strip strip;
  if (find_out(&run) && begin_strip(&run, &strip) && read_claims(&run))
    status = draw_all(&run, argv + optind, argc - optind);
  if (run.strip != NULL) og_claim_run_clear(&strip.run);
  og_claim_file_clear(&run.claims);
  og_text_clear(&run.svg);
  og_scene_clear(&run.scene);
  og_small_case_clear(&run.handed);
  for (int k = 0; k < 2; k++) og_case_body_clear(&run.handed_body[k]);
  return status;
}
