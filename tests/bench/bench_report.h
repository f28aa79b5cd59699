#ifndef BENCH_REPORT_H
#define BENCH_REPORT_H

/// The tables of the bench, for people, and its CSV file, for everything else.

#include <cstddef>
#include <string>
#include <utility>
#include <vector>

#include "tests/bench/bench.h"

using Methods = std::vector<const bench_method *>;

/// A goal for the speed: the fastest of ours takes no longer than any of the peers.
struct Measure {
  std::string name;
  Methods ours;
  std::vector<std::pair<std::string, const bench_method *>> peers; // and what to call them
};

/// One method on one set of pairs.
struct Measured {
  const bench_method *method = nullptr;
  std::string placement, bodies; // as in PairSet
  size_t pairs = 0;
  double median = 0; // nanoseconds per query, in the median round
  double worst = 0;  // nanoseconds, the median of the worst round
  double p99 = 0;    // nanoseconds, over all rounds
  double rate = 0;   // answers per second, over all rounds
  double off = 0;    // largest relative difference from the exact answer
  size_t wrong = 0;  // answers further off than `agreement`
};

/// Relative; an answer further from the exact one is counted as wrong.
constexpr double agreement = 1e-9;

class Report {
public:
  void add(const Measured &measured);

  /// Machine, compiler, libraries and their packages.
  void print_setting(size_t rounds) const;
  /// Microseconds per query: a row a method, a column a kind of body.
  void print_times(const std::string &title, const std::string &placement, const Methods &methods) const;
  void print_ratio(const std::string &placement, const bench_method &above, const bench_method &below) const;
  void print_rates(const std::string &placement, const Methods &methods) const;
  /// A line for each placement and kind of body: our time as a fraction of each peer's.
  void print_measure(const Measure &measure) const;
  void print_agreement() const;
  bool write_csv(const std::string &path) const;

  /// A method that differs where it may not, or null: Origo's own and the exact programs. What the floating-point
  /// engines get wrong is in the table of errors, and theirs to mend.
  const bench_method *disagreeing() const;

private:
  std::vector<Measured> all_;
  std::vector<std::string> placements_, bodies_;
  Methods methods_;

  const Measured *find(const bench_method *method, const std::string &placement, const std::string &bodies) const;
  double fastest(const Methods &methods, const std::string &placement, const std::string &bodies) const;
  bool is_used(const bench_method *method, const std::string &placement) const;
  template <class Value>
  void print_row(const std::string &label, const std::string &placement, const bench_method *method, Value value) const;
};

#endif
