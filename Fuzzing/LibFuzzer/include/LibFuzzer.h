#ifndef JSONAPI_LIBFUZZER_H
#define JSONAPI_LIBFUZZER_H

#include <stddef.h>
#include <stdint.h>

/// libFuzzer as a library: the sanitizer runtime defines it, no header of the toolchain names it.
int LLVMFuzzerRunDriver(
    int *_Nonnull argc, char *_Nullable *_Nullable *_Nonnull argv,
    int (*_Nonnull target)(const uint8_t *_Nullable data, size_t size));

#endif
