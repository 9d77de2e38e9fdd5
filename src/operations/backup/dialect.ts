import type { DatabaseBackup } from './content'
import { isPostgresUrl } from '@/cms/database/which'
import { postgresBackup } from './postgres'
import { sqliteBackup } from './sqlite'

/** How the database at `url` is kept apart and brought back. */
export const databaseBackup = (url: string): DatabaseBackup => (isPostgresUrl(url) ? postgresBackup(url) : sqliteBackup(url))
