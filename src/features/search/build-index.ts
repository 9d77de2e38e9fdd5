import type { Catalogue } from '@/features/properties/catalogue'
import type { CatalogueRow } from '@/features/properties/catalogue-row'
import type { Goal } from '@/features/properties/goal'
import { LANGUAGES, pickText, type Language, type Localized } from '@/i18n/languages'
import { distances, type SearchIndex } from './search-index'

/** Whether a search finds a property: available or under option, and live in the language. */
const isFound = ({ status, hiddenIn }: CatalogueRow, language: Language): boolean =>
  (status === 'available' || status === 'option') && !hiddenIn.includes(language)

/**
 * The search index of a language. Cities stand in the order of their offer, so that of two equally
 * good matches the one with more to show comes first. Spec §5, "Search".
 */
export function buildIndex(
  catalogue: Catalogue,
  language: Language,
  rest: Pick<SearchIndex, 'lists' | 'property' | 'showCounts'>,
): SearchIndex {
  const rows = [...catalogue.all()].filter((row) => isFound(row, language))
  return {
    language,
    ...rest,
    ids: distances(rows.map(({ id }) => id).sort((a, b) => a - b)),
    types: typeTable(catalogue, language, rows),
    cities: cityTable(catalogue, language, rows),
  }
}

function typeTable(
  { types }: Catalogue,
  language: Language,
  rows: CatalogueRow[],
): SearchIndex['types'] {
  const of = counted(rows, ({ typeIds }) => typeIds)
  const listed = [...types.values()]
    .filter(({ sale, rent }) => sale || rent)
    .sort((a, b) => a.showOrder - b.showOrder)
    .flatMap(({ id, typeId, names }) => {
      const name = pickText(names, language)
      return name ? [{ id, typeId, ...name }] : []
    })
  return {
    names: listed.map(({ text }) => text),
    langs: listed.map(({ lang }) => lang),
    numbers: listed.map(({ typeId }) => typeId),
    sale: listed.map(({ id }) => of('sale', id)),
    rent: listed.map(({ id }) => of('rent', id)),
  }
}

function cityTable(
  { cities }: Catalogue,
  language: Language,
  rows: CatalogueRow[],
): SearchIndex['cities'] {
  const of = counted(rows, ({ cityId }) => (cityId === null ? [] : [cityId]))
  const listed = [...cities.values()]
    .flatMap(({ id, names, zip }) => {
      const name = pickText(names, language)
      if (!name) return []
      const others = otherNames(names, name.text)
      return [{ zip, others, ...name, sale: of('sale', id), rent: of('rent', id) }]
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

function counted(rows: CatalogueRow[], idsOf: (row: CatalogueRow) => number[]) {
  const counts = { sale: new Map<number, number>(), rent: new Map<number, number>() }
  for (const row of rows) {
    for (const id of idsOf(row)) counts[row.goal].set(id, (counts[row.goal].get(id) ?? 0) + 1)
  }
  return (goal: Goal, id: number): number => counts[goal].get(id) ?? 0
}
