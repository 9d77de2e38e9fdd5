import { formatNumber } from '@/i18n/format'
import type { ListLabels } from '../list-labels'
import { range } from './range'

const UNIT = 'm²'

const squareMetres = (number: number, { language }: ListLabels): string =>
  `${formatNumber(number, language)} ${UNIT}`

const LIVING = [50, 75, 100, 125, 150, 200, 250, 300]
const PLOT = [100, 250, 500, 750, 1000, 2000, 5000, 10_000]

/** Living area in m². */
export const living = range({
  ...{ name: 'living', key: 'l', chip: 'chip.living' },
  valueOf: (listing) => listing.living,
  shown: squareMetres,
  field: { panel: 'more', legend: 'livingArea', unit: UNIT, steps: () => LIVING },
})

/** Plot in m². */
export const plot = range({
  ...{ name: 'plot', key: 'g', chip: 'chip.plot' },
  valueOf: (listing) => listing.plot,
  shown: squareMetres,
  field: { panel: 'more', legend: 'plotArea', unit: UNIT, steps: () => PLOT },
})
