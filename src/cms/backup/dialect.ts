import type { DatabaseBackup } from './content'
import { postgresBackup } from './postgres'
import { sqliteBackup } from './sqlite'

const POSTGRES = /^postgres(?:ql)?:/

/** How the database at `url` is kept apart and brought back. */
export const databaseBackup = (url: string): DatabaseBackup => (POSTGRES.test(url) ? postgresBackup(url) : sqliteBackup(url))
