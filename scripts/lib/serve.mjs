// @ts-check
import { Failure } from './failure.mjs'
import { ROOT } from './ready.mjs'
import { isInterrupted, run } from './process.mjs'
import { ARENAS, HEAP } from './server-memory.mjs'

const ANSWER_WITHIN_MS = 120_000

/**
 * Serves the site until it is stopped, and calls `answering` once it answers. Gives the exit code:
 * 0 where it was stopped from outside.
 * @param {'start' | 'dev'} mode
 * @param {number} port
 * @param {() => void} answering
 */
export async function serve(mode, port, answering) {
  let ended = false
  const limits = mode === 'start' ? [HEAP] : []
  const args = [...limits, 'src/server/main.mjs', ...(mode === 'dev' ? ['--dev'] : [])]
  const env = { ...ARENAS, ...process.env, PORT: String(port) }
  const server = run(process.execPath, args, { cwd: ROOT, env }).finally(() => {
    ended = true
  })
  void logChange(port, () => ended, answering)
  const code = await server
  if (isInterrupted() || code === 0) return 0
  throw new Failure(
    `The server stopped (exit code ${code}); its last lines are above.`,
    'Correct the cause and start again.',
  )
}

/**
 * @param {number} port
 * @param {() => boolean} ended
 * @param {() => void} answering
 */
async function logChange(port, ended, answering) {
  const deadline = Date.now() + ANSWER_WITHIN_MS
  while (!ended() && Date.now() < deadline) {
    if (await answers(port)) return answering()
    await new Promise((resolve) => setTimeout(resolve, 200))
  }
  if (!ended()) process.stdout.write('The server does not answer yet; its lines are above.\n')
}

/** @param {number} port */
async function answers(port) {
  try {
    const response = await fetch(`http://127.0.0.1:${port}/`, { redirect: 'manual' })
    await response.body?.cancel()
    return true
  } catch {
    return false
  }
}
