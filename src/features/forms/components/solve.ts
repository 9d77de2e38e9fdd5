import { solveChallengeWorkers, type Challenge } from 'altcha-lib'

/** Longer than the slowest telephone takes. */
const TIMEOUT_MS = 60_000

/** Works on a task beside the page. Gives the answer as it is sent: base64 of JSON; rejects where there is none. */
export async function solve(challenge: Challenge): Promise<string> {
  const solution = await solveChallengeWorkers({
    challenge, concurrency: 1, timeout: TIMEOUT_MS,
    createWorker: () => new Worker(new URL('./solve-worker.ts', import.meta.url), { type: 'module' }),
  })
  if (!solution) throw new Error('The task was not solved in time')
  return btoa(JSON.stringify({ challenge, solution }))
}
