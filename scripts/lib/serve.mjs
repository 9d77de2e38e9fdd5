// @ts-check
import { ROOT } from './ready.mjs'
import { run } from './process.mjs'
import { restartOnFall } from './restart.mjs'
import { ARENAS, HEAP } from './server-memory.mjs'

const ANSWER_WITHIN_MS = 120_000

/**
 * Serves the site until it is stopped from outside, and calls `answering` once it first answers. A
 * server that falls is started again; while somebody develops, who has to see it, it is not. Gives the exit code of the last.
 * @param {'start' | 'dev'} mode
 * @param {Pick<import('./ready.mjs').Ready, 'PORT' | 'ownOrigin'>} site
 * @param {() => void} answering
 */
export async function serve(mode, { PORT, ownOrigin }, answering) {
  const limits = mode === 'start' ? [HEAP] : []
  const args = [...limits, 'src/server/main.mjs', ...(mode === 'dev' ? ['--dev'] : [])]
  const env = { ...ARENAS, ...process.env, PORT: String(PORT) }
  let answered = false
  const onAnswer = () => {
    if (answered) process.stdout.write('The server answers again.\n')
    else answering()
    answered = true
  }
  const start = () => {
    let ended = false
    void whenAnswering(ownOrigin, () => ended, onAnswer)
    return run(process.execPath, args, { cwd: ROOT, env }).finally(() => {
      ended = true
    })
  }
  return restartOnFall(start, () => answered && mode === 'start')
}

/**
 * @param {string} origin
 * @param {() => boolean} ended
 * @param {() => void} answering
 */
async function whenAnswering(origin, ended, answering) {
  const deadline = Date.now() + ANSWER_WITHIN_MS
  while (!ended() && Date.now() < deadline) {
    if (await answers(origin)) return answering()
    await new Promise((resolve) => setTimeout(resolve, 200))
  }
  if (!ended()) process.stdout.write('The server does not answer yet; its lines are above.\n')
}

/** @param {string} origin */
async function answers(origin) {
  try {
    const response = await fetch(`${origin}/`, { redirect: 'manual' })
    await response.body?.cancel()
    return true
  } catch {
    return false
  }
}
