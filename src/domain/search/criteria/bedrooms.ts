import { ChoiceTally } from '../tally'
import { offer } from './choices'
import { whole } from './codecs'
import type { Criterion } from './criterion'

/** Bedrooms that are offered. */
const BEDROOM_STEPS = [1, 2, 3, 4, 5] as const

const MOST = 20

/** At least so many. */
export const bedrooms: Criterion<number | null, 'bedrooms'> = {
  none: null,
  address: whole('bedrooms', 'b', (count) => count <= MOST, null),
  dimension: 'bedrooms',
  asks: (least) =>
    least === null
      ? []
      : [{ dimension: 'bedrooms', meets: (listing) => listing.bedrooms >= least }],
  count: () => {
    const steps = new ChoiceTally<number>(BEDROOM_STEPS)
    return {
      add: (listing) => {
        for (let at = 0; at < listing.bedrooms && at < BEDROOM_STEPS.length; at += 1) steps.add(at)
      },
      counts: () => steps.counts(),
    }
  },
  chips: (count, { say }) =>
    count === null
      ? []
      : [{ dimension: 'bedrooms', label: say('chip.bedrooms', { count }), without: null }],
  field: (least, facts) =>
    offer(
      {
        panel: 'bedrooms', legend: 'bedrooms', name: 'bedrooms', none: 'any',
        keys: BEDROOM_STEPS,
        labelOf: (count) => facts.labels.say('choice.atLeast', { count }),
        isChosen: (count) => least === count,
      },
      facts,
    ),
}
