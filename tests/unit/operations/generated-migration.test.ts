import { describe, expect, test } from 'vitest'
import { repairMigration } from '@/operations/generated-migration'

const table = (...columns: string[]) => ({
  columns: Object.fromEntries(columns.map((name) => [name, {}])),
})

const rebuild = (columns: string) =>
  '  await db.run(sql`PRAGMA foreign_keys=OFF;`)\n' +
  `  await db.run(sql\`INSERT INTO \\\`__new_types\\\`(${columns}) SELECT ${columns} ` +
  'FROM \\`types\\`;`)\n' +
  '  await db.run(sql`DROP TABLE \\`types\\`;`)\n' +
  '  await db.run(sql`PRAGMA foreign_keys=ON;`)\n'

const migration = (up: string, down: string) =>
  `export async function up() {\n${rebuild(up)}}\n\n` +
  `export async function down() {\n${rebuild(down)}}\n`

describe('repairMigration', () => {
  const before = { tables: { types: table('id', 'old') } }
  const after = { tables: { types: table('id', 'icon') } }
  const text = repairMigration(migration('"id", "icon"', '"id", "old"'), before, after)

  test('leaves the switching of foreign keys to the runner', () => {
    expect(text).not.toContain('foreign_keys')
    expect(text.match(/DROP TABLE/g)).toHaveLength(2)
  })

  test('fills a rebuilt table only from columns that the old table had, both ways', () => {
    const copies = text.match(/INSERT INTO.*FROM/g)
    expect(copies).toEqual(Array(2).fill('INSERT INTO \\`__new_types\\`("id") SELECT "id" FROM'))
  })

  test('changes nothing about columns that were there', () => {
    const kept = repairMigration(migration('"id", "icon"', '"id"'), after, after)
    expect(kept).toContain('("id", "icon") SELECT "id", "icon" FROM')
  })

  test('says what becomes of an added column when what it points at is deleted', () => {
    const added = (column: string) => `  await db.run(sql\`ALTER TABLE \\\`leads\\\` ADD \\\`${column}\\\` integer REFERENCES members(id);\`)\n`
    const key = (column: string, onDelete: string) => ({ [column]: { columnsFrom: [column], onDelete } })
    const leads = { ...table('person_id', 'type_id'), foreignKeys: { ...key('person_id', 'set null'), ...key('type_id', 'no action') } }
    const repaired = repairMigration(added('person_id') + added('type_id'), { tables: {} }, { tables: { leads } })
    expect(repaired.match(/REFERENCES.*;/g)).toEqual(['REFERENCES members(id) ON DELETE set null;', 'REFERENCES members(id);'])
  })
})
