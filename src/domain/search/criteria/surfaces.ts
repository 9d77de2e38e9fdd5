import { formatNumber } from '@/i18n/format'
import type { ListLabels } from '../list-labels'
import { range } from './range'

const UNIT = 'm²'

/** Their sign as people type it, and what land is measured in, in square metres. */
const WORDS: ReadonlyMap<string, number> = new Map([
  ...(['m2', 'm', 'qm'] as const).map((word) => [word, 1] as const),
  ...(['a', 'ar', 'are', 'aren', 'ares'] as const).map((word) => [word, 100] as const),
  ...(['ha', 'hectare', 'hectares', 'hectaren', 'hektar'] as const).map((word) => [word, 10_000] as const),
])

const squareMetres = (number: number, { language }: ListLabels): string =>
  `${formatNumber(number, language)} ${UNIT}`

const LIVING = [50, 75, 100, 125, 150, 200, 250, 300]
const PLOT = [100, 250, 500, 750, 1000, 2000, 5000, 10_000]

/** Living area in m². */
export const living = range({
  name: 'living', key: 'l', chip: 'chip.living', words: WORDS,
  valueOf: (listing) => listing.living,
  shown: squareMetres,
  field: { panel: 'more', legend: 'livingArea', unit: UNIT, steps: () => LIVING },
})

/** Plot in m². */
export const plot = range({
  name: 'plot', key: 'g', chip: 'chip.plot', words: WORDS,
  valueOf: (listing) => listing.plot,
  shown: squareMetres,
  field: { panel: 'more', legend: 'plotArea', unit: UNIT, steps: () => PLOT },
})
