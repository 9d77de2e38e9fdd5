import { isDoc, type Doc } from '@/lib/documents'
import { isWebAddress } from '@/lib/is-web-address'

/**
 * What the law has an agency say of itself before it shows itself, in the order of its form: fields of an
 * agency. Spec, Belgian rules, "Mentions of an agency".
 */
export const AGENCY_MENTIONS = [
  ...(['name', 'street', 'zip', 'city', 'phone', 'email'] as const),
  ...(['companyNumber', 'vatNumber', 'professionalTitle', 'instituteNumber', 'recognitionCountry'] as const),
  ...(['insurer', 'policyNumber', 'supervisoryAuthority', 'codeOfConductUrl'] as const),
] as const

export type AgencyMention = (typeof AGENCY_MENTIONS)[number]

/** What an agency says of itself: a text, or one per language. */
export type SaidMentions = Partial<Record<AgencyMention, unknown>>

/** Those that are said in each language; where one is missing another language's is shown. */
export const LOCALIZED_AGENCY_MENTIONS = [
  ...(['professionalTitle', 'recognitionCountry', 'supervisoryAuthority', 'codeOfConductUrl'] as const),
] as const satisfies readonly AgencyMention[]

/**
 * The mentions that an agency lacks, in the order of the form; none where it may be shown. A field holds a
 * text, or one per language, of which one is enough. What is no address on the web is no code of conduct.
 */
export const missingAgencyMentions = (agency: Readonly<SaidMentions>): AgencyMention[] =>
  AGENCY_MENTIONS.filter((name) => {
    const isSaid = (value: unknown): boolean =>
      typeof value === 'string' && (name === 'codeOfConductUrl' ? isWebAddress(value) : value.trim() !== '')
    const given = agency[name]
    return !(isDoc(given) ? Object.values(given).some(isSaid) : isSaid(given))
  })

/**
 * What an agency says of itself once a form is saved: in one language, or in all where a field holds one
 * text per language. What the form does not hold stays.
 */
export function withSavedMentions(stored: SaidMentions, form: Doc, language: string): SaidMentions {
  const inEachLanguage: readonly AgencyMention[] = LOCALIZED_AGENCY_MENTIONS
  const next = { ...stored }
  for (const name of AGENCY_MENTIONS) {
    const [before, given] = [stored[name], form[name]]
    if (given === undefined) continue
    const isOfOne = inEachLanguage.includes(name) && !isDoc(given)
    next[name] = isOfOne ? { ...(isDoc(before) ? before : {}), [language]: given } : given
  }
  return next
}
