import { describe, expect, it } from 'vitest'
import { agencyView, contactView } from '@/domain/agencies/agency-view'

const agency = {
  id: 2, name: 'Agence A', street: 'Rue Basse', houseNumber: '1', zip: '5000', city: 'Namur',
  phone: '081123456', email: 'a@example.be', photo: { hash: 'abc' },
  legalName: 'A srl', companyNumber: '0123', vatNumber: 'BE0123', instituteNumber: '505',
  insurer: 'Axa', policyNumber: '7', codeOfConductUrl: { nl: 'https://ipi.be/nl' },
  professionalTitle: { fr: 'Courtier', nl: 'Makelaar' },
  recognitionCountry: { fr: 'Belgique' }, supervisoryAuthority: { fr: 'IPI' },
}

describe('agencyView', () => {
  it('has the address and every mention the law asks', () => {
    expect(agencyView(agency, 'nl')).toEqual({
      id: 2, name: 'Agence A', address: 'Rue Basse 1, 5000 Namur',
      phone: '081123456', email: 'a@example.be',
      photo: expect.objectContaining({ hash: 'abc' }),
      mentions: {
        legalName: 'A srl', companyNumber: '0123', vatNumber: 'BE0123',
        instituteNumber: '505', insurer: 'Axa', policyNumber: '7',
        professionalTitle: { text: 'Makelaar', lang: 'nl' },
        recognitionCountry: { text: 'Belgique', lang: 'fr' },
        supervisoryAuthority: { text: 'IPI', lang: 'fr' },
        codeOfConductUrl: 'https://ipi.be/nl',
      },
    })
  })

  it.each([
    [{ street: '', houseNumber: '' }, '5000 Namur'],
    [{ zip: '', city: '' }, 'Rue Basse 1'],
    [{ houseNumber: null }, 'Rue Basse, 5000 Namur'],
    [{ street: null, houseNumber: null, zip: null, city: null }, ''],
  ])('address without %j', (fields, address) => {
    expect(agencyView({ ...agency, ...fields }, 'fr').address).toBe(address)
  })

  it.each([
    ['nl', 'https://ipi.be/nl'],
    ['fr', 'https://ipi.be/de'],
    ['de', 'https://ipi.be/de'],
  ] as const)('in %s leads to the code of conduct in a language that has its address', (language, address) => {
    const codeOfConductUrl = { fr: 'zie onze site', nl: 'https://ipi.be/nl', en: ' ', de: ' https://ipi.be/de ' }
    const inFrench = { ...codeOfConductUrl, ...(language === 'fr' && { nl: 'plichtenleer' }) }
    expect(agencyView({ ...agency, codeOfConductUrl: inFrench }, language).mentions.codeOfConductUrl).toBe(address)
  })

  it('has blanks for what is not known', () => {
    const { mentions, photo } = agencyView({ id: 2 }, 'fr')
    expect(photo).toBeNull()
    expect(mentions).toMatchObject({ legalName: '', professionalTitle: null, codeOfConductUrl: '' })
  })
})

describe('contactView', () => {
  it('has the person and what they do', () => {
    const person = { name: 'Zoé', function: { fr: 'Courtière' }, phone: '1', email: 'z@example.be' }
    expect(contactView({ ...person, agency: 2, sort: 1 }, 'nl')).toEqual({
      name: 'Zoé', phone: '1', email: 'z@example.be', photo: null,
      function: { text: 'Courtière', lang: 'fr' },
    })
    expect(contactView({}, 'nl')).toMatchObject({ name: '', function: null })
  })
})
