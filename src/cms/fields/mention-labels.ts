import type { AgencyMention } from '@/domain/agencies/mentions'
import type { MissingMention } from '@/domain/properties/required-mentions'
import { adminMessage } from './labels'

/** What a missing mention is called, in the language of the person at work. */
export const mentionLabels = ({ message }: Pick<MissingMention, 'message'>, language: string): string =>
  adminMessage(message, language)

/** The same of an agency: the name of the field. */
export const agencyMentionLabel = (name: AgencyMention, language: string): string =>
  adminMessage(`agencies.${name}`, language)
