/** A property that the browser stores: a favourite, one to compare, one that was looked at. */
export interface Favourite {
  id: number
  /** Euro when it was saved; null where none was shown. */
  price: number | null
  /** When, in milliseconds. */
  at: number
  /** Its type and town, for when it is no longer offered. */
  title: string
}

const FORMAT = 1
const LONGEST_TITLE = 120

/**
 * What a stored text holds, at most `most`; entries that cannot be understood are left out, and a
 * damaged text holds nothing. Null where a later version of the site wrote it: it is then neither
 * shown nor written over. Never throws.
 */
export function readSaved(text: string | null, most: number): Favourite[] | null {
  const stored = parsed(text)
  if (typeof stored !== 'object' || stored === null) return []
  const { v, items } = stored as { v?: unknown; items?: unknown }
  if (typeof v === 'number' && v > FORMAT) return null
  if (v !== FORMAT || !Array.isArray(items)) return []
  const saved = items.flatMap(entryOf)
  return saved.filter(({ id }, at) => saved.findIndex((one) => one.id === id) === at).slice(0, most)
}

/** The text to store. */
export const writeSaved = (items: readonly Favourite[]): string =>
  JSON.stringify({ v: FORMAT, items })

function parsed(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null')
  } catch {
    return null
  }
}

function entryOf(value: unknown): Favourite[] {
  if (typeof value !== 'object' || value === null) return []
  const { id, price, at, title } = value as Record<string, unknown>
  if (typeof id !== 'number' || !Number.isSafeInteger(id) || id < 1) return []
  return [
    {
      id,
      price: typeof price === 'number' && Number.isFinite(price) ? price : null,
      at: typeof at === 'number' && Number.isFinite(at) ? at : 0,
      title: typeof title === 'string' ? title.slice(0, LONGEST_TITLE) : '',
    },
  ]
}

/** The list without the property, or with it behind the others; null where no more fit in. */
export function toggled(
  list: readonly Favourite[],
  entry: Favourite,
  most: number,
): Favourite[] | null {
  const others = list.filter(({ id }) => id !== entry.id)
  if (others.length < list.length) return others
  return list.length >= most ? null : [...list, entry]
}

/** The list with the property in front; the oldest ones beyond `most` are forgotten. */
export const withNewest = (
  list: readonly Favourite[],
  entry: Favourite,
  most: number,
): Favourite[] => [entry, ...list.filter(({ id }) => id !== entry.id)].slice(0, most)

/** The list with another price for a property; one that is not in it changes nothing. */
export const withPrice = (
  list: readonly Favourite[],
  id: number,
  price: number | null,
): Favourite[] => list.map((one) => (one.id === id ? { ...one, price } : one))
