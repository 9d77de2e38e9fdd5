import { offeredCities } from '../offered'
import { kilometresFrom } from '../positions'
import { ChoiceTally, RowTally } from '../tally'
import { offer } from './choices'
import { rows, whole } from './codecs'
import { less, type Criterion } from './criterion'

/** Kilometres around the chosen places. */
const RADII = [5, 10, 20, 50] as const

/** Towns, by their rows. A radius widens them. */
export const cities: Criterion<number[], 'place'> = {
  none: [],
  address: rows(
    ...(['city', 'c'] as const),
    (asked, places) => places.findCities(asked),
    (city, places) => places.cityName(city),
  ),
  dimension: 'place',
  asks: (towns, ground, { radius }) => {
    if (towns.length === 0) return []
    const own = new Set<number | null>(towns)
    if (radius === null) return [{ dimension: 'place', meets: ({ city }) => own.has(city) }]
    const kilometres = kilometresFrom(towns, ground.cities)
    return [{ dimension: 'place', meets: (one) => kilometres(one) <= radius, slow: true }]
  },
  count: (ground) => {
    const towns = new RowTally(ground.cities)
    return { add: ({ city }) => towns.add(city), counts: () => towns.counts() }
  },
  chips: (towns, _labels, names) =>
    towns.map((id) => ({
      ...{ dimension: 'place', label: names.city(id), without: less(towns, id) },
    })),
  field: (towns, { labels, places, ground, counts }) => {
    const chosen = towns.flatMap((id) => {
      const value = places.cityName(id)
      return value === null ? [] : [{ value, label: value.replace('|', ' ') }]
    })
    const offered = offeredCities(ground, labels.language, (id) => counts.get(id) ?? 0)
    return { kind: 'place', panel: 'city', legend: 'places', set: chosen.length, chosen, offered }
  },
}

/** Kilometres around the chosen towns; nothing without any. */
export const radius: Criterion<number | null, 'place'> = {
  none: null,
  address: whole('radius', 'k', (km) => RADII.some((one) => one === km), null),
  dimension: 'place',
  count: (ground, { cities: towns }) => {
    const around = new ChoiceTally<number>(RADII)
    const kilometres = towns.length > 0 ? kilometresFrom(towns, ground.cities) : () => Infinity
    return {
      add: (listing) => {
        const away = kilometres(listing)
        for (let at = RADII.length; at-- > 0 && away <= (RADII[at] ?? 0); ) around.add(at)
      },
      counts: () => around.counts(),
    }
  },
  chips: (km, { say }) =>
    km === null
      ? []
      : [{ dimension: 'place', label: say('chip.radius', { km }), without: null }],
  field: (chosen, facts) => ({
    ...offer(
      {
        ...{ panel: 'city', legend: 'radius', name: 'radius', none: 'noRadius' },
        keys: facts.place.cities.length > 0 ? RADII : [],
        labelOf: (km) => facts.labels.say('choice.km', { km }),
        isChosen: (km) => chosen === km,
      },
      facts,
    ),
    // It is a part of its places, which are counted already.
    set: 0,
  }),
}
