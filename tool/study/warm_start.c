#include "tool/study/warm_start.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "ref/cso/gjk_enhanced.h"
#include "spec/number/allocation.h"
#include "tool/run/exact_pair.h"
#include "tool/run/make_body.h"
#include "tool/run/sample.h"
#include "tool/study/clock.h"
#include "tool/study/scatter.h"
#include "tool/study/sheet.h"

enum { LEAST = 3, SIZES = 10 }; // 2^3 to 2^12 vertices a body
enum { MOST = 1 << (LEAST + SIZES - 1) };
enum { CHECKED = 16 }; // one frame in so many is compared with the exact distance

static const struct variant {
  const char *name;
  bool climbs, remembers;
} variants[] = {
    {"scan", false, false},
    {"scan-warm", false, true},
    {"climb", true, false},
    {"climb-warm", true, true},
};
enum { VARIANTS = sizeof variants / sizeof variants[0], COLD_SCAN = 0, WARM_CLIMB = VARIANTS - 1 };

/// Motions: both bodies turn, each about an axis of its own, or B circles A; by 2 atan(2^-bits) a frame.
enum { TURN, ORBIT, MOTIONS };
static const char *const motion_name[MOTIONS] = {"turn", "orbit"};
static const int step_bits[] = {3, 5, 7, 9, 11, 13};
enum { STEPS = sizeof step_bits / sizeof step_bits[0] };

/// B's centre: unit spheres whose hulls are about a quarter of their size apart.
static const double centre_distance = 2.5;

typedef struct score {
  double iterations, heights; // a query
  double ns;                  // the median
  double error;               // the worst of those checked, over the size
} score;

typedef struct track {
  og_scatter_point *a, *b; // the vertices about their centres, at the first frame
  og_scatter_point axis_a, axis_b, axis_orbit, centre;
} track;

/// The shape in some place.
typedef struct solid {
  og_vec3 *vertex;
  og_half_edge_mesh mesh;
  og_hull hull;
  og_body body;
} solid;

typedef struct study {
  og_sheet *sheet;
  og_exact_pair exact;
  og_world_body shape;
  solid a, b;
  track track;
  score score[MOTIONS][STEPS][VARIANTS][SIZES];
} study;

// ---- motion ----

static void make_track(study *s, int count) {
  og_random random;
  og_random_start(&random, "warm-start", s->sheet->seed, (uint64_t)count);
  track *t = &s->track;
  for (int k = 0; k < count; k++) t->a[k] = og_scatter_direction(&random);
  const og_scatter_turn quarter = og_scatter_turn_about(og_scatter_direction(&random), 1);
  for (int k = 0; k < count; k++) t->b[k] = og_scatter_turned(&quarter, t->a[k]);
  t->axis_a = og_scatter_direction(&random);
  t->axis_b = og_scatter_direction(&random);
  t->axis_orbit = og_scatter_direction(&random);
  const og_scatter_point zero = {{0, 0, 0}};
  t->centre = og_scatter_moved(zero, centre_distance, og_scatter_direction(&random));
}

/// The hull of which both bodies are, once for all frames: what a mesh says of edges and faces, turning leaves as it
/// is.
static void make_bodies(study *s, int count) {
  for (int k = 0; k < count; k++) s->a.vertex[k] = og_scatter_rounded(s->track.a[k]);
  og_make_hull(&s->shape, s->a.vertex, (size_t)count);
  solid *const both[2] = {&s->a, &s->b};
  for (int k = 0; k < 2; k++) {
    solid *of = both[k];
    of->mesh = s->shape.mesh;
    of->mesh.vertex = of->vertex;
    of->hull = (og_hull){count, of->vertex};
    of->body = (og_body){.kind = OG_BODY_HULL, .vertex_count = count, .vertex = of->vertex, .mesh = &of->mesh};
  }
}

static void place(solid *of, const og_scatter_point *point, const og_scatter_turn *turn, og_scatter_point centre) {
  for (int k = 0; k < of->hull.count; k++)
    of->vertex[k] = og_scatter_rounded(og_scatter_moved(og_scatter_turned(turn, point[k]), 1, centre));
  of->body.core = of->body.convex = og_convex_hull(&of->hull);
}

static void place_frame(study *s, int motion, double angle_tangent) {
  static const og_scatter_point zero = {{0, 0, 0}};
  const track *t = &s->track;
  const og_scatter_turn still = {{{1, 0, 0}, {0, 1, 0}, {0, 0, 1}}};
  const og_scatter_turn of_a = og_scatter_turn_about(t->axis_a, angle_tangent);
  const og_scatter_turn of_b = og_scatter_turn_about(t->axis_b, angle_tangent);
  const og_scatter_turn orbit = og_scatter_turn_about(t->axis_orbit, angle_tangent);
  if (motion == TURN) {
    place(&s->a, t->a, &of_a, zero);
    place(&s->b, t->b, &of_b, t->centre);
  } else {
    place(&s->a, t->a, &still, zero);
    place(&s->b, t->b, &still, og_scatter_turned(&orbit, t->centre));
  }
}

// ---- queries ----

static double error_of(const study *s, double distance) {
  return ldexp(og_error_of(distance, &s->exact.distance), -s->exact.exponent) / s->exact.diagonal;
}

/// One query of a variant, added to its score; returns the distance claimed.
static double query(const study *s, int v, og_gjk_memory *memory, score *sum, og_sample *times) {
  og_body a = s->a.body, b = s->b.body;
  if (!variants[v].climbs) a.mesh = b.mesh = NULL;
  if (!variants[v].remembers) memory->count = 0;
  const double start = og_wall_ns();
  const og_gjk_enhanced_result r = og_gjk_enhanced(&a, &b, memory);
  og_sample_add(times, og_wall_ns() - start);
  sum->iterations += r.gjk.iterations;
  sum->heights += (double)r.heights;
  return (double)r.gjk.distance;
}

static bool run_track(study *s, int motion, int step, int size) {
  og_gjk_memory memory[VARIANTS];
  og_sample times[VARIANTS];
  memset(memory, 0, sizeof memory);
  memset(times, 0, sizeof times);
  const double t = ldexp(1, -step_bits[step]), frames = (double)s->sheet->count;
  double tangent = 0; // of half the angle so far
  bool good = true;
  for (size_t frame = 0; frame < s->sheet->count && good; frame++) {
    place_frame(s, motion, tangent);
    const bool checked = frame % CHECKED == 0;
    if (checked) good = og_exact_pair_solve(&s->exact, &s->a.body, &s->b.body);
    for (int v = 0; v < VARIANTS && good; v++) {
      score *of = &s->score[motion][step][v][size];
      const double distance = query(s, v, &memory[v], of, &times[v]);
      if (checked) of->error = fmax(of->error, error_of(s, distance));
    }
    // The addition theorem; past a half turn the tangent comes back from minus infinity.
    tangent = (tangent + t) / (1 - tangent * t);
  }
  for (int v = 0; v < VARIANTS; v++) {
    score *of = &s->score[motion][step][v][size];
    of->iterations /= frames;
    of->heights /= frames;
    of->ns = og_sample_median(&times[v]);
    og_sample_clear(&times[v]);
  }
  return good;
}

static bool run_all(study *s) {
  size_t done = 0;
  og_progress_start_steps(&s->sheet->progress, ((size_t)1 << SIZES) * MOTIONS * STEPS);
  for (int size = 0; size < SIZES; size++) {
    const int count = 1 << (LEAST + size);
    make_track(s, count);
    make_bodies(s, count);
    for (int motion = 0; motion < MOTIONS; motion++)
      for (int step = 0; step < STEPS; step++) {
        if (!run_track(s, motion, step, size)) {
          fputs("origo study warm-start: a frame has no exact answer; this is a defect of origo\n", stderr);
          return false;
        }
        done += (size_t)1 << size; // the work grows with the vertices
        og_progress_step(&s->sheet->progress, done);
      }
  }
  return true;
}

// ---- the report ----

/// The exponent x of the cost as a power n^x: the slope of the line through the logarithms that fits them best.
static double exponent_of(const score of[SIZES], double (*cost)(const score *)) {
  double mean_x = 0, mean_y = 0, xy = 0, xx = 0;
  for (int k = 0; k < SIZES; k++) {
    mean_x += (double)(LEAST + k) / SIZES;
    mean_y += log2(fmax(cost(&of[k]), 1e-9)) / SIZES;
  }
  for (int k = 0; k < SIZES; k++) {
    const double x = LEAST + k - mean_x;
    xx += x * x;
    xy += x * (log2(fmax(cost(&of[k]), 1e-9)) - mean_y);
  }
  return xy / xx;
}

static double heights_of(const score *s) { return s->heights; }
static double iterations_of(const score *s) { return s->iterations; }
static double ns_of(const score *s) { return s->ns; }

static void add_row(og_sheet *sheet, int motion, int step, int v, const score *of, double vertices) {
  og_sheet_name(sheet, motion_name[motion]);
  og_sheet_number(sheet, step_bits[step]);
  og_sheet_name(sheet, variants[v].name);
  og_sheet_number(sheet, vertices);
  og_sheet_number(sheet, of->iterations);
  og_sheet_number(sheet, of->heights);
  og_sheet_number(sheet, of->error);
}

static void report_track(study *s, int motion, int step, int v) {
  const score *of = s->score[motion][step][v];
  for (int size = 0; size < SIZES; size++) {
    // The largest bodies stand in the table, with what all sizes tell.
    const bool last = size == SIZES - 1;
    if (last) og_sheet_row(s->sheet);
    else og_sheet_detail(s->sheet);
    add_row(s->sheet, motion, step, v, &of[size], ldexp(1, LEAST + size));
    og_sheet_number(s->sheet, last ? exponent_of(of, iterations_of) : (double)NAN);
    og_sheet_number(s->sheet, last ? exponent_of(of, heights_of) : (double)NAN);
    og_sheet_number(s->sheet, of[size].ns);
    og_sheet_number(s->sheet, last ? exponent_of(of, ns_of) : (double)NAN);
  }
}

static void report(study *s) {
  for (int motion = 0; motion < MOTIONS; motion++)
    for (int step = 0; step < STEPS; step++)
      for (int v = 0; v < VARIANTS; v++) report_track(s, motion, step, v);
  double coherent = 0, coarse = 0, cold = 0, most = 0;
  for (int motion = 0; motion < MOTIONS; motion++) {
    coherent = fmax(coherent, exponent_of(s->score[motion][STEPS - 1][WARM_CLIMB], heights_of));
    coarse = fmax(coarse, exponent_of(s->score[motion][0][WARM_CLIMB], heights_of));
    cold = fmax(cold, exponent_of(s->score[motion][STEPS - 1][COLD_SCAN], heights_of));
    most = fmax(most, s->score[motion][STEPS - 1][WARM_CLIMB][SIZES - 1].heights);
  }
  const og_claim_verdict verdict = coherent > 0.2                   ? OG_CLAIM_REFUTED
                                   : coherent <= 0.1 && cold >= 0.9 ? OG_CLAIM_REPRODUCED
                                                                    : OG_CLAIM_PARTLY;
  og_sheet_verdict(s->sheet, 14, verdict,
                   "dot products grow as n^%.2f at the smallest step with warm start and climbing (%.0f a query at %d "
                   "vertices a body), as n^%.2f at the largest step, and as n^%.2f without either",
                   coherent, most, (int)MOST, coarse, cold);
}

static bool work(og_sheet *sheet) {
  study *s = og_grow(NULL, 1, sizeof *s);
  memset(s, 0, sizeof *s);
  s->sheet = sheet;
  og_exact_pair_init(&s->exact);
  og_world_body_init(&s->shape);
  s->track.a = og_grow(NULL, MOST, sizeof *s->track.a);
  s->track.b = og_grow(NULL, MOST, sizeof *s->track.b);
  s->a.vertex = og_grow(NULL, MOST, sizeof *s->a.vertex);
  s->b.vertex = og_grow(NULL, MOST, sizeof *s->b.vertex);
  const bool good = run_all(s);
  if (good) report(s);
  free(s->track.a);
  free(s->track.b);
  free(s->a.vertex);
  free(s->b.vertex);
  og_world_body_clear(&s->shape);
  og_exact_pair_clear(&s->exact);
  free(s);
  return good;
}

static const og_column columns[] = {
    {"motion", "motion", OG_COLUMN_NAME},
    {"bits", "bits", OG_COLUMN_COUNT},
    {"variant", "variant", OG_COLUMN_NAME},
    {"vertices", "n", OG_COLUMN_COUNT},
    {"iterations", "iterations", OG_COLUMN_VALUE},
    {"heights", "dot products", OG_COLUMN_VALUE},
    {"error_worst", "error", OG_COLUMN_ERROR},
    {"iterations_exponent", "its ~ n^", OG_COLUMN_VALUE},
    {"heights_exponent", "dots ~ n^", OG_COLUMN_VALUE},
    {"query_ns", "ns", OG_COLUMN_TIME},
    {"query_exponent_time", "ns ~ n^", OG_COLUMN_TIME},
};

static const og_study_about about = {
    .program = "origo study warm-start",
    .claim =
        "GJK with hill climbing and with the last frame's simplex to start from (Cameron's Enhanced GJK) takes nearly "
        "constant time where the motion is coherent.",
    .source = "Varjus 2018, 5.2, after Cameron 1997",
    .measured =
        "gjk-enhanced in " OG_SCALAR_NAME
        " on a hull of n points of a unit sphere and the same turned aside, n = 8 ... 4096, 2.5 apart from "
        "centre to centre, along a motion of "
        "--count frames: 'turn', both turn about axes of their own; 'orbit', B circles A; by 2 atan(2^-bits) a "
        "frame (0.25 to 0.00024; the orbit is 2.5 times that long). Variants: support by scanning all vertices or by "
        "hill "
        "climbing, each cold or warm: from the last simplex, and the climb from where it ended. Per query: iterations "
        "(support points of A - B), dot products of vertices with directions, median time. The worst "
        "error, of one frame in 16, is a fraction of the size. Exponents are slopes of the best line through the "
        "logarithms over all ten n, of which the table shows the last.",
    .rule =
        "reproduced where, with warm start and climbing and at the smallest step, the dot products of a query grow no "
        "faster than n^0.1, while cold scanning grows at least as n^0.9; refuted where they grow faster than n^0.2; "
        "else "
        "partly. Counts decide, not times.",
    .counts = "frames of each motion",
    .count = 256,
    .column = columns,
    .column_count = sizeof columns / sizeof columns[0],
};

int og_study_warm_start(int argc, char **argv) { return og_sheet_command(&about, work, argc, argv); }
