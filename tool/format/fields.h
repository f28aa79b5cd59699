#ifndef OG_FIELDS_H
#define OG_FIELDS_H

/// Typed values out of JSON. Every reader returns false after it has complained in full, with the place.

#include <jansson.h>

#include "spec/number/rational.h"
#include "spec/number/vector.h"
#include "spec/question.h"
#include "tool/format/complaint.h"

/// Parses one line: one JSON value, no duplicate keys, nothing after it, every number the nearest binary64.
/// The caller releases it with json_decref.
json_t *og_read_json(const char *line, size_t length, og_complaint *complaint);

/// Is it an object with no other fields than `known` (null at the end)? A near miss is suggested.
bool og_read_object(const json_t *value, const char *const *known, const og_place *place, og_complaint *complaint);

/// The member of that name; complains where it is missing. `in` is the place of the object.
const json_t *og_need_field(const json_t *object, const char *field, const og_place *in, og_complaint *complaint);

/// An array of `count` elements; SIZE_MAX means any number of them.
bool og_read_array(const json_t *value, size_t count, const char *of, const og_place *place, og_complaint *complaint);

/// A string; null where it is none.
const char *og_read_string(const json_t *value, const char *what, const og_place *place, og_complaint *complaint);
/// What a certificate, an object, says of its kind; null where it says nothing.
const char *og_read_kind_name(const json_t *certificate, const og_place *place, og_complaint *complaint);

bool og_read_boolean(bool *r, const json_t *value, const og_place *place, og_complaint *complaint);

/// A JSON number, taken as the binary64 that it is, or a string, taken exactly.
bool og_read_number(og_rational *r, const json_t *value, const og_place *place, og_complaint *complaint);

/// An array of `count` numbers.
bool og_read_numbers(og_rational *r, size_t count, const json_t *value, const og_place *place, og_complaint *complaint);

/// An integer: a string of digits of any length, or a JSON number up to 2^53.
bool og_read_integer(og_int *r, const json_t *value, const og_place *place, og_complaint *complaint);

/// As og_read_number, but a string "n/d" may have any number of digits: the exact numbers of an answer are longer
/// than those of its case.
bool og_read_quotient(og_rational *r, const json_t *value, const og_place *place, og_complaint *complaint);

/// An array of three integers.
bool og_read_ivec(og_ivec *r, const json_t *value, const og_place *place, og_complaint *complaint);

/// A JSON number that is an integer from 0 to 2^32 - 1.
bool og_read_index(uint32_t *r, const json_t *value, const og_place *place, og_complaint *complaint);

/// Reads "12", "-7/3": digits of any number, a denominator that is not zero. False where `text` is something else.
bool og_quotient_from_text(og_rational *r, const char *text, size_t length);

/// The name among `known` (null at the end) that the word was probably meant to be, or null. It is near: one edit of a
/// word of up to four letters, two of up to eight, three of longer ones, and fewer than either has letters.
const char *og_nearest_name(const char *word, const char *const *known);
/// The same among the questions.
const char *og_nearest_question(const char *word);

#endif
