/* Lets one call of the system fail, for .ci/fault-matrix: preloaded into the program.
 *
 * FAULT_UNDER: only calls about files below this folder count. FAULT_LOG: every such call is added to this file, a line each, with whether it
 * passed and what it is about. FAULT_AT=<call>:<number>:<errno>[:on] lets the call of that name fail that has this number, from 1; with `on` those after it too. */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <limits.h>
#include <stdarg.h>
#include <stdatomic.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#define REAL(type, name, ...) \
    static type (*real)(__VA_ARGS__); \
    if (!real) real = (type (*)(__VA_ARGS__))dlsym(RTLD_NEXT, #name)

static atomic_int calls;

static int real_open(const char *path, int flags, mode_t mode) {
    REAL(int, open, const char *, int, ...);
    return real(path, flags, mode);
}

static int below(const char *path) {
    const char *under = getenv("FAULT_UNDER");
    return under && path && !strncmp(path, under, strlen(under));
}

/* The path of an open file; of a name in an open folder. */
static const char *path_of(int fd, const char *name, char *into) {
    char link[64];
    if (name && (name[0] == '/' || fd == AT_FDCWD)) return name;
    snprintf(link, sizeof link, "/proc/self/fd/%d", fd);
    ssize_t length = readlink(link, into, PATH_MAX - 1);
    if (length < 0) return NULL;
    into[length] = 0;
    if (name) snprintf(into + length, PATH_MAX - length, "/%s", name);
    return into;
}

static void note(const char *call, const char *path, int failed) {
    const char *log = getenv("FAULT_LOG");
    char line[PATH_MAX + 32];
    int fd = log ? real_open(log, O_WRONLY | O_CREAT | O_APPEND, 0600) : -1;
    if (fd < 0) return;
    int size = snprintf(line, sizeof line, "%s %s %s\n", failed ? "failed" : "passed", call, path);
    if (write(fd, line, size) < 0) abort();
    close(fd);
}

/* Whether this call fails; errno is set then. */
static int fails(const char *call, const char *path) {
    if (!below(path)) return 0;
    const char *at = getenv("FAULT_AT");
    size_t length = strlen(call);
    int error = 0;
    if (at && !strncmp(at, call, length) && at[length] == ':') {
        char *rest;
        long number = strtol(at + length + 1, &rest, 10), given = strtol(rest + 1, &rest, 10);
        int now = atomic_fetch_add(&calls, 1) + 1;
        if (now == number || (now > number && !strcmp(rest, ":on"))) error = (int)given;
    }
    note(call, path, error);
    if (error) errno = error;
    return error;
}

#define OPENS(name) \
    int name(const char *path, int flags, ...) { \
        va_list list; va_start(list, flags); mode_t mode = va_arg(list, int); va_end(list); \
        if (fails("open", path)) return -1; \
        REAL(int, name, const char *, int, ...); \
        return real(path, flags, mode); \
    }
OPENS(open)
OPENS(open64)

#define OPENS_AT(name) \
    int name(int folder, const char *path, int flags, ...) { \
        char full[PATH_MAX]; \
        va_list list; va_start(list, flags); mode_t mode = va_arg(list, int); va_end(list); \
        if (fails("open", path_of(folder, path, full))) return -1; \
        REAL(int, name, int, const char *, int, ...); \
        return real(folder, path, flags, mode); \
    }
OPENS_AT(openat)
OPENS_AT(openat64)

#define SYNCS(name) \
    int name(int fd) { \
        char full[PATH_MAX]; struct stat about; \
        const char *path = path_of(fd, NULL, full); \
        int folder = !fstat(fd, &about) && S_ISDIR(about.st_mode); \
        if (fails(folder ? "fsync-folder" : "fsync", path)) return -1; \
        REAL(int, name, int); \
        return real(fd); \
    }
SYNCS(fsync)
SYNCS(fdatasync)

#define ON_PATHS(name, call) \
    int name(const char *from, const char *to) { \
        if (fails(call, to)) return -1; \
        REAL(int, name, const char *, const char *); \
        return real(from, to); \
    }
ON_PATHS(link, "link")
ON_PATHS(rename, "rename")

int linkat(int one, const char *from, int other, const char *to, int flags) {
    char full[PATH_MAX];
    if (fails("link", path_of(other, to, full))) return -1;
    REAL(int, linkat, int, const char *, int, const char *, int);
    return real(one, from, other, to, flags);
}

int renameat(int one, const char *from, int other, const char *to) {
    char full[PATH_MAX];
    if (fails("rename", path_of(other, to, full))) return -1;
    REAL(int, renameat, int, const char *, int, const char *);
    return real(one, from, other, to);
}

int unlink(const char *path) {
    if (fails("unlink", path)) return -1;
    REAL(int, unlink, const char *);
    return real(path);
}

int unlinkat(int folder, const char *path, int flags) {
    char full[PATH_MAX];
    if (fails("unlink", path_of(folder, path, full))) return -1;
    REAL(int, unlinkat, int, const char *, int);
    return real(folder, path, flags);
}

int rmdir(const char *path) {
    if (fails("unlink", path)) return -1;
    REAL(int, rmdir, const char *);
    return real(path);
}

int mkdir(const char *path, mode_t mode) {
    if (fails("mkdir", path)) return -1;
    REAL(int, mkdir, const char *, mode_t);
    return real(path, mode);
}

int flock(int fd, int operation) {
    char full[PATH_MAX];
    if (fails("flock", path_of(fd, NULL, full))) return -1;
    REAL(int, flock, int, int);
    return real(fd, operation);
}

int ftruncate64(int fd, off64_t length) {
    char full[PATH_MAX];
    if (fails("truncate", path_of(fd, NULL, full))) return -1;
    REAL(int, ftruncate64, int, off64_t);
    return real(fd, length);
}
