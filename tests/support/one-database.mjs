// @ts-check
/**
 * Test files that are about SQLite itself, with the reason why they say nothing of Postgres.
 * @type {Readonly<Record<string, string>>}
 */
export const SQLITE_ONLY = {
  'backup/backup.test.ts': 'backups of a file; backup/postgres.test.ts has the other',
  'database/client.test.ts': 'the two connections to a file',
  'database/disk-full.test.ts': 'a full disk is made by a limit of SQLite',
  'database/file-connection.test.ts': 'the connection to a file',
  'database/file-modes.test.ts': 'who may read the file',
  'database/generated-types.test.ts': 'tables are typed by those of SQLite, whatever the database is',
  'database/kill.test.ts': 'what is killed is what writes to the file; Postgres is another process',
  'database/read-connection.test.ts': 'the connection to a file that reads',
  'database/write-connection.test.ts': 'the connection to a file that writes',
  'migrate/formatted-texts.test.ts': 'a step of a migration before there was Postgres',
  'migrate/forms-on-pages.test.ts': 'a migration before there was Postgres',
  'migrate/kinds-of-types.test.ts': 'a step of a migration before there was Postgres',
  'migrate/pages.test.ts': 'a migration before there was Postgres',
  'migrate/run.test.ts': 'how files are migrated; database/postgres.test.ts has the other',
  'migrate/search-and-rates.test.ts': 'a migration before there was Postgres',
  'migrate/two-processes.test.ts': 'two processes that migrate one file',
  'seed/empty-database.test.ts': 'files that are missing or empty; database/postgres.test.ts has the other',
  'content/many-listings.test.ts': 'its thousands of rows are written past Payload, in the tables of SQLite',
}

/**
 * Test files that are about Postgres itself.
 * @type {readonly string[]}
 */
export const POSTGRES_ONLY = [
  'backup/postgres.test.ts',
  'database/copy.test.ts',
  'database/postgres.test.ts',
  'database/postgres-client.test.ts',
]
