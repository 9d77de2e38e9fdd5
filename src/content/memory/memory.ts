import type { Catalogue } from '@/domain/search/catalogue'
import type { CatalogueRow } from '@/domain/search/catalogue-row'
import { matchListingsWith } from '@/cms/alerts/matching'
import { knowAddressesWith } from '@/cms/known-paths'
import { countListingsWith } from '@/cms/listing-counts'
import { matchingNow } from '@/domain/alerts/matching-now'
import { wishOf } from '@/domain/alerts/wish'
import { slotOfProcess } from '@/lib/of-process'
import type { SiteSettings } from '@/cms/globals/site-settings'
import type { OwnRedirects } from '@/routes/own-redirects'
import type { RouteIndex } from '@/routes/route-index'
import type { TagChanges } from '../tag-changes'

/** What the server process holds of the database: filled at start, brought up to date by the changes. */
export interface Memory {
  routes: RouteIndex
  redirects: OwnRedirects
  catalogue: Catalogue
  settings: SiteSettings
  /** The last row of `content-changes` that is in it. */
  applied: number
  /**
   * The row up to which anything changed but settings and properties; a property that becomes public
   * or ceases to be counts too, as what links to it reads it along.
   */
  appliedContent: number
  /** The same for anything but properties, with the same exception. */
  appliedGlobals: number
  /** Which change was the newest of each tag. */
  changes: TagChanges
  /**
   * The properties of what is being applied, by their public numbers, as they were before it: undefined for what was not
   * public. Kept until all of it is applied, which may take several attempts.
   */
  before: Map<number, CatalogueRow | undefined>
}

const slot = slotOfProcess<Memory>('memory')

/** The memory of this process, or undefined where nothing was loaded (a command line, a build). */
export const memory = slot.get

/** The memory of the server process. Throws where it was not loaded. */
export function loadedMemory(): Memory {
  const loaded = memory()
  if (!loaded) throw new Error('The server has not finished starting')
  return loaded
}

/** Puts a memory in place of the one before. */
export const setMemory = (next: Memory): void => {
  slot.set(next)
  countListingsWith((by, id, goal) => memory()?.catalogue.count(by, id, goal))
  knowAddressesWith(memory)
  matchListingsWith((criteria) => {
    const loaded = memory()
    return loaded && matchingNow(loaded.catalogue, wishOf(criteria)).map(({ id, row }) => ({ id, row }))
  })
}
