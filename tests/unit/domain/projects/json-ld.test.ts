import { describe, expect, it } from 'vitest'
import { projectJsonLd } from '@/domain/projects/json-ld'
import { catalogueRow } from '../../../support/catalogue-fixtures'
import { problemsOf } from '../../../support/structured-data'
import { projectView } from '../../../support/view-fixtures'

const frame = {
  siteUrl: 'https://site.example', href: '/fr/projects/namur/les-jardins/77/',
  language: 'fr' as const,
}
const listing = (...given: Parameters<typeof projectView>) => {
  const made = projectJsonLd(projectView(...given), frame)
  expect(problemsOf({ '@context': 'https://schema.org', '@graph': [made] })).toEqual([])
  return JSON.parse(JSON.stringify(made)) as Record<string, unknown>
}

describe('the listing of a project', () => {
  it('is a building with units and what they cost', () => {
    expect(listing()).toMatchObject({
      '@type': 'RealEstateListing', name: 'Les Jardins', description: 'Texte',
      image: ['https://site.example/media/first/w1360.webp'],
      provider: { '@id': 'https://site.example/#agency-2' },
      mainEntity: {
        '@type': 'ApartmentComplex',
        address: { streetAddress: 'Rue Haute 12', postalCode: '5000', addressLocality: 'Namur' },
        numberOfAccommodationUnits: { value: 3 },
        numberOfAvailableAccommodationUnits: { value: 1 },
      },
      offers: {
        '@type': 'AggregateOffer', lowPrice: 200_000, highPrice: 300_000,
        priceCurrency: 'EUR', offerCount: 1, availability: 'https://schema.org/InStock',
      },
    })
  })

  it('keeps a private address to itself', () => {
    expect(JSON.stringify(listing({ publishAddress: false }))).not.toContain('Haute')
  })

  it('has no price where none is public', () => {
    const { offers } = listing({}, [catalogueRow({ id: 1, publishPrice: false })])
    expect(offers).toMatchObject({ '@type': 'Offer', availability: 'https://schema.org/InStock' })
    expect(JSON.stringify(offers)).not.toMatch(/price/i)
  })

  it('is reserved where all that is left is under option', () => {
    const { mainEntity, offers } = listing({}, [catalogueRow({ id: 1, status: 'option' })])
    expect(offers).toMatchObject({ availability: 'https://schema.org/Reserved', lowPrice: 100_000 })
    expect(mainEntity).toMatchObject({ numberOfAvailableAccommodationUnits: { value: 0 } })
  })

  it('has nothing to offer once it is sold out', () => {
    const { offers } = listing({ status: 'sold-out', priceMin: 1000 })
    expect(offers).toMatchObject({ '@type': 'Offer', availability: 'https://schema.org/SoldOut' })
    expect(JSON.stringify(offers)).not.toMatch(/price/i)
  })

  it('says what is let as let, and what is in Luxembourg as there', () => {
    const made = JSON.stringify(listing({ goal: '1', countryId: '50' }))
    expect(made).toContain('LeaseOut')
    expect(made).toContain('"addressCountry":"LU"')
  })

  it('says nothing of units that are not there', () => {
    expect(JSON.stringify(listing({}, []))).not.toMatch(/Units/)
  })
})
