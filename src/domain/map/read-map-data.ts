import { isLanguage } from '@/i18n/languages'
import { isColour } from '@/lib/contrast'
import { isRecord } from '@/lib/is-record'
import { jsonOrNull } from '@/lib/json'
import { isArea, isBounds, isListingId, isPosition, isWithin } from './guards'
import {
  MAP_TYPES,
  type CustomMarker,
  type ListingSnapshot,
  type MapData,
  type MessageInfo,
  type PictureItem,
  type Tiles,
} from './protocol'
import { MAP_TEXT_NAMES } from './text-names'
import { isTilesUrl } from './tiles'

type Loose = Record<string, unknown>

/**
 * What the host's string says, its shape checked. Null, and the string is ignored, where it is no
 * JSON or one of the five fields is missing or of another type; a listing that is none is left
 * out, an optional value that is none counts as missing. Never throws. Spec §7.
 */
export function readMapData(text: string): MapData | null {
  const data = jsonOrNull(text)
  if (!isRecord(data)) return null
  const { propsList, messageInfo, customMarker, marqueeIgnore } = data
  const mapType = MAP_TYPES.find((type) => type === data.mapType)
  const info = readMessageInfo(messageInfo)
  if (!Array.isArray(propsList) || !info || !mapType) return null
  if (!isRecord(customMarker) || !Array.isArray(marqueeIgnore)) return null
  return {
    propsList: propsList.flatMap((listing: unknown) => readListing(listing) ?? []),
    messageInfo: info,
    mapType,
    customMarker: readMarker(customMarker),
    marqueeIgnore: marqueeIgnore.map(numeric).filter(Number.isFinite),
  }
}

const TEXTS = ['PriceUnitText', 'MarqueeName', 'TypeDescription', 'MainTypeName', 'City', 'CountryName', 'Zip'] as const
const NUMBERS = ['Goal', 'Price', 'PriceUnit', 'AnnuityRent', 'Charges', 'ChargesMax', 'VatPercent'] as const
const FLAGS = ['AddressPublic', 'PublishPrice', 'LifeAnnuity', 'SoldOut', 'VatExcluded'] as const

/** A listing with what can be understood of it; null without a number and a place. */
export function readListing(value: unknown): ListingSnapshot | null {
  if (!isRecord(value) || !isListingId(value.ID)) return null
  const { ID, Latitude, Longitude } = value
  if (!isPosition(Latitude, Longitude)) return null
  const listing: Loose = { ID, Latitude, Longitude }
  for (const name of TEXTS) if (typeof value[name] === 'string') listing[name] = value[name]
  for (const name of NUMBERS) if (Number.isFinite(value[name])) listing[name] = value[name]
  for (const name of FLAGS) if (typeof value[name] === 'boolean') listing[name] = value[name]
  // Feeds write it as text too.
  if (value.Marquee !== undefined) listing.Marquee = numeric(value.Marquee) || 0
  if (isAddress(value.Url)) listing.Url = value.Url
  const picture = readPicture(value.SmallPictureItem)
  if (picture) listing.SmallPictureItem = picture
  return listing as unknown as ListingSnapshot
}

/** A number, written as text too; an object could throw when it is made one. */
const numeric = (value: unknown): number =>
  typeof value === 'number' || (typeof value === 'string' && value.trim() !== '') ? Number(value) : NaN

/** An address that a link or a picture may have: http(s), or a path of the map's own site. */
const isAddress = (value: unknown): value is string =>
  typeof value === 'string' && /^(?:https?:\/\/|\/(?![/\\]))[^\s"'<>\\]*$/i.test(value)

function readPicture(value: unknown): PictureItem | null {
  if (!isRecord(value) || !isAddress(value.Url)) return null
  const { Url, Width, Height } = value
  return isSize(Width) && isSize(Height) ? { Url, Width, Height } : null
}

const isSize = (value: unknown): value is number => isWithin(value, 1, 10_000)

function readMarker({ colour, picture }: Loose): CustomMarker {
  const shown = readPicture(picture)
  return { ...(isColour(colour) && { colour }), ...(shown && { picture: shown }) }
}

function readMessageInfo(value: unknown): MessageInfo | null {
  if (!isRecord(value) || !isLanguage(value.language)) return null
  const { language, texts, tiles, highlight, bounds, area } = value
  const shown = tiles === null ? null : readTiles(tiles)
  return {
    language,
    texts: isRecord(texts) ? readTexts(texts) : {},
    ...(shown !== undefined && { tiles: shown }),
    highlight: isListingId(highlight) ? highlight : null,
    ...(isBounds(bounds) && { bounds }),
    area: isArea(area) ? area : null,
    canDraw: value.canDraw !== false,
    keepView: value.keepView === true,
    controlsBelow: value.controlsBelow === true,
  }
}

function readTiles(value: unknown): Tiles | undefined {
  if (!isRecord(value) || !isTilesUrl(value.url)) return undefined
  return { url: value.url, attribution: typeof value.attribution === 'string' ? value.attribution : '' }
}

const readTexts = (texts: Loose): MessageInfo['texts'] =>
  Object.fromEntries(
    MAP_TEXT_NAMES.flatMap((name) => {
      const text = texts[name]
      return typeof text === 'string' && text.trim() !== '' ? [[name, text]] : []
    }),
  )
