import {
  ValidationError,
  type CollectionAfterChangeHook,
  type CollectionAfterDeleteHook,
  type CollectionBeforeChangeHook,
  type PayloadRequest,
} from 'payload'
import { eq, and, ne } from '@payloadcms/db-sqlite/drizzle'
import { isLanguage, type Language, type Localized } from '@/i18n/languages'
import { slugify } from '@/lib/slug'
import { joinPath, perLanguage } from '@/routes/paths'
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

/** Refuses a path that another entry of the route table owns, and says which one has it. */
export const checkPagePaths: CollectionBeforeChangeHook = async ({ data, originalDoc, req }) => {
  const language = req.locale
  const typed: unknown = data.path
  if (data.kind === 'home' || typeof typed !== 'string' || !isLanguage(language)) return data
  data.path = storedPath(typed)
  const owner = await ownerOf(req, language, data.path, (originalDoc as PageDoc | undefined)?.id)
  if (owner) {
    const message = adminMessage('errors.pathTaken', req.i18n.language, {
      path: data.path,
      owner,
    })
    throw new ValidationError({ collection: 'pages', errors: [{ message, path: 'path' }] })
  }
  return data
}

async function ownerOf(req: PayloadRequest, language: Language, path: string, self?: number) {
  const sql = await sqlOf(req)
  const routes = tableOf(req.payload, 'routes')
  const locales = tableOf(req.payload, 'routes_locales')
  const rows = await sql
    .select({ owner: routes.originalPath })
    .from(locales)
    .innerJoin(routes, eq(routes.id, locales._parentID))
    .where(
      and(
        eq(locales._locale, language),
        eq(locales.path, path),
        ne(routes.target, `page:${self ?? 'new'}`),
      ),
    )
    .limit(1)
  return (rows[0] as { owner: string } | undefined)?.owner
}

/** Writes the path of a page in every language it has a title in, and announces the page. */
export const routePage: CollectionAfterChangeHook = async ({ doc, req }) => {
  const page = doc as PageDoc
  const sql = await sqlOf(req)
  const titles = (await readNames(req.payload, sql, 'pages', 'title', [page.id])).get(page.id) ?? {}
  const typed = (await readNames(req.payload, sql, 'pages', 'path', [page.id])).get(page.id) ?? {}
  await writeRoutes(req, [
    {
      target: `page:${page.id}`,
      originalPath: page.originalPath,
      type: 'page',
      paths: perLanguage((language) => pagePath(page, titles, typed, language)),
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
