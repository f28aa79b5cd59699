// The bench: the exact solver beside CGAL's exact distance, and the reference's algorithms beside FCL, Bullet and
// libccd, in one run, on the same pairs.
//
//   bench [--pairs N] [--rounds N] [--gmpq] [--csv FILE]
//
// Every method first answers every pair untimed, and its values are held against the exact ones: a bench that times
// wrong answers is worthless. Then the rounds: in each, one method after the other, so that other load on the machine
// hits all alike, every query by itself between two readings of the clock. The tables show the median over the pairs,
// in the median round.

#include <algorithm>
#include <chrono>
#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <memory>
#include <string>
#include <vector>

#include "tests/bench/bench.h"
#include "tests/bench/bench_pairs.h"
#include "tests/bench/bench_report.h"

namespace {

struct Options {
  size_t pairs = 1000;
  size_t rounds = 5;
  bool gmpq = false;
  std::string csv;
};

const bench_method *reference(size_t k) { return &bench_reference[k]; }

double quantile(std::vector<double> values, double q) {
  const auto at = values.begin() + static_cast<long>(q * static_cast<double>(values.size() - 1));
  std::nth_element(values.begin(), at, values.end());
  return *at;
}

double relative_difference(double value, double expected) {
  if (std::isnan(value) || std::isnan(expected)) return HUGE_VAL;
  return value == expected ? 0 : std::fabs(value - expected) / std::fabs(expected);
}

/// One method at work on one set of pairs.
class Runner {
public:
  Runner(const bench_method &method, const PairSet &set)
      : method_(method), set_(set), state_(method.prepare(set.pairs.data(), set.pairs.size())) {}
  ~Runner() { method_.finish(state_); }
  Runner(const Runner &) = delete;
  Runner &operator=(const Runner &) = delete;

  const bench_method &method() const { return method_; }

  std::vector<double> values() {
    std::vector<double> values;
    for (size_t k = 0; k < set_.pairs.size(); k++) {
      method_.query(state_, k);
      values.push_back(method_.value(state_));
    }
    return values;
  }

  void time_round() {
    std::vector<double> times;
    for (size_t k = 0; k < set_.pairs.size(); k++) {
      const auto start = std::chrono::steady_clock::now();
      method_.query(state_, k);
      const auto end = std::chrono::steady_clock::now();
      times.push_back(std::chrono::duration<double, std::nano>(end - start).count());
    }
    medians_.push_back(quantile(times, 0.5));
    times_.insert(times_.end(), times.begin(), times.end());
  }

  Measured measured() const {
    Measured m;
    m.method = &method_;
    m.placement = set_.name;
    m.bodies = set_.bodies;
    m.pairs = set_.pairs.size();
    m.median = quantile(medians_, 0.5);
    m.worst = quantile(medians_, 1);
    m.p99 = quantile(times_, 0.99);
    double total = 0;
    for (const double t : times_) total += t;
    m.rate = 1e9 * static_cast<double>(times_.size()) / total;
    return m;
  }

private:
  const bench_method &method_;
  const PairSet &set_;
  void *state_;
  std::vector<double> medians_, times_;
};

/// How far a value is from the truth, relatively; for an upper bound: how far below it.
double error_of(bench_answer answer, double value, double relation, double length) {
  if (answer == bench_upper_bound && value >= length) return 0;
  return relative_difference(value, answer == bench_relation ? relation : length);
}

/// The first method is the exact solver's length, against which all others are held.
void run(const PairSet &set, const Methods &methods, size_t rounds, Report &report) {
  std::vector<std::unique_ptr<Runner>> runners;
  for (const bench_method *method : methods) runners.push_back(std::make_unique<Runner>(*method, set));

  const std::vector<double> exact = runners[0]->values();
  const double relation = set.placement == Placement::overlapping ? bench_penetrating : bench_separated;
  std::vector<double> off(methods.size(), 0);
  std::vector<size_t> wrong(methods.size(), 0);
  for (size_t m = 0; m < methods.size(); m++) {
    const std::vector<double> values = runners[m]->values();
    for (size_t k = 0; k < values.size(); k++) {
      const double difference = error_of(methods[m]->answer, values[k], relation, exact[k]);
      off[m] = std::fmax(off[m], difference);
      wrong[m] += difference > agreement;
    }
  }

  for (size_t r = 0; r < rounds; r++)
    for (const auto &runner : runners) runner->time_round();
  for (size_t m = 0; m < methods.size(); m++) {
    Measured measured = runners[m]->measured();
    measured.off = off[m];
    measured.wrong = wrong[m];
    report.add(measured);
  }
  std::fprintf(stderr, "  %-12s %-4s  %zu pairs\n", set.name.c_str(), set.bodies.c_str(), set.pairs.size());
}

/// sat-3d on hulls of 128 vertices takes as long as all the rest together.
Methods without_slow(const Methods &methods, size_t vertices) {
  Methods kept;
  for (const bench_method *method : methods)
    if (vertices < 128 || (method != reference(bench_sat_3d_relation) && method != reference(bench_sat_3d_depth)))
      kept.push_back(method);
  return kept;
}

void run_placement(Placement placement, const Methods &methods, const Options &options, Report &report) {
  for (const size_t vertices : {size_t{8}, size_t{32}, size_t{128}}) {
    // Bigger hulls take longer and vary less: fewer pairs, never under 100 unless asked for.
    const size_t shrink = vertices == 8 ? 1 : vertices == 32 ? 2 : 4;
    const size_t count = std::max(options.pairs / shrink, std::min<size_t>(options.pairs, 100));
    run(sphere_hull_pairs(vertices, placement, count), without_slow(methods, vertices), options.rounds, report);
  }
  run(unit_cube_pairs(placement, options.pairs), methods, options.rounds, report);
}

// ---- what is timed ----

const Methods exact_distances = {&bench_origo_distance, &bench_origo_relation, &bench_cgal_gmpzf, &bench_cgal_gmpq};
const Methods exact_depths = {&bench_origo_depth, &bench_origo_relation};
const Methods distances = {reference(bench_gjk),        reference(bench_gjk_climb),   reference(bench_gjk_johnson),
                           reference(bench_gjk_backup), reference(bench_gjk_voronoi), reference(bench_gjk_enhanced),
                           &bench_fcl_distance,         &bench_fcl_indep_distance,    &bench_bullet_distance,
                           &bench_bullet_gjk_distance};
const Methods relations = {reference(bench_boolean),
                           reference(bench_boolean_climb),
                           reference(bench_isa),
                           reference(bench_isa_climb),
                           reference(bench_sat_gauss_relation),
                           reference(bench_sat_3d_relation),
                           &bench_ccd_gjk_relation,
                           &bench_ccd_mpr_relation};
const Methods depths = {reference(bench_epa),          reference(bench_epa_climb), reference(bench_sat_gauss_depth),
                        reference(bench_sat_3d_depth), &bench_bullet_depth,        &bench_bullet_gjk_depth};
const Methods bounds = {reference(bench_mpr), reference(bench_mpr_climb), &bench_ccd_mpr_depth};

/// Of ours the fastest counts, scanning or climbing.
const Measure measures[] = {
    {"gjk",
     {reference(bench_gjk), reference(bench_gjk_climb)},
     {{"FCL", &bench_fcl_distance}, {"FCL indep", &bench_fcl_indep_distance}, {"Bullet", &bench_bullet_gjk_distance}}},
    {"yes or no",
     {reference(bench_boolean), reference(bench_boolean_climb), reference(bench_isa), reference(bench_isa_climb)},
     {{"libccd", &bench_ccd_gjk_relation}}},
    {"epa", {reference(bench_epa), reference(bench_epa_climb)}, {{"Bullet", &bench_bullet_gjk_depth}}},
    {"mpr", {reference(bench_mpr), reference(bench_mpr_climb)}, {{"libccd", &bench_ccd_mpr_depth}}},
};

Methods all_of(std::initializer_list<Methods> groups) {
  Methods all;
  for (const Methods &group : groups) all.insert(all.end(), group.begin(), group.end());
  return all;
}

void print_separated(const Report &report, const char *title, const std::string &placement) {
  std::printf("\n%s\n\n", title);
  report.print_times("exact distance", placement, exact_distances);
  report.print_times("distance", placement, distances);
  report.print_times("yes or no", placement, relations);
  report.print_ratio(placement, bench_origo_distance, bench_fcl_distance);
  report.print_ratio(placement, bench_origo_distance, bench_bullet_distance);
  report.print_ratio(placement, bench_cgal_gmpzf, bench_origo_distance);
  report.print_ratio(placement, bench_cgal_gmpq, bench_origo_distance);
  std::printf("\n");
  report.print_rates(placement, exact_distances);
}

void print_overlapping(const Report &report) {
  const char *const placement = "overlapping";
  std::printf("\nOverlapping: centres 0.1 to 0.5 apart\n\n");
  report.print_times("exact depth", placement, exact_depths);
  report.print_times("depth", placement, depths);
  report.print_times("overlap along a ray, at least the depth", placement, bounds);
  report.print_times("yes or no", placement, relations);
  report.print_ratio(placement, bench_origo_depth, bench_bullet_depth);
  std::printf("\n");
  report.print_rates(placement, exact_depths);
}

size_t count_argument(const char *text) {
  char *end = nullptr;
  const unsigned long n = std::strtoul(text, &end, 10);
  return end != text && *end == '\0' && text[0] != '-' && n <= 1000000 ? n : 0;
}

bool read_options(int argc, char **argv, Options &options) {
  for (int k = 1; k < argc; k++) {
    const bool more = k + 1 < argc;
    if (std::strcmp(argv[k], "--gmpq") == 0) options.gmpq = true;
    else if (std::strcmp(argv[k], "--pairs") == 0 && more) options.pairs = count_argument(argv[++k]);
    else if (std::strcmp(argv[k], "--rounds") == 0 && more) options.rounds = count_argument(argv[++k]);
    else if (std::strcmp(argv[k], "--csv") == 0 && more) options.csv = argv[++k];
    else return false;
  }
  return options.pairs > 0 && options.rounds > 0;
}

} // namespace

int main(int argc, char **argv) {
  Options options;
  if (!read_options(argc, argv, options)) {
    std::fprintf(stderr, "usage: bench [--pairs N] [--rounds N] [--gmpq] [--csv FILE]\n");
    return 2;
  }

  Methods exact = exact_distances;
  if (!options.gmpq) exact.pop_back();
  const Methods separated = all_of({exact, distances, relations});
  Report report;
  run_placement(Placement::near, separated, options, report);
  run_placement(Placement::far_apart, separated, options, report);
  run_placement(Placement::overlapping, all_of({exact_depths, depths, bounds, relations}), options, report);

  report.print_setting(options.rounds);
  print_separated(report, "Separated, near: a gap of 0.01 to 0.1 between hulls of radius 1", "near");
  print_separated(report, "Separated, far: a gap of 1 to 4", "far");
  print_overlapping(report);
  std::printf("\n");
  for (const Measure &measure : measures) report.print_measure(measure);
  std::printf("\n");
  report.print_agreement();

  if (!options.csv.empty() && !report.write_csv(options.csv)) {
    std::fprintf(stderr, "bench: cannot write %s\n", options.csv.c_str());
    return 2;
  }
  if (const bench_method *method = report.disagreeing()) {
    std::fprintf(stderr, "bench: %s was timed at wrong answers\n", method->name);
    return 1;
  }
  return 0;
}
