import type { SubscriptionKind } from '@/domain/alerts/subscription'
import type { Speech } from '@/i18n/translator'
import type { LetterCard, LetterLink, LetterOffice } from './letter-view'
import type { SubjectAndLetter } from './letters'

export interface AlertLetterParts {
  speech: Speech
  office: LetterOffice
}

/** What asks somebody to confirm, with a button, that they want to be kept informed. */
export function optInLetter(
  { office, speech: { language, t } }: AlertLetterParts,
  kind: SubscriptionKind,
  { href, name }: { href: string; name: string },
): SubjectAndLetter {
  const text = name ? t(`Mail.optIn.${kind}.text`, { name }) : t(`Mail.optIn.${kind}.nameless`)
  return {
    subject: t(`Mail.optIn.${kind}.subject`),
    letter: {
      language, office, text, title: t(`Mail.optIn.${kind}.title`), about: null, visit: null, files: null, answers: null,
      button: { text: t(`Mail.optIn.${kind}.button`), href }, note: t(`Mail.optIn.${kind}.note`),
    },
  }
}

/** What one mail tells somebody of. */
export interface Digest {
  /** The first ones, and whether each is told of because its price fell. */
  cards: readonly (LetterCard & { fell: boolean })[]
  /** How many there are in all. */
  count: number
  searches: readonly DigestSearch[]
}

/** A search that a mail is for. */
export interface DigestSearch {
  /** In words. */
  search: string
  /** The list of all that match it. */
  listHref: string
  /** Where it is changed or ended. */
  manageHref: string
}

/** The list of all that a mail tells of; null where its searches have one each. */
const listOfAll = (searches: readonly DigestSearch[]): string | null => {
  const [href, ...more] = new Set(searches.map(({ listHref }) => listHref))
  return href !== undefined && more.length === 0 ? href : null
}

/** What tells somebody of the properties that match what they look for. */
export function digestLetter({ office, speech: { language, t } }: AlertLetterParts, digest: Digest): SubjectAndLetter {
  const { cards, count, searches } = digest
  const [first] = cards
  const all = listOfAll(searches)
  const more = count > cards.length && t(all === null ? 'Mail.alert.moreInLists' : 'Mail.alert.more')
  const text = [t('Mail.alert.text', { count }), more].filter(Boolean).join('\n\n')
  const about = { title: first?.title ?? '', price: first?.price ?? '' }
  const single = first?.fell ? t('Mail.alert.subjectPrice', about) : t('Mail.alert.subjectNew', about)
  return {
    subject: count === 1 ? single : t('Mail.alert.subject', { count }),
    letter: {
      language, office, text, cards, title: t('Mail.alert.title', { count }), about: null, visit: null, files: null, answers: null,
      button: all === null ? null : { text: t('Mail.alert.all'), href: all }, note: t('Mail.alert.why'),
      links: searches.flatMap(({ listHref, manageHref, search }): LetterLink[] => [
        ...(all === null ? [{ text: t('Mail.alert.list', { search }), href: listHref }] : []),
        { text: t('Mail.alert.manage', { search }), href: manageHref },
      ]),
    },
  }
}
