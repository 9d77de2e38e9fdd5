import type { Catalogue } from '@/features/properties/catalogue'
import type { Goal } from '@/features/properties/goal'
import { FEATURES } from '@/features/properties/listing'
import { offeredCities, offeredTypes } from '@/features/properties/offered'
import type { Language } from '@/i18n/languages'
import { energyWords } from './chips'
import type { ListCriteria, Places } from './criteria'
import { AVAILABILITIES, ENERGY_CLASSES, LISTED_STATES, RADII } from './criteria-values'
import type { Facets } from './facets'
import type { ListWords } from './list-words'
import type { CountedChoice, FilterView, RangeView } from './list-views'
import { BEDROOM_STEPS } from './tally'

/** Round values that are offered. Euro, or m². */
const PRICES: Record<Goal, number[]> = {
  sale: [
    ...[100_000, 150_000, 200_000, 250_000, 300_000, 350_000, 400_000, 500_000],
    ...[600_000, 750_000, 1_000_000, 1_500_000],
  ],
  rent: [500, 600, 700, 800, 900, 1000, 1200, 1500, 2000, 3000],
}
const LIVING = [50, 75, 100, 125, 150, 200, 250, 300]
const PLOT = [100, 250, 500, 750, 1000, 2000, 5000, 10_000]

interface FilterFacts {
  catalogue: Catalogue
  goal: Goal
  criteria: ListCriteria
  facets: Facets
  places: Places
  /** How many criteria narrow the list. */
  active: number
}

/** Everything a list can be narrowed by, each choice with how many there would be. */
export function filterView(facts: FilterFacts, words: ListWords): FilterView {
  const { catalogue, goal, criteria, facets, places, active } = facts
  const { language, say, states } = words
  const choices = choicesIn(language)
  return {
    cities: criteria.cities.flatMap((id) => {
      const value = places.cityName(id)
      return value === null ? [] : [{ value, label: value.replace('|', ' ') }]
    }),
    cityChoices: offeredCities(catalogue, language, (id) => facets.cities.get(id) ?? 0),
    radius: choices(
      criteria.cities.length > 0 ? RADII : [],
      facets.radius,
      (km) => say('choice.km', { km }),
      (km) => criteria.radius === km,
    ),
    types: offeredTypes(catalogue, language, goal).map(({ id, value, text, lang }) => ({
      ...{ value, label: text, lang },
      count: facets.types.get(id) ?? 0,
      selected: criteria.types.includes(id),
    })),
    price: rangeView('price', criteria.price, PRICES[goal]),
    bedrooms: choices(
      BEDROOM_STEPS,
      facets.bedrooms,
      (count) => say('choice.atLeast', { count }),
      (count) => criteria.bedrooms === count,
    ),
    livingArea: rangeView('living', criteria.living, LIVING),
    plotArea: rangeView('plot', criteria.plot, PLOT),
    energy: choices(
      ENERGY_CLASSES,
      facets.energy,
      (code) => energyWords(code, words, 'choice'),
      (code) => criteria.energy.includes(code),
    ),
    features: FEATURES.map((name) => ({
      ...{ name, value: '1', label: say(`feature.${name}`), lang: language },
      count: facets.features.get(name) ?? 0,
      selected: criteria.features.includes(name),
    })),
    state: choices(
      LISTED_STATES,
      facets.states,
      (state) => states[state],
      (state) => criteria.states.includes(state),
    ),
    availability: choices(
      AVAILABILITIES,
      facets.availability,
      (months) => say(`availability.${months}`),
      (months) => criteria.availability === months,
    ),
    agencies: agencyChoices(facts, language),
    active,
  }
}

const choicesIn =
  (lang: Language) =>
  <K extends string | number>(
    keys: readonly K[],
    counts: ReadonlyMap<K, number>,
    labelOf: (key: K) => string,
    isSelected: (key: K) => boolean,
  ): CountedChoice[] =>
    keys.map((key) => ({
      ...{ value: String(key), label: labelOf(key), lang, count: counts.get(key) ?? 0 },
      selected: isSelected(key),
    }))

const rangeView = (
  name: string,
  { min, max }: ListCriteria['price'],
  steps: number[],
): RangeView => ({ minName: `${name}-min`, maxName: `${name}-max`, min, max, steps })

/** None where there is only one: that is no choice. */
function agencyChoices({ catalogue, criteria, facets }: FilterFacts, lang: Language) {
  const collator = new Intl.Collator(lang)
  const all = [...catalogue.agencies.values()].map(
    ({ id, agencyId, name }): CountedChoice => ({
      ...{ value: String(agencyId), label: name, lang },
      count: facets.agencies.get(id) ?? 0,
      selected: criteria.agencies.includes(id),
    }),
  )
  return all.length > 1 ? all.sort((a, b) => collator.compare(a.label, b.label)) : []
}
