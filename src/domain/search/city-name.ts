import type { SearchIndex } from './search-index'

/** A town of an index as the address of a list writes it: `Namur|5000`. */
export const cityName = ({ cities }: Pick<SearchIndex, 'cities'>, row: number): string =>
  `${cities.names[row] ?? ''}|${cities.zips[row] ?? ''}`
