import type { TextView } from '@/i18n/languages'
import type { PictureView } from '@/domain/media/picture'

export interface ContactView {
  name: string
  function: TextView | null
  phone: string
  email: string
  photo: PictureView | null
}

/** Whom one calls or writes to, an agency or the network; empty texts for what is not known. */
export interface OfficeContact {
  name: string
  phone: string
  email: string
}

/** An agency that one can write to by a form, where the site offers that. */
export interface ReachableAgencyView extends AgencyView {
  formHref: string | null
}

export interface AgencyView {
  id: number
  name: string
  address: string
  phone: string
  email: string
  photo: PictureView | null
  mentions: {
    legalName: string
    companyNumber: string
    vatNumber: string
    professionalTitle: TextView | null
    instituteNumber: string
    recognitionCountry: TextView | null
    insurer: string
    policyNumber: string
    supervisoryAuthority: TextView | null
    codeOfConductUrl: string
  }
}
