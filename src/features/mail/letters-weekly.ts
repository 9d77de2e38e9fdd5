import type { LetterCard } from './letter-view'
import type { AlertLetterParts } from './letters-alerts'
import type { SubjectAndLetter } from './letters'

/** What an owner is told of a week. */
export interface WeeklyNews {
  name: string
  /** A card for each property on the site. */
  cards: readonly LetterCard[]
  /** In words: the first and the last day of the week. */
  first: string
  last: string
  /** Where they see all of it. */
  portalHref: string
  /** Where they say whether they want this mail. */
  manageHref: string
}

/** What tells an owner how their properties did in a week. Spec §1, "Visitors and owners"; decision 098. */
export function weeklyLetter({ office, speech: { language, t } }: AlertLetterParts, { cards, first, last, manageHref, name, portalHref }: WeeklyNews): SubjectAndLetter {
  const [only] = cards
  const count = cards.length
  return {
    subject: count === 1 && only ? t('Mail.weekly.subjectOne', { title: only.title }) : t('Mail.weekly.subject', { count }),
    letter: {
      language, office, cards, title: t('Mail.weekly.title', { count }), text: t('Mail.weekly.text', { name, first, last }),
      about: null, visit: null, files: null, answers: null,
      button: { text: t('Mail.weekly.button'), href: portalHref }, note: t('Mail.weekly.why'),
      links: [{ text: t('Mail.weekly.manage'), href: manageHref }],
    },
  }
}
