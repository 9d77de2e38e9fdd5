import type { CatalogueRow } from '@/domain/search/catalogue-row'
import { shownPriceIn, shownRate } from '@/domain/search/shown-price'
import { goalOf, type Goal } from '@/domain/properties/goal'
import { isOffTheMarket } from '@/domain/properties/off-the-market'
import { isOfWhole } from '@/domain/properties/price-note'
import { isInLuxembourg } from '@/domain/properties/region'
import { townIn } from '@/domain/properties/town-name'
import type { PriceView } from '@/domain/properties/views'
import { pictureIn, picturesIn } from '@/domain/media/picture'
import type { ProgressView, ProjectCardView } from './views'
import { pickText, type Language } from '@/i18n/languages'
import { isWebAddress } from '@/lib/is-web-address'
import { docIn, numberIn, textIn, textsIn, type AllLocales } from '@/lib/documents'
import type { Project } from '@/payload-types'

/**
 * A project as a card. Its price range is the stored one, else that of the units with its own goal
 * whose price is public, and a month's where they are let; sold out when it says so or no unit is left. Euro.
 * `href` is where the route table leads to it: its page, or the site of its own. Spec §3, "Project".
 */
export function projectCard(
  doc: AllLocales<Project>,
  units: readonly CatalogueRow[],
  language: Language,
  href: string,
): ProjectCardView {
  const city = docIn(doc, 'city')
  const goal = goalOf(doc.goal ?? '0')
  const offered = offeredUnits(goal, units)
  const prices = offered.flatMap(({ publishPrice, price }) => (publishPrice && price ? [price] : []))
  const [first] = picturesIn(doc, 'pictures', language)
  const type = docIn(doc, 'type')
  return {
    id: numberIn(doc, 'listingId') ?? 0,
    href,
    isElsewhere: isWebAddress(href),
    goal,
    type: pickText(type && textsIn(type, 'name'), language),
    name: pickText(textsIn(doc, 'name'), language) ?? { text: '', lang: language },
    city: townIn(city, language),
    zip: textIn(doc, 'zip'),
    isInLuxembourg: isInLuxembourg(doc.countryId),
    picture: pictureIn(doc.cardPicture, language) ?? first ?? null,
    // A stored 0 is a price that nobody filled in.
    priceMin: numberIn(doc, 'priceMin') || (prices.length > 0 ? Math.min(...prices) : null),
    priceMax: numberIn(doc, 'priceMax') || (prices.length > 0 ? Math.max(...prices) : null),
    ...projectVat(goal, units.map((unit) => ({ ...unit, vatPercent: shownRate(unit, language) }))),
    ...chargesOf(offered.map((unit) => shownPriceIn(unit, language))),
    delivery: textIn(doc, 'delivery'),
    soldOut: doc.status === 'sold-out' || (units.length > 0 && units.every(({ status }) => isOffTheMarket(status))),
    progress: progressOf(units),
  }
}

/** A parking that is let says nothing of the prices of homes for sale. */
const withGoal = <Unit extends Pick<CatalogueRow, 'goal'>>(goal: Goal, units: readonly Unit[]): Unit[] =>
  units.filter((unit) => unit.goal === goal)

type PricedUnit = Pick<CatalogueRow, 'goal' | 'price' | 'priceNote'>

/** The units that say what a project costs: left, with its own goal, and for a whole price. */
export const offeredUnits = <Unit extends PricedUnit & { status: unknown }>(goal: Goal, units: readonly Unit[]): Unit[] =>
  withGoal(goal, units).filter((unit) => !isOffTheMarket(unit.status) && isInRange(unit))

/** What tenants pay besides the rents of the units that are offered, as far as these tell it. Euro per month. */
export function chargesOf(rents: readonly PriceView[]): Pick<ProjectCardView, 'charges'> {
  const known = rents.flatMap((rent) => (rent.kind === 'amount' && rent.charges !== undefined ? [rent.charges] : []))
  return known.length > 0 ? { charges: { lowest: Math.min(...known), highest: Math.max(...known) } } : {}
}

/** A range is one of whole units, and said per month: the price of an area, the rent of a year or of a week is none of it. */
const isInRange = ({ goal, price, priceNote }: PricedUnit): boolean =>
  isOfWhole(goal, price, ...Object.values(priceNote))

/**
 * A project is new: VAT comes on top of its prices unless its units with its own goal say otherwise; never
 * on rent. Percent, null where the units state none or several.
 */
export function projectVat(goal: Goal, all: readonly Pick<CatalogueRow, 'goal' | 'underVat' | 'vatPercent'>[]): Pick<ProjectCardView, 'vat'> {
  if (goal === 'rent') return {}
  const units = withGoal(goal, all)
  if (units.length > 0 && !units.some(({ underVat }) => underVat)) return {}
  const [percent = null, ...others] = new Set(units.map(({ vatPercent }) => vatPercent))
  return { vat: { percent: others.length === 0 ? percent : null } }
}

/** How many units are in which state; what is let is as gone as what is sold. Spec §4. */
function progressOf(units: readonly CatalogueRow[]): ProgressView {
  const count = (...states: string[]): number =>
    units.filter(({ status }) => states.includes(status)).length
  const [sold, option] = [count('sold', 'rented'), count('option')]
  return { sold, option, free: units.length - sold - option, total: units.length }
}
