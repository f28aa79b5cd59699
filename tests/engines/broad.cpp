#include "tests/engines/broad.h"

#include <algorithm>
#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <iostream>
#include <limits>
#include <stdexcept>

#include <jansson.h>
#include <time.h>

namespace broad {

namespace {

[[noreturn]] void complain(const std::string &what) { throw std::runtime_error(what); }

// Processor time: what other processes do counts little.
double now() {
  timespec at;
  clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &at);
  return 1e9 * static_cast<double>(at.tv_sec) + static_cast<double>(at.tv_nsec);
}

// ---- a case ----

struct Change {
  int32_t number;
  Box box;
};

struct Step {
  std::vector<Change> insert, move;
  std::vector<int32_t> remove;
};

struct Case {
  std::string id;
  World world;
  Step start;
  std::vector<Step> steps;
};

// Hostile cases have "nan", "inf" and "-inf", which strtod knows.
double read_number(const json_t *value) {
  if (json_is_number(value)) return json_number_value(value);
  const char *text = json_string_value(value);
  char *end = nullptr;
  const double x = text == nullptr ? 0 : std::strtod(text, &end);
  if (text == nullptr || end == text || *end != '\0') complain("expected a number");
  return x;
}

void read_end(double *to, const json_t *value, World &world) {
  const size_t count = json_array_size(value);
  if (count < 1 || count > 3) complain("a box's end has 1 to 3 numbers");
  if (world.dimension != 0 && count != static_cast<size_t>(world.dimension)) complain("ends of other dimensions");
  world.dimension = static_cast<int>(count);
  for (size_t k = 0; k < count; k++) to[k] = read_number(json_array_get(value, k));
}

Box read_box(const json_t *lo, const json_t *hi, World &world) {
  Box box = {{0, 0, 0}, {1, 1, 1}};
  read_end(box.lo, lo, world);
  read_end(box.hi, hi, world);
  for (int k = 0; k < 3; k++) {
    for (const double end : {box.lo[k], box.hi[k]}) {
      if (!std::isfinite(end)) continue;
      world.around.lo[k] = std::min(world.around.lo[k], end);
      world.around.hi[k] = std::max(world.around.hi[k], end);
    }
    const double edge = box.hi[k] - box.lo[k];
    if (std::isfinite(edge)) world.largest = std::max(world.largest, edge);
  }
  return box;
}

int32_t read_index(const json_t *value, World &world) {
  const json_int_t index = json_is_integer(value) ? json_integer_value(value) : -1;
  if (index < 0 || index >= std::numeric_limits<int32_t>::max()) complain("expected a number of a box");
  world.count = std::max(world.count, static_cast<int32_t>(index) + 1);
  return static_cast<int32_t>(index);
}

std::vector<Change> read_changes(const json_t *value, World &world) {
  std::vector<Change> changes;
  for (size_t k = 0; k < json_array_size(value); k++) {
    const json_t *one = json_array_get(value, k);
    if (json_array_size(one) != 3) complain("a change is [number, lo, hi]");
    const int32_t number = read_index(json_array_get(one, 0), world);
    changes.push_back({number, read_box(json_array_get(one, 1), json_array_get(one, 2), world)});
  }
  return changes;
}

Step read_step(const json_t *value, World &world) {
  if (!json_is_object(value)) complain("a step is an object");
  Step step;
  step.insert = read_changes(json_object_get(value, "insert"), world);
  step.move = read_changes(json_object_get(value, "move"), world);
  const json_t *gone = json_object_get(value, "remove");
  for (size_t k = 0; k < json_array_size(gone); k++) step.remove.push_back(read_index(json_array_get(gone, k), world));
  return step;
}

// An empty set has no ends.
void settle(World &world) {
  if (world.dimension == 0) world.dimension = 3;
  for (int k = 0; k < 3; k++)
    if (!(world.around.lo[k] <= world.around.hi[k])) world.around.lo[k] = world.around.hi[k] = 0;
}

const char *text_of(const json_t *root, const char *field) {
  const char *text = json_string_value(json_object_get(root, field));
  if (text == nullptr) complain(std::string("no text in the field ") + field);
  return text;
}

Case read_case(const json_t *root) {
  const char *id = text_of(root, "id");
  const json_t *boxes = json_object_get(root, "boxes"), *steps = json_object_get(root, "steps");
  if (!json_is_array(boxes)) complain("no boxes");
  constexpr double far = std::numeric_limits<double>::infinity();
  Case one = {id, {0, 0, {{far, far, far}, {-far, -far, -far}}, 0}, {}, {}};
  for (size_t k = 0; k < json_array_size(boxes); k++) {
    const json_t *box = json_array_get(boxes, k);
    if (json_array_size(box) != 2) complain("a box is [lo, hi]");
    one.start.insert.push_back(
        {static_cast<int32_t>(k), read_box(json_array_get(box, 0), json_array_get(box, 1), one.world)});
  }
  one.world.count = static_cast<int32_t>(json_array_size(boxes));
  for (size_t k = 0; k < json_array_size(steps); k++)
    one.steps.push_back(read_step(json_array_get(steps, k), one.world));
  settle(one.world);
  return one;
}

// ---- a claim ----

struct Claim {
  bool refused;
  Pairs first;
  std::vector<std::pair<Pairs, Pairs>> steps; // begun, ended
  double margin, nanoseconds;
  std::string note;
};

void put_in_order(Pairs &pairs) {
  for (Pair &pair : pairs)
    if (pair.first > pair.second) std::swap(pair.first, pair.second);
  std::sort(pairs.begin(), pairs.end());
}

void play(Engine &engine, const Step &step, Pairs &pairs) {
  for (const int32_t number : step.remove) engine.remove(number);
  for (const Change &change : step.move) engine.move(change.number, change.box);
  for (const Change &change : step.insert) engine.insert(change.number, change.box);
  engine.list(pairs);
}

// Differences keep what is named twice.
std::pair<Pairs, Pairs> compare(const Pairs &before, const Pairs &after) {
  std::pair<Pairs, Pairs> r;
  std::set_difference(after.begin(), after.end(), before.begin(), before.end(), std::back_inserter(r.first));
  std::set_difference(before.begin(), before.end(), after.begin(), after.end(), std::back_inserter(r.second));
  return r;
}

Claim ask(const Mode &mode, const Case &one) {
  Claim claim = {false, {}, {}, 0, 0, {}};
  const double start = now();
  const std::unique_ptr<Engine> engine = mode.make(one.world, claim.note);
  claim.refused = engine == nullptr;
  if (claim.refused) return claim;
  play(*engine, one.start, claim.first);
  claim.nanoseconds = now() - start;
  put_in_order(claim.first);
  Pairs before = claim.first;
  for (const Step &step : one.steps) {
    Pairs after;
    const double begun = now();
    play(*engine, step, after);
    claim.nanoseconds += now() - begun;
    put_in_order(after);
    claim.steps.push_back(compare(before, after));
    before.swap(after);
  }
  claim.margin = engine->margin();
  return claim;
}

std::string quoted(const std::string &text) {
  json_t *value = json_string(text.c_str());
  char *dumped = json_dumps(value, JSON_ENCODE_ANY);
  const std::string r = dumped;
  std::free(dumped);
  json_decref(value);
  return r;
}

void add_pairs(std::string &line, const Pairs &pairs) {
  line += '[';
  for (const Pair &pair : pairs)
    line += (line.back() == '[' ? "[" : ",[") + std::to_string(pair.first) + "," + std::to_string(pair.second) + "]";
  line += ']';
}

// Base64 of little-endian 32-bit numbers.
void add_packed(std::string &line, const Pairs &pairs) {
  static const char digits[] = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
  std::vector<unsigned char> bytes;
  for (const Pair &pair : pairs)
    for (const int32_t number : {pair.first, pair.second})
      for (int k = 0; k < 4; k++) bytes.push_back(static_cast<unsigned char>(static_cast<uint32_t>(number) >> (8 * k)));
  for (size_t at = 0; at < bytes.size(); at += 3) {
    const size_t left = std::min<size_t>(3, bytes.size() - at);
    uint32_t three = 0;
    for (size_t k = 0; k < 3; k++) three = three << 8 | (k < left ? bytes[at + k] : 0U);
    for (size_t k = 0; k < 4; k++) line += k <= left ? digits[three >> (18 - 6 * k) & 63] : '=';
  }
}

constexpr size_t many = 1000; // pairs from here on are packed

void write(const std::string &name, const std::string &id, const Claim &claim) {
  std::string line = "{\"id\":" + quoted(id) + ",\"engine\":" + quoted(name);
  if (!claim.refused) {
    line += claim.first.size() < many ? ",\"pairs\":" : ",\"pairs_packed\":\"";
    if (claim.first.size() < many) add_pairs(line, claim.first);
    else add_packed(line, claim.first);
    if (claim.first.size() >= many) line += '"';
    for (size_t k = 0; k < claim.steps.size(); k++) {
      line += k == 0 ? ",\"steps\":[{\"begun\":" : ",{\"begun\":";
      add_pairs(line, claim.steps[k].first);
      line += ",\"ended\":";
      add_pairs(line, claim.steps[k].second);
      line += k + 1 < claim.steps.size() ? "}" : "}]";
    }
    char text[64];
    std::snprintf(text, sizeof text, ",\"margin\":%.17g", claim.margin);
    if (claim.margin > 0) line += text;
    std::snprintf(text, sizeof text, ",\"nanoseconds\":%.0f", claim.nanoseconds);
    line += text;
  }
  if (!claim.note.empty()) line += ",\"note\":" + quoted(claim.note);
  line += claim.refused ? ",\"status\":\"refused\"}\n" : ",\"status\":\"ok\"}\n";
  std::cout << line << std::flush;
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

void answer(const Mode &mode, const std::string &line) {
  json_error_t error;
  const std::unique_ptr<json_t, void (*)(json_t *)> root(json_loadb(line.data(), line.size(), 0, &error),
                                                         [](json_t *value) { json_decref(value); });
  if (root == nullptr) complain(error.text);
  if (std::strcmp(text_of(root.get(), "question"), "overlaps") != 0) {
    write(mode.name, text_of(root.get(), "id"), {true, {}, {}, 0, 0, "asked about boxes only"});
    return;
  }
  const Case one = read_case(root.get());
  write(mode.name, one.id, ask(mode, one));
}

} // namespace

int serve(int argc, char **argv, const std::vector<Mode> &modes) {
  const Mode *const mode = chosen(argc, argv, modes);
  if (mode == nullptr) return 2;
  std::string line;
  for (size_t number = 1; std::getline(std::cin, line); number++) {
    try {
      answer(*mode, line);
    } catch (const std::runtime_error &fault) {
      std::cerr << "standard input:" << number << ": " << fault.what() << '\n';
      return 2;
    }
  }
  return 0;
}

} // namespace broad
