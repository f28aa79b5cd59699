#ifndef BENCH_REPORT_H
#define BENCH_REPORT_H

/// The tables of the bench, for people, and its CSV file, for everything else.

#include <cstddef>
#include <string>
#include <vector>

#include "tests/bench/bench.h"

/// One method on one set of pairs.
struct Measured {
  const bench_method *method = nullptr;
  std::string placement, bodies; // as in PairSet
  size_t pairs = 0;
  double median = 0; // nanoseconds per query, in the median round
  double worst = 0;  // nanoseconds, the median of the worst round
  double p99 = 0;    // nanoseconds, over all rounds
  double rate = 0;   // answers per second, over all rounds
  double off = 0;    // largest relative difference from Origo
  size_t wrong = 0;  // answers further off than `agreement`
};

/// Relative; an answer further from Origo's is counted as wrong.
constexpr double agreement = 1e-9;

class Report {
public:
  void add(const Measured &measured);

  /// Machine, compiler, libraries and their packages.
  void print_setting(size_t rounds) const;
  /// Microseconds per query: a row a method, a column a kind of body.
  void print_times(const std::string &placement) const;
  void print_ratio(const std::string &placement, const bench_method &above, const bench_method &below) const;
  void print_rates(const std::string &placement) const;
  void print_agreement() const;
  bool write_csv(const std::string &path) const;

  /// A method that differs where it may not, or null. Hulls in general position: every method must agree. Unit
  /// cubes are degenerate, and floating-point engines err on them: only the exact programs must.
  const bench_method *disagreeing() const;

private:
  std::vector<Measured> all_;
  std::vector<std::string> bodies_;
  std::vector<const bench_method *> methods_;

  const Measured *find(const bench_method *method, const std::string &placement, const std::string &bodies) const;
  bool is_used(const bench_method *method, const std::string &placement) const;
  template <class Value>
  void print_row(const std::string &label, const std::string &placement, const bench_method *method, Value value) const;
};

#endif
