#ifndef TESTS_ENGINES_LINES_H
#define TESTS_ENGINES_LINES_H

// Cases and claims as lines of JSON: what the filters of broad phases, hulls and meshes share.

#include <cstdint>
#include <functional>
#include <string>
#include <utility>
#include <vector>

#include <jansson.h>

namespace lines {

/// Ends the answer to a line that is no case.
[[noreturn]] void complain(const std::string &what);

/// Processor time, in nanoseconds: what other processes do counts little.
double now();

/// Complains where the field is no text.
const char *text_of(const json_t *root, const char *field);
/// Complains where it is no number.
double number_of(const json_t *value);

std::string quoted(const std::string &text);

using Pair = std::pair<int32_t, int32_t>;
using Pairs = std::vector<Pair>;

/// "[[i,j],...]"
std::string listed(const Pairs &pairs);
/// The field `pairs` of a claim, or `pairs_packed` of many, with a comma before it.
std::string pairs_field(const Pairs &pairs);
/// A field with a number, with a comma before it.
std::string number_field(const char *name, double value, const char *format);

/// Writes a claim: its head, the fields given and its end.
void write(const std::string &engine, const std::string &id, const std::string &fields, const std::string &note,
           bool refused);

/// Answers the lines of standard input until they end: 0. On a line that is no case: 2, after a complaint on standard
/// error. The words are the modes of the command line, the first is the default.
int serve(int argc, char **argv, const std::vector<const char *> &words,
          const std::function<void(size_t mode, const json_t *root)> &answer);

} // namespace lines

#endif
