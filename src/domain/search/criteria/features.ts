import type { CatalogueRow } from '../catalogue-row'
import { ChoiceTally } from '../tally'
import { chosenIn } from './choices'
import { joined } from './codecs'
import { less, type Criterion } from './criterion'
import { withinBounds } from './range'
import type { Listing } from './table'

/** Ticks, in the order of an address. */
export const FEATURES = ['garage', 'garden', 'terrace', 'new-build', 'life-annuity'] as const

export type Feature = (typeof FEATURES)[number]

/** What can be ticked, with what has it. Spec §3. */
const HAS: Record<Feature, (row: CatalogueRow) => boolean> = {
  garage: (row) => (row.garages ?? 0) > 0,
  garden: (row) => (row.gardenArea ?? 0) > 0,
  terrace: (row) => (row.terraceArea ?? 0) > 0,
  'new-build': (row) => row.newBuild,
  'life-annuity': (row) => row.lifeAnnuity,
}

/** The bit of a tick among `featureBits`. */
const featureBit = (feature: Feature): number => 1 << FEATURES.indexOf(feature)

/** One bit for each of `FEATURES` that a property has. */
export const featureBits = (row: CatalogueRow): number =>
  FEATURES.reduce((bits, one) => (HAS[one](row) ? bits | featureBit(one) : bits), 0)

/** Whether a property is sold for a life annuity. */
export const isAnnuity = ({ features }: Pick<Listing, 'features'>): boolean =>
  (features & featureBit('life-annuity')) !== 0

/** Ticks, each a parameter of its own and left out of a search on its own. */
export const features: Criterion<Feature[], Feature> = {
  none: [],
  address: {
    names: FEATURES,
    key: 'h',
    read: (params) => FEATURES.filter((name) => params.getAll(name).some((value) => value !== '')),
    write: (value) => value.map((name) => [name, '1']),
    pack: (value) => joined(value.map((name) => FEATURES.indexOf(name))),
    unpack: (text) => FEATURES.filter((_, index) => text.split('.').includes(String(index))),
  },
  dimension: null,
  asks: (value) =>
    value.map((feature) => {
      const bit = featureBit(feature)
      return { dimension: feature, meets: (listing) => (listing.features & bit) !== 0 }
    }),
  count: (_, { price, features }) => {
    const ticks = new ChoiceTally(FEATURES)
    const isInBounds = withinBounds(price)
    return {
      // Bounds of the price leave life annuities out until this tick asks for them.
      ...(!features.includes('life-annuity') && {
        addLifted: {
          dimension: 'price',
          add: (listing) => {
            const isLifted = isAnnuity(listing) && isInBounds(listing.price)
            if (isLifted) ticks.add(FEATURES.indexOf('life-annuity'))
          },
        },
      }),
      add: (listing) => {
        for (let at = 0; listing.features >> at !== 0; at += 1) {
          if ((listing.features >> at) & 1) ticks.add(at)
        }
      },
      counts: () => ticks.counts(),
    }
  },
  chips: (value, { say }) =>
    value.map((one) => ({
      dimension: one, label: say(`feature.${one}`), without: less(value, one),
    })),
  field: (value, { labels, counts }) => {
    const choices = FEATURES.map((name) => ({
      name, value: '1', label: labels.say(`feature.${name}`), lang: labels.language,
      count: counts.get(name) ?? 0, selected: value.includes(name),
    }))
    const set = chosenIn(choices)
    return { kind: 'ticks', panel: 'more', legend: 'features', choices, set }
  },
}
