import type { NumberFieldSingleValidation } from 'payload'
import { number } from 'payload/shared'
import { pickText, readerLanguage } from '@/i18n/languages'
import { and, eq, ne } from '../database/drizzle'
import { sqlOf, tableOf } from '../database/sql'
import { readNames } from '../route-table/names'
import { adminMessage } from './labels'

/** Accepts the number by which feeds name a type as long as it is no other type's, which their listings would become. */
export const ownWebId: NumberFieldSingleValidation = async (value, options) => {
  const usual = number(value, options)
  if (usual !== true || typeof value !== 'number') return usual
  const { id, req } = options
  const { payload, i18n: { language } } = req
  const sql = await sqlOf(req)
  const table = tableOf(payload, 'types')
  const isOther = typeof id === 'number' ? ne(table.id, id) : undefined
  const [other] = await sql.select({ id: table.id }).from(table).where(and(eq(table.webId, value), isOther)).limit(1)
  if (!other) return true
  const names = (await readNames(payload, sql, 'types', 'name', [other.id])).get(other.id)
  const name = pickText(names, readerLanguage(language))?.text ?? ''
  return adminMessage('errors.webIdTaken', language, { name })
}
