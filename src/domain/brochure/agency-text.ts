import type { Speech } from '@/i18n/translator'
import { instituteText } from '@/domain/agencies/institute'
import { formatPhone } from '@/lib/phone'
import { brochurePicture } from './brochure-picture'
import type { BrochureContact, BrochureView } from './views'
import type { AgencyView, ContactView } from '@/domain/agencies/views'

/** Who to call: the person, else the office; null where neither has a number or an address. */
export function contactText(
  contact: ContactView | null,
  agency: AgencyView | null,
  { language }: Pick<Speech, 'language'>,
): BrochureContact | null {
  const phone = formatPhone(contact?.phone || agency?.phone || '')
  const email = contact?.email || agency?.email || ''
  const name = contact?.name ?? agency?.name ?? ''
  if (name === '' || (phone === '' && email === '')) return null
  const role = [contact?.function?.text, contact && agency?.name].filter(Boolean).join(', ')
  const photo = contact?.photo ?? null
  return { name, role, phone, email, photo: photo && brochurePicture(photo, { text: name, lang: language }) }
}

/** What the law has an agency say of itself; only what is known. Spec §1. */
export function agencyText(
  { name, address, phone, email, mentions }: AgencyView,
  { t }: Speech,
): NonNullable<BrochureView['agency']> {
  const { legalName, instituteNumber, insurer, policyNumber } = mentions
  const institute = instituteText(instituteNumber, (number) => t('Mentions.institute', { number }))
  const profession = [mentions.professionalTitle?.text, institute].filter(Boolean).join(', ')
  const country = mentions.recognitionCountry?.text
  const ownName = legalName === name ? '' : legalName
  const policy = policyNumber && t('Mentions.policy', { number: policyNumber })
  const authority = mentions.supervisoryAuthority?.text
  return {
    name,
    lines: [ownName, address, formatPhone(phone), email].filter(Boolean),
    mentions: [
      mentions.companyNumber && t('Mentions.company', { number: mentions.companyNumber }),
      mentions.vatNumber && t('Mentions.vat', { number: mentions.vatNumber }),
      profession && (country ? `${profession} (${country})` : profession),
      insurer && [t('Mentions.insurance', { insurer }), policy].filter(Boolean).join(', '),
      authority && `${t('Mentions.supervision')} ${authority}`,
      mentions.codeOfConductUrl &&
        t('Words.pair', { label: t('Mentions.code'), value: mentions.codeOfConductUrl }),
    ].flatMap((line) => line || []),
  }
}
