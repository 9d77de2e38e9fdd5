import { agencyView, contactView } from '@/domain/agencies/agency-view'
import { pickText, type Language, type TextView } from '@/i18n/languages'
import { docIn, numberIn, textIn, textsIn, type AllLocales } from '@/lib/documents'
import { ownLanguages } from '@/routes/indexed'
import { filmView, videosIn } from './detail-media'
import { addressOf, coordinatesOf } from './detail-place'
import { shownPart, type IsShown } from './shown-fields'
import { mobilityIn, pointsIn } from './detail-surroundings'
import type { PropertyDetailView } from './detail-views'
import { advertisedLabel } from './energy-label'
import { renovationDuty } from './renovation-duty'
import { factGroups, keyFacts } from './facts'
import { floodScore } from './flood-score'
import { goalOf } from './goal'
import { picturesIn } from '@/domain/media/picture'
import { PLANNING_FACTS } from './planning'
import { saysCharges } from './price-note'
import { isInLuxembourg, regionOf, type Region } from './region'
import { townIn } from './town-name'
import { buildingKind } from './building-kind'
import { typeIcon } from './type-icon'
import { ribbonView } from './ribbon'
import { isOffTheMarket } from './off-the-market'
import { isStoredAnnuity, storedPrice } from './stored-price'
import type { PriceView } from './views'
import type { Property } from '@/payload-types'

/** What the page adds from the route table, the catalogue, the settings and the files; where links lead. */
type FromElsewhere =
  | 'description'
  | ('breadcrumb' | 'similar' | 'listHref' | 'compareHref' | 'project' | 'demandHref' | 'brochureHref' | 'url' | 'forms')
  | ('streetView' | 'documents' | 'depositMonths' | 'renovationYears' | 'calculation')

/**
 * A property, read in every language, as the page shows it in one. Street and coordinates are
 * only in it where the address is public, and facts and blocks where `isShown` says so; it is
 * asked by the name of the field or block. Spec §2, §3.
 */
export function detailView(
  doc: AllLocales<Property>,
  language: Language,
  isShown: IsShown = () => true,
): Omit<PropertyDetailView, FromElsewhere> {
  const isPublic = doc.publishAddress === true
  const shown = shownPart(doc, isShown)
  const zip = textIn(doc, 'zip')
  const region = regionOf({ countryId: doc.countryId, zip })
  const typeDoc = docIn(doc, 'type')
  const type = pickText(typeDoc && textsIn(typeDoc, 'name'), language) ?? blank(language)
  const cityDoc = docIn(doc, 'city')
  const agency = docIn(doc, 'agency')
  const contact = docIn(doc, 'contact')
  const pictures = picturesIn(doc, 'pictures', language)
  const photos = pictures.filter(({ kind }) => kind === 'photo')
  const status = (textIn(doc, 'status') || 'available') as PropertyDetailView['status']
  return {
    id: numberIn(doc, 'listingId') ?? 0,
    status,
    title: pickText(textsIn(doc, 'typeDescription'), language) ?? type,
    type,
    city: townIn(cityDoc, language),
    zip,
    isInLuxembourg: isInLuxembourg(doc.countryId),
    address: isPublic ? addressOf(doc, language) : null,
    coordinates: isPublic ? coordinatesOf(doc) : null,
    map: isShown('map'),
    ...moneyOf(doc, shown, language),
    ribbon: ribbonView(
      {
        status, marquee: textIn(doc, 'marquee'), marqueeName: textsIn(doc, 'marqueeName'),
        lifeAnnuity: isStoredAnnuity(doc),
      },
      language,
    ),
    kind: buildingKind(typeDoc?.kind),
    icon: typeIcon(typeDoc?.iconClass),
    pictures,
    keyFacts: keyFacts(shown, language),
    groups: factGroups(shown, language, region),
    ...energyOf(doc, shown, region, isShown),
    ...planningOf(shown),
    videos: videosIn(shown, photos),
    virtualTour: filmView(shown.virtualTourUrl, photos[0] ?? null),
    pointsOfInterest: pointsIn(shown, language),
    mobility: mobilityIn(shown),
    agency: agency && agencyView(agency, language),
    contact: contact && contactView(contact, language),
    calculators: isShown('calculators'),
    ownLanguages: ownLanguages('property', doc),
    createdAt: textIn(doc, 'createDate') || null,
    modifiedAt: textIn(doc, 'modifyDate') || null,
  }
}

const blank = (lang: Language): TextView => ({ text: '', lang })

function moneyOf(doc: AllLocales<Property>, shown: AllLocales<Property>, language: Language) {
  const goal = goalOf(doc.goal)
  // What is sold or rented is no longer offered at a price.
  const price: PriceView = isOffTheMarket(doc.status) ? { kind: 'on-request' } : storedPrice(doc, { shown, language })
  const charges = goal === 'rent' ? numberIn(shown, 'chargesRenter') : null
  const note = price.kind === 'amount' ? (price.note?.text ?? '') : ''
  return {
    goal,
    price,
    // Below words that speak of them they would be said twice, or otherwise.
    charges: charges !== null && saysCharges(note, charges) ? null : charges,
  }
}

function energyOf(
  doc: AllLocales<Property>,
  shown: AllLocales<Property>,
  region: Region | null,
  isShown: IsShown,
) {
  const goal = goalOf(doc.goal)
  const value = numberIn(shown, 'energyPerformance')
  const energy = advertisedLabel({ region, value, labelText: textIn(shown, 'epcLabelText') })
  const kind = buildingKind(docIn(doc, 'type')?.kind)
  const duty = renovationDuty({ goal, kind, region, labelCode: energy?.code ?? null })
  return {
    energy,
    energyValue: value === 0 ? null : value,
    region,
    renovationDuty: duty && isShown('energyNotice'),
  }
}

function planningOf(shown: AllLocales<Property>): Pick<PropertyDetailView, 'flood' | 'planning'> {
  const parcel = floodScore(shown.floodPScore)
  const building = floodScore(shown.floodGScore)
  return {
    flood: parcel || building ? { parcel, building } : null,
    planning: PLANNING_FACTS.flatMap((fact) => {
      const code = textIn(shown, fact)
      return code === '' ? [] : [{ fact, code }]
    }),
  }
}
