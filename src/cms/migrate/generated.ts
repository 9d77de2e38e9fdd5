/** The part of a stored schema that tells which columns a table has. */
export interface MigratedSchema {
  tables: Record<string, { columns: Record<string, unknown> } | undefined>
}

const FOREIGN_KEYS = /^.*PRAGMA foreign_keys=(?:ON|OFF).*\n/gm
const REBUILD = /(INSERT INTO \\`__new_(\w+)\\`)\(([^)]*)\) SELECT ([^)]*?) FROM/g
const DOWN = 'export async function down'

/**
 * The text of a generated migration, made safe. Switching foreign keys is the runner's business. A
 * table that is rebuilt with a new column is filled by naming that column of the old table, which
 * SQLite reads as a text: the column's name would stand in every row. Such columns are left out, so
 * that their default applies. `before` and `after` are the schemas it leads from and to.
 */
export function repairMigration(
  text: string,
  before: MigratedSchema,
  after: MigratedSchema,
): string {
  const [up = '', down] = text.replace(FOREIGN_KEYS, '').split(DOWN)
  const repaired = copyKnownColumns(up, before)
  return down === undefined ? repaired : repaired + DOWN + copyKnownColumns(down, after)
}

const copyKnownColumns = (text: string, old: MigratedSchema): string =>
  text.replace(REBUILD, (whole: string, insert: string, table: string, columns: string) => {
    const known = old.tables[table]?.columns
    if (!known) return whole
    const kept = columns.split(', ').filter((column) => column.replaceAll('"', '') in known)
    return `${insert}(${kept.join(', ')}) SELECT ${kept.join(', ')} FROM`
  })
