import type { MailedKeyKind } from '@/domain/owners/keys'
import type { AlertLetterParts } from './letters-alerts'
import type { SubjectAndLetter } from './letters'

/** What brings an owner the link by which a password is chosen. */
export function ownerLetter(
  { office, speech: { language, t } }: AlertLetterParts,
  kind: MailedKeyKind,
  { href, name }: { href: string; name: string },
): SubjectAndLetter {
  return {
    subject: t(`Mail.owner.${kind}.subject`),
    letter: {
      language, office, title: t(`Mail.owner.${kind}.title`), text: t(`Mail.owner.${kind}.text`, { name }),
      about: null, visit: null, files: null, answers: null,
      button: { text: t(`Mail.owner.${kind}.button`), href }, note: t(`Mail.owner.${kind}.note`),
    },
  }
}
