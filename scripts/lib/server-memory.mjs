// @ts-check

/**
 * How much the running site may use before it collects garbage, in MiB. Node's own limit grows with the
 * machine, and it let garbage lie up to a gigabyte where 240 MB were in use.
 */
export const HEAP = '--max-old-space-size=640'

/** Memory that many threads have freed is given back sooner where they share it (glibc). */
export const ARENAS = { MALLOC_ARENA_MAX: '2' }
