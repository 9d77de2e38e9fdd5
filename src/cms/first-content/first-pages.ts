import type { BasePayload, Where } from 'payload'
import { inTransaction } from '../database/transaction'
import type { SeedStep } from './create-localized'
import { FORM_PAGES, type FormPage } from './form-page-texts'
import { SELECTION_PAGES, type SelectionPage } from './selection-page-texts'
import { rows, words } from './words'
import { writeLocalized } from './write-localized'

/**
 * Gives a site from before there were any its pages of the favourites, the comparison and the forms as
 * the server starts; after that they are the editor's. An empty database is left to the seed. Where
 * something stands in the way (a path that is taken) it is logged and the site goes without.
 */
export async function addFirstPages(payload: BasePayload): Promise<void> {
  const { totalDocs } = await payload.count({ collection: 'pages' })
  if (totalDocs === 0) return
  for (const page of SELECTION_PAGES) await addMissing(payload, page, { kind: { equals: page.kind } })
  const { docs } = await payload.find({ collection: 'forms', where: { enabled: { equals: true } }, pagination: false })
  const offered = new Set(docs.map(({ form }) => form))
  for (const page of FORM_PAGES) {
    const isWanted = !page.form || offered.has(page.form)
    if (isWanted) await addMissing(payload, page, { originalPath: { equals: page.originalPath } })
  }
}

async function addMissing(payload: BasePayload, page: SelectionPage | FormPage, where: Where): Promise<void> {
  if ((await payload.count({ collection: 'pages', where })).totalDocs > 0) return
  try {
    await inTransaction(payload, (step) => addPage(step, page))
    payload.logger.info(`Page ${page.originalPath} added`)
  } catch (error) {
    payload.logger.error({ err: error, msg: `Page ${page.originalPath} could not be added` })
  }
}

async function addPage(step: SeedStep, page: SelectionPage | FormPage): Promise<void> {
  const { description, kind, originalPath, path, title } = page
  const texts = { title: words(title), path: words(path), description: words(description) }
  await writeLocalized(step, 'pages', { kind, originalPath, ...texts, ...modulesOf(page) })
}

const modulesOf = (page: SelectionPage | FormPage): object =>
  'form' in page && page.form ? { modules: rows([{ blockType: 'form', form: page.form }]) } : {}
