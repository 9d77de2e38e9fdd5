import type { Started } from './server/chain'

/** Left by `server/main.mjs`, which is no part of the build, before it starts Next. */
interface Waiting {
  started: (site: Started) => void
  failed: (error: unknown) => void
}

const SERVER = Symbol.for('estate.server')
const holder = globalThis as { [SERVER]?: Waiting }

/**
 * What happens once when the server starts: the environment is checked, the memory filled, the
 * watch over changes begun. What answers requests goes to `server/main.mjs`, which waits for it.
 */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return
  if (process.env.NEXT_PHASE === 'phase-production-build') return
  try {
    const { start } = await import('./server/start')
    holder[SERVER]?.started(await start())
  } catch (error) {
    holder[SERVER]?.failed(error)
    throw error
  }
}
