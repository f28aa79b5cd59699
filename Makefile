# Origo. `make demo` and `make test` set everything up on a fresh Debian 12 machine.
#
#   make            build/origo, build/origo-check, build/liborigo.a, build/liborigo.so
#   make demo       the embedded corpus answered exactly, every certificate checked
#   make test       all tests            make bench   speed beside CGAL, FCL and Bullet
#   make corpus-lint   the corpus re-derived and checked
#   make install    PREFIX=/usr/local DESTDIR=
#
# Every variable below may be set on the command line: make CC=clang OPT=-O3 BUILD=build-clang

VERSION = 0.1.0
CC      = gcc
CXX     = g++
OPT     = -O2
BUILD   = build
PREFIX  = /usr/local
DESTDIR =
SANITIZE =

WARN    = -Wall -Wextra -Wpedantic -Wconversion -Wshadow -Wdouble-promotion -Werror
CFLAGS  = -g
# -ffp-contract=off: the same bytes on every machine and at every optimisation level.
ALL_CFLAGS = -std=c17 -D_POSIX_C_SOURCE=200809L $(WARN) $(OPT) -ffp-contract=off -fPIC -I. \
             -DORIGO_VERSION='"$(VERSION)"' $(CFLAGS) $(SANITIZE)
ALL_LDFLAGS = $(LDFLAGS) $(SANITIZE)

LIB_SOURCES    := $(sort $(wildcard spec/*.c spec/*/*.c))
FORMAT_SOURCES := $(sort $(wildcard tool/format/*.c))
ORIGO_SOURCES  := $(sort $(wildcard tool/origo/*.c tool/gen/*.c))
CHECK_SOURCES  := $(sort $(wildcard tool/check/*.c))
ORACLE_SOURCES := $(sort $(wildcard tests/oracle/*.c))
TEST_SOURCES   := $(sort $(filter-out tests/oracle/%, $(wildcard tests/*/*_test.c)))
TEST_SCRIPTS   := $(sort $(wildcard tests/*/*_test.sh))

object = $(patsubst %.c,$(BUILD)/obj/%.o,$(1))
LIB_OBJECTS    := $(call object,$(LIB_SOURCES))
# origo-check links none of the solver.
TRUSTED_OBJECTS := $(filter-out $(BUILD)/obj/spec/solver/%,$(LIB_OBJECTS))
FORMAT_OBJECTS := $(call object,$(FORMAT_SOURCES))
ORIGO_OBJECTS  := $(call object,$(ORIGO_SOURCES))
CHECK_OBJECTS  := $(call object,$(CHECK_SOURCES))
ORACLE_OBJECTS := $(call object,$(ORACLE_SOURCES))
TEST_PROGRAMS  := $(patsubst tests/%.c,$(BUILD)/tests/%,$(TEST_SOURCES))

LIBS      = -lmpfr -lgmp -lm
JSON_LIBS = -ljansson

.PHONY: all
all: $(BUILD)/origo $(BUILD)/origo-check $(BUILD)/liborigo.a $(BUILD)/liborigo.so

$(BUILD)/obj/%.o: %.c
	@mkdir -p $(@D)
	$(CC) $(ALL_CFLAGS) -MMD -MP -c $< -o $@

$(BUILD)/liborigo.a: $(LIB_OBJECTS)
	@rm -f $@
	$(AR) rcsD $@ $^

$(BUILD)/liborigo.so: $(LIB_OBJECTS)
	$(CC) $(ALL_LDFLAGS) -shared -Wl,-soname,liborigo.so.0 $^ -o $@ $(LIBS)

$(BUILD)/origo: $(ORIGO_OBJECTS) $(FORMAT_OBJECTS) $(BUILD)/liborigo.a
	$(CC) $(ALL_LDFLAGS) $^ -o $@ $(JSON_LIBS) $(LIBS)

$(BUILD)/origo-check: $(CHECK_OBJECTS) $(FORMAT_OBJECTS) $(TRUSTED_OBJECTS)
	$(CC) $(ALL_LDFLAGS) $^ -o $@ $(JSON_LIBS) $(LIBS)

# A test is one program a file; it may use the independent oracle, the formats and the generators.
GEN_OBJECTS := $(filter $(BUILD)/obj/tool/gen/%,$(ORIGO_OBJECTS))
$(BUILD)/tests/%: $(BUILD)/obj/tests/%.o $(ORACLE_OBJECTS) $(GEN_OBJECTS) $(FORMAT_OBJECTS) $(BUILD)/liborigo.a
	@mkdir -p $(@D)
	$(CC) $(ALL_LDFLAGS) $^ -o $@ -lcmocka $(JSON_LIBS) $(LIBS)

.SECONDARY:
.PHONY: clean
clean:
	rm -rf $(BUILD)

-include $(shell find $(BUILD)/obj -name '*.d' 2>/dev/null)
