import type { FieldHook } from 'payload'
import { frameOrigin, isAttribution, isTilesUrl } from '@/domain/map/tiles'
import { adminMessage } from './labels'

const STREET_VIEW_KEY = /^[A-Za-z0-9_-]{10,100}$/
const MOST_ORIGINS = 50

type MapFormatValue = string | null | undefined
interface MapFormatOptions {
  req: { i18n: { language: string } }
}

/** Accepts the address of map tiles, or nothing. Quality, "Security": no other protocol. */
export const tilesAddress = (value: MapFormatValue, { req }: MapFormatOptions): string | true =>
  !value || isTilesUrl(value) || adminMessage('errors.mapTilesUrl', req.i18n.language)

/** Accepts a line of text whose only mark-up is links, or nothing. */
export const attribution = (value: MapFormatValue, { req }: MapFormatOptions): string | true =>
  !value || isAttribution(value) || adminMessage('errors.mapAttribution', req.i18n.language)

/** Accepts the key of a street view service, or nothing: it fits into any address. */
export const streetViewKey = (value: MapFormatValue, { req }: MapFormatOptions): string | true =>
  !value || STREET_VIEW_KEY.test(value) || adminMessage('errors.streetViewKey', req.i18n.language)

/** Accepts up to 50 addresses of websites without a path, https only, or nothing. Spec §7. */
export function frameOrigins(value: unknown, { req }: MapFormatOptions): string | true {
  if (value == null) return true
  const fine = Array.isArray(value) && value.length <= MOST_ORIGINS && value.every(isOrigin)
  return fine || adminMessage('errors.mapOrigins', req.i18n.language)
}

const isOrigin = (value: unknown): boolean => frameOrigin(value) !== null

/** Writes each address as browsers do, in small letters and without the last slash, and once. */
export const tidyOrigins: FieldHook = ({ value }) =>
  Array.isArray(value) ? [...new Set(value.map((one: unknown) => frameOrigin(one) ?? one))] : value
