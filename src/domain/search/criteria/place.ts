import { offeredCities } from '../offered'
import { kilometresFrom } from '../positions'
import { ChoiceTally, RowTally } from '../tally'
import { chosenIn, offer } from './choices'
import { joined, many, rows, whole, type SearchPlaces } from './codecs'
import { less, type Criterion } from './criterion'
import { RADII } from './radii'
import type { Listing } from './table'
import { isProvince, ZONES, zoneBits, zoneNamed, type Zone } from '../zones'

/** Towns, by their rows. A radius widens them; regions are asked beside them. */
export const cities: Criterion<number[], 'place'> = {
  none: [],
  address: rows(
    ...(['city', 'c'] as const),
    (asked, places) => (places.findZone(asked) ? [] : places.findCities(asked)),
    (city, places) => places.cityName(city),
  ),
  dimension: 'place',
  asks: (towns, ground, { radius, regions: zones }) => {
    if (towns.length + zones.length === 0) return []
    const isInside = insideOf(zones)
    const own = new Set<number | null>(towns)
    if (radius === null) {
      return [{ dimension: 'place', meets: ({ city, zone }) => own.has(city) || isInside(zone) }]
    }
    const kilometres = kilometresFrom(towns, ground.cities)
    const meets = (one: Listing): boolean => isInside(one.zone) || kilometres(one) <= radius
    return [{ dimension: 'place', meets, slow: true }]
  },
  count: (ground) => {
    const towns = new RowTally(ground.cities)
    return { add: ({ city }) => towns.add(city), counts: () => towns.counts() }
  },
  chips: (towns, _labels, names) =>
    towns.map((id) => ({
      dimension: 'place', label: names.city(id), without: less(towns, id),
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

/** Tells whether the province of a property, by its place among the smallest zones, lies in some zones. */
function insideOf(zones: readonly Zone[]): (zone: number) => boolean {
  const inside = zones.reduce((bits, zone) => bits | zoneBits(zone), 0)
  return (zone) => zone >= 0 && ((inside >> zone) & 1) === 1
}

/** Those asked for as such, and those whose name was typed where a town was asked for. */
const askedZones = (params: URLSearchParams, places: SearchPlaces): ReadonlySet<Zone | null> =>
  new Set([
    ...many(params, 'region').map((name) => zoneNamed(name, () => false)),
    ...many(params, 'city').map((place) => places.findZone(place)),
  ])

/** Regions and provinces. What they ask of a property is asked with the towns. */
export const regions: Criterion<Zone[], 'place'> = {
  none: [],
  address: {
    names: ['region'],
    key: 'r',
    read: (params, places) => {
      const asked = askedZones(params, places)
      return ZONES.filter((zone) => asked.has(zone))
    },
    write: (zones, places) => zones.map((zone) => ['region', places.zoneName(zone)]),
    pack: (zones) => joined(zones.map((zone) => ZONES.indexOf(zone))),
    unpack: (text) => ZONES.filter((_, index) => text.split('.').includes(String(index))),
  },
  dimension: 'place',
  count: () => {
    const all = new ChoiceTally(ZONES)
    const bits = ZONES.map(zoneBits)
    return {
      add: ({ zone }) => {
        for (let at = zone < 0 ? 0 : bits.length; at-- > 0; ) {
          if (((bits[at] ?? 0) >> zone) & 1) all.add(at)
        }
      },
      counts: () => all.counts(),
    }
  },
  chips: (zones, { say }) =>
    zones.map((zone) => ({
      dimension: 'place', label: say(`region.${zone}`), without: less(zones, zone),
    })),
  field: (zones, { labels, places, counts }) => {
    const choices = ZONES.map((zone) => ({
      value: places.zoneName(zone), label: labels.say(`region.${zone}`), lang: labels.language,
      count: counts.get(zone) ?? 0, selected: zones.includes(zone),
      ...(isProvince(zone) && { isPart: true }),
    }))
    const set = chosenIn(choices)
    return { kind: 'choices', panel: 'city', legend: 'region', name: 'region', choices, set }
  },
}

/** Kilometres around the chosen towns; nothing without any. */
export const radius: Criterion<number | null, 'place'> = {
  none: null,
  address: whole('radius', 'k', (km) => RADII.some((one) => one === km), null),
  dimension: 'place',
  count: (ground, { cities: towns, regions: zones }) => {
    const around = new ChoiceTally<number>(RADII)
    if (towns.length === 0) return { add: () => {}, counts: () => around.counts() }
    const [kilometres, isInside] = [kilometresFrom(towns, ground.cities), insideOf(zones)]
    return {
      // What lies in a region that is chosen beside the towns is found with every radius.
      add: (listing) => {
        const away = isInside(listing.zone) ? 0 : kilometres(listing)
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
        panel: 'city', legend: 'radius', name: 'radius', none: 'noRadius',
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
