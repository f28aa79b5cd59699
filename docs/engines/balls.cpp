// An engine as a filter, to copy: cases in, claims out (docs/use/adding-an-engine.md).
//   c++ -std=c++17 balls.cpp -o balls -ljansson
// It takes a body for the ball around its points: right about spheres, wrong about the rest, as the judge will say.

#include <algorithm>
#include <array>
#include <cmath>
#include <iostream>
#include <memory>
#include <string>
#include <vector>

#include <jansson.h>

using Point = std::array<double, 3>;
using Json = std::unique_ptr<json_t, decltype(&json_decref)>;

struct Body {
  std::vector<Point> points;
  double radius;

  explicit Body(const json_t *body)
      : radius(json_number_value(json_object_get(body, "radius"))) { // 0 where there is none
    size_t i;
    const json_t *p;
    json_array_foreach(json_object_get(body, "points"), i, p)
        points.push_back({number(p, 0), number(p, 1), number(p, 2)});
  }

  static double number(const json_t *p, size_t k) { return json_number_value(json_array_get(p, k)); }
};

double between(const Point &p, const Point &q) { return std::hypot(p[0] - q[0], p[1] - q[1], p[2] - q[2]); }

struct Ball {
  Point centre{};
  double radius = 0;

  explicit Ball(const Body &body) {
    for (const Point &p : body.points)
      for (size_t k = 0; k < 3; k++) centre[k] += p[k] / static_cast<double>(body.points.size());
    for (const Point &p : body.points) radius = std::max(radius, between(p, centre));
    radius += body.radius;
  }
};

void claim_answer(json_t *claim, const Ball &a, const Ball &b) { // here stands your engine
  const double length = between(a.centre, b.centre), gap = length - a.radius - b.radius;
  json_object_set_new(claim, "colliding", json_boolean(gap <= 0));
  json_object_set_new(claim, gap > 0 ? "distance" : "depth", json_real(std::abs(gap)));
  if (!(length > 0)) return;
  json_object_set_new(claim, "normal", json_array()); // from B to A
  for (size_t k = 0; k < 3; k++)
    json_array_append_new(json_object_get(claim, "normal"), json_real((a.centre[k] - b.centre[k]) / length));
}

int main() {
  for (std::string line; std::getline(std::cin, line);) {
    const Json one(json_loads(line.c_str(), 0, nullptr), json_decref);
    if (!one) return 2;
    const Json claim(json_pack("{s:O,s:s}", "id", json_object_get(one.get(), "id"), "engine", "balls 1.0 binary64"),
                     json_decref);
    const Body a(json_object_get(one.get(), "a")), b(json_object_get(one.get(), "b"));
    const bool sweep = json_string_value(json_object_get(one.get(), "question")) == std::string("sweep");
    if (!sweep && !a.points.empty() && !b.points.empty()) claim_answer(claim.get(), Ball(a), Ball(b));
    else json_object_set_new(claim.get(), "status", json_string("refused"));
    const std::unique_ptr<char, decltype(&free)> text(json_dumps(claim.get(), JSON_COMPACT), free);
    std::cout << text.get() << std::endl; // flushed: the judge waits for it
  }
}
