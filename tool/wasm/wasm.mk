# `make wasm`: the library of text, and its checker alone, as WebAssembly with modules of JavaScript: BUILD/wasm/origo.
# `make npm`: a package of it. Included by the Makefile. docs/use/javascript.md has more.

WASM    = $(BUILD)/wasm
WASM_TO = $(WASM)/origo
WASM_LIBRARIES = $(WASM)/libraries
wasm_object = $(patsubst $(BUILD)/obj/%,$(WASM)/obj/%,$(1))

# The compiler by itself, with what emcc would tell it: emcc takes longer than it. No floating point but IEEE 754's is there to
# be had, and none is asked for. Some comparisons of a size are decided where it has 32 bits.
# -Os: a twentieth slower than -O2, and a twelfth smaller.
WASM_CC     = clang-14
WASM_OPT    = -Os
WASM_CFLAGS = -std=c17 -D_POSIX_C_SOURCE=200809L $(WARN) -Wno-tautological-constant-out-of-range-compare $(WASM_OPT) -ffp-contract=off -fno-math-errno -I. \
              -isystem $(WASM_LIBRARIES)/include
# The modules of Debian, which a Node of others does not look for.
EMCC = NODE_PATH=/usr/share/nodejs emcc
# No JavaScript of emcc's: tool/wasm/module.mjs is all that there is. The stack comes first: what exceeds it traps.
WASM_STACK   = 4194304
WASM_LDFLAGS = $(WASM_OPT) -s STANDALONE_WASM=1 --no-entry -s ALLOW_MEMORY_GROWTH=1 -s TOTAL_STACK=$(WASM_STACK) -Wl,--stack-first \
               -Wl,--fatal-warnings
wasm_exports = -s EXPORTED_FUNCTIONS=$(subst $(subst ,, ),$(comma),$(1:%=_%))

WASM_TEXT_EXPORTS  = malloc free og_text_new og_text_free og_text_release og_text_version og_ask_text og_check_text og_run_text \
                     og_trace_text og_judge_text og_list_text og_import_text og_binary32_text_new og32_run_text og32_trace_text
WASM_CHECK_EXPORTS = malloc free og_text_new og_text_free og_text_release og_text_version og_check_text
# What runs algorithms, and what that takes of judging, a second time: in binary32, with other names.
WASM_TWICE   = $(call wasm_object,$(REF_OBJECTS) $(filter-out %_command.o,$(filter $(BUILD)/obj/tool/run/% $(BUILD)/obj/tool/trace/% $(BUILD)/obj/tool/judge/%, \
               $(call object,$(RUN_SOURCES))))) $(WASM)/obj/tool/text/run_text.o
WASM_32      = $(patsubst $(WASM)/obj/%,$(WASM)/obj32/%,$(WASM_TWICE))
WASM_TEXT_OBJECTS  = $(addprefix $(WASM)/obj/tool/wasm/,binary32_text.o import_text.o list_text.o no_process.o) \
                     $(call wasm_object,$(TEXT_OBJECTS) $(TEXT_PARTS) $(LIB_OBJECTS) \
                     $(addprefix $(BUILD)/obj/tool/import/,$(addsuffix .o,add_mesh mesh_file mesh_text read_obj read_off read_ply read_stl))) \
                     $(WASM_32)
# Nothing that searches, as in origo-check.
WASM_CHECK_OBJECTS = $(call wasm_object,$(call object,tool/text/context.c tool/text/check_text.c \
                     $(filter-out tool/check/%,$(FORMAT_SOURCES))) $(TRUSTED_OBJECTS))

# Who has libraries of his own names their folder: WASM_LIBRARIES=FOLDER.
$(WASM)/libraries/lib/libjansson.a: tool/wasm/libraries.sh | $(BUILD)/.packages-wasm
	@tool/wasm/libraries.sh $(WASM)/libraries $(shell nproc)
	@touch $@

$(WASM)/flags: | $(BUILD)/.packages-wasm
	@mkdir -p $(@D)
	@$(EMCC) --cflags >$@.new && mv $@.new $@

$(WASM)/obj/%.o: %.c $(WASM)/flags | $(WASM_LIBRARIES)/lib/libjansson.a
	@mkdir -p $(@D)
	$(CCACHE) $(WASM_CC) @$(WASM)/flags $(WASM_CFLAGS) -MD -MP -c $< -o $@

$(WASM)/binary32.h: $(WASM_TWICE) tool/wasm/rename.sh
	@tool/wasm/rename.sh llvm-nm-14 $(WASM_TWICE) >$@.new
	@if cmp -s $@.new $@; then rm $@.new; else mv $@.new $@; fi

$(WASM)/obj32/%.o: %.c $(WASM)/binary32.h | $(WASM_LIBRARIES)/lib/libjansson.a
	@mkdir -p $(@D)
	$(CCACHE) $(WASM_CC) @$(WASM)/flags $(WASM_CFLAGS) -DOG_BINARY32 -include $(WASM)/binary32.h -MD -MP -c $< -o $@

wasm_link = $(EMCC) $(WASM_LDFLAGS) $(call wasm_exports,$(2)) -Wl,--print-map @$@.objects \
            -L$(WASM_LIBRARIES)/lib -ljansson -lmpfr -lgmp -o $@ >$@.map
$(WASM_TO)/origo.wasm: $(WASM_TEXT_OBJECTS) $(WASM_LIBRARIES)/lib/libjansson.a tool/wasm/wasm.mk
	@mkdir -p $(@D)
	@echo $(filter %.o,$^) >$@.objects
	$(call wasm_link,$@,$(WASM_TEXT_EXPORTS))

$(WASM_TO)/origo-check.wasm: $(WASM_CHECK_OBJECTS) $(WASM_LIBRARIES)/lib/libjansson.a tool/wasm/wasm.mk
	@mkdir -p $(@D)
	@echo $(filter %.o,$^) >$@.objects
	$(call wasm_link,$@,$(WASM_CHECK_EXPORTS))

WASM_SCRIPTS = $(patsubst tool/wasm/%,$(WASM_TO)/%,$(wildcard tool/wasm/*.mjs tool/wasm/*.d.ts))
$(WASM_SCRIPTS): $(WASM_TO)/%: tool/wasm/%
	@mkdir -p $(@D)
	@cp $< $@

.PHONY: wasm wasm-files
wasm: $(BUILD)/.packages-wasm
	@+$(BUILDS) wasm-files
	@for file in origo.wasm origo-check.wasm; do \
	  echo "$(WASM_TO)/$$file: $$(wc -c <$(WASM_TO)/$$file) bytes, $$(gzip -9nc $(WASM_TO)/$$file | wc -c) by gzip -9," \
	    "$$(brotli -c $(WASM_TO)/$$file | wc -c) by brotli"; done
wasm-files: $(WASM_TO)/origo.wasm $(WASM_TO)/origo-check.wasm $(WASM_SCRIPTS)

.PHONY: npm oracle-page test-wasm
npm: wasm
	@tool/wasm/npm.py $(WASM_TO) $(VERSION) $(WASM)/libraries

# The oracle in one page, for a browser without a network.
oracle-page: wasm
	@+$(BUILDS) $(BUILD)/origo
	@tool/wasm/page.py $(WASM_TO) $(BUILD)/origo $(WASM)/oracle.html
	@echo $(WASM)/oracle.html

# EVERY=1: claims about all cases of the corpus, not about every sixteenth.
test-wasm: $(BUILD)/.packages-page wasm
	@+$(BUILDS) $(BUILD)/origo $(BUILD)/origo32 $(BUILD)/origo-check
	@BUILD=$(BUILD) EVERY=$(EVERY) tests/wasm/check.sh

-include $(shell find $(WASM)/obj $(WASM)/obj32 -name '*.d' 2>/dev/null)
