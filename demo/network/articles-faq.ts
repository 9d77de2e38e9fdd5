import { FAQ_LETTING } from './articles-faq-letting'
import { FAQ_MANAGEMENT } from './articles-faq-management'
import { FAQ_SELLING } from './articles-faq-selling'
import { FAQ_SYNDIC } from './articles-faq-syndic'
import type { DemoArticle } from './content-types'

/** The four articles with questions and answers, in the order in which they are shown. Spec §2. */
export const FAQ_ARTICLES: readonly DemoArticle[] = [
  FAQ_SELLING,
  FAQ_LETTING,
  FAQ_MANAGEMENT,
  FAQ_SYNDIC,
]
