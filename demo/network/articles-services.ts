import { LIFE_ANNUITY } from './articles-services-annuity'
import { BUYING } from './articles-services-buying'
import { HOUSE_CLEARANCE } from './articles-services-clearance'
import { LETTING } from './articles-services-letting'
import { RENTAL_MANAGEMENT } from './articles-services-management'
import { SELLING } from './articles-services-selling'
import { SPAIN } from './articles-services-spain'
import { SYNDIC } from './articles-services-syndic'
import type { DemoArticle } from './content-types'

/** The eight service articles, in the order in which they are shown. Spec §2. */
export const SERVICE_ARTICLES: readonly DemoArticle[] = [
  SELLING,
  BUYING,
  LETTING,
  RENTAL_MANAGEMENT,
  SYNDIC,
  LIFE_ANNUITY,
  SPAIN,
  HOUSE_CLEARANCE,
]
