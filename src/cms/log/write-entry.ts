import { Console } from 'node:console'
import { env } from '@/lib/env'
import { logLine, type LogEntry } from '@/lib/log-line'
import { currentRequest } from './request-scope'

/** Whatever becomes of a log, the site goes on: a full disk or a reader that left is no error. */
const out = new Console({ stdout: process.stderr, ignoreErrors: true })

/** The one place where this process logs: a line on standard error, with the request that is being answered. */
export function writeEntry(entry: Omit<LogEntry, 'time' | 'request' | 'ms'>, time = new Date()): void {
  out.log(logLine({ time, ...currentRequest(), ...entry }, env().LOG_FORMAT))
}
