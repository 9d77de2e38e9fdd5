import 'server-only'
import { readGlobal } from '@/content/read-documents'
import type { Site } from '@/content/site'
import { searchPlaceholder } from '@/domain/search/placeholder'
import type { Goal } from '@/domain/properties/goal'
import { countListed } from './queries-cards'

/** How many are listed, for the buttons of a search; null where the settings show no counts. Spec §3, "Settings". */
export async function shownCounts(site: Site): Promise<Record<Goal, number> | null> {
  const { showCounts } = await readGlobal('settings')
  if (showCounts === false) return null
  return { sale: countListed(site, 'sale'), rent: countListed(site, 'rent') }
}

/** What staff wrote to stand in the search field; null where they wrote nothing in the language. */
export const placeholderOf = async ({ language }: Site): Promise<string | null> =>
  searchPlaceholder(await readGlobal('settings'), language)
