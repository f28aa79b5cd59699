#include "tool/format/write_pairs.h"

// Decimal digits: a scene may have millions of numbers.
static size_t put_number(char *at, int32_t number) {
  char digits[12];
  size_t count = 0;
  do digits[count++] = (char)('0' + number % 10);
  while ((number /= 10) > 0);
  for (size_t k = 0; k < count; k++) at[k] = digits[count - 1 - k];
  return count;
}

void og_add_pairs(og_text *text, const og_box_pair *pair, size_t count) {
  og_text_add(text, "[");
  for (size_t k = 0; k < count; k++) {
    char cell[32];
    size_t length = 0;
    if (k > 0) cell[length++] = ',';
    cell[length++] = '[';
    length += put_number(cell + length, pair[k].i);
    cell[length++] = ',';
    length += put_number(cell + length, pair[k].j);
    cell[length++] = ']';
    og_text_add_bytes(text, cell, length);
  }
  og_text_add(text, "]");
}

void og_add_order(og_text *text, const og_box_order *order) {
  og_text_add(text, "[");
  for (size_t k = 0; k < order->count; k++) {
    char cell[16] = ",";
    const size_t length = 1 + put_number(cell + 1, order->number[k]);
    og_text_add_bytes(text, k == 0 ? cell + 1 : cell, k == 0 ? length - 1 : length);
  }
  og_text_add(text, "]");
}
