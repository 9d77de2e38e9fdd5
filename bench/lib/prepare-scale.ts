import { migrateToNewest } from '@/operations/migrate-to-newest'
import { progressOn } from '@/lib/progress'
import { seedDemo } from '../../demo/seed'
import { firstAdministrator } from '@/operations/staff-password'
import { env } from '@/lib/env'
import { loadConfig } from '../../scripts/load-payload'

/** The demo with few listings, at `DATABASE_URL`: pages, menu and settings for a bench. */
const LISTINGS = 5

const config = await loadConfig()
const { getPayload } = await import('payload')
const payload = await getPayload({ config })
const progress = progressOn(process.stdout)
await migrateToNewest({ payload, url: env().DATABASE_URL, log: progress.line })
await seedDemo({ payload, progress, limit: LISTINGS })
await firstAdministrator(payload)
process.exit(0)
