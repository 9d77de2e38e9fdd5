import { ValidationError, type CollectionBeforeChangeHook, type PayloadRequest } from 'payload'
import { idOf } from '@/lib/documents'
import { adminMessage } from '../fields/labels'
import { and, eq } from '../database/drizzle'
import { sqlOf, tableOf } from '../database/sql'

type Next = (id: number) => Promise<number | null>

/** The page that a value of `redirectTo` names; null for an article, which sends nobody on. */
const pageOf = (value: unknown): number | null => {
  const link = value as { relationTo?: string; value?: unknown } | null | undefined
  return link?.relationTo === 'pages' ? idOf(link.value) : null
}

/** Refuses a page that stands below itself or sends its visitors in a circle. Spec §3, `redirect`. */
export const refuseLoops: CollectionBeforeChangeHook = async ({ data, originalDoc, req }) => {
  const self = idOf(originalDoc)
  if (self === null) return data
  const refuse = (path: string, message: string): never => {
    throw new ValidationError({ collection: 'pages', errors: [{ message, path }] })
  }
  const { language } = req.i18n
  if (await leadsBack(self, idOf(data.parent), parentOf(req, 'pages'))) {
    refuse('parent', adminMessage('errors.parentLoop', language))
  }
  const next = data.redirect === 'internal' ? pageOf(data.redirectTo) : null
  if (await leadsBack(self, next, redirectOf(req))) {
    refuse('redirectTo', adminMessage('errors.redirectLoop', language))
  }
  return data
}

/** Refuses a category that stands below itself. Spec §2, "Route table". */
export const refuseCategoryLoop: CollectionBeforeChangeHook = async ({ data, originalDoc, req }) => {
  const self = idOf(originalDoc)
  if (self === null || !(await leadsBack(self, idOf(data.parent), parentOf(req, 'categories')))) {
    return data
  }
  const message = adminMessage('errors.categoryLoop', req.i18n.language)
  throw new ValidationError({ collection: 'categories', errors: [{ message, path: 'parent' }] })
}

async function leadsBack(self: number, first: number | null, next: Next): Promise<boolean> {
  const seen = new Set<number>()
  for (let id = first; id !== null && !seen.has(id); id = await next(id)) {
    if (id === self) return true
    seen.add(id)
  }
  return false
}

const parentOf =
  (req: PayloadRequest, collection: 'pages' | 'categories'): Next =>
  async (id) => {
    const table = tableOf(req.payload, collection)
    const sql = await sqlOf(req)
    const [row] = await sql.select({ to: table.parent }).from(table).where(eq(table.id, id))
    return row?.to ?? null
  }

const redirectOf =
  (req: PayloadRequest): Next =>
  async (id) => {
    const pages = tableOf(req.payload, 'pages')
    const rels = tableOf(req.payload, 'pages_rels')
    const sql = await sqlOf(req)
    const [row] = await sql
      .select({ to: rels.pagesID })
      .from(rels)
      .innerJoin(pages, eq(pages.id, rels.parent))
      .where(and(eq(rels.parent, id), eq(rels.path, 'redirectTo'), eq(pages.redirect, 'internal')))
    return row?.to ?? null
  }
