import { TYPE_WORDS } from '@/domain/properties/type-words'
import type { SearchIndex } from '@/domain/search/search-index'
import type { Language } from '@/i18n/languages'
import { READ_WORDS } from './search-fixtures'
import { TYPE_NAMES } from '../../demo/network/types'

/** Towns by postcode: Dutch, French and English names. Those with most to offer stand first. */
const TOWNS: readonly (readonly [zip: string, nl: string, fr: string, en?: string])[] = [
  ['9000', 'Gent', 'Gand', 'Ghent'],
  ['2000', 'Antwerpen', 'Anvers', 'Antwerp'],
  ['5000', 'Namen', 'Namur'],
  ['1000', 'Brussel', 'Bruxelles', 'Brussels'],
  ['4000', 'Luik', 'Liège'],
  ['1050', 'Elsene', 'Ixelles'],
  ['1200', 'Sint-Lambrechts-Woluwe', 'Woluwe-Saint-Lambert'],
  ['8000', 'Brugge', 'Bruges'],
  ['8300', 'Knokke-Heist', 'Knokke-Heist'],
  ['9100', 'Sint-Niklaas', 'Saint-Nicolas'],
  ['1348', 'Louvain-la-Neuve', 'Louvain-la-Neuve'],
  ['3000', 'Leuven', 'Louvain'],
  ['7000', 'Bergen', 'Mons'],
  ['8420', 'De Haan', 'Le Coq'],
  ['5100', 'Jambes', 'Jambes'],
  ['9050', 'Gentbrugge', 'Gentbrugge'],
  ['4830', 'Limburg', 'Limbourg'],
  ['2547', 'Lint', 'Lint'],
  ['6900', 'On', 'On'],
  ['4700', 'Eupen', 'Eupen'],
  ['L-1009', 'Luxemburg', 'Luxembourg'],
  ['5300', 'Andenne', 'Andenne'],
  ['8500', 'Kortrijk', 'Courtrai'],
  ['1500', 'Halle', 'Hal'],
  ['9200', 'Dendermonde', 'Termonde'],
  // Towns that are words as well.
  ['3550', 'Zolder', 'Zolder'],
  ['4900', 'Spa', 'Spa'],
  ['2321', 'Meer', 'Meer'],
  ['4430', 'Ans', 'Ans'],
  ['1190', 'Vorst', 'Forest'],
]

/** An index with the seven types, what they are called from the beginning, and some towns. */
export function readIndexOf(language: Language): SearchIndex {
  const numbers = Object.keys(TYPE_NAMES).map(Number)
  const named = TOWNS.map(([zip, nl, fr, en = fr]) => {
    const name = { nl, fr, en, de: en }[language]
    return { zip, name, others: [...new Set([nl, fr, en])].filter((one) => one !== name).join('/') }
  })
  const none = <T>(all: readonly T[]): number[] => all.map(() => 1)
  return {
    language,
    lists: { sale: '/koop/', rent: '/huur/' },
    property: '/pand/',
    showCounts: true,
    words: READ_WORDS,
    ids: [],
    types: {
      names: numbers.map((number) => TYPE_NAMES[number]![language]),
      langs: numbers.map(() => language),
      numbers, sale: none(numbers), rent: none(numbers),
      words: numbers.map((number) => TYPE_WORDS[number]![language]),
    },
    cities: {
      names: named.map(({ name }) => name),
      langs: named.map(() => language),
      zips: named.map(({ zip }) => zip),
      others: named.map(({ others }) => others),
      sale: none(named), rent: none(named),
    },
  }
}
