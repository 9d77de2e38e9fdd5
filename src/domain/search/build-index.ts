import type { Catalogue } from './catalogue'
import { languageBit } from './criteria/table'
import { offerCounts, type CountsByRow } from './listing-counts'
import { LANGUAGES, pickText, type Language, type Localized } from '@/i18n/languages'
import { townName } from '@/domain/properties/town-name'
import { letOthersRun } from '@/lib/let-others-run'
import { distances, type SearchIndex } from './search-index'

/**
 * The search index of a language. Cities stand in the order of their offer, so that of two equally
 * good matches the one with more to show comes first. It is made in parts, between which requests
 * run. Spec §5, "Search".
 */
export async function buildIndex(
  catalogue: Catalogue,
  language: Language,
  rest: Pick<SearchIndex, 'lists' | 'property' | 'showCounts' | 'words'>,
): Promise<SearchIndex> {
  const bit = languageBit(language)
  const listed = [...catalogue.listed()].filter(({ hidden }) => (hidden & bit) === 0)
  await letOthersRun()
  const counts = offerCounts(listed)
  await letOthersRun()
  const ids = [...Uint32Array.from(listed, ({ id }) => id).sort()]
  return {
    language,
    ...rest,
    ids: distances(ids),
    types: typeTable(catalogue, language, counts.type),
    cities: cityTable(catalogue, language, counts.city),
  }
}

function typeTable(
  { types }: Catalogue,
  language: Language,
  { sale, rent }: CountsByRow,
): SearchIndex['types'] {
  const listed = [...types.values()]
    .filter((type) => type.sale || type.rent)
    .sort((a, b) => a.showOrder - b.showOrder)
    .flatMap(({ id, number, names, alsoCalled }) => {
      const name = pickText(names, language)
      return name ? [{ id, number, words: alsoCalled[language] ?? '', ...name }] : []
    })
  return {
    names: listed.map(({ text }) => text),
    langs: listed.map(({ lang }) => lang),
    numbers: listed.map(({ number }) => number),
    words: listed.map(({ words }) => words),
    sale: listed.map(({ id }) => sale.get(id) ?? 0),
    rent: listed.map(({ id }) => rent.get(id) ?? 0),
  }
}

function cityTable(
  { cities }: Catalogue,
  language: Language,
  counts: CountsByRow,
): SearchIndex['cities'] {
  const listed = [...cities.values()]
    .flatMap((city) => {
      const { id, names, zip } = city
      const name = townName(city, language)
      if (!name) return []
      const others = otherNames(names, name.text)
      const [sale, rent] = [counts.sale.get(id) ?? 0, counts.rent.get(id) ?? 0]
      return [{ zip, others, ...name, sale, rent }]
    })
    .sort((a, b) => b.sale + b.rent - a.sale - a.rent || (a.text < b.text ? -1 : 1))
  return {
    names: listed.map(({ text }) => text),
    langs: listed.map(({ lang }) => lang),
    zips: listed.map(({ zip }) => zip),
    others: listed.map(({ others }) => others),
    sale: listed.map(({ sale }) => sale),
    rent: listed.map(({ rent }) => rent),
  }
}

/** Belgian towns have two or three names; whoever types one means the town. */
const otherNames = (names: Localized<string>, shown: string): string =>
  [...new Set(LANGUAGES.map((language) => names[language]?.trim() ?? ''))]
    .filter((name) => name !== '' && name !== shown)
    .join('/')
