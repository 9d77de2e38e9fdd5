// @ts-check
import { spawn } from 'node:child_process'
import { constants } from 'node:os'
import { createInterface } from 'node:readline'

/**
 * @typedef {object} RunOptions
 * @property {string} [cwd]
 * @property {NodeJS.ProcessEnv} [env]
 * @property {string} [prefix] put before each line of output, where several commands run at once
 * @property {(line: string) => void} [onLine] sees each line of standard output
 * @property {boolean} [silent] prints nothing itself
 * @property {AbortSignal} [signal] ends the command
 */

/** @type {Set<import('node:child_process').ChildProcess>} */
const running = new Set()

let forwarding = false
let interrupted = false

/** Whether somebody asked this script to stop, with Ctrl-C or `kill`. */
export const isInterrupted = () => interrupted

/**
 * Passes Ctrl-C and `kill` on to the commands that run, so that none outlives the script. The
 * script itself ends when they have ended.
 */
function forwardSignals() {
  if (forwarding) return
  forwarding = true
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) {
    process.on(signal, () => {
      interrupted = true
      if (running.size === 0) process.exit(130)
      for (const child of running) child.kill(signal)
    })
  }
}

/** What a shell adds to the number of the signal that ended a command. */
const SIGNALLED = 128

/**
 * How a command ended, in words: `exit code 7`, or the name of the signal that ended it.
 * @param {number} code as `run` gives it
 */
export function howItEnded(code) {
  const signal = Object.entries(constants.signals).find(([, number]) => number === code - SIGNALLED)
  return signal ? signal[0] : `exit code ${code}`
}

/**
 * Runs a command without standard input. Gives its exit code; 127 where it cannot be started, and
 * 128 plus its number where a signal ended it, as a shell does.
 * @param {string} command
 * @param {string[]} args
 * @param {RunOptions} [options]
 * @returns {Promise<number>}
 */
export function run(command, args, options = {}) {
  forwardSignals()
  const piped = Boolean(options.prefix ?? options.onLine ?? options.silent)
  const child = spawn(command, args, {
    cwd: options.cwd,
    env: options.env ?? process.env,
    stdio: ['ignore', piped ? 'pipe' : 'inherit', piped ? 'pipe' : 'inherit'],
    signal: options.signal,
  })
  running.add(child)
  for (const [stream, out] of /** @type {const} */ ([
    [child.stdout, process.stdout],
    [child.stderr, process.stderr],
  ])) {
    if (!stream) continue
    createInterface({ input: stream }).on('line', (line) => {
      if (!options.silent) out.write(`${options.prefix ?? ''}${line}\n`)
      options.onLine?.(line)
    })
  }
  return new Promise((resolve) => {
    const end = (/** @type {number} */ code) => {
      running.delete(child)
      resolve(code)
    }
    child.on('error', (error) => {
      if (error.name !== 'AbortError') end(127)
    })
    child.on('close', (code, signal) =>
      end(code ?? SIGNALLED + (signal ? constants.signals[signal] : 0)),
    )
  })
}

/**
 * The first line a command prints, or null where it is not there or fails.
 * @param {string} command
 * @param {string[]} args
 */
export async function firstLine(command, args) {
  /** @type {string | null} */
  let found = null
  const code = await run(command, args, {
    silent: true,
    onLine: (line) => {
      found ??= line.trim()
    },
  })
  return code === 0 ? found : null
}
