import { offeredTypes } from '../offered'
import { RowTally } from '../tally'
import { chosenIn } from './choices'
import { rows } from './codecs'
import { less, type Criterion } from './criterion'

/** Property types, by their rows. A property is found under each of its types. */
export const types: Criterion<number[], 'types'> = {
  none: [],
  address: rows(
    ...(['type', 't'] as const),
    (asked, places) => [places.findType(asked) ?? 0],
    (type, places) => places.typeNumber(type),
  ),
  dimension: 'types',
  asks: (value) => {
    const asked = new Set<number | null>(value)
    if (asked.size === 0) return []
    return [
      {
        dimension: 'types',
        meets: ({ type, otherTypes }) =>
          asked.has(type) || otherTypes.some((one) => asked.has(one)),
      },
    ]
  },
  count: (ground) => {
    const all = new RowTally(ground.types)
    return {
      add: ({ type, otherTypes }) => {
        all.add(type)
        for (const other of otherTypes) all.add(other)
      },
      counts: () => all.counts(),
    }
  },
  chips: (value, _labels, names) =>
    value.map((id) => {
      const { text: label = null, lang } = names.type(id) ?? {}
      return { dimension: 'types', label, lang, without: less(value, id) }
    }),
  field: (value, { goal, labels, ground, counts }) => {
    const choices = offeredTypes(ground, labels.language, goal).map((type) => ({
      value: type.value, label: type.text, lang: type.lang,
      count: counts.get(type.id) ?? 0, selected: value.includes(type.id),
    }))
    const set = chosenIn(choices)
    return { kind: 'choices', panel: 'type', legend: 'type', name: 'type', choices, set }
  },
}
