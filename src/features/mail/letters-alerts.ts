import type { SubscriptionKind } from '@/domain/alerts/subscription'
import type { Speech } from '@/i18n/translator'
import type { LetterCard, LetterLink, LetterOffice } from './letter'
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
  /** The list of all that match. */
  allHref: string
  /** Where each search is changed or ended. */
  manage: readonly LetterLink[]
}

/** What tells somebody of the properties that match what they look for. */
export function digestLetter({ office, speech: { language, t } }: AlertLetterParts, digest: Digest): SubjectAndLetter {
  const { allHref, cards, count, manage } = digest
  const [first] = cards
  const text = [t('Mail.alert.text', { count }), count > cards.length && t('Mail.alert.more')].filter(Boolean).join('\n\n')
  const about = { title: first?.title ?? '', price: first?.price ?? '' }
  const single = first?.fell ? t('Mail.alert.subjectPrice', about) : t('Mail.alert.subjectNew', about)
  return {
    subject: count === 1 ? single : t('Mail.alert.subject', { count }),
    letter: {
      language, office, text, cards, title: t('Mail.alert.title', { count }), about: null, visit: null, files: null, answers: null,
      button: { text: t('Mail.alert.all'), href: allHref }, note: t('Mail.alert.why'), links: manage,
    },
  }
}
