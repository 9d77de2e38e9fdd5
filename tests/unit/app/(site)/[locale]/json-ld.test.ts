import { beforeAll, describe, expect, it } from 'vitest'
import { jsonLdOf, type JsonLdPage } from '@/app/(site)/[locale]/json-ld'
import { agencyView } from '@/domain/agencies/agency-view'
import { problemsOf } from '../../../../support/structured-data'
import { AGENCY_DOC, projectView, propertyView } from '../../../../support/view-fixtures'

// The address of the site is read once, when it is first needed.
beforeAll(() => {
  process.env.SITE_URL = 'https://site.example'
  process.env.PAYLOAD_SECRET = 'a secret for tests only'
})

const agency = agencyView(AGENCY_DOC, 'fr')
const other = { ...agency, id: 3 }
const crumbs = [
  { name: 'À vendre', lang: 'fr' as const, href: '/fr/a-vendre/' },
  { name: 'Maison', lang: 'fr' as const, href: null },
]
const page = (fields: Partial<JsonLdPage> & Pick<JsonLdPage, 'described'>) =>
  jsonLdOf({ language: 'fr', href: '/fr/x/', homeHref: '/fr/', crumbs: [], ...fields })

const typesOf = (graph: ReturnType<typeof jsonLdOf>): unknown[] => {
  expect(problemsOf(graph)).toEqual([])
  return (graph?.['@graph'] ?? []).map((thing) => (thing as unknown as Record<string, unknown>)['@type'])
}

const article = { title: 'Vendre', description: 'Texte', picture: null, publisher: 'Maisons' }
const person = { name: 'Zoé', jobTitle: 'Notaire', description: 'Texte', picture: null, worksFor: 'Agence' }
const question = { question: 'Combien ?', answerHtml: '<p>Rien.</p>' }

describe('the structured data of a page', () => {
  it.each<[string, Partial<JsonLdPage> & Pick<JsonLdPage, 'described'>, string[]]>([
    [
      'home',
      {
        described: { kind: 'home', siteName: 'Maisons', searchHref: '/fr/a-vendre/' },
        agencies: [agency, other],
      },
      ['WebSite', 'RealEstateAgent', 'RealEstateAgent'],
    ],
    [
      'a property',
      { described: { kind: 'property', property: propertyView(), typeNumber: 1 }, crumbs },
      ['RealEstateListing', 'RealEstateAgent', 'BreadcrumbList'],
    ],
    [
      'a sold property, whose page shows no agency',
      { described: { kind: 'property', property: propertyView({ status: 'sold' }), typeNumber: 1 } },
      ['RealEstateListing'],
    ],
    [
      'a property on a page that shows every agency',
      {
        described: { kind: 'property', property: propertyView(), typeNumber: 1 },
        agencies: [agency, other],
      },
      ['RealEstateListing', 'RealEstateAgent', 'RealEstateAgent'],
    ],
    [
      'a project',
      { described: { kind: 'project', project: projectView() }, crumbs },
      ['RealEstateListing', 'RealEstateAgent', 'BreadcrumbList'],
    ],
    ['a list', { described: { kind: 'list', cards: [{ href: '/fr/a/' }], first: 1 } }, ['ItemList']],
    [
      'an article with questions',
      { described: { kind: 'article', facts: article }, crumbs, questions: [question] },
      ['Article', 'BreadcrumbList', 'FAQPage'],
    ],
    ['somebody of the team', { described: { kind: 'member', facts: person }, crumbs }, ['ProfilePage', 'BreadcrumbList']],
    ['a page with questions', { described: { kind: 'page' }, questions: [question] }, ['FAQPage']],
  ])('of %s', (_name, given, expected) => {
    expect(typesOf(page(given))).toEqual(expected)
  })

  it('is missing where there is nothing to say', () => {
    expect(page({ described: { kind: 'page' } })).toBeNull()
    expect(page({ described: { kind: 'list', cards: [], first: 1 } })).toBeNull()
  })
})
