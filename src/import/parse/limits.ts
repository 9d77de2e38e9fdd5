import { feedName, PROPERTY_FIELDS } from '@/domain/properties/fields'
import { longestText, TEXT_LIMITS } from '@/domain/properties/text-limits'

/** Bytes that a feed's file may have: 160 MB, of which a full import takes less than 1 GiB. */
export const FEED_LIMIT = 160 * 1024 * 1024

/** Rows that each list of a feed may have: 50,000 listings in four languages and as many again. */
export const ROW_LIMIT = 400_000

const namesOf = (kind: keyof typeof TEXT_LIMITS, names: readonly string[]) =>
  names.map((name): [string, number] => [name, TEXT_LIMITS[kind]])

const LIMIT_OF = new Map([
  ...PROPERTY_FIELDS.map((field): [string, number] => [feedName(field), longestText(field)]),
  ...namesOf('html', ['Situation', 'TechnicalData']),
  ...namesOf('name', ['Name', 'City', 'CountryName']),
])

/** Items that a list of one row may have. */
const ITEM_LIMITS = new Map([
  ['Pictures', 200],
  ['Documents', 100],
  ['Videos', 20],
  ['PointsOfInterest', 200],
  ['MobilityScore', 50],
  ['Constructions', 200],
  ['Units', 1000],
])
/** And one of any other name. */
const MOST_ITEMS = 2048

/** The most characters that the text in a field of a feed may have. Spec §3. */
export const textLimit = (field: string): number => LIMIT_OF.get(field) ?? TEXT_LIMITS.other

/** The most items that the list in a field of a feed may have. Spec §3. */
export const itemLimit = (field: string): number => ITEM_LIMITS.get(field) ?? MOST_ITEMS

/** Whether an item of a list holds no text that is too long. Spec §3. */
export function isItemInLimits(item: unknown): boolean {
  const texts = typeof item === 'object' && item !== null ? Object.values(item) : [item]
  return texts.every((text) => typeof text !== 'string' || text.length <= TEXT_LIMITS.other)
}
