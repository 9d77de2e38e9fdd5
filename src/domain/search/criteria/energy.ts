import type { CatalogueRow } from '../catalogue-row'
import { energyLabel } from '@/domain/properties/energy-label'
import { regionOf } from '@/domain/properties/region'
import { ChoiceTally } from '../tally'
import { offer } from './choices'
import { several } from './codecs'
import { less, type Criterion } from './criterion'
import { ENERGY_CLASSES, type EnergyClass } from './energy-classes'

/** Place of a property's class in `ENERGY_CLASSES`; -1 without a label. Spec §9. */
export function energyClass(row: CatalogueRow): number {
  const { energyPerformance: value, epcLabelText: labelText } = row
  const letter = energyLabel({ region: regionOf(row), value, labelText })?.code?.[0]
  if (letter === undefined) return -1
  const place = ENERGY_CLASSES.findIndex((one) => one === letter)
  return place === -1 ? ENERGY_CLASSES.length - 1 : place
}

/** Energy classes, each with the grades that have its letter. */
export const energy: Criterion<EnergyClass[], 'energy'> = {
  none: [],
  address: several('energy', 'n', ENERGY_CLASSES),
  dimension: 'energy',
  asks: (value) => {
    const asked = new Set(value.map((one) => ENERGY_CLASSES.indexOf(one)))
    return asked.size === 0
      ? []
      : [{ dimension: 'energy', meets: (listing) => asked.has(listing.energy) }]
  },
  count: () => {
    const classes = new ChoiceTally(ENERGY_CLASSES)
    return { add: (listing) => classes.add(listing.energy), counts: () => classes.counts() }
  },
  chips: (value, { say }) =>
    value.map((one) => {
      const name = one === 'a' ? 'chip.energyBest' : 'chip.energy'
      const label = say(name, { label: one.toUpperCase() })
      return { dimension: 'energy', label, without: less(value, one) }
    }),
  field: (value, facts) =>
    offer(
      {
        panel: 'more', legend: 'energy', name: 'energy', keys: ENERGY_CLASSES,
        labelOf: (one) => {
          const label = one.toUpperCase()
          return one === 'a' ? facts.labels.say('choice.energyBest', { label }) : label
        },
        isChosen: (one) => value.includes(one),
      },
      facts,
    ),
}
