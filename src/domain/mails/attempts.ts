import { DAY_MS } from '@/lib/day-ms'

const FIRST_WAIT_MS = 3000
const LONGEST_WAIT_MS = 45_000

/** For how long a mail is tried, in milliseconds. */
export const TRIED_FOR_MS = DAY_MS

/** When a mail is tried again, in milliseconds since 1970: never later than 45 s after this attempt began. */
export const nextAttemptAt = (attempts: number, begunAt: number, now: number): number =>
  Math.max(now, Math.min(now + waitAfter(attempts), begunAt + LONGEST_WAIT_MS))

/**
 * How long to wait after a failed attempt, in milliseconds: 3 s after the first, twice as long each
 * time, 45 s at most. Counts below one are taken for one.
 */
export const waitAfter = (attempts: number): number =>
  Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** (Math.max(1, attempts) - 1))

/** Why a mail is not sent of which no server said why, as it is stored. */
export type OwnReason = 'no-address' | 'too-late' | 'interrupted-twice'

/** Why a mail was not taken: for good, for now, or because the server could not be reached at all. */
export type Failure = 'permanent' | 'temporary' | 'unreachable'

/** What a client of SMTP says of its error. */
export interface SmtpError {
  /** The command that failed; `CONN` for the connection. */
  command?: string
  /** What the server answered, three digits. */
  responseCode?: number
  /** Which time ran out; `SOCKET_TIMEOUT` where a server that had answered falls silent. */
  timeoutType?: string
}

/** Commands that are refused because of this mail; any other refusal is of the sender or the settings. */
const OF_THE_MAIL = ['RCPT TO', 'DATA']

/** What follows from an error of SMTP: a 5xx about this mail is for good, a server that is not there is no fault of the mail. */
export function failureOf({ command, responseCode, timeoutType }: SmtpError): Failure {
  if (responseCode && responseCode >= 500 && OF_THE_MAIL.includes(command ?? '')) return 'permanent'
  return command === 'CONN' && timeoutType !== 'SOCKET_TIMEOUT' ? 'unreachable' : 'temporary'
}
