import type { BasePayload } from 'payload'
import { inTransaction } from '../database/transaction'
import type { SeedStep } from './create-localized'
import { blocksOf, FORM_PAGES, type FormPage } from './form-page-texts'
import { SELECTION_PAGES, type SelectionPage } from './selection-page-texts'
import { rows, words } from './words'
import { writeLocalized } from './write-localized'

/**
 * Gives a site from before there were any its pages of the favourites, the comparison and the forms as
 * the server starts; after that they are the editor's. An empty database is left to the seed. Where
 * something stands in the way (a path that is taken) it is logged and the site goes without.
 */
export async function addFirstPages(payload: BasePayload): Promise<void> {
  const { docs: pages } = await payload.find({
    collection: 'pages', depth: 0, pagination: false, draft: false,
    select: { kind: true, originalPath: true },
  })
  if (pages.length === 0) return
  const kinds = new Set(pages.map(({ kind }) => kind))
  const paths = new Set(pages.map(({ originalPath }) => originalPath))
  for (const page of SELECTION_PAGES) if (!kinds.has(page.kind)) await add(payload, page, [])
  const { docs } = await payload.find({ collection: 'forms', where: { enabled: { equals: true } }, pagination: false })
  const offered = new Set(docs.map(({ form }) => form))
  for (const page of FORM_PAGES) {
    const isWanted = !page.form || offered.has(page.form)
    if (isWanted && !paths.has(page.originalPath)) await add(payload, page, blocksOf(page))
  }
}

async function add(payload: BasePayload, page: SelectionPage | FormPage, blocks: object[]): Promise<void> {
  try {
    await inTransaction(payload, (step) => addPage(step, page, blocks))
    payload.logger.info(`Page ${page.originalPath} added`)
  } catch (error) {
    payload.logger.error({ err: error, msg: `Page ${page.originalPath} could not be added` })
  }
}

async function addPage(step: SeedStep, page: SelectionPage | FormPage, blocks: object[]): Promise<void> {
  const { description, kind, originalPath, path, title } = page
  const texts = { title: words(title), path: words(path), description: words(description) }
  await writeLocalized(step, 'pages', { kind, originalPath, ...texts, modules: rows(blocks) })
}
