import type { TextField, TextFieldSingleValidation } from 'payload'
import { LANGUAGES } from '@/i18n/languages'
import { readNames, type LocalizedText, type NamedCollection } from '../route-table/names'
import { sqlOf } from '../database/sql'
import { adminMessage } from './labels'

/** Addresses are made of names, and no longer ones are looked up. */
const LONGEST_NAME = 200

/**
 * Accepts a name that is blank in the language being saved as long as another language has one:
 * the site falls back to it. Spec §1.
 */
const namedSomewhere =
  <Name extends NamedCollection>(
    collection: Name,
    field: LocalizedText<Name>,
  ): TextFieldSingleValidation =>
  async (value, { id, req }) => {
    const text = typeof value === 'string' ? value.trim() : ''
    if (text.length > LONGEST_NAME) {
      return adminMessage('errors.tooLong', req.i18n.language, { most: LONGEST_NAME })
    }
    if (text !== '') return true
    if (typeof id === 'number') {
      const sql = await sqlOf(req)
      const names = await readNames(req.payload, sql, collection, field, [id])
      const others = LANGUAGES.filter((language) => language !== req.locale)
      if (others.some((language) => names.get(id)?.[language]?.trim())) return true
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
