import { isWebAddress } from '@/lib/is-web-address'
import { textIn, textsIn, type AllLocales } from '@/lib/documents'
import { pictureIn } from '@/domain/media/picture'
import { pickText, type Language } from '@/i18n/languages'
import type { AgencyView, ContactView } from './views'
import type { Agency, TeamMember } from '@/payload-types'

/** An agency with the mentions the law asks of it. Spec, Belgian rules, "Mentions of an agency". */
export function agencyView(doc: AllLocales<Agency>, language: Language): AgencyView {
  const street = [textIn(doc, 'street'), textIn(doc, 'houseNumber')].filter(Boolean).join(' ')
  const place = [textIn(doc, 'zip'), textIn(doc, 'city')].filter(Boolean).join(' ')
  const codes = Object.entries(textsIn(doc, 'codeOfConductUrl')).filter(([, address]) => isWebAddress(address))
  return {
    id: doc.id as number,
    name: textIn(doc, 'name'),
    address: [street, place].filter(Boolean).join(', '),
    phone: textIn(doc, 'phone'),
    email: textIn(doc, 'email'),
    photo: pictureIn(doc.photo, language),
    mentions: {
      legalName: textIn(doc, 'legalName'),
      companyNumber: textIn(doc, 'companyNumber'),
      vatNumber: textIn(doc, 'vatNumber'),
      professionalTitle: pickText(textsIn(doc, 'professionalTitle'), language),
      instituteNumber: textIn(doc, 'instituteNumber'),
      recognitionCountry: pickText(textsIn(doc, 'recognitionCountry'), language),
      insurer: textIn(doc, 'insurer'),
      policyNumber: textIn(doc, 'policyNumber'),
      supervisoryAuthority: pickText(textsIn(doc, 'supervisoryAuthority'), language),
      codeOfConductUrl: pickText(Object.fromEntries(codes), language)?.text.trim() ?? '',
    },
  }
}

/** A member of the team as contact person. Spec §6. */
export function contactView(doc: AllLocales<TeamMember>, language: Language): ContactView {
  return {
    name: textIn(doc, 'name'),
    function: pickText(textsIn(doc, 'function'), language),
    phone: textIn(doc, 'phone'),
    email: textIn(doc, 'email'),
    photo: pictureIn(doc.photo, language),
  }
}
