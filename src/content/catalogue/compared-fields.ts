import type { BasePayload } from 'payload'
import { eq, inArray } from '@/cms/database/drizzle'
import { columnOf, committedSql, tableOf, type Table } from '@/cms/database/sql'
import { PROPERTY_FIELDS } from '@/domain/properties/fields'
import type { AllLocales, Doc } from '@/lib/documents'
import type { Property } from '@/payload-types'

/**
 * What conditions can compare of some properties, by row, as a property that is read in every language
 * has it: the named fields, and the public numbers of its type, agency and project. Every property that
 * can have something to hide is read so, which is why it is no find of Payload: that takes a tenth of a
 * second for a hundred. A name that is no field is left out.
 */
export async function readCompared(
  payload: BasePayload,
  rowIds: number[],
  names: readonly string[],
): Promise<Map<number, AllLocales<Property>>> {
  const named = PROPERTY_FIELDS.filter(({ name }) => names.includes(name))
  const [table, types] = [tableOf(payload, 'properties'), tableOf(payload, 'types')]
  const [agencies, projects] = [tableOf(payload, 'agencies'), tableOf(payload, 'projects')]
  const rows = await committedSql(payload)
    .select({
      ...columnsOf(table, named.filter(({ localized }) => !localized)),
      row: table.id, type: table.type, agency: table.agency, project: table.project,
      typeId: types.typeId, agencyId: agencies.agencyId, projectId: projects.listingId,
    })
    .from(table)
    .leftJoin(types, eq(types.id, table.type))
    .leftJoin(agencies, eq(agencies.id, table.agency))
    .leftJoin(projects, eq(projects.id, table.project))
    .where(inArray(table.id, rowIds))
  const texts = await readTexts(payload, rowIds, named.filter(({ localized }) => localized))
  return new Map(
    rows.map(({ row, type, typeId, agency, agencyId, project, projectId, ...own }) => {
      const numbered = {
        type: type === null ? null : { typeId },
        agency: agency === null ? null : { agencyId },
        project: project === null ? null : { listingId: projectId },
      }
      return [row, { ...own, ...texts.get(row), ...numbered }]
    }),
  )
}

const columnsOf = (table: Table, fields: readonly { name: string }[]) =>
  Object.fromEntries(fields.map(({ name }) => [name, columnOf(table, name)]))

/** Localized texts of some properties, by row, field and language. */
async function readTexts(payload: BasePayload, rowIds: number[], fields: readonly { name: string }[]): Promise<Map<number, Doc>> {
  const texts = new Map<number, Record<string, Doc>>()
  if (fields.length === 0) return texts
  const locales = tableOf(payload, 'properties_locales')
  const rows = await committedSql(payload)
    .select({ ...columnsOf(locales, fields), row: locales._parentID, language: locales._locale })
    .from(locales)
    .where(inArray(locales._parentID, rowIds))
  for (const { row, language, ...own } of rows) {
    const one = texts.get(row) ?? {}
    for (const [name, text] of Object.entries(own)) (one[name] ??= {})[language] = text
    texts.set(row, one)
  }
  return texts
}
