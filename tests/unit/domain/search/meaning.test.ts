import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { meaningOf, type Meaning } from '@/domain/search/meaning'
import { readIndexOf } from '../../../support/read-fixtures'
import { searchIndexOf } from '../../../support/search-fixtures'

const index = await searchIndexOf()
const EXIST = new Set([7, 8, 4711, 4712, 5000, 7370])
const meaning = (input: string, goal: 'sale' | 'rent' = 'sale'): Meaning =>
  meaningOf(index, input, goal, (id) => EXIST.has(id))
const list = (query: string) => ({ kind: 'list' as const, query })

describe('meaningOf', () => {
  const cases: [input: string, meaning: Meaning][] = [
    ['', list('')],
    ['   ', list('')],
    ['4711', { kind: 'property', id: 4711 }],
    ['Ref: 4711', { kind: 'property', id: 4711 }],
    ['Réf.\u00A0: 4711', { kind: 'property', id: 4711 }],
    ['Ref.-Nr. 4711', { kind: 'property', id: 4711 }],
    // Sold: its page says so.
    ['8', { kind: 'property', id: 8 }],
    // A postcode with something for sale, although a property has that number.
    ['5000', list('city=5000')],
    ['9300', list('city=Alost|9300')],
    ['Namur', list('city=Namur|5000')],
    ['namen', list('city=Namur|5000')],
    ['elouges', list('city=%C3%89louges|7370')],
    ['5000 Namur', list('city=Namur|5000')],
    ['Namur (5000)', list('city=Namur|5000')],
    ['Namur [5000]', list('city=Namur|5000')],
    ['Maison', list('type=10')],
    ['TERRAIN', list('type=40')],
    ['maison namur', list('city=Namur|5000&type=10')],
    ['Namur maison', list('city=Namur|5000&type=10')],
    ['maison à Namur', list('city=Namur|5000&type=10')],
    ['Namr', list('city=Namur|5000')],
    ['apartement', list('type=20')],
    ['maison namur piscine', list('city=Namur|5000&type=10&q=piscine')],
    ['terrain 3 chambres max 350k', list('type=40&price-max=350000&bedrooms=3')],
    ['max 350', list('price-max=350000')],
    ['Namur province', list('region=Namur')],
    ['Bruxelles', list('region=Bruxelles')],
    ['à louer alost', { ...list('city=Alost|9300'), goal: 'rent' }],
    ['moins de 1200', { ...list('price-max=1200'), goal: 'rent' }],
    ['Zonnedorp', list('city=Zonnedorp')],
    ['9999999', list('city=9999999')],
  ]
  it.each(cases)('%j', (input, expected) => {
    expect(meaning(input)).toEqual(expected)
  })

  it('takes a number for a property where its postcode has nothing of the goal', () => {
    expect(meaning('7370', 'sale')).toEqual(list('city=%C3%89louges|7370'))
    expect(meaning('7370', 'rent')).toEqual({ kind: 'property', id: 7370 })
  })

  it('leaves a list for rent that was asked for by its button', () => {
    expect(meaning('à vendre namur', 'rent')).toEqual(list('city=Namur|5000'))
    expect(meaning('max 350', 'rent')).toEqual(list('price-max=350'))
  })

  it.each([
    ['huis gen', 'type=1&q=gen'],
    ['huis dendermo', 'city=Dendermonde|9200&type=1'],
    ['350.000', 'price-max=350000'],
    ['appartement 1200 per maand', 'type=2&price-max=1200', 'rent'],
    ['lift', 'q=lift'],
    ['moins', 'q=moins'],
    ['moins cher', 'q=moins+cher'],
    ['pool', 'city=pool'],
    ['antw', 'city=Antwerpen|2000'],
    ['qppartement', 'type=2'],
    ['apartem', 'type=2'],
    ['900', 'city=Gent|9000'],
    ['meublé', 'q=meubl%C3%A9'],
    ['gemeubileerd', 'q=gemeubileerd'],
    ['short term', 'q=short+term'],
    ['oost', 'q=oost'],
    ['in de ardennen', 'q=in+de+ardennen'],
    ['half a million', 'city=half+a+million'],
  ] as const)('of a text that is sent takes no short word for the beginning of a name: %j', (input, query, goal?) => {
    const of = (language: 'nl' | 'fr') => meaningOf(readIndexOf(language), input, 'sale', () => false)
    expect(of(input === 'meublé' ? 'fr' : 'nl')).toEqual({ ...list(query), ...(goal && { goal }) })
  })

  it('never throws', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 100 }), (input) => {
        expect(['list', 'property']).toContain(meaning(input).kind)
      }),
    )
  })
})

it('the names of the towns of an index are folded once, not at each search', () => {
  let reads = 0
  const { others } = index.cities
  const cities = { ...index.cities, get others() { return (reads += 1, others) } }
  const watched = { ...index, cities }
  const asked = (): [Meaning, number] => {
    reads = 0
    return [meaningOf(watched, 'Namen', 'sale', () => false), reads]
  }
  asked()
  expect(asked()).toEqual([list('city=Namur|5000'), 0])
})
