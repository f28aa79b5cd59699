#ifndef OG_XML_TREE_H
#define OG_XML_TREE_H

/// An XML file as a tree of elements, read by expat. Text between elements is passed over. A file that declares
/// entities, or names one that it does not have, is refused: no text grows, and no other file is read.

#include <stddef.h>

#include "tool/format/complaint.h"

typedef struct og_xml {
  char *name;
  char **attribute; // name and value in turn, null at the end
  size_t line;
  const char *file; // that it stands in
  struct og_xml **child;
  size_t count, capacity;
} og_xml;

/// Elements stand in each other up to this depth.
enum { OG_XML_DEPTH = 256 };

/// The root, or null after a complaint. `file` has to live as long as the tree.
og_xml *og_xml_read(const char *bytes, size_t length, const char *file, og_complaint *complaint);
void og_xml_free(og_xml *element);

/// An attribute's text, or null.
const char *og_xml_attribute(const og_xml *element, const char *name);
/// The first child of that name, or null.
const og_xml *og_xml_child(const og_xml *element, const char *name);

/// Complains about the element's line; returns false.
bool og_xml_refuse(const og_xml *element, og_complaint *complaint, const char *format, ...)
    __attribute__((format(printf, 3, 4)));

/// Finite numbers in the text, with space between them: from `least` to `most`, as many as *count then says.
bool og_xml_numbers(double *x, size_t least, size_t most, size_t *count, const og_xml *element, const char *name,
                    const char *text, og_complaint *complaint);

#endif
