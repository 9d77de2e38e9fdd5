import { agencyView, contactView } from '@/features/agencies/view'
import { pickText, type Language, type Text } from '@/i18n/languages'
import { docIn, docsIn, languagesOf, numberIn, textIn, textsIn, type Doc } from '@/lib/documents'
import { parseVideoLink, videoEmbedUrl, videoThumbnail } from '@/lib/video-link'
import { OWN_TEXTS } from '@/routes/indexed'
import { energyLabel } from './energy-label'
import { renovationDuty } from './energy-notice'
import { factGroups, keyFacts } from './facts'
import { floodScore } from './flood-score'
import { goalOf } from './goal'
import { picturesIn } from './picture'
import { PLANNING_CODES } from './planning'
import { describePrice } from './price'
import { regionOf } from './region'
import { ribbonView } from './card'
import { typeIcon } from './type-icon'
import type { PropertyDetailView } from './views'

/** What the detail page adds from the route table and the catalogue. */
type FromElsewhere = 'breadcrumb' | 'similar' | 'listHref' | 'project'

/**
 * A property, read in every language, as the page shows it in one. Street and coordinates are
 * only in it where the address is public. Spec §2, §3.
 */
export function detailView(doc: Doc, language: Language): Omit<PropertyDetailView, FromElsewhere> {
  const goal = goalOf(doc.goal)
  const status = (textIn(doc, 'status') || 'available') as PropertyDetailView['status']
  const zip = textIn(doc, 'zip')
  const isPublic = doc.publishAddress === true
  const region = regionOf({ countryId: doc.countryId, zip })
  const energy = energyLabel({
    region,
    value: numberIn(doc, 'energyPerformance'),
    labelText: textIn(doc, 'epcLabelText'),
  })
  const typeDoc = docIn(doc, 'type')
  const type = pickText(typeDoc && textsIn(typeDoc, 'name'), language) ?? blank(language)
  const cityDoc = docIn(doc, 'city')
  const agency = docIn(doc, 'agency')
  const contact = docIn(doc, 'contact')
  const parcel = floodScore(doc.floodPScore)
  const building = floodScore(doc.floodGScore)
  const facts = isPublic ? doc : { ...doc, street: null, latitude: null, longitude: null }
  return {
    id: numberIn(doc, 'listingId') ?? 0,
    goal,
    status,
    title: pickText(textsIn(doc, 'typeDescription'), language) ?? type,
    type,
    city: pickText(cityDoc && textsIn(cityDoc, 'name'), language),
    zip,
    address: isPublic ? addressOf(doc, language) : null,
    coordinates: isPublic ? coordinatesOf(doc) : null,
    price: describePrice({
      goal,
      price: numberIn(doc, 'price'),
      publishPrice: doc.publishPrice === true,
      priceUnit: numberIn(doc, 'priceUnit'),
    }),
    charges: goal === 'rent' ? numberIn(doc, 'chargesRenter') : null,
    ribbon: ribbonView(
      {
        status: status,
        marquee: textIn(doc, 'marquee'),
        marqueeName: textsIn(doc, 'marqueeName'),
      },
      language,
    ),
    icon: typeIcon(typeDoc?.iconClass),
    pictures: picturesIn(doc, 'pictures', language),
    description: pickText(textsIn(doc, 'description'), language),
    keyFacts: keyFacts(facts, language),
    groups: factGroups(facts, language),
    energy,
    region,
    renovationDuty: renovationDuty({ goal, region, labelCode: energy?.code ?? null }),
    flood: parcel || building ? { parcel, building } : null,
    planning: Object.keys(PLANNING_CODES).flatMap((fact) => {
      const code = textIn(doc, fact)
      return code === '' ? [] : [{ fact, code }]
    }),
    videos: videosOf(doc),
    virtualTour: parseVideoLink(doc.virtualTourUrl) ? textIn(doc, 'virtualTourUrl') : null,
    pointsOfInterest: (isPublic ? docsIn(doc, 'pointsOfInterest') : []).map((point) => ({
      name: pickText(textsIn(point, 'name'), language)?.text ?? textIn(point, 'kind'),
      kind: textIn(point, 'kind'),
      metres: numberIn(point, 'distance'),
    })),
    agency: agency && agencyView(agency, language),
    contact: contact && contactView(contact, language),
    ownLanguages: languagesOf(doc, OWN_TEXTS.property),
    createdAt: textIn(doc, 'createDate') || null,
  }
}

const blank = (lang: Language): Text => ({ text: '', lang })

function addressOf(doc: Doc, language: Language): Text | null {
  const street = pickText(textsIn(doc, 'street'), language)
  if (!street) return null
  const box = textIn(doc, 'boxNr')
  const number = [textIn(doc, 'houseNumber'), box && `/ ${box}`].filter(Boolean).join(' ')
  return { text: [street.text, number].filter(Boolean).join(' '), lang: street.lang }
}

function coordinatesOf(doc: Doc): PropertyDetailView['coordinates'] {
  const latitude = numberIn(doc, 'latitude')
  const longitude = numberIn(doc, 'longitude')
  return latitude === null || longitude === null ? null : { latitude, longitude }
}

function videosOf(doc: Doc): PropertyDetailView['videos'] {
  const addresses = Array.isArray(doc.videos) ? doc.videos : []
  return addresses.flatMap((address) => {
    const link = parseVideoLink(address)
    if (!link) return []
    return [{ url: link.url, embed: videoEmbedUrl(link), thumbnail: videoThumbnail(link) }]
  })
}
