/**
 * What happens once when the server starts: the environment is checked, the database migrated,
 * the memory filled, and the watch over changes begun.
 */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return
  if (process.env.NEXT_PHASE === 'phase-production-build') return
  const { start } = await import('./cms/start')
  await start()
}
