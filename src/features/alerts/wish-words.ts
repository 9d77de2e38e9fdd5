import 'server-only'
import { hrefOfList, type Site } from '@/content/site'
import { searchOf, wishAnswers, wishOf } from '@/domain/alerts/wish'
import { answerLines, type AnswerLine, type FormWords } from '@/domain/forms/answer-lines'
import type { Answers } from '@/domain/forms/fields'
import { listHref } from '@/domain/search/criteria'
import { placesIn } from '@/domain/search/places'
import { pairOf } from '@/i18n/pair'
import type { Speech } from '@/i18n/translator'
import { isDoc } from '@/lib/documents'

/** What somebody looks for, line by line, in the words of a language. */
export const wishLines = (criteria: unknown, words: FormWords, { language }: Site): AnswerLine[] =>
  answerLines('demand-register', wishAnswers(isDoc(criteria) ? (criteria as Answers) : {}), words, language)

/** What needs no label to be understood. */
const PLAIN: readonly string[] = ['goal', 'types', 'regions', 'zips']

/** The same on one line, to tell one search from another. */
export const wishLine = (criteria: unknown, { speech: { t }, words }: { speech: Speech; words: FormWords }, site: Site): string =>
  wishLines(criteria, words, site)
    .map(({ label, name, value }) => (PLAIN.includes(name) ? value : pairOf(label, value, (pair) => t('Words.pair', pair))))
    .join(' · ')

/** The address of the list that comes closest to what somebody looks for. */
export function wishHref(criteria: unknown, site: Site): string {
  const wish = wishOf(isDoc(criteria) ? criteria : {})
  const { catalogue, language } = site
  const list = hrefOfList(site, wish.goal)
  return listHref(list, searchOf(wish, catalogue), placesIn(catalogue, language))
}
