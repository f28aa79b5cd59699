#ifndef OG_VERSION_H
#define OG_VERSION_H

/// The version, here and nowhere else: programs print it, the Makefile reads it. docs/use/library.md says what it
/// promises.
#define ORIGO_VERSION "0.2.0"

#endif
