import { and, eq, inArray, isNull, type SQL } from '@payloadcms/db-sqlite/drizzle'
import type { BasePayload } from 'payload'
import type { Catalogue } from '@/features/properties/catalogue'
import type {
  CataloguePicture,
  CatalogueRow,
  ListingStatus,
} from '@/features/properties/catalogue-row'
import { goalOf } from '@/features/properties/goal'
import { isLanguage, type Language, type Localized } from '@/i18n/languages'
import { chunks } from '@/lib/chunks'
import { readNames } from '../route-table/names'
import { committedSql, tableOf, type Sql } from '../sql'

type Row = Record<string, unknown>

/**
 * Reads published properties that are not withdrawn into the catalogue: those with the given
 * public numbers, or all. A given one that is no longer public leaves the catalogue. No street
 * is read, and coordinates only where the address is public.
 */
export async function loadProperties(payload: BasePayload, catalogue: Catalogue, ids?: number[]) {
  if (!ids) return loadSome(payload, catalogue)
  for (const some of chunks(ids)) await loadSome(payload, catalogue, some)
}

async function loadSome(payload: BasePayload, catalogue: Catalogue, ids?: number[]) {
  const sql = committedSql(payload)
  const table = tableOf(payload, 'properties')
  const isPublic = and(eq(table._status, 'published'), isNull(table.withdrawnAt))
  const where = ids ? and(isPublic, inArray(table.listingId, ids)) : isPublic
  const rows: Row[] = await sql.select().from(table).where(where)
  const rowIds = ids && rows.map((row) => row.id as number)
  const texts = await readTexts(payload, sql, rowIds)
  const relations = await readRelations(payload, sql, rowIds)
  const pictureIds = rows.map((row) => pictureOf(row, relations))
  const pictures = await readPictures(payload, sql, ids && pictureIds)
  const found = new Set<number>()
  rows.forEach((row, index) => {
    const id = row.listingId as number
    found.add(id)
    const types = relations.types.get(row.id as number) ?? []
    const picture = pictures.get(pictureIds[index] ?? -1) ?? null
    catalogue.put(toCatalogue(row, texts.get(row.id as number), types, picture))
  })
  for (const id of ids ?? []) if (!found.has(id)) catalogue.remove(id)
}

interface Texts {
  annuity: boolean
  headline: Localized<string>
  marqueeName: Localized<string>
  hiddenIn: Language[]
}

const noTexts = (): Texts => ({
  ...{ annuity: false, headline: {}, marqueeName: {}, hiddenIn: [] },
})

function toCatalogue(
  row: Row,
  texts: Texts | undefined,
  extraTypes: number[],
  picture: CataloguePicture | null,
): CatalogueRow {
  const number = (name: string): number | null => (row[name] as number | null) ?? null
  const typeId = number('type')
  return {
    row: row.id as number,
    id: row.listingId as number,
    goal: goalOf(row.goal),
    status: row.status as ListingStatus,
    typeId,
    typeIds: [...new Set([...(typeId === null ? [] : [typeId]), ...extraTypes])],
    cityId: number('city'),
    projectId: number('project'),
    zip: (row.zip as string | null) ?? '',
    countryId: (row.countryId as string | null) ?? '10',
    publishPrice: row.publishPrice === true,
    price: number('price'),
    priceUnit: number('priceUnit'),
    marquee: (row.marquee as string | null) ?? '0',
    marqueeName: texts?.marqueeName ?? {},
    headline: texts?.headline ?? {},
    hiddenIn: texts?.hiddenIn ?? [],
    bedrooms: number('bedrooms'),
    bathrooms: number('bathrooms'),
    livingArea: number('surfaceLiving'),
    plotArea: number('surfaceGround'),
    floor: number('floor'),
    garages: sum(number('garages'), number('parkings'), number('externalParkings')),
    gardenArea: number('surfaceGarden'),
    terraceArea: number('surfaceTerrace'),
    latitude: row.publishAddress === true ? number('latitude') : null,
    longitude: row.publishAddress === true ? number('longitude') : null,
    agencyId: number('agency'),
    newBuild: number('project') !== null || (number('vatValue') ?? 0) > 0,
    lifeAnnuity: texts?.annuity === true,
    availableFrom: (row.availableFrom as string | null)?.slice(0, 10) ?? null,
    energyPerformance: number('energyPerformance'),
    epcLabelText: (row.epcLabelText as string | null) ?? null,
    createDate: (row.createDate as string | null) ?? (row.createdAt as string),
    picture,
  }
}

const sum = (...counts: (number | null)[]): number | null =>
  counts.some((count) => count !== null)
    ? counts.reduce<number>((total, count) => total + (count ?? 0), 0)
    : null

async function readTexts(payload: BasePayload, sql: Sql, ids?: number[]) {
  const locales = tableOf(payload, 'properties_locales')
  const rows: Row[] = await sql
    .select({
      id: locales._parentID,
      language: locales._locale,
      headline: locales.typeDescription,
      marqueeName: locales.marqueeName,
      live: locales.live,
      annuityType: locales.annuityType,
    })
    .from(locales)
    .where(within(locales._parentID, ids))
  const texts = new Map<number, Texts>()
  for (const row of rows) {
    if (!isLanguage(row.language)) continue
    const one = texts.get(row.id as number) ?? noTexts()
    if (row.headline) one.headline[row.language] = row.headline as string
    if (row.marqueeName) one.marqueeName[row.language] = row.marqueeName as string
    if (row.annuityType) one.annuity = true
    if (row.live === false) one.hiddenIn.push(row.language)
    texts.set(row.id as number, one)
  }
  return texts
}

interface Relations {
  types: Map<number, number[]>
  firstPicture: Map<number, number>
}

async function readRelations(payload: BasePayload, sql: Sql, ids?: number[]): Promise<Relations> {
  const rels = tableOf(payload, 'properties_rels')
  const rows: Row[] = await sql
    .select({ parent: rels.parent, path: rels.path, type: rels.typesID, picture: rels.mediaID })
    .from(rels)
    .where(within(rels.parent, ids))
    .orderBy(rels.parent, rels.order)
  const relations: Relations = { types: new Map(), firstPicture: new Map() }
  for (const { parent, path, type, picture } of rows) {
    const id = parent as number
    if (path === 'extraTypes') {
      relations.types.set(id, [...(relations.types.get(id) ?? []), type as number])
    }
    if (path === 'pictures' && !relations.firstPicture.has(id)) {
      relations.firstPicture.set(id, picture as number)
    }
  }
  return relations
}

const pictureOf = (row: Row, relations: Relations): number =>
  (row.cardPicture as number | null) ?? relations.firstPicture.get(row.id as number) ?? -1

async function readPictures(payload: BasePayload, sql: Sql, ids?: number[]) {
  const table = tableOf(payload, 'media')
  const rows: Row[] = await sql.select().from(table).where(within(table.id, ids))
  const alts = await readNames(payload, sql, 'media', 'alt', ids)
  return new Map(
    rows.map((row): [number, CataloguePicture] => [
      row.id as number,
      {
        hash: (row.hash as string | null) ?? '',
        width: (row.width as number | null) ?? 0,
        height: (row.height as number | null) ?? 0,
        preview: (row.preview as string | null) ?? '',
        focalX: (row.focalX as number | null) ?? 50,
        focalY: (row.focalY as number | null) ?? 50,
        alt: alts.get(row.id as number) ?? {},
      },
    ]),
  )
}

const within = (column: Parameters<typeof inArray>[0], ids?: number[]): SQL | undefined =>
  ids && inArray(column, ids)
