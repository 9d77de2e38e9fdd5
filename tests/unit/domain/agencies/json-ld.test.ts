import { describe, expect, it } from 'vitest'
import { agencyId, realEstateAgent } from '@/domain/agencies/json-ld'
import { agencyView } from '@/domain/agencies/agency-view'
import { problemsOf } from '../../../support/structured-data'
import { AGENCY_DOC } from '../../../support/view-fixtures'

const at = { siteUrl: 'https://site.example', homeHref: '/fr/' }
const agent = (fields: Record<string, unknown> = {}) => {
  const made = realEstateAgent(agencyView({ ...AGENCY_DOC, ...fields }, 'fr'), at)
  expect(problemsOf({ '@context': 'https://schema.org', '@graph': [made] })).toEqual([])
  return JSON.parse(JSON.stringify(made)) as Record<string, unknown>
}

describe('an agency', () => {
  it('has its contact and its numbers', () => {
    expect(agent()).toEqual({
      '@type': 'RealEstateAgent', '@id': 'https://site.example/#agency-2',
      name: 'Agence A', url: 'https://site.example/fr/', legalName: 'A srl',
      telephone: '+3281123456', email: 'a@example.be', vatID: 'BE0123',
      image: 'https://site.example/media/office/w1360.webp',
      address: {
        '@type': 'PostalAddress', streetAddress: 'Rue Basse 1',
        postalCode: '5000', addressLocality: 'Namur',
      },
      identifier: [
        { '@type': 'PropertyValue', propertyID: 'companyNumber', value: '0123' },
        { '@type': 'PropertyValue', propertyID: 'instituteNumber', value: '505' },
      ],
    })
  })

  it.each([
    [{ street: '', houseNumber: '' }, { postalCode: '5000', addressLocality: 'Namur' }],
    [{ street: 'Kaai 1, bus 2', houseNumber: '' }, { streetAddress: 'Kaai 1, bus 2' }],
    [{ zip: '', city: '' }, { streetAddress: 'Rue Basse 1' }],
    [{ zip: '1234', city: 'L-Ville' }, { postalCode: '1234', addressLocality: 'L-Ville' }],
  ])('with %j is at %j', (fields, expected) => {
    expect(agent(fields).address).toMatchObject(expected)
  })

  it('leaves out what is not filled in', () => {
    expect(agent({ ...blank('phone', 'email', 'photo', 'legalName', 'companyNumber', 'vatNumber') })).toEqual({
      '@type': 'RealEstateAgent', '@id': agencyId({ id: 2 }, at.siteUrl), name: 'Agence A',
      url: 'https://site.example/fr/', address: expect.anything(),
      identifier: [expect.objectContaining({ propertyID: 'instituteNumber' })],
    })
  })
})

const blank = (...names: string[]) => Object.fromEntries(names.map((name) => [name, '']))
