import { env } from '@/lib/env'

/** Whether a database address such as `postgres://user@host/site` leads to Postgres; otherwise it is a SQLite file. */
export const isPostgresUrl = (url: string): boolean => /^postgres(?:ql)?:/.test(url)

/** Whether the database of this process is Postgres; otherwise it is SQLite. */
export const isPostgres = (): boolean => isPostgresUrl(env().DATABASE_URL)
