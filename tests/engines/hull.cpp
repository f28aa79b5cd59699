#include "tests/engines/hull.h"

#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <iostream>
#include <memory>
#include <stdexcept>

#include <jansson.h>
#include <time.h>

namespace hull {

namespace {

[[noreturn]] void complain(const std::string &what) { throw std::runtime_error(what); }

// Processor time: what other processes do counts little.
double now() {
  timespec at;
  clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &at);
  return 1e9 * static_cast<double>(at.tv_sec) + static_cast<double>(at.tv_nsec);
}

const char *text_of(const json_t *root, const char *field) {
  const char *text = json_string_value(json_object_get(root, field));
  if (text == nullptr) complain(std::string("no text in the field ") + field);
  return text;
}

// False where they are in the plane.
bool read_points(std::vector<Point> &points, const json_t *value) {
  if (!json_is_array(value) || json_array_size(value) == 0) complain("no points");
  for (size_t k = 0; k < json_array_size(value); k++) {
    const json_t *one = json_array_get(value, k);
    if (json_array_size(one) == 2) return false;
    if (json_array_size(one) != 3) complain("a point has two numbers or three");
    Point point;
    for (size_t i = 0; i < 3; i++) {
      const json_t *number = json_array_get(one, i);
      if (!json_is_number(number)) complain("expected a number");
      point[i] = json_number_value(number);
    }
    points.push_back(point);
  }
  return true;
}

std::string quoted(const std::string &text) {
  const std::unique_ptr<json_t, void (*)(json_t *)> value(json_string(text.c_str()), [](json_t *v) { json_decref(v); });
  const std::unique_ptr<char, void (*)(void *)> dumped(json_dumps(value.get(), JSON_ENCODE_ANY), std::free);
  return dumped.get();
}

void add_facets(std::string &line, const std::vector<Facet> &facets) {
  line += ",\"facets\":[";
  for (const Facet &facet : facets) {
    line += line.back() == '[' ? "[" : ",[";
    for (size_t k = 0; k < facet.size(); k++) line += (k == 0 ? "" : ",") + std::to_string(facet[k]);
    line += ']';
  }
  line += ']';
}

void write(const std::string &name, const std::string &id, const Answer &answer, double nanoseconds) {
  std::string line = "{\"id\":" + quoted(id) + ",\"engine\":" + quoted(name);
  if (!answer.refused) {
    add_facets(line, answer.facets);
    char text[64];
    std::snprintf(text, sizeof text, ",\"nanoseconds\":%.0f", nanoseconds);
    line += text;
  }
  if (!answer.note.empty()) line += ",\"note\":" + quoted(answer.note);
  line += answer.refused ? ",\"status\":\"refused\"}\n" : ",\"status\":\"ok\"}\n";
  std::cout << line << std::flush;
}

Answer refuse(const char *why) {
  Answer answer;
  answer.refused = true;
  answer.note = why;
  return answer;
}

void answer_line(const Mode &mode, const std::string &line) {
  json_error_t error;
  const std::unique_ptr<json_t, void (*)(json_t *)> root(json_loadb(line.data(), line.size(), 0, &error),
                                                         [](json_t *value) { json_decref(value); });
  if (root == nullptr) complain(error.text);
  const char *id = text_of(root.get(), "id");
  std::vector<Point> points;
  if (std::strcmp(text_of(root.get(), "question"), "hull") != 0)
    return write(mode.name, id, refuse("asked about hulls only"), 0);
  if (!read_points(points, json_object_get(root.get(), "points")))
    return write(mode.name, id, refuse("asked about hulls in space only"), 0);
  const double start = now();
  const Answer answer = mode.make(points);
  write(mode.name, id, answer, now() - start);
}

const Mode *chosen(int argc, char **argv, const std::vector<Mode> &modes) {
  if (argc <= 1) return &modes[0];
  for (const Mode &mode : modes)
    if (argc == 2 && std::strcmp(argv[1], mode.word) == 0) return &mode;
  std::cerr << "usage: " << argv[0];
  for (const Mode &mode : modes) std::cerr << (&mode == &modes[0] ? " [" : "|") << mode.word;
  std::cerr << "] <CASES >CLAIMS\n";
  return nullptr;
}

} // namespace

int serve(int argc, char **argv, const std::vector<Mode> &modes) {
  const Mode *const mode = chosen(argc, argv, modes);
  if (mode == nullptr) return 2;
  std::string line;
  for (size_t number = 1; std::getline(std::cin, line); number++) {
    try {
      answer_line(*mode, line);
    } catch (const std::runtime_error &fault) {
      std::cerr << "standard input:" << number << ": " << fault.what() << '\n';
      return 2;
    }
  }
  return 0;
}

} // namespace hull
