import { AGENCY_ARTICLES } from './articles-agency'
import { FAQ_ARTICLES } from './articles-faq'
import { HOME_ARTICLES } from './articles-home'
import { SERVICE_ARTICLES } from './articles-services'
import type { DemoArticle } from './content-types'

/** Every article of the demo site. Spec §2. */
export const DEMO_ARTICLES: readonly DemoArticle[] = [
  ...HOME_ARTICLES,
  ...AGENCY_ARTICLES,
  ...SERVICE_ARTICLES,
  ...FAQ_ARTICLES,
]
