import type { Text } from '@/i18n/languages'
import type { PictureView } from '@/domain/media/picture'

export interface ContactView {
  name: string
  function: Text | null
  phone: string
  email: string
  photo: PictureView | null
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
    professionalTitle: Text | null
    instituteNumber: string
    recognitionCountry: Text | null
    insurer: string
    policyNumber: string
    supervisoryAuthority: Text | null
    codeOfConductUrl: string
  }
}
