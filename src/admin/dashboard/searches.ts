import type { BasePayload } from 'payload'
import type { Language } from '@/i18n/languages'
import { joinedByCommas, tableOfTexts, asText } from '@/cms/database/dialect'
import { aliasedTable, sql as raw, type SQL } from '@/cms/database/drizzle'
import { onSite } from '@/cms/database/on-site'
import { tableOf } from '@/cms/database/sql'
import { configOf, newestOf, storedOf, type StoredPlace } from '../place'
import type { WorkSearch } from './found'
import type { WorkCollection } from './reach'

const shown = ({ table }: StoredPlace): SQL => onSite(aliasedTable(table, 'd')) ?? raw`true`

/** Drafts that are newer than what is published, or were never published. */
export function drafts(payload: BasePayload, collection: WorkCollection): WorkSearch {
  const place = newestOf(payload, collection)
  const withdrawn = place.column('withdrawnAt')
  const here = withdrawn ? raw`${withdrawn} IS NULL` : raw`true`
  return { place, where: raw`${place.column('_status')} = 'draft' AND ${here}` }
}

/** Listings that visitors see without any picture. */
export function withoutPicture(payload: BasePayload, collection: WorkCollection): WorkSearch {
  const place = storedOf(payload, collection)
  const where = raw`${place.column('cardPictureId')} IS NULL AND ${shown(place)}
    AND NOT EXISTS (SELECT 1 FROM ${place.relations} r
      WHERE r.parent_id = d.id AND r.path = ${place.path('pictures')})`
  return { place, where }
}

/** Published texts that a language in use lacks, unless it is switched off for them. */
export function missingLanguage(
  payload: BasePayload,
  collection: WorkCollection,
  inUse: readonly Language[],
): WorkSearch {
  const place = storedOf(payload, collection)
  const title = place.text(configOf(payload, collection)?.admin.useAsTitle ?? '')
  const lacking = raw`FROM ${tableOfTexts(inUse, 'u')}
    WHERE NOT EXISTS (SELECT 1 FROM ${place.locales} l WHERE l._parent_id = d.id
      AND ${asText(raw`l._locale`)} = u.value AND (trim(coalesce(${title}, '')) <> '' OR ${place.text('live')} = false))`
  return {
    place,
    where: raw`${shown(place)} AND EXISTS (SELECT 1 ${lacking})`,
    note: raw`(SELECT ${joinedByCommas(raw`u.value`)} ${lacking})`,
  }
}

/** Listings that visitors see although a mention that the law requires is missing. */
export function missingMention(payload: BasePayload): WorkSearch {
  const place = storedOf(payload, 'properties')
  const lacks = tableOf(payload, 'properties_missing_mentions')
  return {
    place,
    where: raw`${shown(place)} AND d.id IN (SELECT x.parent_id FROM ${lacks} x)`,
    note: raw`(SELECT ${joinedByCommas(raw`x.value`)} FROM ${lacks} x WHERE x.parent_id = d.id)`,
  }
}
