/** The part of a stored schema that tells which columns a table has. */
export interface MigratedSchema {
  tables: Record<string, { columns: Record<string, unknown>; foreignKeys?: Record<string, MigratedKey> } | undefined>
}

interface MigratedKey {
  columnsFrom: string[]
  onDelete?: string
}

const FOREIGN_KEYS = /^.*PRAGMA foreign_keys=(?:ON|OFF).*\n/gm
const REBUILD = /(INSERT INTO \\`__new_(\w+)\\`)\(([^)]*)\) SELECT ([^)]*?) FROM/g
const REFERENCE = /ALTER TABLE \\`(\w+)\\` ADD \\`(\w+)\\` [^;`]*REFERENCES \w+\(\w+\)(?=;)/g
const DOWN = 'export async function down'

/**
 * The text of a generated migration, made safe. Switching foreign keys is the runner's business. A
 * table that is rebuilt with a new column is filled by naming that column of the old table, which
 * SQLite reads as a text: the column's name would stand in every row. Such columns are left out, so
 * that their default applies. A column that is added says what becomes of it when what it points at is
 * deleted, which the generator (drizzle-kit 0.31.7) leaves out: nothing could be deleted. `before` and
 * `after` are the schemas it leads from and to.
 */
export function repairMigration(
  text: string,
  before: MigratedSchema,
  after: MigratedSchema,
): string {
  const [up = '', down] = text.replace(FOREIGN_KEYS, '').split(DOWN)
  const repaired = deletingRows(copyKnownColumns(up, before), after)
  return down === undefined ? repaired : repaired + DOWN + copyKnownColumns(down, after)
}

const deletingRows = (text: string, schema: MigratedSchema): string =>
  text.replace(REFERENCE, (whole: string, table: string, column: string) => {
    const keys = Object.values(schema.tables[table]?.foreignKeys ?? {})
    const onDelete = keys.find(({ columnsFrom }) => columnsFrom.length === 1 && columnsFrom[0] === column)?.onDelete
    return onDelete && onDelete !== 'no action' ? `${whole} ON DELETE ${onDelete}` : whole
  })

const copyKnownColumns = (text: string, old: MigratedSchema): string =>
  text.replace(REBUILD, (whole: string, insert: string, table: string, columns: string) => {
    const known = old.tables[table]?.columns
    if (!known) return whole
    const kept = columns.split(', ').filter((column) => column.replaceAll('"', '') in known)
    return `${insert}(${kept.join(', ')}) SELECT ${kept.join(', ')} FROM`
  })
