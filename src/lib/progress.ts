/** Where progress is shown: a terminal, or a file or pipe that keeps every line. */
interface Output {
  isTTY?: boolean
  write(text: string): unknown
}

export interface Progress {
  line(text: string): void
  /** Shows how far something is; the last step is always shown. */
  step(label: string, done: number, total: number): void
}

const TERMINAL_MS = 1_000
const PIPE_MS = 10_000
const ERASE = '\r\u001b[K'

/**
 * Writes lines, and numbers that grow: in place and at most every second in a terminal, a line
 * every ten seconds elsewhere.
 */
export function progressOn(output: Output, now: () => number = Date.now): Progress {
  const pause = output.isTTY ? TERMINAL_MS : PIPE_MS
  let last = -Infinity
  let open = false
  const line = (text: string): void => {
    output.write(`${open ? '\n' : ''}${text}\n`)
    open = false
  }
  return {
    line,
    step: (label, done, total) => {
      const isLast = done === total
      if (!isLast && now() - last < pause) return
      last = isLast ? -Infinity : now()
      const text = `${label}: ${done}/${total}`
      if (!output.isTTY) return line(text)
      output.write(`${ERASE}${text}${isLast ? '\n' : ''}`)
      open = !isLast
    },
  }
}
