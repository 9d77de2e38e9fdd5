import type { BasePayload } from 'payload'
import { inTransaction } from '../database/transaction'
import type { SeedStep } from './create-localized'
import { SELECTION_PAGES, type SelectionPage } from './selection-page-texts'
import { words } from './words'
import { writeLocalized } from './write-localized'

/**
 * Gives a site from before there were any its pages of the favourites and the comparison as the
 * server starts; each once, after that they are the editor's. An empty database is left to the seed.
 * Where something stands in the way (a path that is taken) it is logged and the site goes without.
 */
export async function addSelectionPages(payload: BasePayload): Promise<void> {
  if ((await payload.count({ collection: 'pages' })).totalDocs === 0) return
  for (const page of SELECTION_PAGES) {
    const where = { kind: { equals: page.kind } }
    if ((await payload.count({ collection: 'pages', where })).totalDocs > 0) continue
    try {
      await inTransaction(payload, (step) => addPage(step, page))
      payload.logger.info(`Page ${page.originalPath} added`)
    } catch (error) {
      payload.logger.error({ err: error, msg: `Page ${page.originalPath} could not be added` })
    }
  }
}

async function addPage(step: SeedStep, page: SelectionPage): Promise<void> {
  const { description, kind, originalPath, path, title } = page
  const texts = { title: words(title), path: words(path), description: words(description) }
  await writeLocalized(step, 'pages', { kind, originalPath, ...texts })
}
