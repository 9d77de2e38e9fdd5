import { RowTally } from '../tally'
import { chosenIn } from './choices'
import { rows } from './codecs'
import { less, type Criterion } from './criterion'

/** Agencies, by their rows. */
export const agencies: Criterion<number[], 'agencies'> = {
  none: [],
  address: rows(
    ...(['agency', 'o'] as const),
    (asked, places) => [places.findAgency(asked) ?? 0],
    (agency, places) => places.agencyNumber(agency),
  ),
  dimension: 'agencies',
  asks: (value) => {
    const asked = new Set<number | null>(value)
    return asked.size === 0
      ? []
      : [{ dimension: 'agencies', meets: ({ agency }) => asked.has(agency) }]
  },
  count: (ground) => {
    const all = new RowTally(ground.agencies)
    return { add: ({ agency }) => all.add(agency), counts: () => all.counts() }
  },
  chips: (value, _labels, names) =>
    value.map((id) => ({
      dimension: 'agencies', label: names.agency(id), without: less(value, id),
    })),
  // None where there is only one: that is no choice.
  field: (value, { labels, ground, counts }) => {
    const collator = new Intl.Collator(labels.language)
    const all = [...ground.agencies.values()].map(({ id, number, name }) => ({
      value: String(number), label: name, lang: labels.language,
      count: counts.get(id) ?? 0, selected: value.includes(id),
    }))
    const choices = all.length > 1 ? all.sort((a, b) => collator.compare(a.label, b.label)) : []
    const set = chosenIn(choices)
    return { kind: 'choices', panel: 'more', legend: 'agency', name: 'agency', choices, set }
  },
}
