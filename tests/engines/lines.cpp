#include "tests/engines/lines.h"

#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <iostream>
#include <memory>
#include <stdexcept>

#include <time.h>

namespace lines {

[[noreturn]] void complain(const std::string &what) { throw std::runtime_error(what); }

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

double number_of(const json_t *value) {
  if (!json_is_number(value)) complain("expected a number");
  return json_number_value(value);
}

std::string quoted(const std::string &text) {
  const std::unique_ptr<json_t, void (*)(json_t *)> value(json_string(text.c_str()), [](json_t *v) { json_decref(v); });
  const std::unique_ptr<char, void (*)(void *)> dumped(json_dumps(value.get(), JSON_ENCODE_ANY), std::free);
  return dumped.get();
}

// ---- pairs ----

std::string listed(const Pairs &pairs) {
  std::string text = "[";
  for (const Pair &pair : pairs)
    text += (text.size() == 1 ? "[" : ",[") + std::to_string(pair.first) + "," + std::to_string(pair.second) + "]";
  return text + ']';
}

// Base64 of little-endian 32-bit numbers.
static std::string packed(const Pairs &pairs) {
  static const char digits[] = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
  std::string text;
  std::vector<unsigned char> bytes;
  for (const Pair &pair : pairs)
    for (const int32_t number : {pair.first, pair.second})
      for (int k = 0; k < 4; k++) bytes.push_back(static_cast<unsigned char>(static_cast<uint32_t>(number) >> (8 * k)));
  for (size_t at = 0; at < bytes.size(); at += 3) {
    const size_t left = std::min<size_t>(3, bytes.size() - at);
    uint32_t three = 0;
    for (size_t k = 0; k < 3; k++) three = three << 8 | (k < left ? bytes[at + k] : 0U);
    for (size_t k = 0; k < 4; k++) text += k <= left ? digits[three >> (18 - 6 * k) & 63] : '=';
  }
  return text;
}

constexpr size_t many = 1000; // pairs from here on are packed

std::string pairs_field(const Pairs &pairs) {
  return pairs.size() < many ? ",\"pairs\":" + listed(pairs) : ",\"pairs_packed\":\"" + packed(pairs) + '"';
}

// ---- claims ----

std::string number_field(const char *name, double value, const char *format) {
  char text[64];
  std::snprintf(text, sizeof text, format, value);
  return std::string(",\"") + name + "\":" + text;
}

void write(const std::string &engine, const std::string &id, const std::string &fields, const std::string &note,
           bool refused) {
  std::string line = "{\"id\":" + quoted(id) + ",\"engine\":" + quoted(engine) + fields;
  if (!note.empty()) line += ",\"note\":" + quoted(note);
  line += refused ? ",\"status\":\"refused\"}\n" : ",\"status\":\"ok\"}\n";
  std::cout << line << std::flush;
}

// ---- the loop ----

// words.size() where the command line names none of them.
static size_t chosen(int argc, char **argv, const std::vector<const char *> &words) {
  if (argc <= 1) return 0;
  for (size_t k = 0; k < words.size(); k++)
    if (argc == 2 && std::strcmp(argv[1], words[k]) == 0) return k;
  std::cerr << "usage: " << argv[0];
  for (const char *word : words) std::cerr << (word == words[0] ? " [" : "|") << word;
  std::cerr << "] <CASES >CLAIMS\n";
  return words.size();
}

int serve(int argc, char **argv, const std::vector<const char *> &words,
          const std::function<void(size_t mode, const json_t *root)> &answer) {
  const size_t mode = chosen(argc, argv, words);
  if (mode == words.size()) return 2;
  std::string line;
  for (size_t number = 1; std::getline(std::cin, line); number++) {
    try {
      json_error_t error;
      const std::unique_ptr<json_t, void (*)(json_t *)> root(json_loadb(line.data(), line.size(), 0, &error),
                                                             [](json_t *value) { json_decref(value); });
      if (root == nullptr) complain(error.text);
      answer(mode, root.get());
    } catch (const std::runtime_error &fault) {
      std::cerr << "standard input:" << number << ": " << fault.what() << '\n';
      return 2;
    }
  }
  return 0;
}

} // namespace lines
