# The project's commands. "make" without arguments lists them.

SWIFT ?= swift
# SwiftPM passes the names of several traits in an order that changes from run to run, and then builds everything again.
SWIFT_BUILD = SWIFT_DETERMINISTIC_HASHING=1 $(SWIFT) build
SWIFT_TEST = $(SWIFT) test $(BUILD_FLAGS) $(TEST_FLAGS) --skip-build
# Additional arguments for every build, such as "-Xswiftc -warnings-as-errors".
BUILD_FLAGS ?=
# Quiet tests only print failures and a summary.
TEST_FLAGS ?= --quiet
# Where `make install` puts the command; DESTDIR is for packages of systems.
PREFIX ?= /usr/local
DESTDIR ?=

GENERATOR = .build/debug/jsonapi-gen
GENERATE = $(GENERATOR) generate
VALIDATE = $(GENERATOR) validate --strict
EXPLAIN = $(GENERATOR) explain --markdown
EXPLANATIONS = Documentation/Explanations.md
# The JSON Schema of the schema language, for editors.
JSON_SCHEMA = Schemas/jsonapi-schema.schema.json
# The schemas in canonical form.
SCHEMAS = Schemas/blog Schemas/drf-example Schemas/starter Schemas/terraform-cloud \
  Tests/ModelGeneratorTests/Golden/*/schema.yaml Tests/Models/*/schema.yaml Benchmarks/schema.yaml \
  Benchmarks/Sources/ClientBenchmarks/schema.yaml
FORMATTED = Package.swift Examples Fuzzing Schemas Sources Templates Tests $(wildcard Benchmarks)

# Tests with servers and time limits, which do not run beside tests that need all of the machine.
TIMED_TESTS = ^(JSONAPIClientTests|JSONAPIURLSessionTests|JSONAPIAsyncHTTPClientTests|RealServerTests|CommandTests\.(TerminalTests|ReferenceTests))[./]
# Tests that send a server many requests. They run beside others, but in a process of their own: others would keep the
# server from answering in theirs.
LOAD_TESTS = ^ServerDescriptionTests\.

# Generates the models of every example schema; $(1) is additional arguments.
define each_example
$(GENERATE) Schemas/blog --output Examples/BlogModels $(1)
$(GENERATE) Schemas/blog --output Examples/BlogService --emit queries,client,server \
  --models BlogModels $(1)
cd Tests/Models/BlogFixtures && ../../../$(GENERATE) $(1)
cd Tests/Models/HostileFixtures && ../../../$(GENERATE) $(1)
$(GENERATE) Schemas/drf-example --output Tests/Models/DRFExampleModels $(1)
$(GENERATE) Schemas/terraform-cloud --output Tests/Models/TerraformCloudModels $(1)
$(GENERATE) Schemas/starter --output Tests/Models/StarterModels $(1)
$(GENERATE) Tests/Models/GraphModels/schema.yaml --output Tests/Models/GraphModels/Models $(1)
$(GENERATE) Tests/Models/ClientModels/schema.yaml --output Tests/Models/ClientModels/Models \
  --emit models,client,server $(1)
$(GENERATE) Tests/Models/RuntimeModels/schema.yaml --output Tests/Models/RuntimeModels/Models $(1)
$(GENERATE) Tests/Models/BookshopModels/schema.yaml --output Tests/Models/BookshopModels/Models \
  --emit models,queries,client $(1)
$(GENERATE) Examples/HummingbirdServer/schema.yaml \
  --output Examples/HummingbirdServer/Sources/HummingbirdServer/Models --emit models,server $(1)
$(GENERATE) Benchmarks/schema.yaml --output Benchmarks/Sources/Benchmarks/Models $(1)
$(GENERATE) Benchmarks/Sources/ClientBenchmarks/schema.yaml \
  --output Benchmarks/Sources/ClientBenchmarks/Models --emit models,queries,client $(1)
$(GENERATE) Tests/Models/NewsroomModels/schema.yaml --output Tests/Models/NewsroomModels/Models \
  --emit models,queries,client $(1)
endef

.DEFAULT_GOAL := help
.PHONY: help set-up build embed generate validate golden check test test-all fuzz yaml-test-suite bad-input \
  format lint install uninstall dist check-dist docs clean

help: ## List the commands
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "make %-16s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

set-up: # Install missing system packages that the build needs
	@Scripts/set-up

build: set-up embed ## Build the generator
	$(SWIFT_BUILD) --product jsonapi-gen $(BUILD_FLAGS)

embed: # Write the texts that the command contains into Swift files: explanations, templates, schemas
	@Scripts/embed

generate: build ## Generate the example models and the generated pages
	@Scripts/write-polys
	$(call each_example)
	$(EXPLAIN) > $(EXPLANATIONS)
	@Scripts/write-page Documentation/Templates.md templates reference
	@Scripts/write-page Documentation/Changes.md explain --changes
	$(GENERATOR) json-schema --output $(JSON_SCHEMA)

validate: build ## Fail if an example schema has errors or warnings
	@for folder in Schemas/*/; do $(VALIDATE) $$folder || exit 1; done

golden: build ## Update the golden files, after a change that is meant
	@for folder in Tests/ModelGeneratorTests/Golden/*; do \
	  $(GENERATE) $$folder/schema.yaml --output $$folder/Models || exit 1; \
	done
	$(SWIFT_BUILD) --build-tests $(BUILD_FLAGS)
	UPDATE_GOLDEN=1 $(SWIFT) test $(BUILD_FLAGS) --skip-build --filter '/updates|RecordingTests'

check: validate ## Fail if a generated or formatted file is out of date
	$(call each_example,--check)
	Scripts/embed --check
	Scripts/write-polys --check
	$(EXPLAIN) | diff -u $(EXPLANATIONS) -
	Scripts/write-page --print Documentation/Templates.md templates reference \
	  | diff -u Documentation/Templates.md -
	Scripts/write-page --print Documentation/Changes.md explain --changes \
	  | diff -u Documentation/Changes.md -
	$(GENERATOR) json-schema | diff -u $(JSON_SCHEMA) -
	@$(MAKE) --no-print-directory lint

test: set-up ## Run the tests, with samples of those that take long
	@Scripts/set-up-tests & \
	  $(SWIFT_BUILD) --build-tests $(BUILD_FLAGS); status=$$?; wait; exit $$status
	@log=$$(mktemp); \
	  $(SWIFT_TEST) --ignore-lock --filter '$(LOAD_TESTS)' >"$$log" 2>&1 & load=$$!; \
	  trap 'kill $$load; rm -f "$$log"; exit 130' INT TERM; \
	  $(SWIFT_TEST) --skip '$(TIMED_TESTS)' --skip '$(LOAD_TESTS)'; status=$$?; \
	  wait $$load || status=$$?; cat "$$log"; rm -f "$$log"; exit $$status
	$(SWIFT_TEST) --filter '$(TIMED_TESTS)'

test-all: export TEST_ALL = 1
test-all: test ## Run all tests completely, as CI does

fuzz: set-up ## Fuzz the generator and the runtime, FUZZ_SECONDS each (60)
	@Scripts/fuzz -max_total_time=$(or $(FUZZ_SECONDS),60)

yaml-test-suite: # Fetch the YAML test suite, which a test needs
	@Scripts/fetch-yaml-test-suite

bad-input: set-up ## Measure what extreme inputs take
	@Scripts/measure-bad-input

format: build ## Format all Swift files and schemas
	$(GENERATOR) format $(SCHEMAS)
	$(SWIFT) format --in-place --recursive --parallel $(FORMATTED)

lint: build ## Fail if a Swift file or a schema is not formatted
	$(GENERATOR) format --check $(SCHEMAS)
	$(SWIFT) format lint --strict --recursive --parallel $(FORMATTED)

install: set-up embed ## Install the command below PREFIX
	command=$$(Scripts/build-release) && Scripts/install "$$command" "$(DESTDIR)$(PREFIX)"

uninstall: ## Remove what make install put below PREFIX
	Scripts/uninstall "$(DESTDIR)$(PREFIX)"

dist: set-up embed ## Write an archive and an artifact bundle to .build/dist
	@Scripts/dist

check-dist: ## Try what make dist wrote
	@Scripts/check-dist

docs: build ## Build the site of the documentation in .build/docs
	@Scripts/docs

clean: ## Delete build products
	$(SWIFT) package clean
