import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { searchIn } from '@/domain/search/match'
import { comparedText, thresholdFor, typedText } from '@/domain/search/match-rules'
import { LANGUAGES } from '@/i18n/languages'
import { searchIndexOf } from '../../../support/search-fixtures'

const search = searchIn(await searchIndexOf())
const NOTHING = { types: [], cities: [], properties: [] }

describe('searchIn', () => {
  it.each(['', ' ', '\t\n'])('clears everything for %j', (input) => {
    expect(search(input)).toEqual(NOTHING)
  })

  it('finds a property by its whole number only', () => {
    expect(search('4711').properties).toEqual([{ id: 4711, href: '/fr/property/4711/' }])
    expect(search('471').properties).toEqual([])
    expect(search('Ref: 4711').properties).toHaveLength(1)
  })

  it('finds neither sold properties nor those that are hidden in the language', () => {
    expect(search('8').properties).toEqual([])
    expect(search('9').properties).toEqual([])
  })

  const cities: [input: string, name: string][] = [
    ['namur', 'Namur [5000]'],
    ['Namr', 'Namur [5000]'],
    ['Namen', 'Namur [5000]'],
    ['Élouges', 'Élouges [7370]'],
    ['elouges', 'Élouges [7370]'],
    ['ELOUGES', 'Élouges [7370]'],
    ['9300', 'Alost [9300]'],
    ['aalst', 'Alost [9300]'],
  ]
  it.each(cities)('%j finds the city %j first', (input, name) => {
    expect(search(input).cities[0]?.name).toBe(name)
  })

  it('guesses only where no name holds what was typed', async () => {
    const index = await searchIndexOf()
    const cities = { ...index.cities, names: ['Gand', 'Sand', 'Gandbruges'], others: ['', '', ''] }
    const find = searchIn({ ...index, cities })
    const names = (input: string) => find(input).cities.map(({ name }) => name.split(' ')[0])
    expect(names('gand')).toEqual(['Gand', 'Gandbruges'])
    expect(names('xand')).toContain('Sand')
  })

  it('finds every city of a postcode', () => {
    expect(search('5000').cities.map(({ name }) => name)).toEqual(['Namur [5000]', 'Jambes [5000]'])
  })

  it('links a city to its lists, and not where they are empty', () => {
    const [aalst] = search('9300').cities
    expect(aalst?.sale).toEqual({ href: '/fr/a-vendre/?city=Alost|9300', count: 1 })
    expect(aalst?.rent).toEqual({ href: null, count: 0 })
  })

  it('links a type to its lists by its number', () => {
    const [house] = search('maisn').types
    expect(house?.name).toBe('Maison')
    expect(house?.sale).toEqual({ href: '/fr/a-vendre/?type=10', count: 2 })
    expect(house?.rent).toEqual({ href: '/fr/a-louer/?type=10', count: 1 })
  })

  it('shows no counts where settings want none, and still leads to no empty list', async () => {
    const [aalst] = searchIn(await searchIndexOf('fr', false))('9300').cities
    expect(aalst?.sale.count).toBeNull()
    expect(aalst?.rent).toEqual({ href: null, count: null })
  })

  it('shows the price that its links ask for', () => {
    const shown = (input: string): string[] =>
      search(input).understood!.parts.map((part) => part.replaceAll('\u00A0', ' '))
    expect(shown('à vendre max 350')).toEqual(['jusqu’à € 350.000'])
    expect(shown('à louer max 350')).toEqual(['jusqu’à € 350'])
    expect(shown('max 350')).toEqual(['jusqu’à € 350.000 / jusqu’à € 350'])
    expect(shown('namur max 350k')).toEqual(['Namur', 'jusqu’à € 350.000'])
    expect(shown('à vendre entre 200 et 350 euros')).toEqual(['de € 200.000 à € 350.000'])
  })

  it('shows the energy labels and the radius that its links ask for', () => {
    const { parts, links } = search('15 km de namur peb a ou b').understood!
    expect(parts).toEqual(['Namur', '+ 20 km', 'Label A ou mieux', 'Label B'])
    expect(links[0]?.href).toBe('/fr/a-vendre/?city=Namur|5000&radius=20&energy=a&energy=b')
  })

  it.each([
    ['maison namur', ['sale', 'rent']],
    ['terrain 3 chambres', ['sale']],
    ['terrain maison 3 chambres', ['sale', 'rent']],
    ['maison alost', ['sale']],
    ['maison alost namur', ['sale', 'rent']],
    ['maison autour de alost', ['sale', 'rent']],
    ['viager', ['sale']],
    ['maison viager max 900', ['sale']],
    // Whoever asks for it is told that there is nothing, and may ask to be informed.
    ['terrain à louer', ['rent']],
  ])('leads %j to no list that can hold nothing, unless it was asked for', (input, goals) => {
    expect(search(input).understood?.links.map(({ goal }) => goal)).toEqual(goals)
  })

  it('understands nothing that no list holds', () => {
    const { types, understood } = search('appartement 3 chambres')
    expect(understood).toBeUndefined()
    expect(types.map(({ name, sale, rent }) => [name, sale.href, rent.href])).toEqual([['Appartement', null, null]])
  })

  it('never throws, and finds nothing twice', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 120 }), (input) => {
        const { types, cities: found, properties } = search(input)
        expect(new Set(found.map(({ name }) => name)).size).toBe(found.length)
        expect(types.length + properties.length).toBeLessThan(8)
      }),
    )
  })
})

describe('typedText', () => {
  const cases: [input: string, typed: string][] = [
    ['  Namur  ', 'Namur'],
    ['la \n Louvière', 'la Louvière'],
    ['Ref: 4711', '4711'],
    ['ref 4711', '4711'],
    ['ref.4711', '4711'],
    ['#4711', '4711'],
    ['REF100012', '100012'],
    ['Réf. : 100042', '100042'],
    ['re\u0301f. 100042', '100042'],
    ['Réf.\u00A0:\u202F100042', '100042'],
    ['réf 100042', '100042'],
    ['référence 100042', '100042'],
    ['Référence n° 100042', '100042'],
    ['Reference: 100012', '100012'],
    ['referentie 100012', '100012'],
    ['Referenz 100012', '100012'],
    ['Ref.-Nr. 100012', '100012'],
    ['Ref. nr.: 100012', '100012'],
    ['n° 100042', '100042'],
    ['Nº100042', '100042'],
    ['Refuge', 'Refuge'],
    ['refuge 5000', 'refuge 5000'],
    ['ref', 'ref'],
    ['Réf. :', 'Réf. :'],
    ['Nra 5000', 'Nra 5000'],
    ['Ciney 5590', 'Ciney 5590'],
    ['Lie\u0300ge', 'Liège'],
  ]
  it.each(cases)('%j is %j', (input, typed) => {
    expect(typedText(input)).toBe(typed)
  })
})

describe('a reference as the site prints it', () => {
  it.each(LANGUAGES)('is its number: %s', (language) => {
    const printed = readFileSync(`src/i18n/messages/${language}.json`, 'utf8').match(/\br[eé]f[^{}"]*\{(?:id|number|reference)\}/gi) ?? []
    expect(printed.length).toBeGreaterThan(9)
    const read = printed.map((text) => typedText(text.replace(/\{.*\}/, '100042')))
    expect([...new Set(read)]).toEqual(['100042'])
  })
})

describe('the rules of matching', () => {
  it('lets names be mistyped, numbers not', () => {
    expect(thresholdFor('namur')).toBe(0.3)
    expect(thresholdFor('5000')).toBe(0)
    expect(thresholdFor('Louvain la Neuve')).toBe(2 / 16)
  })

  it('compares no more than Fuse can', () => {
    expect(comparedText('a'.repeat(40))).toHaveLength(32)
  })
})
