import { numberIn } from '@/lib/documents'

const MOST_ITEMS = 100
const MOST_PER_ROW = 6

/** What a kind of module shows where its editor leaves it blank: `most` things, `perRow` beside each other. Spec §3, §9. */
export const AMOUNTS = {
  category: { most: 80, perRow: 4 },
  'property-list': { most: 4, perRow: 4 },
  slider: { most: 8 },
  team: { perRow: 4 },
  testimonials: { most: 6 },
} as const

const whole = (value: number, most: number): number =>
  Math.min(Math.max(Math.trunc(value), 1), most)

/**
 * How many things a module shows, 1 to 100; blank gives `otherwise`. A draft can hold any number,
 * which the preview renders too. Spec §3, `maxItems`.
 */
export const mostIn = (doc: { readonly maxItems?: unknown }, otherwise: number): number =>
  whole(numberIn(doc, 'maxItems') ?? otherwise, MOST_ITEMS)

/** How many stand beside each other, 1 to 6; blank gives `otherwise`. Spec §3, `numberItemOfRow`. */
export const perRowIn = (doc: { readonly numberItemOfRow?: unknown }, otherwise: number): number =>
  whole(numberIn(doc, 'numberItemOfRow') ?? otherwise, MOST_PER_ROW)
