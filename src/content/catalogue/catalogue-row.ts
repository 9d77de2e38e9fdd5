import type { CatalogueRow } from '@/domain/search/catalogue-row'
import { goalOf } from '@/domain/properties/goal'
import { isLifeAnnuity } from '@/domain/properties/life-annuity'
import { deliveryDay } from '@/domain/projects/delivery'
import { isUnderVat } from '@/domain/properties/vat-regime'
import type { Language, Localized } from '@/i18n/languages'
import type { CataloguePicture } from '@/domain/media/picture'
import type { HiddenFields } from './hidden-fields'

/** The columns of a property that lists and cards show. */
export interface ListedProperty
  extends Pick<
    CatalogueRow,
    | ('row' | 'id' | 'status' | 'typeId' | 'cityId' | 'projectId' | 'price' | 'priceUnit')
    | ('bedrooms' | 'bathrooms' | 'livingArea' | 'plotArea' | 'floor' | 'garages' | 'gardenArea')
    | ('terraceArea' | 'latitude' | 'longitude' | 'agencyId' | 'availableFrom')
    | ('energyPerformance' | 'epcLabelText')
  > {
  goal: string | null
  zip: string | null
  countryId: string | null
  marquee: string | null
  publishPrice: boolean | null
  publishAddress: boolean | null
  parkings: number | null
  externalParkings: number | null
  vatValue: number | null
  annuityIndexedRent: number | null
  chargesRenter: number | null
  /** Of its project, as staff wrote it. */
  delivery: string | null
  createDate: string | null
  createdAt: string
  cardPicture: number | null
}

/** The texts of a property in all languages. */
export interface PropertyTexts {
  annuityType: Localized<string>
  vatRegime: Localized<string>
  priceNote: Localized<string>
  headline: Localized<string>
  marqueeName: Localized<string>
  hiddenIn: Language[]
}

interface RowParts {
  texts: PropertyTexts | undefined
  extraTypes: readonly number[]
  picture: CataloguePicture | null
  hidden?: HiddenFields
}

// Shared by the thousands that have none.
const NO_TEXTS: PropertyTexts = { annuityType: {}, vatRegime: {}, priceNote: {}, headline: {}, marqueeName: {}, hiddenIn: [] }

const NOWHERE: HiddenFields = { annuityIndexedRent: [], chargesRenter: [], vatValue: [], energyPerformance: [], epcLabelText: [] }

/** A stored property as the catalogue holds it: coordinates only where its address is public. */
export function catalogueRow(stored: ListedProperty, parts: RowParts): CatalogueRow {
  const { texts = NO_TEXTS, extraTypes, picture, hidden = NOWHERE } = parts
  const { typeId, projectId, publishAddress, vatValue, annuityIndexedRent, chargesRenter } = stored
  const goal = goalOf(stored.goal)
  const inProject = projectId !== null
  const { annuityType, vatRegime } = texts
  return {
    row: stored.row,
    id: stored.id,
    goal,
    status: stored.status,
    typeId,
    typeIds: [...new Set([...(typeId === null ? [] : [typeId]), ...extraTypes])],
    cityId: stored.cityId,
    projectId,
    zip: stored.zip ?? '',
    countryId: stored.countryId ?? '10',
    publishPrice: stored.publishPrice === true,
    price: stored.price,
    priceUnit: stored.priceUnit,
    priceNote: texts.priceNote,
    marquee: stored.marquee ?? '0',
    marqueeName: texts.marqueeName,
    headline: texts.headline,
    hiddenIn: texts.hiddenIn,
    bedrooms: stored.bedrooms,
    bathrooms: stored.bathrooms,
    livingArea: stored.livingArea,
    plotArea: stored.plotArea,
    floor: stored.floor,
    garages: sum(stored.garages, stored.parkings, stored.externalParkings),
    parkings: sum(stored.parkings, stored.externalParkings) ?? 0,
    gardenArea: stored.gardenArea,
    terraceArea: stored.terraceArea,
    latitude: publishAddress === true ? stored.latitude : null,
    longitude: publishAddress === true ? stored.longitude : null,
    agencyId: stored.agencyId,
    newBuild: inProject || (vatValue ?? 0) > 0,
    lifeAnnuity: isLifeAnnuity({ goal, annuityType, annuityRent: annuityIndexedRent }),
    annuityRent: annuityIndexedRent,
    // Of an amount that is not there nothing is hidden.
    rentHiddenIn: (annuityIndexedRent ?? 0) > 0 ? hidden.annuityIndexedRent : NOWHERE.annuityIndexedRent,
    charges: goal === 'rent' ? chargesRenter : null,
    chargesHiddenIn: chargesRenter === null ? NOWHERE.chargesRenter : hidden.chargesRenter,
    underVat: isUnderVat({ goal, inProject, vatPercent: vatValue, vatRegime }),
    vatPercent: vatValue,
    vatHiddenIn: (vatValue ?? 0) > 0 ? hidden.vatValue : NOWHERE.vatValue,
    availableFrom: stored.availableFrom?.slice(0, 10) ?? deliveryDay(stored.delivery),
    // Lists of every language compare the same class: hidden in one, it is no longer told.
    energyPerformance: hidden.energyPerformance.length > 0 ? null : stored.energyPerformance,
    epcLabelText: hidden.epcLabelText.length > 0 ? null : stored.epcLabelText,
    createDate: stored.createDate ?? stored.createdAt,
    picture,
  }
}

const sum = (...counts: (number | null)[]): number | null =>
  counts.some((count) => count !== null)
    ? counts.reduce<number>((total, count) => total + (count ?? 0), 0)
    : null
