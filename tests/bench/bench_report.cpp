#include "tests/bench/bench_report.h"

#include <algorithm>
#include <cmath>
#include <cstdio>
#include <cstring>
#include <fstream>

namespace {

#if defined __clang__
const char *const compiler = "clang " __clang_version__;
#elif defined __GNUC__
const char *const compiler = "gcc " __VERSION__;
#else
const char *const compiler = "compiler unknown";
#endif

/// The first line that a command prints, or "" if it fails.
std::string first_line(const std::string &command) {
  std::FILE *pipe = popen((command + " 2>/dev/null").c_str(), "r");
  if (pipe == nullptr) return "";
  char line[256] = "";
  const bool got = std::fgets(line, sizeof line, pipe) != nullptr;
  pclose(pipe);
  std::string text = got ? line : "";
  while (!text.empty() && text.back() == '\n') text.pop_back();
  return text;
}

std::string processor() {
  std::ifstream file("/proc/cpuinfo");
  for (std::string line; std::getline(file, line);) {
    const size_t colon = line.find(':');
    if (line.compare(0, 10, "model name") == 0 && colon + 2 < line.size()) return line.substr(colon + 2);
  }
  return "processor unknown";
}

void print_number(double value) {
  const int digits = value < 10 ? 2 : value < 100 ? 1 : 0;
  std::printf(" %12.*f", digits, value);
}

bool is_cube(const Measured &measured) { return measured.bodies == "cube"; }

std::string heading(const std::string &bodies) { return bodies == "cube" ? "unit cubes" : bodies + " vertices"; }

} // namespace

void Report::add(const Measured &measured) {
  all_.push_back(measured);
  const auto &b = measured.bodies;
  if (std::find(bodies_.begin(), bodies_.end(), b) == bodies_.end()) bodies_.push_back(b);
  const auto &p = measured.placement;
  if (std::find(placements_.begin(), placements_.end(), p) == placements_.end()) placements_.push_back(p);
  const auto *m = measured.method;
  if (std::find(methods_.begin(), methods_.end(), m) == methods_.end()) methods_.push_back(m);
}

const Measured *Report::find(const bench_method *method, const std::string &placement,
                             const std::string &bodies) const {
  for (const Measured &m : all_)
    if (m.method == method && m.placement == placement && m.bodies == bodies) return &m;
  return nullptr;
}

bool Report::is_used(const bench_method *method, const std::string &placement) const {
  return std::any_of(bodies_.begin(), bodies_.end(),
                     [&](const std::string &b) { return find(method, placement, b) != nullptr; });
}

template <class Value>
void Report::print_row(const std::string &label, const std::string &placement, const bench_method *method,
                       Value value) const {
  std::printf("  %-44s", label.c_str());
  for (const std::string &b : bodies_) {
    const Measured *m = find(method, placement, b);
    if (m == nullptr) std::printf(" %12s", "-");
    else print_number(value(*m));
  }
  std::printf("\n");
}

void Report::print_setting(size_t rounds) const {
  std::printf("%s, one thread, %s; median of %zu rounds\n", processor().c_str(), compiler, rounds);
  std::vector<std::string> named;
  for (const bench_method *m : methods_) {
    if (std::find(named.begin(), named.end(), m->library) != named.end()) continue;
    named.push_back(m->library);
    std::printf("%s %s", m->library, m->version);
    if (m->package != nullptr) {
      const std::string package = first_line(std::string("dpkg-query -W -f '${Version}' ") + m->package);
      std::printf(" (%s %s)", m->package, package.empty() ? "not from a Debian package" : package.c_str());
    }
    std::printf("\n");
  }
}

void Report::print_times(const std::string &title, const std::string &placement, const Methods &methods) const {
  std::printf("  %-44s", (title + ", microseconds").c_str());
  for (const std::string &b : bodies_) std::printf(" %12s", heading(b).c_str());
  std::printf("\n");
  for (const bench_method *method : methods) {
    if (!is_used(method, placement)) continue;
    print_row(method->name, placement, method, [](const Measured &m) { return m.median / 1000; });
    if (std::strcmp(method->library, "origo") != 0) continue;
    print_row("    worst round", placement, method, [](const Measured &m) { return m.worst / 1000; });
    print_row("    99th percentile", placement, method, [](const Measured &m) { return m.p99 / 1000; });
  }
  std::printf("\n");
}

void Report::print_ratio(const std::string &placement, const bench_method &above, const bench_method &below) const {
  if (!is_used(&above, placement) || !is_used(&below, placement)) return;
  print_row(std::string(above.name) + " / " + below.name, placement, &above, [&](const Measured &m) {
    const Measured *other = find(&below, placement, m.bodies);
    return other == nullptr ? std::nan("") : m.median / other->median;
  });
}

void Report::print_rates(const std::string &placement, const Methods &methods) const {
  for (const bench_method *method : methods)
    if (is_used(method, placement) && method->answer == bench_length)
      print_row(std::string(method->name) + ", per second", placement, method,
                [](const Measured &m) { return m.rate; });
}

double Report::fastest(const Methods &methods, const std::string &placement, const std::string &bodies) const {
  double least = HUGE_VAL;
  for (const bench_method *method : methods)
    if (const Measured *m = find(method, placement, bodies)) least = std::fmin(least, m->median);
  return least;
}

void Report::print_measure(const Measure &measure) const {
  for (const std::string &placement : placements_)
    for (const std::string &bodies : bodies_) {
      const double ours = fastest(measure.ours, placement, bodies);
      if (ours == HUGE_VAL) continue;
      bool ok = true;
      std::printf("  %s, %s, %s:", measure.name.c_str(), placement.c_str(), heading(bodies).c_str());
      const char *separator = "";
      for (const auto &peer : measure.peers) {
        const double ratio = ours / fastest({peer.second}, placement, bodies);
        ok = ok && ratio <= 1;
        std::printf("%s %.2f of %s", separator, ratio, peer.first.c_str());
        separator = ",";
      }
      std::printf(": %s\n", ok ? "ok" : "slower");
    }
}

void Report::print_agreement() const {
  std::printf("  %-44s  %24s  %24s\n", "difference from the exact answer", "general position", "unit cubes");
  for (const bench_method *method : methods_) {
    std::printf("  %-44s", method->name);
    for (const bool cubes : {false, true}) {
      double off = 0;
      size_t wrong = 0, pairs = 0;
      for (const Measured &m : all_) {
        if (m.method != method || is_cube(m) != cubes) continue;
        off = std::fmax(off, m.off);
        wrong += m.wrong;
        pairs += m.pairs;
      }
      std::printf("  %7.1g, %4zu of %4zu off", off, wrong, pairs);
    }
    std::printf("\n");
  }
  std::printf("  (the largest relative difference; off: by more than %g. Relations are held against how the pairs\n"
              "  were placed, lengths against the exact solver's, and so are its own, asked again.)\n",
              agreement);
}

const bench_method *Report::disagreeing() const {
  for (const Measured &m : all_) {
    const std::string library = m.method->library;
    if (m.wrong > 0 && (library == "origo" || library == "reference" || library == "CGAL")) return m.method;
  }
  return nullptr;
}

bool Report::write_csv(const std::string &path) const {
  std::ofstream file(path);
  file << "method,library,version,placement,bodies,pairs,median_ns,worst_round_ns,p99_ns,answers_per_second,"
          "largest_relative_difference,answers_off\n";
  for (const Measured &m : all_) {
    char numbers[256];
    std::snprintf(numbers, sizeof numbers, "%zu,%.0f,%.0f,%.0f,%.0f,%.3g,%zu", m.pairs, m.median, m.worst, m.p99,
                  m.rate, m.off, m.wrong);
    file << '"' << m.method->name << "\"," << m.method->library << ',' << m.method->version << ',' << m.placement << ','
         << m.bodies << ',' << numbers << '\n';
  }
  file.close();
  return !file.fail();
}
