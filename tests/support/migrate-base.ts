import { loadConfig } from '../../scripts/load-payload'

/** Migrates the database at `DATABASE_URL`, as a server does that starts in production. */
const config = await loadConfig()
const { getPayload } = await import('payload')
const payload = await getPayload({ config })
await payload.destroy()
process.exit(0)
