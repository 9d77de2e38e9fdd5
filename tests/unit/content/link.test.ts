import { describe, expect, it } from 'vitest'
import { linkLabel } from '@/content/link'
import type { CatalogueRow } from '@/domain/search/catalogue-row'
import type { Language } from '@/i18n/languages'
import { catalogueOf, catalogueRow } from '../../support/catalogue-fixtures'
import { siteOf } from '../../support/site-of'

const leadingTo = (relationTo: string, value: object, title: object = {}) => ({ reference: { relationTo, value }, title })
const property = leadingTo('properties', { id: 12, listingId: 4711 })
const labelIn = (language: Language, fields: Partial<CatalogueRow>, doc: object = property) =>
  linkLabel(siteOf(catalogueOf(catalogueRow({ id: 4711, ...fields })), language), doc as typeof property, 'title')

describe('a link to a property without words of its own', () => {
  it('is called by its headline', () => {
    expect(labelIn('fr', { headline: { fr: 'Maison avec vue' } })).toEqual({ text: 'Maison avec vue', lang: 'fr' })
    expect(labelIn('nl', { headline: { fr: 'Maison avec vue' } })).toEqual({ text: 'Maison avec vue', lang: 'fr' })
  })

  it('is called by its type and town where it has none', () => {
    expect(labelIn('fr', {})).toEqual({ text: 'Maison, Namur', lang: 'fr' })
    expect(labelIn('nl', {})).toEqual({ text: 'Huis, Namen', lang: 'nl' })
    expect(labelIn('nl', { cityId: null })).toEqual({ text: 'Huis', lang: 'nl' })
  })

  it('has no words where nothing is known of it', () => {
    expect(labelIn('fr', { typeId: null, cityId: null })).toBeNull()
    expect(labelIn('fr', {}, leadingTo('properties', { id: 13, listingId: 9 }))).toBeNull()
    expect(labelIn('fr', {}, leadingTo('properties', { id: 13 }))).toBeNull()
  })

  it('keeps the words that it has', () => {
    expect(labelIn('fr', {}, leadingTo('properties', { listingId: 4711 }, { nl: 'Bekijk dit huis' }))).toEqual({ text: 'Bekijk dit huis', lang: 'nl' })
  })
})

it('a link to anything else is called by its title or name', () => {
  expect(labelIn('fr', {}, leadingTo('pages', { id: 1, title: { nl: 'Over ons' } }))).toEqual({ text: 'Over ons', lang: 'nl' })
  expect(labelIn('fr', {}, leadingTo('projects', { listingId: 7, name: { fr: 'Les Tilleuls' } }))).toEqual({ text: 'Les Tilleuls', lang: 'fr' })
  expect(labelIn('fr', {}, leadingTo('team-members', { id: 3, name: 'Anne' }))).toEqual({ text: 'Anne', lang: 'fr' })
})
