#include "tests/engines/bound.h"

#include <cmath>
#include <cstdio>
#include <cstring>

#include "tests/engines/lines.h"

namespace bound {

namespace {

std::vector<Point> read_points(const json_t *value) {
  if (!json_is_array(value) || json_array_size(value) == 0) lines::complain("no points");
  std::vector<Point> points;
  for (size_t k = 0; k < json_array_size(value); k++) {
    const json_t *one = json_array_get(value, k);
    Point point;
    for (size_t i = 0; i < json_array_size(one); i++) point.push_back(lines::number_of(json_array_get(one, i)));
    if ((point.size() != 2 && point.size() != 3) || (k > 0 && point.size() != points[0].size()))
      lines::complain("a point has two numbers or three, as all others have");
    points.push_back(point);
  }
  return points;
}

// A number that is not finite is a string in a claim.
std::string number(double x) {
  char text[40];
  std::snprintf(text, sizeof text, std::isfinite(x) ? "%.17g" : "\"%g\"", x);
  return text;
}

std::string numbers(const Point &point) {
  std::string text = "[";
  for (size_t i = 0; i < point.size(); i++) text += (i == 0 ? "" : ",") + number(point[i]);
  return text + "]";
}

std::string fields_of(const Answer &answer, double nanoseconds) {
  const std::string time = lines::number_field("nanoseconds", nanoseconds, "%.0f");
  if (answer.refused) return "";
  if (answer.axes.empty())
    return ",\"centre\":" + numbers(answer.centre) + ",\"radius\":" + number(answer.radius) + time;
  std::string text = ",\"axes\":[";
  for (size_t k = 0; k < answer.axes.size(); k++) text += (k == 0 ? "" : ",") + numbers(answer.axes[k]);
  return text + "],\"lo\":" + numbers(answer.lo) + ",\"hi\":" + numbers(answer.hi) + time;
}

void answer_line(const Mode &mode, const json_t *root) {
  const std::string id = lines::text_of(root, "id");
  if (json_object_get(root, "turn") != nullptr)
    return lines::write(mode.name, id, "", "asked about points that do not turn only", true);
  if (std::strcmp(lines::text_of(root, "question"), "bound") != 0 ||
      std::strcmp(lines::text_of(root, "volume"), mode.volume) != 0)
    return lines::write(mode.name, id, "", std::string("asked about the volume ") + mode.volume + " only", true);
  const std::vector<Point> points = read_points(json_object_get(root, "points"));
  const double start = lines::now();
  const Answer answer = mode.make(points);
  const double nanoseconds = lines::now() - start;
  lines::write(mode.name, id, fields_of(answer, nanoseconds), answer.note, answer.refused);
}

} // namespace

int serve(int argc, char **argv, const std::vector<Mode> &modes) {
  std::vector<const char *> words;
  for (const Mode &mode : modes) words.push_back(mode.word);
  return lines::serve(argc, argv, words, [&](size_t k, const json_t *root) { answer_line(modes[k], root); });
}

} // namespace bound
