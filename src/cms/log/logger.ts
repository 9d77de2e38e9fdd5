import type { Config } from 'payload'
import { atMostEvery } from '@/lib/at-most-every'
import { isDiskFull } from '@/lib/disk-full'
import { loggedError } from '@/lib/log-line'
import { isOfSender } from '../hooks/answers'
import { destination } from './destination'

const EVERY_MS = 60_000
const LONGEST_REFUSAL = 200
const FULL = 'The disk is full: nothing can be stored until there is room on it.'

/** What the log says of a request that failed: its error and no word more (`logError`, read in 3.90.1). */
const isOfRequest = (logged: unknown): logged is { err: unknown } =>
  typeof logged === 'object' && logged !== null && Object.keys(logged).join() === 'err'

const isAboutFullDisk = (logged: unknown): boolean =>
  isDiskFull(logged) ||
  (typeof logged === 'object' && logged !== null && 'err' in logged && isDiskFull(logged.err))

/**
 * The log of the CMS, without what may be personal (decision 105): in production what happened, elsewhere
 * errors. Of what a request is refused for, which anybody can send again and again, it has the first words.
 * Of a full disk it says so once a minute; every save fails of it, and a log that grows with them takes the
 * last room. Spec §8.
 */
export function logger(isProduction: boolean, now: () => number = Date.now): Config['logger'] {
  const isToBeSaid = atMostEvery(EVERY_MS, now)
  return {
    destination,
    options: {
      level: isProduction ? 'info' : 'error',
      base: null,
      serializers: { err: loggedError },
      hooks: {
        logMethod(args, method) {
          if (isOfRequest(args[0]) && isOfSender(args[0].err)) {
            return method.apply(this, [args[0].err.message.slice(0, LONGEST_REFUSAL)])
          }
          if (!isAboutFullDisk(args[0])) return method.apply(this, args)
          if (isToBeSaid()) method.apply(this, [FULL])
        },
      },
    },
  }
}
