import type { LoggedError, LogLevel } from '@/lib/log-line'
import { writeEntry } from './write-entry'

/** The numbers of pino: https://getpino.io/#/docs/api?id=levels */
const levelOf = (value: number): LogLevel => {
  if (value >= 50) return 'error'
  if (value >= 40) return 'warn'
  return value >= 30 ? 'info' : 'debug'
}

interface PinoLine {
  level: number
  time: number
  msg?: string
  err?: LoggedError
  [more: string]: unknown
}

/** Where the log of the CMS goes: each line of pino becomes one of ours. */
export const destination = {
  write(line: string): void {
    const { level, time, msg = '', err, ...more } = JSON.parse(line) as PinoLine
    writeEntry({ level: levelOf(level), msg, more, ...(err && { err }) }, new Date(time))
  },
}
