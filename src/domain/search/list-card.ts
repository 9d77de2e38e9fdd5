import type { PictureView } from '@/domain/media/picture'
import { picturesIn } from '@/domain/media/picture'
import type { FactView } from '@/domain/properties/detail-views'
import { factOf } from '@/domain/properties/facts'
import { PROPERTY_FIELDS } from '@/domain/properties/fields'
import { pricePerM2 } from '@/domain/properties/price-per-m2'
import type { PropertyCardView } from '@/domain/properties/views'
import type { Language } from '@/i18n/languages'
import type { AllLocales } from '@/lib/documents'
import type { CatalogueRow } from './catalogue-row'
import type { Property } from '@/payload-types'

/** What a card says beyond its own where cards stand one below the other. */
export interface CardMoreView {
  /** Two at most beside the card's own; a floor plan is the last of them. */
  pictures: PictureView[]
  /** Facts that the card itself has no room for. */
  facts: FactView[]
  /** Whole euro; null where it cannot be said. */
  perM2: number | null
  /** Name of the agency. */
  agency: string | null
  /** ISO moment since when it is listed. */
  since: string
}

export interface ListCardView extends PropertyCardView {
  more?: CardMoreView
}

/** The facts of a row, those most asked for first; a card says rooms and areas already. */
const FACTS = [
  'constructionYear', 'renovationYear', 'facades', 'floor', 'garages', 'parkings',
  'surfaceGarden', 'surfaceTerrace', 'availableFrom', 'heating', 'gardenOrientation',
].flatMap((name) => PROPERTY_FIELDS.find((field) => field.name === name) ?? [])

const MOST_FACTS = 4

/** Pictures beside the card's own. */
const MOST_PICTURES = 2

/**
 * What a list says of a property beyond its card. `shown` is the part of the stored property that
 * staff's conditions let a visitor see.
 */
export function cardMore(
  card: PropertyCardView,
  shown: AllLocales<Property>,
  row: Pick<CatalogueRow, 'createDate' | 'lifeAnnuity'>,
  agency: string | null,
  language: Language,
): CardMoreView {
  return {
    pictures: picturesBeside(card, shown, language),
    facts: FACTS.flatMap((field) => factOf(shown, field, language) ?? []).slice(0, MOST_FACTS),
    // What is paid at once for a life annuity is not the price of its metres.
    perM2: row.lifeAnnuity ? null : pricePerM2(card),
    agency,
    since: row.createDate,
  }
}

function picturesBeside(
  { picture }: PropertyCardView,
  shown: AllLocales<Property>,
  language: Language,
): PictureView[] {
  const others = picturesIn(shown, 'pictures', language).filter(({ hash }) => hash !== picture?.hash)
  const photos = others.filter(({ kind }) => kind === 'photo')
  const plan = others.find(({ kind }) => kind === 'floor-plan')
  return plan ? [...photos.slice(0, MOST_PICTURES - 1), plan] : photos.slice(0, MOST_PICTURES)
}
