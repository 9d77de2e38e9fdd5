import type { PayloadRequest, TextField, TextFieldSingleValidation } from 'payload'
import { TEXT_LIMITS } from '@/domain/properties/text-limits'
import { LANGUAGES, type Localized } from '@/i18n/languages'
import { readNames, readNewestText, type LocalizedText, type NamedCollection } from '../route-table/names'
import { eq } from '../database/drizzle'
import { columnOf, sqlOf, tableByName, tableIfAny } from '../database/sql'
import { adminMessage } from './labels'

/**
 * What will stand beside the language that is saved: the others of the newest version; where one language is
 * published alone, those that are published, if any are.
 */
async function namesBeside<Name extends NamedCollection>(
  req: PayloadRequest,
  collection: Name,
  field: LocalizedText<Name>,
  id: number,
): Promise<Localized<string>> {
  const sql = await sqlOf(req)
  const hasDrafts = tableIfAny(req.payload, `_${collection}_v`) !== null
  if (!hasDrafts || !req.query?.publishSpecificLocale) return readNewestText(req.payload, sql, collection, field, id)
  const table = tableByName(req.payload, collection)
  const [row] = await sql.select({ status: columnOf(table, '_status') }).from(table).where(eq(columnOf(table, 'id'), id))
  if (row?.status !== 'published') return {}
  return (await readNames(req.payload, sql, collection, field, [id])).get(id) ?? {}
}

/**
 * Accepts a name that is blank in the language being saved as long as another language has one:
 * the site falls back to it. What goes off the site needs none, and a version that is restored had one when it
 * was published. Spec §1.
 */
const namedSomewhere =
  <Name extends NamedCollection>(
    collection: Name,
    field: LocalizedText<Name>,
  ): TextFieldSingleValidation =>
  async (value, { data, event, id, req }) => {
    const text = typeof value === 'string' ? value.trim() : ''
    if (text.length > TEXT_LIMITS.name) {
      return adminMessage('errors.tooLong', req.i18n.language, { most: TEXT_LIMITS.name })
    }
    const isTakenBack = event === 'submit' && (data as { _status?: unknown })._status === 'draft'
    if (text !== '' || isTakenBack || req.context.isRestoringVersion) return true
    if (typeof id === 'number') {
      const names = await namesBeside(req, collection, field, id)
      const others = LANGUAGES.filter((language) => language !== req.locale)
      if (others.some((language) => names[language]?.trim())) return true
    }
    return adminMessage('errors.nameMissing', req.i18n.language)
  }

/** The name of something, of which at least one language is needed. Spec §1. */
export const nameField = <Name extends NamedCollection>(
  collection: Name,
  name: LocalizedText<Name>,
): TextField => ({
  name,
  type: 'text',
  localized: true,
  validate: namedSomewhere(collection, name),
  admin: { components: { Cell: '@/admin/cells/NameCell#NameCell' } },
})
