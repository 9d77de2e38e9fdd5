import { ChoiceTally } from '../tally'
import { offer } from './choices'
import { several } from './codecs'
import type { Criterion } from './criterion'

/** States that are listed; what is sold or rented is not. Spec §4. */
export const LISTED_STATES = ['available', 'option'] as const

export type ListedState = (typeof LISTED_STATES)[number]

/** Available or under option; both together are all that is listed. */
export const states: Criterion<ListedState[], 'states'> = {
  none: [],
  address: several('state', 'x', LISTED_STATES),
  dimension: 'states',
  asks: (value) =>
    value.length === 0
      ? []
      : [
          {
            dimension: 'states',
            meets: ({ option }) => value.includes(option ? 'option' : 'available'),
          },
        ],
  count: () => {
    const all = new ChoiceTally(LISTED_STATES)
    return { add: ({ option }) => all.add(option ? 1 : 0), counts: () => all.counts() }
  },
  chips: (value, labels) =>
    value.map((one) => ({ dimension: 'states', label: labels.states[one], without: [] })),
  field: (value, facts) =>
    offer(
      {
        panel: 'more', legend: 'state', name: 'state', keys: LISTED_STATES,
        labelOf: (state) => facts.labels.states[state],
        isChosen: (state) => value.includes(state),
      },
      facts,
    ),
}
