import { ChoiceTally } from '../tally'
import { offer } from './choices'
import { oneOf } from './codecs'
import type { Criterion } from './criterion'

/** Free now, within three months, within six. */
export const AVAILABILITIES = ['now', '3', '6'] as const

export type Availability = (typeof AVAILABILITIES)[number]

const MONTHS: Record<Availability, number> = { now: 0, '3': 3, '6': 6 }

/** The last moment by which a property must be free, in milliseconds since 1970. */
function freeBy(availability: Availability, today: string): number {
  const date = new Date(today)
  const last = new Date(date)
  last.setUTCMonth(date.getUTCMonth() + MONTHS[availability])
  // Three months after 30 November end with February, which has no such day.
  return last.getUTCDate() === date.getUTCDate() ? last.getTime() : last.setUTCDate(0)
}

/** By when a property is free. */
export const availability: Criterion<Availability | null, 'availability'> = {
  none: null,
  address: oneOf('availability', 'f', AVAILABILITIES, null),
  dimension: 'availability',
  asks: (value, { today }) => {
    if (value === null) return []
    const last = freeBy(value, today)
    return [{ dimension: 'availability', meets: ({ freeFrom }) => freeFrom <= last }]
  },
  count: ({ today }) => {
    const all = new ChoiceTally(AVAILABILITIES)
    const lasts = AVAILABILITIES.map((one) => freeBy(one, today))
    return {
      add: ({ freeFrom }) => {
        for (let at = lasts.length; at-- > 0 && freeFrom <= (lasts[at] ?? 0); ) all.add(at)
      },
      counts: () => all.counts(),
    }
  },
  chips: (value, { say }) =>
    value === null
      ? []
      : [{ dimension: 'availability', label: say(`availability.${value}`), without: null }],
  field: (value, facts) =>
    offer(
      {
        panel: 'more', legend: 'availability', name: 'availability', none: 'any',
        keys: AVAILABILITIES,
        labelOf: (months) => facts.labels.say(`availability.${months}`),
        isChosen: (months) => value === months,
      },
      facts,
    ),
}
