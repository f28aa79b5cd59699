#include "tool/trace/is_traced.h"

#include "ref/traced_registry.h"

bool og_is_traced(const og_algorithm *algorithm) { return og_traced_find(algorithm) != NULL; }
