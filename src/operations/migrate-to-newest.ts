import type { BasePayload } from 'payload'
import { isPostgresUrl } from '@/cms/database/which'

interface Options {
  payload: BasePayload
  /** `file:…` or `postgres://…` */
  url: string
  log: (line: string) => void
}

/** Runs the migrations that the database of `payload`, at `url`, has not had, and gives how many those were. */
export async function migrateToNewest({ payload, url, log }: Options): Promise<number> {
  if (isPostgresUrl(url)) {
    const [{ migratePostgres }, { migrations }] = await Promise.all([
      import('@/cms/migrate/run-postgres'),
      import('../../migrations/postgres'),
    ])
    return migratePostgres({ payload, migrations, log })
  }
  const [{ migrateDatabase }, { migrations }] = await Promise.all([import('@/cms/migrate/run'), import('../../migrations/sqlite')])
  return migrateDatabase({ payload, url, migrations, log })
}
