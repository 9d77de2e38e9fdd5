import type { BasePayload } from 'payload'
import { readNames } from '@/cms/route-table/names'
import { and, inArray, isNotNull, sql as raw } from '@/cms/database/drizzle'
import { committedSql, tableOf } from '@/cms/database/sql'
import { isLanguage, type Localized } from '@/i18n/languages'
import type { PropertyTexts } from './catalogue-row'
import type { CataloguePicture } from '@/domain/media/picture'

// Most prices are for what everybody expects: they share one.
const NONE: Localized<string> = {}

/** The texts of some properties that cards show, by row. */
export async function readTexts(
  payload: BasePayload,
  rowIds: number[],
): Promise<Map<number, PropertyTexts>> {
  const locales = tableOf(payload, 'properties_locales')
  const rows = await committedSql(payload)
    .select({
      parent: locales._parentID,
      language: locales._locale,
      headline: locales.typeDescription,
      marqueeName: locales.marqueeName,
      live: locales.live,
      annuityType: locales.annuityType,
      vatRegime: locales.vatRegime,
      priceNote: locales.priceUnitText,
    })
    .from(locales)
    .where(inArray(locales._parentID, rowIds))
  const texts = new Map<number, PropertyTexts>()
  for (const { parent, language, headline, marqueeName, live, annuityType, vatRegime, priceNote } of rows) {
    if (!isLanguage(language)) continue
    const one = texts.get(parent) ?? { annuityType: {}, vatRegime: {}, priceNote: NONE, headline: {}, marqueeName: {}, hiddenIn: [] }
    if (headline) one.headline[language] = headline
    if (marqueeName) one.marqueeName[language] = marqueeName
    if (annuityType) one.annuityType[language] = annuityType
    if (vatRegime) one.vatRegime[language] = vatRegime
    if (priceNote) one.priceNote = { ...one.priceNote, [language]: priceNote }
    if (live === false) one.hiddenIn.push(language)
    texts.set(parent, one)
  }
  return texts
}

/** The types of some properties beside their own, by row. */
export async function readExtraTypes(
  payload: BasePayload,
  rowIds: number[],
): Promise<Map<number, number[]>> {
  const rels = tableOf(payload, 'properties_rels')
  const rows = await committedSql(payload)
    .select({ parent: rels.parent, type: rels.typesID })
    .from(rels)
    .where(and(inArray(rels.parent, rowIds), isNotNull(rels.typesID)))
    .orderBy(rels.parent, rels.order)
  const types = new Map<number, number[]>()
  for (const { parent, type } of rows) {
    if (type !== null) types.set(parent, [...(types.get(parent) ?? []), type])
  }
  return types
}

/** More than there are pictures. */
const PLACE = 2 ** 32

/** The first picture of some properties, by row: one number instead of fifteen rows each. */
export async function readFirstPictures(
  payload: BasePayload,
  rowIds: number[],
): Promise<Map<number, number>> {
  const { parent, path, order, mediaID } = tableOf(payload, 'properties_rels')
  const placed = raw`case when ${path} = 'pictures' then ${order} * ${raw.raw(`${PLACE}`)} + ${mediaID} end`
  const rows = await committedSql(payload)
    .select({ parent, first: raw<number | null>`min(${placed})` })
    .from(tableOf(payload, 'properties_rels'))
    .where(inArray(parent, rowIds))
    .groupBy(parent)
  return new Map(
    rows.flatMap((row) => (row.first === null ? [] : [[row.parent, Number(row.first) % PLACE]])),
  )
}

/** Pictures with their alternative texts, by row. */
export async function readPictureRows(
  payload: BasePayload,
  pictureIds: number[],
): Promise<Map<number, CataloguePicture>> {
  const table = tableOf(payload, 'media')
  const sql = committedSql(payload)
  const rows = await sql
    .select({
      id: table.id,
      hash: table.hash,
      width: table.width,
      height: table.height,
      preview: table.preview,
      focalX: table.focalX,
      focalY: table.focalY,
    })
    .from(table)
    .where(inArray(table.id, pictureIds))
  const alts = await readNames(payload, sql, 'media', 'alt', pictureIds)
  return new Map(
    rows.map(({ id, hash, width, height, preview, focalX, focalY }) => [
      id,
      {
        id,
        hash: hash ?? '',
        width: width ?? 0,
        height: height ?? 0,
        preview: preview ?? '',
        focalX: focalX ?? 50,
        focalY: focalY ?? 50,
        alt: alts.get(id) ?? {},
      },
    ]),
  )
}
