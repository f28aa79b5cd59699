#include "tests/engines/hull.h"

#include <cstring>

#include "tests/engines/lines.h"

namespace hull {

namespace {

// False where they are in the plane.
bool read_points(std::vector<Point> &points, const json_t *value) {
  if (!json_is_array(value) || json_array_size(value) == 0) lines::complain("no points");
  for (size_t k = 0; k < json_array_size(value); k++) {
    const json_t *one = json_array_get(value, k);
    if (json_array_size(one) == 2) return false;
    if (json_array_size(one) != 3) lines::complain("a point has two numbers or three");
    Point point;
    for (size_t i = 0; i < 3; i++) point[i] = lines::number_of(json_array_get(one, i));
    points.push_back(point);
  }
  return true;
}

std::string facets_field(const std::vector<Facet> &facets) {
  std::string text = ",\"facets\":[";
  for (const Facet &facet : facets) {
    text += text.back() == '[' ? "[" : ",[";
    for (size_t k = 0; k < facet.size(); k++) text += (k == 0 ? "" : ",") + std::to_string(facet[k]);
    text += ']';
  }
  return text + ']';
}

void answer_line(const Mode &mode, const json_t *root) {
  const std::string id = lines::text_of(root, "id");
  std::vector<Point> points;
  if (std::strcmp(lines::text_of(root, "question"), "hull") != 0)
    return lines::write(mode.name, id, "", "asked about hulls only", true);
  if (!read_points(points, json_object_get(root, "points")))
    return lines::write(mode.name, id, "", "asked about hulls in space only", true);
  const double start = lines::now();
  const Answer answer = mode.make(points);
  const double nanoseconds = lines::now() - start;
  const std::string fields = facets_field(answer.facets) + lines::number_field("nanoseconds", nanoseconds, "%.0f");
  lines::write(mode.name, id, answer.refused ? "" : fields, answer.note, answer.refused);
}

} // namespace

int serve(int argc, char **argv, const std::vector<Mode> &modes) {
  std::vector<const char *> words;
  for (const Mode &mode : modes) words.push_back(mode.word);
  return lines::serve(argc, argv, words, [&](size_t k, const json_t *root) { answer_line(modes[k], root); });
}

} // namespace hull
