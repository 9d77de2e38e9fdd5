import 'server-only'
import type { BasePayload } from 'payload'
import { inTownOf } from '@/content/agency-town'
import { readAll, readGlobal } from '@/content/read-documents'
import { findDocument, findDocuments, visitor } from '@/content/client'
import { siteIn } from '@/content/site'
import { agencyText } from '@/domain/brochure/agency-text'
import { agencyView } from '@/domain/agencies/agency-view'
import { projectReference } from '@/domain/projects/reference'
import { townIn } from '@/domain/properties/town-name'
import type { FormName } from '@/domain/forms/forms'
import { pickText, type Language, type Localized } from '@/i18n/languages'
import { speech } from '@/i18n/translator'
import { isColour, textOn } from '@/lib/contrast'
import { docIn, docsIn, idOf, numberIn, textIn, textsIn, type AllLocales, type Doc } from '@/lib/documents'
import { env } from '@/lib/env'
import { OWN_COLOURS } from '@/lib/own-colours'
import { hrefInMail } from '@/lib/tracking'
import { formatPhone } from '@/lib/phone'
import { COLLECTION_OF } from '@/routes/link-target'
import type { Agency, Lead } from '@/payload-types'
import type { LetterOffice, LetterSubject } from './letter-view'

/** What the mails of a form say and where they go. */
interface FormMails {
  recipients: { agency: number | null; email: string }[]
  recipient: string
  subject: Localized<string>
  text: Localized<string>
}

/** Whatever a lead's mails need to know of its agency; null for none. */
type AgencyDoc = AllLocales<Agency> | null

/** What the editors say of the mails of a form; a form without a row says nothing. */
export async function formMails(form: FormName): Promise<FormMails> {
  const doc: Doc = (await readAll('forms')).find((row) => row.form === form) ?? {}
  return {
    recipients: docsIn(doc, 'recipients').map((row) => ({ agency: idOf(row.agency), email: textIn(row, 'email') })),
    recipient: textIn(doc, 'recipient'),
    subject: textsIn(doc, 'mailSubject'),
    text: textsIn(doc, 'mailText'),
  }
}

/** The agency of a lead in every language; null for none. */
export const agencyOfLead = ({ agency }: Lead): Promise<AgencyDoc> => agencyDoc(agency)

/** An agency, by its row or as it was read, in every language; null for none. */
export async function agencyDoc(agency: unknown): Promise<AgencyDoc> {
  const id = idOf(agency)
  return (await readAll('agencies')).find((agency) => agency.id === id) ?? null
}

/** The address of the person whom a lead is for; empty for nobody, and for somebody who has none. */
export async function addressOfPerson({ person }: Pick<Lead, 'person'>): Promise<string> {
  const id = idOf(person)
  const found = id === null ? undefined : (await readAll('team-members')).find((one) => one.id === id)
  return found ? textIn(found, 'email') : ''
}

/** Who sends: the network with its colour, and below the mail what the law has the agency say. Spec §1. */
export async function officeIn(language: Language, agency: AgencyDoc): Promise<LetterOffice> {
  const settings = await readGlobal('settings')
  const colour = textIn(settings, 'brandColour')
  const brand = isColour(colour) ? colour : OWN_COLOURS.brand
  const name = textIn(settings, 'agencyName')
  const ofNetwork = [formatPhone(textIn(settings, 'phone')), textIn(settings, 'email')].filter(Boolean)
  const legal = agency && agencyText(agencyView(inTownOf(siteIn(language), agency), language), await speech(language))
  const footer = legal ? [legal.name === name ? '' : legal.name, ...legal.lines, ...legal.mentions].filter(Boolean) : ofNetwork
  return { name, brand, onBrand: textOn(brand), footer }
}

/** The address of the network; empty for none. */
export const siteAddress = async (): Promise<string> => textIn(await readGlobal('settings'), 'email')

/** What a lead is about, with its page in a language; null for the network as a whole, and for what is gone. */
export async function letterSubject(language: Language, { property, project }: Lead): Promise<LetterSubject | null> {
  const kind = idOf(property) === null ? 'project' : 'property'
  const id = idOf(property) ?? idOf(project)
  if (id === null) return null
  const doc: Doc | null = await findDocument(await visitor(), COLLECTION_OF[kind], { where: { id: { equals: id } }, depth: 1, select: SHOWN })
  if (!doc) return null
  const number = numberIn(doc, 'listingId')
  const path = siteIn(language).href(`${kind}:${number}`)
  const reference = kind === 'property' ? number : projectReference(doc)
  return {
    kind,
    title: kind === 'property' ? propertyTitle(doc, language) : nameIn(doc, language),
    reference: reference === null ? '' : String(reference),
    href: path === null ? null : hrefInMail(path, env().SITE_URL),
  }
}

const SHOWN = { listingId: true, projectWebId: true, name: true, type: true, city: true } as const

const nameIn = (doc: Doc, language: Language): string => pickText(textsIn(doc, 'name'), language)?.text ?? ''

/** Its type and its town, as a card of it says. */
const propertyTitle = (doc: Doc, language: Language): string =>
  [nameIn(docIn(doc, 'type') ?? {}, language), townIn(docIn(doc, 'city'), language)?.text].filter(Boolean).join(', ')

/** What properties are called in a mail, with their public number, by row; those that are not there are left out. */
export async function propertyTitlesIn(payload: Pick<BasePayload, 'find'>, rows: readonly number[], language: Language): Promise<Map<number, { title: string; number: number }>> {
  const docs = await findDocuments(payload, 'properties', {
    where: { id: { in: [...rows] } }, depth: 1, select: { listingId: true, type: true, city: true },
  })
  return new Map(
    docs.flatMap((doc) => {
      const number = numberIn(doc, 'listingId')
      return number === null ? [] : [[doc.id as number, { title: propertyTitle(doc, language), number }]]
    }),
  )
}
