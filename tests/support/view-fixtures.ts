import { detailView } from '@/domain/properties/detail'
import { PROJECT_FORMS, type ProjectDetailView } from '@/domain/projects/views'
import { PROPERTY_FORMS, type PropertyDetailView } from '@/domain/properties/detail-views'
import type { RichTextView } from '@/domain/rich-text/rich-text-view'
import { projectDetail } from '@/domain/projects/project-detail'
import { catalogueRow } from './catalogue-fixtures'

/** A formatted text of one paragraph, in French. */
const textView = (text: string): RichTextView => ({
  lang: 'fr',
  nodes: [{ kind: 'paragraph', children: [{ kind: 'text', text, marks: [] }] }],
})

export const AGENCY_DOC = {
  id: 2, name: 'Agence A', street: 'Rue Basse', houseNumber: '1', zip: '5000', city: 'Namur',
  phone: '+32 81 12 34 56', email: 'a@example.be', photo: { hash: 'office' },
  legalName: 'A srl', companyNumber: '0123', vatNumber: 'BE0123', instituteNumber: '505',
}

const property = {
  id: 1, listingId: 4711, goal: '0', status: 'available', zip: '5000', countryId: '10',
  publishAddress: true, publishPrice: true, price: 250_000, priceUnit: 1,
  houseNumber: '128', boxNr: '3B', latitude: 50.6345678, longitude: 5.5712345,
  street: { fr: 'Rue Haute', nl: 'Hoogstraat' },
  type: { id: 1, name: { fr: 'Maison', nl: 'Huis' }, kind: 'house', iconClass: 1 },
  city: { id: 1, name: { fr: 'Namur', nl: 'Namen' } },
  typeDescription: { fr: 'Belle maison' },
  bedrooms: 3, bathrooms: 1, surfaceLiving: 140, surfaceGround: 612, constructionYear: 1987,
  energyPerformance: 200,
  agency: AGENCY_DOC,
  pictures: [{ hash: 'front' }, { hash: 'plan', kind: 'floor-plan' }, { hash: 'garden' }],
  createDate: '2026-02-01T10:30:00.000Z',
}

/** Where staff offer no form: the visitor's own program of mail has its place. */
const noForms = <Form extends string>(forms: readonly Form[]) =>
  Object.fromEntries(forms.map((form) => [form, null])) as Record<Form, null>

/** A house for sale in Namur with everything public, in French. */
export const propertyView = (fields: Record<string, unknown> = {}): PropertyDetailView => ({
  ...detailView({ ...property, ...fields }, 'fr'),
  description: 'description' in fields ? null : textView('Texte & détails'),
  project: null, breadcrumb: [], similar: [], listHref: '/fr/a-vendre/',
  compareHref: '/fr/comparer/', demandHref: '/fr/ma-recherche/?goal=sale', brochureHref: '/brochure/fr/4711.pdf',
  url: 'https://site.example/fr/a-vendre/namur/maison/4711/', streetView: null,
  documents: [], depositMonths: null, renovationYears: 5, calculation: null,
  forms: noForms(PROPERTY_FORMS),
})

const project = {
  id: 1, listingId: 77, zip: '5000', delivery: '2027-06', status: 'available',
  name: { fr: 'Les Jardins' },
  city: { id: 1, name: { fr: 'Namur' } },
  publishAddress: true, street: { fr: 'Rue Haute' }, houseNumber: '12',
  pictures: [{ hash: 'first' }],
  agency: AGENCY_DOC,
}

const units = [
  catalogueRow({ id: 1, price: 200_000 }),
  catalogueRow({ id: 2, price: 300_000, status: 'option' }),
  catalogueRow({ id: 3, price: 100_000, status: 'sold' }),
]

/** A project in Namur with three units, one of them sold, in French. */
export const projectView = (
  fields: Record<string, unknown> = {},
  own = units,
): ProjectDetailView => ({
  forms: noForms(PROJECT_FORMS),
  ...projectDetail({ ...project, ...fields }, own, 'fr', '/fr/projects/namur/les-jardins/77/', undefined),
  units: [], unitTypes: [], breadcrumb: [], similar: [],
  description: textView('Texte'), situation: null, technical: null,
})
