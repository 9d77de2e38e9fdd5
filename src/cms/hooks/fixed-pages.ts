import {
  APIError,
  ValidationError,
  type CollectionBeforeChangeHook,
  type CollectionBeforeDeleteHook,
} from 'payload'
import { FIXED_PAGES, type PageKind } from '@/domain/pages/kinds'
import { adminMessage } from '../fields/labels'
import { and, eq, ne } from '../database/drizzle'
import { sqlOf, tableOf } from '../database/sql'

const isFixed = (kind: unknown): boolean => FIXED_PAGES[kind as PageKind] !== undefined

/**
 * Home, the two lists, the projects, favourites and comparison exist once each, and stay what they
 * are: the site itself leads to them. A second one, or another kind for one of them, is refused.
 * Spec §2.
 */
export const keepFixedPage: CollectionBeforeChangeHook = async ({ data, originalDoc, req }) => {
  const before: unknown = originalDoc?.kind
  const changes = before !== undefined && before !== data.kind
  const table = tableOf(req.payload, 'pages')
  const sql = await sqlOf(req)
  const others = isFixed(data.kind)
    ? await sql
        .select({ id: table.id })
        .from(table)
        .where(and(eq(table.kind, data.kind), ne(table.id, Number(originalDoc?.id ?? 0))))
    : []
  if ((changes && isFixed(before)) || others.length > 0) {
    const message = adminMessage('errors.fixedPage', req.i18n.language)
    throw new ValidationError({ collection: 'pages', errors: [{ message, path: 'kind' }] })
  }
  return data
}

/** Refuses to delete one of them. */
export const keepFixedPages: CollectionBeforeDeleteHook = async ({ id, req }) => {
  const table = tableOf(req.payload, 'pages')
  const sql = await sqlOf(req)
  const [page] = await sql.select({ kind: table.kind }).from(table).where(eq(table.id, Number(id)))
  if (!isFixed(page?.kind)) return
  throw new APIError(adminMessage('errors.fixedPageDeleted', req.i18n.language), 409)
}
