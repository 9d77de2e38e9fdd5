import type { Config } from 'payload'
import { isDiskFull } from '@/lib/disk-full'

const EVERY_MS = 60_000
const FULL = 'The disk is full: nothing can be stored until there is room on it.'

const isAboutFullDisk = (logged: unknown): boolean =>
  isDiskFull(logged) ||
  (typeof logged === 'object' && logged !== null && 'err' in logged && isDiskFull(logged.err))

/**
 * The log of the CMS: errors, one line each. Of a full disk it says so once a minute; every save
 * fails of it, and a log that grows with them takes the last room. Spec §8.
 */
export function logger(now: () => number = Date.now): Config['logger'] {
  let saidAt = -Infinity
  return {
    options: {
      level: 'error',
      hooks: {
        logMethod(args, method) {
          if (!isAboutFullDisk(args[0])) return method.apply(this, args)
          if (now() - saidAt < EVERY_MS) return
          saidAt = now()
          method.apply(this, [FULL])
        },
      },
    },
  }
}
