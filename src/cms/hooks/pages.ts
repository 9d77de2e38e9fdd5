import {
  ValidationError,
  type CollectionAfterChangeHook,
  type CollectionAfterDeleteHook,
  type CollectionBeforeChangeHook,
  type PayloadRequest,
} from 'payload'
import { and, eq, ne, sql as raw } from '@payloadcms/db-sqlite/drizzle'
import { isLanguage, LANGUAGES, type Language, type Localized } from '@/i18n/languages'
import { slugify } from '@/lib/slug'
import { normalizePath } from '@/routes/normalize'
import { joinPath, perLanguage } from '@/routes/paths'
import { isReserved } from '@/routes/reserved'
import { adminMessage } from '../fields/labels'
import { recordChange } from '../freshness/changes'
import { deleteRoute, writeRoutes } from '../route-table/write'
import { sqlOf, tableOf } from '../sql'
import { readNames } from '../route-table/names'

interface PageDoc {
  id: number
  kind: string
  originalPath: string
}

/** Turns a typed path into its stored form: slugs with slashes on both ends; blank stays blank. */
const storedPath = (typed: string): string => joinPath(...typed.split('/').map(slugify))

/** Brings typed paths into the form in which they are stored and looked up. */
export const storePagePaths: CollectionBeforeChangeHook = ({ data }) => {
  const { path, originalPath } = data as { path?: unknown; originalPath?: unknown }
  // Blank means "after the title".
  if (typeof path === 'string') data.path = path.trim() === '' ? null : storedPath(path)
  if (typeof originalPath === 'string') data.originalPath = normalizePath(originalPath.trim())
  return data
}

/** Refuses a path that another entry of the route table owns, and says which one has it. */
async function refuseTaken(req: PayloadRequest, page: PageDoc, paths: Localized<string>) {
  const refuse = (field: string, path: string, owner: string) => {
    const message = adminMessage('errors.pathTaken', req.i18n.language, { path, owner })
    throw new ValidationError({ collection: 'pages', errors: [{ message, path: field }] })
  }
  const sql = await sqlOf(req)
  const routes = tableOf(req.payload, 'routes')
  const locales = tableOf(req.payload, 'routes_locales')
  const others = ne(routes.target, `page:${page.id}`)
  const [sameOriginal] = (await sql
    .select({ owner: routes.target })
    .from(routes)
    .where(and(others, eq(lower(routes.originalPath), page.originalPath.toLowerCase())))
    .limit(1)) as { owner: string }[]
  if (sameOriginal) refuse('originalPath', page.originalPath, sameOriginal.owner)
  for (const language of LANGUAGES) {
    const path = paths[language]
    if (!path) continue
    if (isReserved(path)) {
      const message = adminMessage('errors.pathReserved', req.i18n.language)
      throw new ValidationError({ collection: 'pages', errors: [{ message, path: 'path' }] })
    }
    // The first part of such a path is read as the language: the language's home page has it.
    if (isLanguage(path.split('/')[1])) refuse('path', path, '/')
    const [taken] = (await sql
      .select({ owner: routes.originalPath })
      .from(locales)
      .innerJoin(routes, eq(routes.id, locales._parentID))
      .where(and(others, eq(locales._locale, language), eq(locales.path, path)))
      .limit(1)) as { owner: string }[]
    if (taken) refuse('path', path, taken.owner)
  }
}

const lower = (column: Parameters<typeof eq>[0]) => raw`lower(${column})`

/** Writes the path of a page in every language it has a title in, and announces the page. */
export const routePage: CollectionAfterChangeHook = async ({ doc, req }) => {
  const page = doc as PageDoc
  const sql = await sqlOf(req)
  const titles = (await readNames(req.payload, sql, 'pages', 'title', [page.id])).get(page.id) ?? {}
  const typed = (await readNames(req.payload, sql, 'pages', 'path', [page.id])).get(page.id) ?? {}
  const paths = perLanguage((language) => pagePath(page, titles, typed, language))
  await refuseTaken(req, page, paths)
  await writeRoutes(req, [
    {
      target: `page:${page.id}`,
      originalPath: page.originalPath,
      type: 'page',
      paths,
      breadcrumb: perLanguage((language) => [{ name: titles[language] ?? '', path: null }]),
      externalUrl: null,
      gone: false,
    },
  ])
  await recordChange(req, [`page:${page.id}`])
  return doc
}

function pagePath(
  page: PageDoc,
  titles: Localized<string>,
  typed: Localized<string>,
  language: Language,
): string | null {
  if (page.kind === 'home') return '/'
  const title = titles[language]
  if (!title) return null
  return typed[language] || storedPath(title)
}

/** Forgets the path of a deleted page. */
export const removePageRoute: CollectionAfterDeleteHook = async ({ doc, req }) => {
  await deleteRoute(req, `page:${(doc as PageDoc).id}`)
  await recordChange(req, [`page:${(doc as PageDoc).id}`])
  return doc
}
