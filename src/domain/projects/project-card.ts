import { agencyView } from '@/domain/agencies/view'
import type { CatalogueCity, CatalogueRow } from '@/domain/search/catalogue-row'
import { shownRate } from '@/domain/search/shown-price'
import { goalOf, type Goal } from '@/domain/properties/goal'
import { isOfWhole } from '@/domain/properties/price-note'
import { isInLuxembourg } from '@/domain/properties/region'
import { coordinatesOf } from '@/domain/properties/detail-place'
import { townIn } from '@/domain/properties/town-name'
import { pictureIn, picturesIn, type PictureView } from '@/domain/media/picture'
import { projectReference } from './reference'
import type { ProgressView, ProjectCardView, ProjectDetailView } from './views'
import { isLanguage, pickText, type Language, type TextView } from '@/i18n/languages'
import { isWebAddress } from '@/lib/is-web-address'
import {
  docIn,
  docsIn,
  numberIn,
  textIn,
  textsIn,
  type AllLocales,
  type FieldOf,
} from '@/lib/documents'
import { ownLanguages } from '@/routes/indexed'
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
  const left = units.filter((unit) => unit.status === 'available' || unit.status === 'option')
  const prices = withGoal(goal, left).flatMap((unit) => (unit.publishPrice && unit.price && isInRange(unit) ? [unit.price] : []))
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
    delivery: textIn(doc, 'delivery'),
    soldOut: doc.status === 'sold-out' || (units.length > 0 && left.length === 0),
    progress: progressOf(units),
  }
}

/** What the page adds from the route table and the catalogue. */
type AddedByPage = 'units' | 'unitTypes' | 'breadcrumb' | 'similar' | 'forms' | 'description' | 'situation' | 'technical'

/**
 * A project, read in every language, as its page shows it in one. `town` is where its town stands: visitors
 * do not read that of a stored town. Spec §3, "Project".
 */
export function projectDetail(
  doc: AllLocales<Project>,
  units: readonly CatalogueRow[],
  language: Language,
  href: string,
  town: CatalogueCity | undefined,
): Omit<ProjectDetailView, AddedByPage> {
  const agency = docIn(doc, 'agency')
  const text = (name: FieldOf<typeof doc>): TextView | null =>
    pickText(textsIn(doc, name), language)
  const street = doc.publishAddress === true ? text('street') : null
  const box = textIn(doc, 'boxNr')
  const number = [textIn(doc, 'houseNumber'), box && `/ ${box}`].filter(Boolean).join(' ')
  const card = projectCard(doc, units, language, href)
  return {
    ...card,
    reference: projectReference(doc) ?? card.id,
    address: street && {
      text: [street.text, number].filter(Boolean).join(' '),
      lang: street.lang,
    },
    pictures: galleryOf(doc, language),
    constructions: docsIn(doc, 'constructions').flatMap((one) => {
      const name = pickText(textsIn(one, 'name'), language)?.text ?? ''
      return name === '' ? [] : [{ name, delivery: textIn(one, 'delivery') }]
    }),
    documents: docsIn(doc, 'documents').flatMap((one) => {
      const name = textIn(one, 'name')
      return name === '' ? [] : [{ name, language: isLanguage(one.language) ? one.language : null }]
    }),
    place: placeOf(doc, town),
    agency: agency && agencyView(agency, language),
    ownLanguages: ownLanguages('project', doc),
  }
}

/** A parking that is let says nothing of the prices of homes for sale. */
const withGoal = <Unit extends Pick<CatalogueRow, 'goal'>>(goal: Goal, units: readonly Unit[]): Unit[] =>
  units.filter((unit) => unit.goal === goal)

/** A range is one of whole units, and said per month: the price of an area, the rent of a year or of a week is none of it. */
const isInRange = ({ goal, price, priceNote }: CatalogueRow): boolean =>
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

/** At its own coordinates only where its address is public. */
function placeOf(doc: AllLocales<Project>, town: CatalogueCity | undefined): ProjectDetailView['place'] {
  const own = doc.publishAddress === true ? coordinatesOf(doc) : null
  if (own) return { ...own, isExact: true }
  const { latitude = null, longitude = null } = town ?? {}
  return latitude === null || longitude === null ? null : { latitude, longitude, isExact: false }
}

/** How many units are in which state; what is let is as gone as what is sold. Spec §4. */
function progressOf(units: readonly CatalogueRow[]): ProgressView {
  const count = (...states: string[]): number =>
    units.filter(({ status }) => states.includes(status)).length
  const [sold, option] = [count('sold', 'rented'), count('option')]
  return { sold, option, free: units.length - sold - option, total: units.length }
}

/** Some feeds name only the picture for cards. */
function galleryOf(doc: AllLocales<Project>, language: Language): PictureView[] {
  const pictures = picturesIn(doc, 'pictures', language)
  const card = pictureIn(doc.cardPicture, language)
  return pictures.length === 0 && card ? [card] : pictures
}
