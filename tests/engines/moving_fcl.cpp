// FCL's queries for two features that move, Intersect::intersect_VF and intersect_EE: the roots of a cubic, by Newton's
// method or by bisection. Other questions are refused.
// usage: moving_fcl [newton|bisect], cases on standard input

#include <array>
#include <cstdlib>
#include <cstring>
#include <iostream>
#include <stdexcept>
#include <string>

#include <fcl/config.h>
#include <fcl/narrowphase/detail/traversal/collision/intersect.h>
#include <jansson.h>
#include <time.h>

namespace {

using Vector = fcl::Vector3<double>;
using Intersect = fcl::detail::Intersect<double>;

struct Mode {
  const char *word;
  bool newton;
};
constexpr std::array<Mode, 2> modes = {{{"newton", true}, {"bisect", false}}};

double now() {
  timespec at;
  clock_gettime(CLOCK_MONOTONIC, &at);
  return 1e9 * static_cast<double>(at.tv_sec) + static_cast<double>(at.tv_nsec);
}

std::array<Vector, 4> read_points(const json_t *value) {
  std::array<Vector, 4> points;
  if (json_array_size(value) != 4) throw std::runtime_error("expected four points");
  for (size_t k = 0; k < 4; k++)
    for (size_t i = 0; i < 3; i++) {
      const json_t *number = json_array_get(json_array_get(value, k), i);
      if (!json_is_number(number)) throw std::runtime_error("expected a number");
      points[k][static_cast<Eigen::Index>(i)] = json_number_value(number);
    }
  return points;
}

// FCL wants the triangle first, then the vertex.
bool vertex_face(const Mode &mode, const std::array<Vector, 4> &s, const std::array<Vector, 4> &e, double *time) {
  Vector at;
  return Intersect::intersect_VF(s[1], s[2], s[3], s[0], e[1], e[2], e[3], e[0], time, &at, mode.newton);
}

bool edge_edge(const Mode &mode, const std::array<Vector, 4> &s, const std::array<Vector, 4> &e, double *time) {
  Vector at;
  return Intersect::intersect_EE(s[0], s[1], s[2], s[3], e[0], e[1], e[2], e[3], time, &at, mode.newton);
}

// The claim, or none where it is another question.
void add_claim(json_t *claim, const json_t *root, const Mode &mode) {
  const std::string question = json_string_value(json_object_get(root, "question"));
  const bool of_edges = question == "edge-edge";
  if (!of_edges && question != "vertex-face") {
    json_object_set_new(claim, "status", json_string("refused"));
    return;
  }
  const auto start = read_points(json_object_get(root, "start")), end = read_points(json_object_get(root, "end"));
  double time = 0;
  const double before = now();
  const bool hit = (of_edges ? edge_edge : vertex_face)(mode, start, end, &time);
  json_object_set_new(claim, "nanoseconds", json_real(now() - before));
  json_object_set_new(claim, "colliding", json_boolean(hit));
  if (hit) json_object_set_new(claim, "time", json_real(time));
}

int answer(const std::string &line, const Mode &mode) {
  json_t *root = json_loads(line.c_str(), JSON_DECODE_INT_AS_REAL, nullptr);
  const json_t *id = json_object_get(root, "id");
  if (!json_is_string(id) || !json_is_string(json_object_get(root, "question"))) {
    std::cerr << "moving_fcl: no case: " << line.substr(0, 200) << '\n';
    return 2;
  }
  json_t *claim = json_object();
  json_object_set_new(claim, "id", json_string(json_string_value(id)));
  const std::string name = std::string("FCL ") + FCL_VERSION + " moving " + mode.word + " binary64";
  json_object_set_new(claim, "engine", json_string(name.c_str()));
  add_claim(claim, root, mode);
  char *text = json_dumps(claim, JSON_REAL_PRECISION(17) | JSON_COMPACT);
  std::cout << text << std::endl;
  std::free(text);
  json_decref(claim);
  json_decref(root);
  return 0;
}

} // namespace

int main(int argc, char **argv) {
  const Mode *mode = argc < 2 ? &modes[0] : nullptr;
  for (const Mode &one : modes)
    if (argc == 2 && std::strcmp(argv[1], one.word) == 0) mode = &one;
  if (mode == nullptr) {
    std::cerr << "usage: moving_fcl [newton|bisect]\n";
    return 2;
  }
  std::string line;
  try {
    while (std::getline(std::cin, line))
      if (const int status = answer(line, *mode)) return status;
  } catch (const std::exception &why) {
    std::cerr << "moving_fcl: " << why.what() << '\n';
    return 2;
  }
  return 0;
}
