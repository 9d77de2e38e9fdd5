import type { Catalogue } from '../search/catalogue'
import type { CatalogueRow } from '../search/catalogue-row'
import { groundOf } from '../search/search'
import { wishTest, type Wish } from './wish'

/** What the lists show now that meets a wish, in whichever language, the newest first. */
export function matchingNow(catalogue: Catalogue, wish: Wish): CatalogueRow[] {
  const meets = wishTest(wish, groundOf(catalogue))
  // Dates are the same in every language.
  return catalogue.ordered(wish.goal, 'nl', 'date').filter(meets).map(({ row }) => row)
}
