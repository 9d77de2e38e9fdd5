import { buildIndex } from '@/domain/search/build-index'
import type { ReadWords, SearchIndex } from '@/domain/search/search-index'
import type { Language } from '@/i18n/languages'
import { ZONES } from '@/domain/search/zones'
import { catalogueOf, catalogueRow } from './catalogue-fixtures'

const rows = [
  catalogueRow({ id: 4711 }),
  catalogueRow({ id: 4712, goal: 'rent' }),
  catalogueRow({ id: 5000, cityId: 3, zip: '9300' }),
  catalogueRow({ id: 7, status: 'option', typeId: 3, cityId: 2 }),
  catalogueRow({ id: 8, status: 'sold' }),
  catalogueRow({ id: 9, hiddenIn: ['fr'] }),
]

/** Two houses for sale or rent in Namur, one in Aalst, land in Élouges; one sold, one not French. */
const searchCatalogue = () => catalogueOf(...rows)

/** The words for what was read. */
export const READ_WORDS: ReadWords = {
  regions: ZONES.map((zone) => `~${zone}`),
  features: { garage: 'Garage', garden: 'Jardin', terrace: 'Terrasse', 'new-build': 'Neuf', 'life-annuity': 'Viager' },
  bedrooms: '{count}+ ch.', energy: 'Label {label}', energyBest: 'Label {label} ou mieux', radius: '+ {km} km',
  from: 'dès {least}', upTo: 'jusqu’à {most}', between: 'de {least} à {most}',
}

/** The index of that in a language, French unless told otherwise. */
export const searchIndexOf = (language: Language = 'fr', showCounts = true): Promise<SearchIndex> =>
  buildIndex(searchCatalogue(), language, {
    lists: { sale: '/fr/a-vendre/', rent: '/fr/a-louer/' },
    property: '/fr/property/',
    showCounts,
    words: READ_WORDS,
  })
