import { ValidationError, type CollectionBeforeChangeHook, type PayloadRequest } from 'payload'
import { FIXED_PAGES, type PageKind } from '@/domain/pages/kinds'
import { isLanguage, pickText } from '@/i18n/languages'
import { slugify } from '@/lib/slug'
import { normalizePath } from '@/routes/normalize'
import { joinPath } from '@/routes/paths'
import { adminMessage } from '../fields/labels'
import { isNeededBySite } from '../route-table/made-paths'
import { categoryPath } from '../route-table/content-articles'
import { readNewestText } from '../route-table/names'
import { sql as raw } from '../database/drizzle'
import { sqlOf, tableOf } from '../database/sql'

/** What stands for a name without a Latin letter or digit. */
const NAMELESS = 'page'

type Collection = 'pages' | 'articles' | 'team-members'

/**
 * Gives content its original path when it is first published, from its name, and keeps it for
 * ever: the route table knows content by it. One that is given must be free. Spec §2.
 */
export const fixOriginalPath =
  (collection: Collection): CollectionBeforeChangeHook =>
  async ({ data, operation, originalDoc, req }) => {
    const before: unknown = originalDoc?.originalPath
    if (before && operation === 'update') return { ...data, originalPath: before as string }
    const fixed = FIXED_PAGES[data.kind as PageKind]
    // What is copied brings its original path along, which the copy does not get.
    const given: unknown = fixed ?? (before ? null : data.originalPath)
    if (typeof given === 'string' && given.trim() !== '') {
      const originalPath = normalizePath(given.trim())
      if (await isTaken(req, collection, originalPath)) refuse(req, collection, originalPath)
      return { ...data, originalPath }
    }
    if (data._status === 'draft') return { ...data, originalPath: null }
    const own = String(data.title ?? data.name ?? '').trim()
    const name = slugify(own || (await nameElsewhere(req, collection, originalDoc?.id))) || NAMELESS
    const first = collection === 'team-members' ? 'team' : await categoryOf(req, data)
    return { ...data, originalPath: await freePath(req, collection, first, name) }
  }

/** What content that is saved in a language without a name is called in another, as its newest version has it; blank for nothing. */
async function nameElsewhere(req: PayloadRequest, collection: Collection, id: unknown): Promise<string> {
  if (typeof id !== 'number' || collection === 'team-members') return ''
  const sql = await sqlOf(req)
  const names =
    collection === 'pages'
      ? await readNewestText(req.payload, sql, 'pages', 'title', id)
      : await readNewestText(req.payload, sql, 'articles', 'name', id)
  return pickText(names, isLanguage(req.locale) ? req.locale : 'fr')?.text ?? ''
}

/** What an article's original path begins with: the names of its category and of those above; none for a page. */
async function categoryOf(req: PayloadRequest, data: Record<string, unknown>): Promise<string> {
  const value = data.category
  const id = typeof value === 'object' && value !== null ? (value as { id: number }).id : value
  return typeof id === 'number' ? categoryPath(req, id, 'en') : ''
}

async function freePath(req: PayloadRequest, collection: Collection, first: string, name: string) {
  for (let number = 1; ; number += 1) {
    const path = joinPath(...first.split('/'), number === 1 ? name : `${name}-${number}`)
    if (!isNeededBySite(path) && !(await isTaken(req, collection, path))) return path
  }
}

/** Whether content or a listing has an original path, in whatever case. */
async function isTaken(req: PayloadRequest, collection: Collection, path: string) {
  const sql = await sqlOf(req)
  const own = collection === 'team-members' ? 'team_members' : collection
  for (const name of ['routes', own] as const) {
    const table = tableOf(req.payload, name)
    const rows = await sql
      .select({ id: table.id })
      .from(table)
      .where(raw`lower(${table.originalPath}) = ${path.toLowerCase()}`)
      .limit(1)
    if (rows.length > 0) return true
  }
  return false
}

function refuse(req: PayloadRequest, collection: Collection, path: string): never {
  const message = adminMessage('errors.originalPathTaken', req.i18n.language, { path })
  throw new ValidationError({ collection, errors: [{ message, path: 'originalPath' }] })
}
