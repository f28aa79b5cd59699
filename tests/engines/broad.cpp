#include "tests/engines/broad.h"

#include <algorithm>
#include <cmath>
#include <cstdlib>
#include <cstring>
#include <limits>

namespace broad {

namespace {

using lines::complain;
using lines::now;
using lines::text_of;

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

void write(const std::string &name, const std::string &id, const Claim &claim) {
  if (claim.refused) return lines::write(name, id, "", claim.note, true);
  std::string fields = lines::pairs_field(claim.first);
  for (size_t k = 0; k < claim.steps.size(); k++) {
    fields += (k == 0 ? ",\"steps\":[{\"begun\":" : ",{\"begun\":") + lines::listed(claim.steps[k].first);
    fields += ",\"ended\":" + lines::listed(claim.steps[k].second) + (k + 1 < claim.steps.size() ? "}" : "}]");
  }
  if (claim.margin > 0) fields += lines::number_field("margin", claim.margin, "%.17g");
  fields += lines::number_field("nanoseconds", claim.nanoseconds, "%.0f");
  lines::write(name, id, fields, claim.note, false);
}

void answer(const Mode &mode, const json_t *root) {
  if (std::strcmp(text_of(root, "question"), "overlaps") != 0)
    return lines::write(mode.name, text_of(root, "id"), "", "asked about boxes only", true);
  const Case one = read_case(root);
  write(mode.name, one.id, ask(mode, one));
}

} // namespace

int serve(int argc, char **argv, const std::vector<Mode> &modes) {
  std::vector<const char *> words;
  for (const Mode &mode : modes) words.push_back(mode.word);
  return lines::serve(argc, argv, words, [&](size_t k, const json_t *root) { answer(modes[k], root); });
}

} // namespace broad
