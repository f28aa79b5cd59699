# Origo. `make demo` and `make test` set everything up on a fresh Debian 12 machine.
#
#   make            build/origo, build/origo-check, build/liborigo.a, build/liborigo.so
#   make demo       the embedded corpus answered exactly, every certificate checked
#   make test       the tests, in minutes   make test-all   with the long ones (tests/long.txt), and more random cases
#   make bench      speed beside CGAL and engines
#   make ready      before a push: what is cheap and has broken CI before, for what has changed; BASE=COMMIT (docs/develop/developing.md)
#   make engines    other people's engines as filters; make test-engines: their adaptors
#   make league     the table of engines, docs/results/league.md; make judge-demo: a small one, printed
#   make test-page     the page of origo report in a browser
#   make corpus-lint   the corpus checked and every answer derived again
#   make corpus-release   its vectors packed with plain numbers and readers in four languages: BUILD/origo-corpus-VERSION.tar.xz
#   make drop-in ID=mpr   an algorithm of ref/ and all that it needs in one file, BUILD/drop-ins/mpr.h; make drop-ins: every one
#   make acsl       every contract of ref/ read by Frama-C
#   make prove      all contracts proved with Frama-C/WP, from scratch, then make eva; FILE=... for one file
#   make prove-changed   what has changed since proofs/ledger was written; prove-turn: and a twentieth of the rest, by turns
#   make prove-tricks    ways to prove what is false: all have to be refused
#   make prove-mutants   small changes of proved functions, one at a time: some goal has to fail; prove-mutants-smoke
#   make prove-nothing   bodies that do nothing: they must not keep their contracts; FILE=...; prove-nothing-turn
#   make eva        the reference: no undefined behaviour, finite results; DRIVER=... for one driver; then make life;
#                   eva-changed, eva-turn
#   make run-contracts   clauses of contracts put into programs, and run: what has changed; ALL=1, CONTRACTS="fuzz/hull"
#   make run-contracts-planted   a fault behind each door, which a clause that runs has to find; DOORS="hull clip"
#   make drawn-faults   40 faults drawn by a seed over all of ref/: a proof or a clause that runs has to find nine of ten; SEED, COUNT
#   make life       the checkers' numbers: initialised before use, cleared once; DRIVER=..., EVERY_CALL=1
#   make exercise N=3   what of an exercise of proofs/course is proved; make course-test: all solutions
#   make gappa      the error bounds that filters and tolerances use
#   make coq        the theorems behind the certificates, proved from scratch
#   make test-sanitized, make test-valgrind   the same tests under instruments; with -turn: what has changed, and a part of the rest
#   make test-threads   the library of text in eight threads, under ThreadSanitizer
#   make test-curved   cylinders and cones against polytopes within and around them; PAIRS=10000 SEED=1
#   make fuzz       MINUTES=10, every harness under a fuzzer; make fuzz-smoke, fuzz-status
#   make fuzz-background   all harnesses by turns under AFL++ and libFuzzer beside other work; fuzz-background-stop, fuzz-merge
#   make oss-fuzz-check   the harnesses as OSS-Fuzz would build and start them, in a clean Debian 12 (root, debootstrap)
#   make coverage   lines, branches and conditions that no test reaches, held against two committed lists; coverage-html
#   make mutants FILE=spec/pair/checker.c   which small changes of it no test notices; make mutants-smoke
#   make test-machines   the same bytes on i686, aarch64 and s390x, emulated, and with musl; EVERY=1: of all cases; test-machines-turn: one of
#                   them; test-musl: that one
#   make dist       the sources with a manifest, the same bytes each time: BUILD/dist/origo-VERSION.tar.xz
#   make static     origo, origo32 and origo-check in one file each, which run on any Linux of this processor, and the corpus: BUILD/static
#   make deb        packages for Debian: origo, liborigo0.2, liborigo-dev
#   make python     a wheel for Python, which needs nothing else: build/python
#   make wasm       the library and its checker as WebAssembly with modules of JavaScript: build/wasm/origo; make npm: a package of it;
#                   make oracle-page: one page that answers in the browser; make test-wasm   EVERY=1: claims about all cases
#   make recipes    for vcpkg, Conan and Homebrew, of what make dist packs: BUILD/recipes; URL=https://... is the folder of that file
#   make install    PREFIX=/usr/local LIBDIR=/usr/local/lib DESTDIR=; make install-library: without commands, pages and corpus
#
# Everything is built by all processors unless make is told how many (-j1, MAKEFLAGS=-j2), and `make -s` says nothing of how far
# it is. Every variable below may be set on the command line: make CC=clang OPT=-O3 BUILD=build-clang

VERSION := $(shell sed -n 's/^.define ORIGO_VERSION "\(.*\)"/\1/p' spec/version.h)
# Of the functions of liborigo: docs/use/library.md says when each changes.
SONAME  = $(basename $(VERSION))
SYMBOLS = ORIGO_$(SONAME)
CC      = gcc
CXX     = g++
OPT     = -O2
BUILD   = build
PREFIX  = /usr/local
LIBDIR  = $(PREFIX)/lib
DESTDIR =
SANITIZE =

WARN    = -Wall -Wextra -Wpedantic -Wconversion -Wshadow -Wdouble-promotion -Werror
CFLAGS  = -g
# -ffp-contract=off: the same bytes on every machine and at every optimisation level. -fno-math-errno: nobody asks errno
# after a function of math.h, so a square root need not test its argument.
ALL_CFLAGS = -std=c17 -D_POSIX_C_SOURCE=200809L $(WARN) $(OPT) -ffp-contract=off -fno-math-errno -fPIC -I. \
             $(CFLAGS) $(filter-out $(UNTRACED),$(SANITIZE))
ALL_LDFLAGS = $(LDFLAGS) $(SANITIZE)

LIB_SOURCES    := $(sort $(wildcard spec/*.c spec/*/*.c spec/*/*/*.c))
REF_SOURCES    := $(sort $(wildcard ref/*.c ref/*/*.c))
CHECK_SOURCES  := tool/check/main.c
FORMAT_SOURCES := $(sort $(filter-out $(CHECK_SOURCES),$(wildcard tool/format/*.c tool/kind/*.c tool/check/*.c)))
ORIGO_SOURCES  := $(sort $(wildcard tool/origo/*.c tool/kind/solve/*.c tool/gen/*.c tool/model/*.c))
# The second oracle, and what tests share beside it.
ORACLE_SOURCES := $(sort $(wildcard tests/oracle/*.c tests/shared/*.c))
TEST_SOURCES   := $(sort $(filter-out tests/oracle/% tests/shared/%, $(wildcard tests/*/*_test.c)))
TEST_SCRIPTS   := $(sort $(wildcard tests/*/*_test.sh))

object = $(patsubst %.c,$(BUILD)/obj/%.o,$(1))
LIB_OBJECTS    := $(call object,$(LIB_SOURCES))
# origo-check links nothing that searches: tests/package/trusted_objects_test.sh holds it to that.
TRUSTED_OBJECTS := $(call object,$(filter-out $(wildcard spec/*/solve/*.c),$(LIB_SOURCES)))
REF_OBJECTS    := $(call object,$(REF_SOURCES))
comma          := ,
# The library of text, and what it takes of the commands.
TEXT_OBJECTS   := $(call object,$(sort $(wildcard tool/text/*.c)))
TEXT_PARTS      = $(call object,$(FORMAT_SOURCES) $(sort $(wildcard tool/kind/solve/*.c)) $(REF_SOURCES) \
                  $(filter-out %_command.c,$(filter tool/run/% tool/trace/% tool/judge/%,$(RUN_SOURCES))))
# What others may call: liborigo.so shows nothing else.
PUBLIC_HEADERS := tool/text/origo_text.h spec/origo.h
# The same sources in binary32, with the part of the command that runs them. Sources that see no number of the reference are
# linked as they are: tests/package/same_objects_test.sh holds them to it.
RUN_SOURCES    := $(sort $(wildcard $(addsuffix /*.c,$(addprefix tool/,run trace judge report shrink study draw world import))))
SAME_SOURCES   := $(filter-out tool/gen/decoder.c,$(wildcard tool/origo/*.c tool/kind/solve/*.c tool/gen/*.c tool/import/*.c tool/model/*.c))
SAME_OBJECTS   := $(call object,$(SAME_SOURCES))
object32 = $(patsubst $(BUILD)/obj/%,$(BUILD)/obj32/%,$(filter-out $(SAME_OBJECTS),$(1))) $(filter $(SAME_OBJECTS),$(1))
REF32_OBJECTS  := $(call object32,$(call object,$(REF_SOURCES) $(RUN_SOURCES) $(ORIGO_SOURCES)))
# The page of origo report, the same in both.
PAGE_OBJECT    := $(BUILD)/obj/tool/report/page_files.o
RUN_OBJECTS    := $(call object,$(RUN_SOURCES)) $(PAGE_OBJECT)
FORMAT_OBJECTS := $(call object,$(FORMAT_SOURCES))
ORIGO_OBJECTS  := $(call object,$(ORIGO_SOURCES))
CHECK_OBJECTS  := $(call object,$(CHECK_SOURCES))
ORACLE_OBJECTS := $(call object,$(ORACLE_SOURCES))
# Tests that are built a second time, in binary32: X_test.c is also X_test32.
TESTS32        := \
  bound/k_dops_apart_test \
  bound/principal_boxes_test \
  bound/turns_test \
  bound/volumes_test \
  broad/overlaps_test \
  broad/overlaps_traced_test \
  broad/scenes_test \
  contact/clip_test \
  contact/contact_2d_test \
  contact/contact_sweep_test \
  contact/manifold_test \
  continuous/advancement_traced_test \
  continuous/motions_test \
  continuous/moving_features_test \
  continuous/sweeps_test \
  cso/pairs_traced_test \
  cso/polytopes_test \
  enclosure/reference_test \
  features/walk_traced_test \
  pairs/extremes_test \
  polygon/clip_traced_test \
  polygon/triangulate_test \
  polytope/decompose_test \
  polytope/hull_quickhull_test \
  run/preconditions_test \
  run/primitive_promises_test \
  run/promises_test \
  separation/sat_3d_traced_test \
  support/hull_tree_test \
  tree/front_test \
  tree/layered_test \
  tree/mesh_pairs_test \
  tree/mesh_pairs_traced_test \
  tree/split_centre_test \
  tree/tree_test \
  tree/walk_limited_test \
  tree/wide_tree_test \
  tree/work_test \
  triangle/triangles_meet_test \
  world/limits_test \
  world/concave_test \
  world/check_parts_test \
  world/contact_lives_test \
  world/curved_test \
  world/turns_test \
  world/world_test
TEST_PROGRAMS  := $(patsubst tests/%.c,$(BUILD)/tests/%,$(TEST_SOURCES)) $(TESTS32:%=$(BUILD)/tests/%32)

LIBS      = -lmpfr -lgmp -lm
JSON_LIBS = -ljansson
# Of tool/model, which origo alone has.
XML_LIBS  = -lexpat

# Objects that were compiled before are taken from ccache's store, where ccache is installed; CCACHE= does without.
CCACHE := $(shell command -v ccache)
# What is compiled counts, and where it is compiled does not: two clones share what they store.
export CCACHE_BASEDIR := $(CURDIR)
export CCACHE_NOHASHDIR = 1
# By the names of the headers that the compiler gives (all of them, hence -MD): what is new costs no second reading.
export CCACHE_DEPEND = 1

# The folders of objects are made once, and not by each object.
_ := $(shell find ref spec tool tests fuzz -type d 2>/dev/null | sed 's|.*|$(BUILD)/obj/& $(BUILD)/obj32/&|' | xargs mkdir -p)

# What is built for somebody who waits: by all processors, unless make was told how many, and with a line of progress.
JOBS    = $(if $(filter -j% --jobserver-auth=%,$(MAKEFLAGS)),,-j$(shell nproc))
BUILDS  = tool/progress.sh $(BUILD) $(MAKE) --no-print-directory -s $(JOBS)

.PHONY: all programs
all:
	@+$(BUILDS) programs

programs: $(BUILD)/origo $(BUILD)/origo32 $(BUILD)/origo-check $(BUILD)/liborigo.a $(BUILD)/liborigo.so

$(BUILD)/obj/%.o: %.c
	$(CCACHE) $(CC) $(ALL_CFLAGS) -MD -MP -c $< -o $@

$(BUILD)/obj32/%.o: %.c
	$(CCACHE) $(CC) $(ALL_CFLAGS) -DOG_BINARY32 -MD -MP -c $< -o $@

$(PAGE_OBJECT): tool/report/page_files.S $(wildcard tool/report/page/*) third_party/three/three.min.js corpus/flags.json
	@mkdir -p $(@D)
	$(CC) $(CFLAGS) -c $< -o $@

# Of the programs here. (Thin: the archive names the objects, and holds none.)
$(BUILD)/libspec.a: $(LIB_OBJECTS)
	@rm -f $@
	$(AR) rcsDT $@ $^

# For others: spec/, and the functions of text with what these need of the commands.
$(BUILD)/libtext.a: $(TEXT_PARTS)
	@rm -f $@
	$(AR) rcsDT $@ $^

$(BUILD)/liborigo.a: $(TEXT_OBJECTS) $(LIB_OBJECTS) $(TEXT_PARTS)
	@rm -f $@
	$(AR) rcsD $@ $^

$(BUILD)/origo.map: tool/text/exports.sh $(PUBLIC_HEADERS) $(wildcard spec/*.h spec/*/*.h spec/*/solve/*.h)
	tool/text/exports.sh $(SYMBOLS) $(CC) $(PUBLIC_HEADERS) >$@

$(BUILD)/liborigo.so: $(TEXT_OBJECTS) $(LIB_OBJECTS) $(BUILD)/libtext.a $(BUILD)/origo.map
	$(CC) $(ALL_LDFLAGS) -shared -Wl,-soname,liborigo.so.$(SONAME) -Wl,--version-script=$(BUILD)/origo.map \
	  $(if $(SANITIZE),,-Wl$(comma)--no-undefined) $(filter-out %.map,$^) -o $@ $(JSON_LIBS) $(LIBS)

$(BUILD)/origo: $(ORIGO_OBJECTS) $(RUN_OBJECTS) $(REF_OBJECTS) $(FORMAT_OBJECTS) $(BUILD)/libspec.a
	$(CC) $(ALL_LDFLAGS) $^ -o $@ $(JSON_LIBS) $(XML_LIBS) $(LIBS)

$(BUILD)/origo32: $(REF32_OBJECTS) $(PAGE_OBJECT) $(FORMAT_OBJECTS) $(BUILD)/libspec.a
	$(CC) $(ALL_LDFLAGS) $^ -o $@ $(JSON_LIBS) $(XML_LIBS) $(LIBS)

$(BUILD)/origo-check: $(CHECK_OBJECTS) $(FORMAT_OBJECTS) $(TRUSTED_OBJECTS)
	$(CC) $(ALL_LDFLAGS) $^ -o $@ $(JSON_LIBS) $(LIBS)

# The same in one file each, which need nothing of the machine: any Linux of this processor runs them. The cases go beside them, and
# the script that judges. RELEASE is the folder of a release, as docs/ci/origo-ci.sh takes it.
RELEASE = $(BUILD)/static
STATIC = $(RELEASE)/origo
STATIC_NAME = origo-static-$(VERSION)-$(firstword $(subst -, ,$(shell $(CC) -dumpmachine)))-linux
.PHONY: static
static: $(BUILD)/.packages-build
	@+$(BUILDS) $(addprefix $(STATIC)/,origo origo32 origo-check)
	@rm -rf $(STATIC)/corpus $(RELEASE)/origo-static-*.tar.xz && mkdir -p $(STATIC)/corpus
	@cp -r corpus/manifest.json corpus/cases corpus/answers corpus/primitives corpus/curved corpus/parts corpus/plane $(STATIC)/corpus
	@cp LICENSE docs/ci/judge.sh $(STATIC)
	@tar -C $(RELEASE) --sort=name --owner=0 --group=0 --numeric-owner --mtime=@$(or $(SOURCE_DATE_EPOCH),0) \
	  --transform='s|^origo|$(STATIC_NAME)|' -cJf $(RELEASE)/$(STATIC_NAME).tar.xz origo
	@cp docs/ci/origo-ci.sh $(RELEASE)
	@cd $(RELEASE) && sha256sum $(STATIC_NAME).tar.xz origo-ci.sh >SHA256SUMS
	@echo $(RELEASE)/$(STATIC_NAME).tar.xz

$(STATIC)/%: $(BUILD)/%
	@mkdir -p $(@D)
	$(CC) $(ALL_LDFLAGS) -static -s $(filter %.o %.a,$(STATIC_PARTS)) -o $@ $(JSON_LIBS) $(XML_LIBS) $(LIBS)

$(STATIC)/origo: STATIC_PARTS = $(ORIGO_OBJECTS) $(RUN_OBJECTS) $(REF_OBJECTS) $(FORMAT_OBJECTS) $(BUILD)/libspec.a
$(STATIC)/origo32: STATIC_PARTS = $(REF32_OBJECTS) $(PAGE_OBJECT) $(FORMAT_OBJECTS) $(BUILD)/libspec.a
$(STATIC)/origo-check: STATIC_PARTS = $(CHECK_OBJECTS) $(FORMAT_OBJECTS) $(TRUSTED_OBJECTS)

# The sources, as git or the manifest of an unpacked one lists them.
.PHONY: dist
dist:
	@packaging/dist.py $(BUILD)/dist

# Recipes with the version and the digests of the tarball. URL is the folder from which it will be fetched.
URL = file://$(abspath $(BUILD)/dist)
.PHONY: recipes
recipes: dist
	@packaging/recipes.py $(BUILD)/dist/origo-$(VERSION).tar.xz $(VERSION) $(URL) $(BUILD)/recipes

# Packages for Debian, in $(BUILD)/deb, of what make dist packs; lintian has to find no error.
.PHONY: deb
deb: $(BUILD)/.packages-deb
	@.ci/deb.sh $(BUILD)/deb $(VERSION)

# A wheel for Python, in $(BUILD)/python; nothing else is built by it, or waits for it.
PYTHON_OBJECTS := $(call object,$(sort $(wildcard tool/python/*.c)))
.PHONY: python
python: $(BUILD)/.packages-python
	@+$(BUILDS) $(BUILD)/python/liborigo-python.so
	@rm -f $(BUILD)/python/*.whl
	@tool/python/wheel.py $(BUILD)/python $(VERSION) $(BUILD)/python/liborigo-python.so $(PYTHON_LIBRARIES)/licences

# GMP, MPFR and Jansson become part of it. They are made once, which takes minutes.
# Who has libraries of his own names their folder: PYTHON_LIBRARIES=FOLDER.
PYTHON_LIBRARIES = $(BUILD)/python/libraries
archives_of = $(addprefix $(1)/lib/,libjansson.a libmpfr.a libgmp.a)
$(call archives_of,$(BUILD)/python/libraries) &: tool/python/libraries.sh .ci/debian-sources.sh \
    | $(BUILD)/.packages-python
	@tool/python/libraries.sh $(BUILD)/python/libraries $(shell nproc)

$(BUILD)/python/liborigo-python.so: $(TEXT_OBJECTS) $(PYTHON_OBJECTS) $(LIB_OBJECTS) $(BUILD)/libtext.a \
    $(call archives_of,$(PYTHON_LIBRARIES)) $(BUILD)/python/origo.map
	$(CC) $(ALL_LDFLAGS) -shared -s -Wl,--version-script=$(BUILD)/python/origo.map -Wl,--no-undefined \
	  $(filter-out %.map,$^) -o $@ -lm

$(BUILD)/python/origo.map: tool/text/exports.sh tool/text/origo_text.h tool/python/points.h
	@mkdir -p $(@D)
	tool/text/exports.sh ORIGO_PYTHON $(CC) tool/text/origo_text.h tool/python/points.h >$@

# A test is one program a file; it may use the independent oracle, what tests share, the formats and the generators. Of the
# archive only what it asks for becomes part of it. (Thin: the archive names the objects, and holds none.)
GEN_OBJECTS := $(filter $(BUILD)/obj/tool/gen/%,$(ORIGO_OBJECTS))
$(BUILD)/libtests.a: $(ORACLE_OBJECTS) $(TEXT_OBJECTS) $(TEXT_PARTS) $(GEN_OBJECTS) $(RUN_OBJECTS) $(REF_OBJECTS) $(FORMAT_OBJECTS)
	@rm -f $@
	$(AR) rcsDT $@ $^

# The same of the library of text alone, for make test-threads.
$(BUILD)/text-threads: $(call object,$(addprefix tests/,text/text_test.c shared/random_pair.c shared/random_family.c shared/random_points.c)) \
    $(TEXT_OBJECTS) $(BUILD)/libtext.a $(BUILD)/libspec.a
	$(CC) $(ALL_LDFLAGS) $^ -o $@ -lcmocka $(JSON_LIBS) $(LIBS)

$(BUILD)/tests/%: $(BUILD)/obj/tests/%.o $(BUILD)/libtests.a $(BUILD)/libspec.a
	@mkdir -p $(@D)
	$(CC) $(ALL_LDFLAGS) $^ -o $@ -lcmocka $(JSON_LIBS) $(LIBS)

# Our own calls of malloc and realloc may be made to fail; those of the libraries never.
$(BUILD)/tests/alloc/%: ALL_LDFLAGS += -Wl,--wrap=malloc,--wrap=realloc

OBJECTS32 := $(call object32,$(ORACLE_OBJECTS) $(GEN_OBJECTS) $(filter-out $(PAGE_OBJECT),$(RUN_OBJECTS)) $(REF_OBJECTS)) $(PAGE_OBJECT)
$(BUILD)/libtests32.a: $(OBJECTS32) $(FORMAT_OBJECTS)
	@rm -f $@
	$(AR) rcsDT $@ $^

$(BUILD)/tests/%32: $(BUILD)/obj32/tests/%.o $(BUILD)/libtests32.a $(BUILD)/libspec.a
	@mkdir -p $(@D)
	$(CC) $(ALL_LDFLAGS) $^ -o $@ -lcmocka $(JSON_LIBS) $(LIBS)

.PHONY: same-sources
same-sources:
	@echo $(SAME_SOURCES)

# ---- set-up: one stamp a task, so that an installed machine asks nothing ----

PACKAGE_SETS = build test bench engines proof page fuzz coverage machines musl deb python wasm site container
PACKAGE_STAMPS = $(PACKAGE_SETS:%=$(BUILD)/.packages-%)
$(PACKAGE_STAMPS): $(BUILD)/.packages-%: .ci/packages.sh
	@mkdir -p $(@D)
	@.ci/packages.sh $*
	@touch $@

# ---- the main job, shown ----

.PHONY: demo
demo: $(BUILD)/.packages-build
	@+$(BUILDS) $(BUILD)/origo $(BUILD)/origo-check
	@BUILD=$(BUILD) tool/demo.sh

# ---- tests ----

.PHONY: test test-all
test test-all: $(BUILD)/.packages-test
	@+$(BUILDS) test-programs fuzz-compiled
	@tests/run.sh $(BUILD) $(if $(filter test-all,$@),--all,$(TESTS))

.PHONY: test-programs
test-programs: programs $(TEST_PROGRAMS)

# What is installed, by which compilers, what is proved and what is written have nothing to do with instruments.
INSTRUMENTED = $(TEST_PROGRAMS:$(BUILD)/tests/%=%) $(filter-out package/% proofs/% docs/% python/%,$(TEST_SCRIPTS:tests/%=%))

# Within eight minutes: docs/develop/developing.md.
.PHONY: ready
ready: $(BUILD)/.packages-test $(BUILD)/.packages-proof
	@BASE=$(BASE) .ci/ready $(BUILD) $(STEPS)

# Smaller runs of the same tests under instruments: what they look for is the same at any count. Below 100 loops are
# ten times as short (tests/shared/wanted_pairs.h).
FEW = ORIGO_TEST_PAIRS=90
# One build is for the tests and for the harnesses of fuzz/fuzz.mk. Tests have no use for FUZZ_COVERAGE; it costs them little.
SANITIZERS = address,undefined,float-divide-by-zero,float-cast-overflow
SANITIZED  = -fsanitize=$(SANITIZERS) -fno-sanitize-recover=all -fno-omit-frame-pointer
.PHONY: sanitized-programs test-sanitized test-sanitized-turn
sanitized-programs: $(BUILD)/.packages-test
	@$(MAKE) --no-print-directory -s $(JOBS) CC=clang BUILD=$(BUILD)-sanitized \
	  SANITIZE="$(FUZZ_COVERAGE) $(SANITIZED)" test-programs
test-sanitized: sanitized-programs
	@$(FEW) tests/run.sh $(BUILD)-sanitized $(INSTRUMENTED)

# Not all, but the programs of which something has changed since tests/sanitized.json (tests/valgrind.json) was written,
# a part of the other programs and of the scripts, by turns. SHARE=3: of the former a third, by turns.
test-sanitized-turn: sanitized-programs
	@TURN=$(TURN) SHARE=$(SHARE) $(FEW) tests/changed.py tests/sanitized.json $(BUILD)-sanitized $(INSTRUMENTED)

# The library of text in eight threads, under ThreadSanitizer.
.PHONY: test-threads
test-threads: $(BUILD)/.packages-test
	@$(MAKE) --no-print-directory -s $(JOBS) CC=clang OPT=-O1 BUILD=$(BUILD)-threads SANITIZE=-fsanitize=thread $(BUILD)-threads/text-threads
	@$(FEW) $(BUILD)-threads/text-threads 'test_threads*'

VALGRIND = valgrind -q --error-exitcode=99 --leak-check=full --errors-for-leak-kinds=definite
.PHONY: test-valgrind test-valgrind-turn
test-valgrind: $(BUILD)/.packages-test
	@$(MAKE) --no-print-directory -s test-programs
	@$(FEW) TEST_WRAPPER="$(VALGRIND)" tests/run.sh $(BUILD) $(TEST_PROGRAMS:$(BUILD)/tests/%=%)
test-valgrind-turn: $(BUILD)/.packages-test
	@$(MAKE) --no-print-directory -s test-programs
	@TURN=$(TURN) SHARE=$(SHARE) $(FEW) TEST_WRAPPER="$(VALGRIND)" tests/changed.py tests/valgrind.json $(BUILD) \
	  $(TEST_PROGRAMS:$(BUILD)/tests/%=%)

# Cylinders and cones against the second oracle, polytopes within and around them; PAIRS=100000 SEED=2 for more, and for others.
PAIRS = 10000
CURVED_TESTS = curved/relation_test enclosure/polygons_test enclosure/depth_polygons_test enclosure/sweep_polygons_test
.PHONY: test-curved
test-curved: $(BUILD)/.packages-test
	@$(MAKE) --no-print-directory -s $(CURVED_TESTS:%=$(BUILD)/tests/%)
	@for test in $(CURVED_TESTS); do \
	  echo "$$test, $(PAIRS) pairs, seed $(SEED)"; ORIGO_TEST_PAIRS=$(PAIRS) ORIGO_TEST_SEED=$(SEED) $(BUILD)/tests/$$test || exit 1; done

# The page of origo report in a browser; its pictures go to $(BUILD)/page.
.PHONY: test-page
test-page: $(BUILD)/.packages-page
	@+$(BUILDS) programs
	@BUILD=$(BUILD) tests/report/page.sh

# The site: one folder of pages that needs no server and no network; docs/use/site.md. test-site looks at it in a browser.
.PHONY: site test-site
site: $(BUILD)/.packages-site
	@+$(BUILDS) programs
	@tool/site/make_site.py --build $(BUILD) --version $(VERSION)

test-site: site $(BUILD)/.packages-page
	@tests/site/site_check.py $(BUILD)/site $(BUILD)/origo $(BUILD)/page

# Single files for other projects: docs/use/drop-ins.md.
.PHONY: drop-in drop-ins
drop-in:
	@test -n "$(ID)" || { echo "make drop-in: ID=... says which algorithm; origo list has them" >&2; exit 2; }
	@ref/single_file.py --version $(VERSION) --out $(BUILD)/drop-ins $(ID)

drop-ins:
	@ref/single_file.py --version $(VERSION) --out $(BUILD)/drop-ins all

.PHONY: corpus-release
corpus-release:
	@mkdir -p $(BUILD)
	@corpus/release.py $(BUILD)

.PHONY: corpus-lint
corpus-lint: $(BUILD)/.packages-test
	@+$(BUILDS) programs
	@corpus/lint.py $(BUILD)

# ---- contracts ----

.PHONY: acsl
acsl: $(BUILD)/.packages-proof
	@proofs/acsl_negative.sh
	@proofs/acsl.sh

# From scratch; RESUME=1 goes on with a run of this commit that was interrupted; FILE=spec/pair/checker.c proves that
# file alone and keeps the provers' answers. prove-changed proves what has changed since proofs/ledger was written, and
# prove-turn, for CI, besides that a twentieth of the rest, by turns, and og_check in each fourth (TURN=3: that part).
FILE   =
RESUME =
TURN   =
.PHONY: prove prove-contracts prove-changed prove-turn prove-tricks
prove: prove-contracts $(if $(FILE),,prove-tricks eva)
prove-contracts: $(BUILD)/.packages-proof
	@BUILD=$(BUILD) proofs/prove.sh $(if $(FILE),--cache $(BUILD)/proofs/cache $(FILE)) $(if $(RESUME),--resume)
prove-changed: $(BUILD)/.packages-proof
	@BUILD=$(BUILD) proofs/prove.sh --unchanged
prove-turn: $(BUILD)/.packages-proof
	@TURN=$(TURN) BUILD=$(BUILD) proofs/prove.sh --unchanged --turn
# Ways to prove what is false, each of which has to be refused; TRICKS="ref/admit spec/axiom" for these only.
TRICKS =
prove-tricks: $(BUILD)/.packages-proof
	@proofs/tricks.py --work $(BUILD)/proofs/tricks --jobs $${PAR:-2} $(TRICKS)

# Changes a proved function in one place: some goal of it has to fail. FILE, SEED, KEEP and WRITE as for `make mutants`;
# about one change in ONE_IN of each function, at least one.
.PHONY: prove-mutants prove-mutants-smoke
prove-mutants: ONE_IN = 40
prove-mutants: $(BUILD)/.packages-proof
	@nice proofs/mutants.py --work $(BUILD)/prove-mutants --one-in $(ONE_IN) --seed $(SEED) \
	  $(if $(KEEP),--keep) $(if $(WRITE),--write) $(FILE)
prove-mutants-smoke:
	@$(MAKE) --no-print-directory prove-mutants ONE_IN=1000 \
	  FILE="$(addprefix spec/number/,integer.h root.h surd.h)"

# Puts constant results in the place of proved bodies: some goal has to fail, or proofs/nothing.txt says why not. FILE as for
# prove; prove-nothing-turn, for CI, asks a twentieth, by turns (TURN=3: that part).
.PHONY: prove-nothing prove-nothing-turn
prove-nothing: $(BUILD)/.packages-proof
	@python3 proofs/nothing.py --work $(BUILD)/prove-nothing --jobs $${PAR:-2} $(FILE)
prove-nothing-turn: $(BUILD)/.packages-proof
	@TURN=$(TURN) python3 proofs/nothing.py --work $(BUILD)/prove-nothing --jobs $${PAR:-2} --turn

# From scratch; DRIVER=point_plane runs drive_point_plane of proofs/eva alone, otherwise the drivers of proofs/life run, too.
# RESUME=1, eva-changed and eva-turn as of prove.
DRIVER =
.PHONY: eva eva-changed eva-turn
eva: $(BUILD)/.packages-proof
	@python3 proofs/eva.py --work $(BUILD)/eva --jobs $${PAR:-2} $(if $(RESUME),--resume) $(DRIVER)
eva-changed: $(BUILD)/.packages-proof
	@python3 proofs/eva.py --work $(BUILD)/eva --jobs $${PAR:-2} --unchanged
eva-turn: $(BUILD)/.packages-proof
	@TURN=$(TURN) python3 proofs/eva.py --work $(BUILD)/eva --jobs $${PAR:-2} --unchanged --turn

# DRIVER=certificate runs drive_certificate of proofs/life alone. EVERY_CALL=1 takes out, and doubles, each call in the
# checkers that initialises or clears: half an hour.
EVERY_CALL =
.PHONY: life
life: $(BUILD)/.packages-proof
	@python3 proofs/life.py --work $(BUILD)/life --jobs $${PAR:-2} $(if $(EVERY_CALL),--every-call) $(DRIVER)

# Clauses of contracts as part of the programs (E-ACSL): tests, stored inputs of fuzzers and the corpus run them. What has not changed
# since proofs/run.json was written is not run again; ALL=1 runs everything, CONTRACTS="corpus/hull-2d fuzz/hull" these programs.
# After WITHIN=100 seconds no program begins. RUN_RECORD is where it is written down; CI, which does not keep it, has another.
CONTRACTS  =
WITHIN     =
RUN_RECORD = proofs/run.json
.PHONY: run-contracts
run-contracts: $(BUILD)/.packages-proof $(BUILD)/.packages-test
	@+$(BUILDS) test-programs fuzz-compiled
	@nice proofs/run_contracts.py run $(BUILD) $(RUN_RECORD) $(if $(ALL),--all) $(if $(WITHIN),--seconds $(WITHIN)) $(CONTRACTS)

# SHARE=4 TURN=1: each fourth fault, from the second on.
.PHONY: run-contracts-planted
run-contracts-planted: $(BUILD)/.packages-proof $(BUILD)/.packages-test
	@+$(BUILDS) test-programs fuzz-compiled
	@nice proofs/planted.py $(BUILD) $(if $(SHARE),--share $(SHARE) --turn $(TURN)) $(DOORS)

# Faults drawn by a seed over all families of ref/: nine of ten have to die by a proof, or by a clause that runs. COUNT=40 SEED=1; WRITE=1
# puts them into proofs/drawn.csv.
COUNT = 40
.PHONY: drawn-faults
drawn-faults: $(BUILD)/.packages-proof $(BUILD)/.packages-test
	@+$(BUILDS) test-programs fuzz-compiled
	@nice proofs/drawn.py --build $(BUILD) --work $(BUILD)/drawn --seed $(SEED) --count $(COUNT) --jobs $${PAR:-2} $(if $(WRITE),--write)

# An exercise of proofs/course as it stands in its file; SOLUTION=1: with the solution in place.
N =
.PHONY: exercise
exercise: $(BUILD)/.packages-proof
	@BUILD=$(BUILD) proofs/course/check.sh $(N) $(if $(SOLUTION),--solution)

.PHONY: course-test
course-test: $(BUILD)/.packages-proof
	@BUILD=$(BUILD) proofs/course/check.sh --test

# The error bounds of filters and tolerances: docs/trust/error-bounds.md.
.PHONY: gappa
gappa: $(BUILD)/.packages-proof
	@proofs/gappa.py

# ---- theorems ----

.PHONY: coq
coq: $(BUILD)/.packages-proof
	@proofs/twins.py --check
	@proofs/coq_negative.sh
	@TURN=$(TURN) SHARE=$(SHARE) proofs/coq.sh

-include tests/bench/bench.mk
-include tests/engines/engines.mk
-include fuzz/fuzz.mk
-include tests/coverage/coverage.mk
-include tests/mutation/mutants.mk
-include tests/machines/machines.mk
-include tool/wasm/wasm.mk

# ---- installation ----

# What <origo.h> includes.
INSTALLED_HEADERS = $(filter spec/%,$(shell $(CC) -I. -MM spec/origo.h))

$(BUILD)/origo.1: $(BUILD)/origo docs/origo.1.in
	help2man -N -n 'exact answers about collisions, with certificates' -i docs/origo.1.in -o $@ $<

$(BUILD)/origo-check.1: $(BUILD)/origo-check docs/origo-check.1.in
	help2man -N -n 'verify the certificates of exact collision answers' -i docs/origo-check.1.in -o $@ $<

# A page for each command: help2man takes a program, so each is one line that calls the command.
COMMANDS := ask import gen run init judge study report shrink draw world list
MAN_PAGES := $(COMMANDS:%=$(BUILD)/man/origo-%.1)
$(MAN_PAGES:.1=): $(BUILD)/man/origo-%: $(BUILD)/origo
	@mkdir -p $(@D)
	@printf '#!/bin/sh\nexec "%s" %s "$$@"\n' "$(abspath $<)" $* >$@ && chmod +x $@

$(MAN_PAGES): $(BUILD)/man/origo-%.1: $(BUILD)/man/origo-%
	help2man -N -n "$$($(BUILD)/origo --help | sed -n 's/^  $*  *//p')" --version-string=$(VERSION) -o $@ $<

$(BUILD)/completions/origo.bash: $(BUILD)/origo docs/completions.py
	docs/completions.py $< $(@D)

# The programs that build need help2man and python3 for pages and completions: .ci/packages.sh test has them. The library needs neither.
.PHONY: install install-library
install install-library: TO = $(DESTDIR)$(PREFIX)
install install-library: LIB_TO = $(DESTDIR)$(LIBDIR)
install: DATA = $(DESTDIR)$(PREFIX)/share/origo
install-library:
	@+$(BUILDS) $(BUILD)/liborigo.a $(BUILD)/liborigo.so
	install -d $(LIB_TO)/pkgconfig $(LIB_TO)/cmake/origo
	install -m 644 $(BUILD)/liborigo.a $(LIB_TO)
	install -m 644 $(BUILD)/liborigo.so $(LIB_TO)/liborigo.so.$(VERSION)
	ln -sf liborigo.so.$(VERSION) $(LIB_TO)/liborigo.so.$(SONAME)
	ln -sf liborigo.so.$(SONAME) $(LIB_TO)/liborigo.so
	for header in $(INSTALLED_HEADERS); do \
	  install -D -m 644 $$header $(TO)/include/origo/$$header || exit 1; done
	install -m 644 spec/origo.h $(TO)/include/origo/origo.h
	install -m 644 tool/text/origo_text.h $(TO)/include/origo/text.h
	$(FILLED) docs/origo.pc.in >$(LIB_TO)/pkgconfig/origo.pc
	$(FILLED) docs/origo-config.cmake.in >$(LIB_TO)/cmake/origo/origo-config.cmake
	$(FILLED) docs/origo-config-version.cmake.in >$(LIB_TO)/cmake/origo/origo-config-version.cmake

install: install-library
	@+$(BUILDS) programs $(BUILD)/origo.1 $(BUILD)/origo-check.1 $(MAN_PAGES) $(BUILD)/completions/origo.bash
	install -d $(TO)/bin $(TO)/share/man/man1 $(DATA)/schemas
	install $(BUILD)/origo $(BUILD)/origo32 $(BUILD)/origo-check $(TO)/bin
	for file in $$(find ref -name '*.[ch]') $$(find corpus -name '*.jsonl' -o -name '*.json') LICENSE; do \
	  install -D -m 644 $$file $(DATA)/$$file || exit 1; done
	install -m 644 docs/*.schema.json $(DATA)/schemas
	install -m 644 $(BUILD)/origo.1 $(BUILD)/origo-check.1 $(MAN_PAGES) $(TO)/share/man/man1
	echo .so man1/origo.1 >$(TO)/share/man/man1/origo32.1
	install -D -m 644 $(BUILD)/completions/origo.bash $(TO)/share/bash-completion/completions/origo
	install -D -m 644 $(BUILD)/completions/_origo $(TO)/share/zsh/site-functions/_origo
	install -D -m 644 $(BUILD)/completions/origo.fish $(TO)/share/fish/vendor_completions.d/origo.fish

# From $(LIBDIR)/cmake/origo up to the prefix, wherever both are moved.
FILLED = sed 's|@PREFIX@|$(PREFIX)|; s|@LIBDIR@|$(patsubst $(PREFIX)/%,$${prefix}/%,$(LIBDIR))|; s|@VERSION@|$(VERSION)|; s|@SONAME@|$(SONAME)|; \
  s|@UP@|$(shell realpath -m --relative-to=$(LIBDIR)/cmake/origo $(PREFIX))|'

.PHONY: uninstall
uninstall: TO = $(DESTDIR)$(PREFIX)
uninstall: LIB_TO = $(DESTDIR)$(LIBDIR)
uninstall:
	rm -f $(addprefix $(TO)/bin/,origo origo32 origo-check)
	rm -f $(LIB_TO)/liborigo.a $(LIB_TO)/liborigo.so* $(LIB_TO)/pkgconfig/origo.pc
	rm -f $(addprefix $(TO)/share/man/man1/,origo.1 origo32.1 origo-check.1)
	rm -f $(COMMANDS:%=$(TO)/share/man/man1/origo-%.1)
	rm -f $(TO)/share/bash-completion/completions/origo $(TO)/share/zsh/site-functions/_origo \
	  $(TO)/share/fish/vendor_completions.d/origo.fish
	rm -rf $(TO)/include/origo $(TO)/share/origo $(LIB_TO)/cmake/origo

.SECONDARY:
.PHONY: clean
clean:
	rm -rf $(BUILD)

-include $(shell find $(BUILD)/obj $(BUILD)/obj32 -name '*.d' 2>/dev/null)
