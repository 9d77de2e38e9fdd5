import { describe, expect, it } from 'vitest'
import { chipsOf, loosened } from '@/domain/search/chips'
import { NO_CRITERIA, type ListCriteria } from '@/domain/search/criteria'
import type { ChipNames } from '@/domain/search/criteria/criterion'
import type { Dimension } from '@/domain/search/criteria/table'
import { LANGUAGES } from '@/i18n/languages'
import { listLabelsIn } from '../../../support/list-words'

const names: ChipNames = {
  city: (id) => (id === 99 ? null : `Town ${id}`),
  type: (id) => (id === 99 ? null : { text: `Type ${id}`, lang: 'fr' }),
  agency: (id) => `Agency ${id}`,
}
const open = { min: null, max: null }
const chips = (fields: Partial<ListCriteria>) =>
  chipsOf({ ...NO_CRITERIA, ...fields }, listLabelsIn('en'), names)

describe('chipsOf', () => {
  it('has none without criteria; order, look and page are none', () => {
    expect(chips({ sort: 'price', view: 'map', page: 3 })).toEqual([])
  })

  it.each<[Partial<ListCriteria>, string[], Partial<ListCriteria>]>([
    [{ cities: [1, 2] }, ['Town 1', 'Town 2'], { cities: [2] }],
    [{ cities: [99] }, [], {}],
    [{ radius: 10 }, ['+ 10 km'], { radius: null }],
    [{ types: [3, 4] }, ['Type 3', 'Type 4'], { types: [4] }],
    [{ price: { min: 1000, max: null } }, ['Price from € 1.000'], { price: open }],
    [{ price: { min: null, max: 1000 } }, ['Price up to € 1.000'], { price: open }],
    [{ price: { min: 500, max: 1000 } }, ['Price from € 500 to € 1.000'], { price: open }],
    [{ bedrooms: 1 }, ['At least 1 bedroom'], { bedrooms: null }],
    [{ bedrooms: 2 }, ['At least 2 bedrooms'], { bedrooms: null }],
    [{ living: { min: 1200, max: null } }, ['Living area from 1.200 m²'], { living: open }],
    [{ plot: { min: null, max: 500 } }, ['Plot up to 500 m²'], { plot: open }],
    [{ energy: ['a', 'b'] }, ['Energy label A or better', 'Energy label B'], { energy: ['b'] }],
    [{ features: ['garden', 'new-build'] }, ['Garden', 'New build'], { features: ['new-build'] }],
    [{ states: ['option'] }, ['Under option'], { states: [] }],
    [{ availability: '3' }, ['Available within 3 months'], { availability: null }],
    [{ agencies: [8, 9] }, ['Agency 8', 'Agency 9'], { agencies: [9] }],
    [{ area: [[50, 4]] }, ['Drawn area'], { area: null }],
    [{ box: [50, 4, 51, 5] }, ['This part of the map'], { box: null }],
  ])('%j', (fields, labels, without) => {
    const made = chips(fields)
    expect(made.map(({ label }) => label.replaceAll('\u00A0', ' '))).toEqual(labels)
    expect(made[0]?.without ?? {}).toEqual(without)
  })

  it('keeps the language a name is in', () => {
    expect(chips({ types: [3], cities: [1] }).map(({ lang }) => lang)).toEqual(['en', 'fr'])
  })

  it.each(LANGUAGES)('has words for every criterion in %s', (language) => {
    const range = { min: 1, max: 2 }
    const all: ListCriteria = {
      ...NO_CRITERIA, cities: [1], radius: 5, types: [1], price: range, bedrooms: 1,
      living: range, plot: range, energy: ['a', 'g'], states: ['option'], agencies: [1],
      features: ['garage', 'garden', 'terrace', 'new-build', 'life-annuity'],
      availability: 'now', area: [[50, 4]], box: [50, 4, 51, 5],
    }
    const labels = chipsOf(all, listLabelsIn(language), names).map(({ label }) => label)
    expect(labels).toHaveLength(19)
    for (const label of labels) expect(label).not.toMatch(/ListWords|[{}]/)
  })
})

describe('loosened', () => {
  const gained = (counts: Partial<Record<Dimension, number>>) =>
    new Map(Object.entries(counts) as [Dimension, number][])

  it('lets go of all values of a criterion, the most promising first', () => {
    const made = chips({
      cities: [1, 2], radius: 10, types: [3], bedrooms: 4,
      features: ['garden', 'garage'], availability: 'now',
    })
    const counts = { place: 7, types: 0, bedrooms: 30, garden: 9, garage: 1, availability: 2 }
    expect(loosened(made, gained(counts))).toMatchObject([
      { label: 'At least 4 bedrooms', count: 30, without: { bedrooms: null } },
      { label: 'Garden', count: 9, without: { features: ['garage'] } },
      { label: 'Town 1, Town 2, + 10\u00A0km', count: 7, without: { cities: [], radius: null } },
      { label: 'Available now', count: 2 },
    ])
  })

  it('has none where no single criterion would help', () => {
    expect(loosened(chips({ bedrooms: 4 }), gained({}))).toEqual([])
  })
})
