import type { BasePayload } from 'payload'
import { isDoc } from '@/lib/documents'
import { inTransaction } from '../database/transaction'
import type { SeedStep } from './create-localized'
import { blocksOf, FORM_PAGES, type FormPage } from './form-page-texts'
import { SELECTION_PAGES, type SelectionPage } from './selection-page-texts'
import { rows, words } from './words'
import { writeLocalized } from './write-localized'

/** Where it is noted which pages of the forms a site has had, by their original paths. */
const KEY = 'first-pages'
const WHERE = { key: { equals: KEY } }

/**
 * Gives a site from before there were any its pages of the favourites, the comparison and the forms as
 * the server starts; after that they are the editor's, and one of a form that was deleted stays deleted. An empty
 * database is left to the seed. Where something stands in the way (a path that is taken) it is logged and the site goes without.
 */
export async function addFirstPages(payload: BasePayload): Promise<void> {
  const { docs: pages } = await payload.find({
    collection: 'pages', depth: 0, pagination: false, draft: false, trash: true,
    select: { kind: true, originalPath: true },
  })
  if (pages.length === 0) return
  const kinds = new Set(pages.map(({ kind }) => kind))
  for (const page of SELECTION_PAGES) if (!kinds.has(page.kind)) await add(payload, page, [])
  const noted = await notedPaths(payload)
  const had = new Set([...noted, ...pages.map(({ originalPath }) => originalPath)])
  const { docs } = await payload.find({ collection: 'forms', where: { enabled: { equals: true } }, pagination: false })
  const offered = new Set(docs.map(({ form }) => form))
  for (const page of FORM_PAGES) {
    const isWanted = !page.form || offered.has(page.form)
    if (isWanted && !had.has(page.originalPath) && (await add(payload, page, blocksOf(page)))) had.add(page.originalPath)
  }
  const paths = FORM_PAGES.map(({ originalPath }) => originalPath).filter((path) => had.has(path))
  if (paths.some((path) => !noted.has(path))) {
    await payload.db.upsert({ collection: 'payload-kv', data: { key: KEY, data: { paths } }, req: {}, where: WHERE })
  }
}

async function notedPaths(payload: BasePayload): Promise<ReadonlySet<unknown>> {
  const row = await payload.db.findOne<{ id: number; data: unknown }>({ collection: 'payload-kv', where: WHERE })
  return new Set(isDoc(row?.data) && Array.isArray(row.data.paths) ? (row.data.paths as unknown[]) : [])
}

/** Gives whether it is there now. */
async function add(payload: BasePayload, page: SelectionPage | FormPage, blocks: object[]): Promise<boolean> {
  try {
    await inTransaction(payload, (step) => addPage(step, page, blocks))
    payload.logger.info(`Page ${page.originalPath} added`)
    return true
  } catch (error) {
    payload.logger.error({ err: error, msg: `Page ${page.originalPath} could not be added` })
    return false
  }
}

async function addPage(step: SeedStep, page: SelectionPage | FormPage, blocks: object[]): Promise<void> {
  const { description, kind, originalPath, path, title } = page
  const texts = { title: words(title), path: words(path), description: words(description) }
  await writeLocalized(step, 'pages', { kind, originalPath, ...texts, modules: rows(blocks) })
}
