import { redact } from './redact'

export type LogLevel = 'debug' | 'info' | 'warn' | 'error'

/** An error, as the log has it: nothing of what it carries beside its words. */
export interface LoggedError {
  type: string
  code?: string
  message: string
  /** Where it happened, one place a line. */
  stack?: string
}

export interface LogEntry {
  level: LogLevel
  time: Date
  msg: string
  /** The request in which it happened, and milliseconds since that began. */
  request?: string
  ms?: number
  err?: LoggedError
  /** What else is said, by name. */
  more?: Readonly<Record<string, unknown>>
}

const MOST_LENGTH = 4000
/** Whatever stands below such a name may be somebody's. */
const PERSONAL = /mail|name|phone|address|^ip$|token|password|secret|cookie|authorization|^to$/i

/** Words without colours and line breaks at the ends, and without what may be personal. */
const words = (text: string): string =>
  // eslint-disable-next-line no-control-regex
  redact(text.slice(0, MOST_LENGTH).replace(/\u001B\[[\d;]*m/g, '')).trim()

/** The numbers, words and truths of what else is said; lists and objects are left out. */
function plainFields(more: Readonly<Record<string, unknown>>): [string, string | number | boolean | null][] {
  return Object.entries(more).flatMap(([name, value]): [string, string | number | boolean | null][] => {
    if (PERSONAL.test(name)) return [[name, '…']]
    if (typeof value === 'string') return [[name, words(value)]]
    const isPlain = typeof value === 'number' || typeof value === 'boolean' || value === null
    return isPlain ? [[name, value]] : []
  })
}

/** The places of a stack without the message before them, which may have any number of lines. */
const placesOf = (stack: string): string =>
  stack
    .split('\n')
    .filter((line) => /^\s+at |^caused by/.test(line))
    .map(words)
    .join('\n')

/** An error without what may be personal. What is thrown and is no error is one that says so. */
export function loggedError(error: unknown): LoggedError {
  if (typeof error !== 'object' || error === null) return { type: 'Error', message: words(String(error)) }
  const { name, type, code, message, stack, cause } = error as Partial<Record<string, unknown>>
  const text = (value: unknown): string => (typeof value === 'string' ? value : '')
  // The parameters of a query end its message: the reason follows them, and is looked at by itself.
  const reason = words(text((cause as { message?: unknown } | null | undefined)?.message))
  const places = placesOf(text(stack))
  return {
    type: text(type) || text(name) || 'Error',
    ...((typeof code === 'string' || typeof code === 'number') && { code: String(code) }),
    message: [words(text(message)), ...(reason ? [reason] : [])].join(': '),
    ...(places && { stack: places }),
  }
}

/**
 * A line of the log, without its end: as JSON on one line, or as text for people, where the places of an
 * error follow on lines of their own. Neither holds what may be personal, see `redact`.
 */
export function logLine(entry: LogEntry, format: 'json' | 'text'): string {
  const { level, time, request, ms, err, more = {} } = entry
  const msg = words(entry.msg) || (err?.message ?? '')
  const fields = plainFields(more)
  if (format === 'json') {
    const where = { ...(request && { request }), ...(ms !== undefined && { ms: Math.round(ms) }) }
    return JSON.stringify({ level, time: time.toISOString(), msg, ...where, ...Object.fromEntries(fields), ...(err && { err }) })
  }
  const said = [...fields, ...(request ? [['request', request] as const] : [])].map(([name, value]) => `${name}=${value}`)
  const head = [time.toISOString().slice(11, 19), level.toUpperCase().padEnd(5), msg, ...said].join(' ')
  if (!err) return head
  const cause = err.message === msg ? '' : `\n  ${err.type}: ${err.message}`
  return `${head}${cause}${err.stack ? `\n${err.stack}` : ''}`
}
