import { readHistoryStates, writeEvents } from '@/cms/history/events'
import { routeProjects } from '@/cms/route-table/project-routes'
import { routeProperties } from '@/cms/route-table/property-routes'
import type { ImportedCollection } from '@/domain/feeds/feed-fields'
import type { Batch } from './batches'
import { writeMentions } from './write-mentions'

/** Listings as they were before a batch, by row, as far as their history depends on it. */
export type ListingsBefore = Awaited<ReturnType<typeof readHistoryStates>>

/** The steps of a batch that differ between the kinds of listings; `ids` are the rows of those that it writes. */
interface ListingSteps {
  readBefore: (batch: Batch, ids: number[]) => Promise<ListingsBefore>
  /** Stores what follows from all that a listing says, before a version is made of it. */
  complete: (batch: Batch, ids: number[]) => Promise<void>
  /** Brings what is told of listings elsewhere in line with them, once they are written or withdrawn. */
  publish: (batch: Batch, ids: number[], before: ListingsBefore) => Promise<void>
}

const NO_HISTORY: ListingsBefore = new Map()

/** The steps of each kind of listing. */
export const LISTING_STEPS: Record<ImportedCollection, ListingSteps> = {
  properties: {
    readBefore: ({ writer }, ids) => readHistoryStates(writer, ids),
    complete: ({ writer }, ids) => writeMentions(writer, ids),
    publish: async ({ at, writer }, ids, before) => {
      await writeEvents(writer, before, ids, at)
      await routeProperties(writer, { ids })
    },
  },
  // Nothing that a project has to mention, and no history of its own.
  projects: {
    readBefore: () => Promise.resolve(NO_HISTORY),
    complete: () => Promise.resolve(),
    publish: ({ writer }, ids) => routeProjects(writer, { ids }),
  },
}
