import { APIError, type Field, type PayloadRequest } from 'payload'
import type { Doc } from '@/lib/documents'
import { isNotNull } from '../database/drizzle'
import { columnOf, sqlOf, tableByName, tableNameOf } from '../database/sql'
import { adminMessage } from '../fields/labels'
import { refersTo } from '../usages/references'
import { nameOfUse } from '../usages/usages'

const SHOWN = 5
const CONFLICT = 409

/** What comes back: its states, read in all languages without depth, and the document that they are of. */
interface ComingBack {
  fields: readonly Field[]
  states: readonly unknown[]
  self?: { collection: string; id: number | string }
}

/** Refuses to bring something back while what it shows or stands below lies in the bin, and says what. */
export async function refuseWithoutRoots(req: PayloadRequest, { fields, self, states }: ComingBack): Promise<void> {
  const { payload, transactionID } = req
  // Whose something is, is no use of it.
  const uses = fields.filter(({ custom }) => custom?.isUse !== false)
  const missing: string[] = []
  for (const config of payload.config.collections.filter(({ trash }) => trash)) {
    const collection = config.slug
    for (const id of await inBin(req, collection)) {
      const isSelf = self?.collection === collection && Number(self.id) === id
      if (isSelf || !states.some((state) => refersTo(uses, state, collection, id))) continue
      const doc = await payload.findByID({ collection, id, depth: 0, locale: 'all', trash: true, req: { transactionID } })
      missing.push(nameOfUse(config, doc as unknown as Doc, req.i18n.language))
    }
  }
  if (missing.length === 0) return
  const names = missing.slice(0, SHOWN).join(', ')
  throw new APIError(adminMessage('errors.binRoots', req.i18n.language, { names }), CONFLICT)
}

async function inBin(req: PayloadRequest, slug: string): Promise<number[]> {
  const table = tableByName(req.payload, tableNameOf(slug))
  const sql = await sqlOf(req)
  const rows = await sql.select({ id: columnOf(table, 'id') }).from(table).where(isNotNull(columnOf(table, 'deletedAt')))
  return rows.map(({ id }) => Number(id))
}
