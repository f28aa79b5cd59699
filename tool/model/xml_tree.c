#include "tool/model/xml_tree.h"

#include <errno.h>
#include <limits.h>
#include <math.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <expat.h>

#include "spec/number/allocation.h"

typedef struct reading {
  XML_Parser parser;
  const char *file;
  og_complaint *complaint;
  og_xml *root, *open[OG_XML_DEPTH];
  size_t depth;
} reading;

static char *copy_of(const char *text) {
  const size_t length = strlen(text) + 1;
  return memcpy(og_grow(NULL, length, 1), text, length);
}

bool og_xml_refuse(const og_xml *element, og_complaint *complaint, const char *format, ...) {
  char message[512];
  va_list arguments;
  va_start(arguments, format);
  vsnprintf(message, sizeof message, format, arguments);
  va_end(arguments);
  complaint->file = element->file;
  complaint->line = element->line;
  return og_complain(complaint, OG_INPUT_BAD, NULL, "%s", message);
}

// ---- what the parser calls ----

static void stop(reading *tree, const char *message) {
  tree->complaint->line = XML_GetCurrentLineNumber(tree->parser);
  og_complain(tree->complaint, OG_INPUT_BAD, NULL, "%s", message);
  XML_StopParser(tree->parser, XML_FALSE);
}

static void add_child(og_xml *to, og_xml *element) {
  if (to->count == to->capacity) {
    to->capacity = og_doubled(to->capacity);
    to->child = og_grow(to->child, to->capacity, sizeof(og_xml *));
  }
  to->child[to->count++] = element;
}

static void XMLCALL begin(void *data, const XML_Char *name, const XML_Char **attribute) {
  reading *tree = data;
  if (tree->depth == OG_XML_DEPTH) {
    stop(tree, "elements stand in each other more than 256 deep");
    return;
  }
  size_t count = 0;
  while (attribute[count] != NULL) count++;
  og_xml *element = og_grow(NULL, 1, sizeof *element);
  *element = (og_xml){.name = copy_of(name), .line = XML_GetCurrentLineNumber(tree->parser), .file = tree->file};
  element->attribute = og_grow(NULL, count + 1, sizeof(char *));
  for (size_t k = 0; k < count; k++) element->attribute[k] = copy_of(attribute[k]);
  element->attribute[count] = NULL;
  if (tree->depth > 0) add_child(tree->open[tree->depth - 1], element);
  else tree->root = element;
  tree->open[tree->depth++] = element;
}

static void XMLCALL end(void *data, const XML_Char *name) {
  (void)name;
  ((reading *)data)->depth--;
}

static void XMLCALL declare_entity(void *data, const XML_Char *name, int is_parameter, const XML_Char *value,
                                   int length,
                                   const XML_Char *base, const XML_Char *system, const XML_Char *public,
                                   const XML_Char *notation) {
  (void)name, (void)is_parameter, (void)value, (void)length, (void)base, (void)system, (void)public, (void)notation;
  stop(data, "declares an entity: such files are not read");
}

static void XMLCALL skip_entity(void *data, const XML_Char *name, int is_parameter) {
  (void)name, (void)is_parameter;
  stop(data, "names an entity that is not in it");
}

// ---- the tree ----

og_xml *og_xml_read(const char *bytes, size_t length, const char *file, og_complaint *complaint) {
  complaint->file = file;
  complaint->line = 0;
  if (length > INT_MAX) {
    og_complain(complaint, OG_INPUT_LIMIT, NULL, "longer than %d bytes", INT_MAX);
    return NULL;
  }
  reading tree = {.parser = XML_ParserCreate(NULL), .file = file, .complaint = complaint};
  if (tree.parser == NULL) abort(); // as where memory runs out
  XML_SetUserData(tree.parser, &tree);
  XML_SetElementHandler(tree.parser, begin, end);
  XML_SetEntityDeclHandler(tree.parser, declare_entity);
  XML_SetSkippedEntityHandler(tree.parser, skip_entity);
  const bool good = XML_Parse(tree.parser, bytes, (int)length, 1) == XML_STATUS_OK && complaint->text[0] == '\0';
  if (!good) {
    complaint->line = complaint->text[0] == '\0' ? XML_GetCurrentLineNumber(tree.parser) : complaint->line;
    og_complain(complaint, OG_INPUT_BAD, NULL, "no XML: %s", XML_ErrorString(XML_GetErrorCode(tree.parser)));
    og_xml_free(tree.root);
    tree.root = NULL;
  }
  XML_ParserFree(tree.parser);
  return tree.root;
}

void og_xml_free(og_xml *element) {
  if (element == NULL) return;
  for (size_t k = 0; k < element->count; k++) og_xml_free(element->child[k]);
  for (size_t k = 0; element->attribute[k] != NULL; k++) free(element->attribute[k]);
  free(element->attribute);
  free(element->child);
  free(element->name);
  free(element);
}

const char *og_xml_attribute(const og_xml *element, const char *name) {
  for (size_t k = 0; element->attribute[k] != NULL; k += 2)
    if (strcmp(element->attribute[k], name) == 0) return element->attribute[k + 1];
  return NULL;
}

const og_xml *og_xml_child(const og_xml *element, const char *name) {
  for (size_t k = 0; k < element->count; k++)
    if (strcmp(element->child[k]->name, name) == 0) return element->child[k];
  return NULL;
}

static bool is_space(char c) { return c == ' ' || c == '\t' || c == '\r' || c == '\n'; }

bool og_xml_numbers(double *x, size_t least, size_t most, size_t *count, const og_xml *element, const char *name,
                    const char *text, og_complaint *complaint) {
  char quoted[OG_QUOTE_SIZE];
  *count = 0;
  for (const char *c = text;;) {
    while (is_space(*c)) c++;
    if (*c == '\0') break;
    char *rest;
    const double number = strtod(c, &rest);
    if (rest == c || (*rest != '\0' && !is_space(*rest)) || !isfinite(number))
      return og_xml_refuse(element, complaint, "%s: expected finite numbers, not %s", name, og_quote(quoted, text));
    if (*count < most) x[*count] = number;
    ++*count;
    c = rest;
  }
  if (*count >= least && *count <= most) return true;
  if (least == most)
    return og_xml_refuse(element, complaint, "%s: expected %zu numbers, not %zu", name, most, *count);
  return og_xml_refuse(element, complaint, "%s: expected %zu to %zu numbers, not %zu", name, least, most, *count);
}
