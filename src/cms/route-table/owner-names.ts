import type { PayloadRequest } from 'payload'
import { pickText, readerLanguage, type Language } from '@/i18n/languages'
import { readTarget } from '@/routes/entry'
import { COLLECTION_OF } from '@/routes/link-target'
import { eq } from '../database/drizzle'
import { sqlOf, tableOf } from '../database/sql'
import { propertyTitles } from '../names/property-titles'
import { readNames } from './names'

/** Who asks, in which language of the admin. */
type NameReader = Pick<PayloadRequest, 'payload' | 'transactionID'> & { i18n: { language: string } }

/** What a document of the route table (`page:24`) is called by whoever works; its number where it has no name. */
export async function nameOfTarget(req: NameReader, target: string): Promise<string> {
  const { kind, id } = readTarget(target) ?? {}
  if (kind === undefined || id === undefined) return target
  const language = readerLanguage(req.i18n.language)
  const name = await nameIn(req, kind, id, language)
  return name?.trim() || `#${id}`
}

async function nameIn(
  req: NameReader,
  kind: NonNullable<ReturnType<typeof readTarget>>['kind'],
  id: number,
  language: Language,
): Promise<string | null | undefined> {
  const sql = await sqlOf(req)
  const { payload } = req
  if (kind === 'page') return pickText((await readNames(payload, sql, 'pages', 'title', [id])).get(id), language)?.text
  if (kind === 'article') return pickText((await readNames(payload, sql, 'articles', 'name', [id])).get(id), language)?.text
  if (kind === 'member') {
    const members = tableOf(payload, 'team_members')
    return (await sql.select({ name: members.name }).from(members).where(eq(members.id, id)))[0]?.name
  }
  // The route table knows listings by the number that visitors see.
  const table = tableOf(payload, COLLECTION_OF[kind])
  const [row] = await sql.select({ id: table.id }).from(table).where(eq(table.listingId, id))
  if (!row) return null
  if (kind === 'property') return (await propertyTitles(payload, [row.id], language)).get(row.id)
  return pickText((await readNames(payload, sql, 'projects', 'name', [row.id])).get(row.id), language)?.text
}
