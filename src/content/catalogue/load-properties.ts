import type { BasePayload } from 'payload'
import { and, asc, eq, gt, inArray, type SQL } from '@/cms/database/drizzle'
import { onSite } from '@/cms/database/on-site'
import { committedSql, tableOf } from '@/cms/database/sql'
import type { Catalogue } from '@/domain/search/catalogue'
import type { CatalogueRow } from '@/domain/search/catalogue-row'
import { chunks } from '@/lib/chunks'
import { letOthersRun } from '@/lib/let-others-run'
import { catalogueRow, type ListedProperty } from './catalogue-row'
import { hiddenFieldsReader, type HiddenFieldsReader } from './hidden-fields'
import { readExtraTypes, readFirstPictures, readPictureRows, readTexts } from './property-parts'

/** Reading so many blocks the server for some ten milliseconds. */
const AT_ONCE = 100

/** Reads every property that is on the site into the catalogue. */
export async function loadAllProperties(payload: BasePayload, catalogue: Catalogue): Promise<void> {
  const properties = tableOf(payload, 'properties')
  const readHidden = await hiddenFieldsReader(payload)
  let last = 0
  for (;;) {
    const rows = await readRows(payload, and(onSite(properties), gt(properties.id, last)))
    await putRows(payload, catalogue, rows, readHidden)
    const end = rows.at(-1)
    if (!end) return
    last = end.row
    await letOthersRun()
  }
}

/**
 * Reads the properties with the given public numbers into the catalogue again. One that is no
 * longer public leaves it.
 */
export async function reloadProperties(
  payload: BasePayload,
  catalogue: Catalogue,
  ids: Iterable<number>,
): Promise<void> {
  const properties = tableOf(payload, 'properties')
  const listed = [...ids]
  if (listed.length === 0) return
  const readHidden = await hiddenFieldsReader(payload)
  for (const some of chunks(listed, AT_ONCE)) {
    const rows = await readRows(payload, and(onSite(properties), inArray(properties.listingId, some)))
    await putRows(payload, catalogue, rows, readHidden)
    const found = new Set(rows.map(({ id }) => id))
    for (const id of some) if (!found.has(id)) catalogue.remove(id)
    await letOthersRun()
  }
}

/** The public numbers of the units of some projects, which are known by theirs. */
export async function unitsOfProjects(payload: BasePayload, ids: number[]): Promise<number[]> {
  const [units, projects] = [tableOf(payload, 'properties'), tableOf(payload, 'projects')]
  const rows = await committedSql(payload)
    .select({ id: units.listingId })
    .from(units)
    .innerJoin(projects, eq(projects.id, units.project))
    .where(inArray(projects.listingId, ids))
  return rows.flatMap(({ id }) => id ?? [])
}

/** Only what lists and cards show: no street, and half of the columns. */
function readRows(payload: BasePayload, which: SQL | undefined) {
  const table = tableOf(payload, 'properties')
  const projects = tableOf(payload, 'projects')
  return committedSql(payload)
    .select({
      row: table.id,
      id: table.listingId,
      goal: table.goal,
      status: table.status,
      typeId: table.type,
      cityId: table.city,
      projectId: table.project,
      zip: table.zip,
      countryId: table.countryId,
      publishPrice: table.publishPrice,
      price: table.price,
      priceUnit: table.priceUnit,
      marquee: table.marquee,
      bedrooms: table.bedrooms,
      bathrooms: table.bathrooms,
      livingArea: table.surfaceLiving,
      plotArea: table.surfaceGround,
      floor: table.floor,
      garages: table.garages,
      parkings: table.parkings,
      externalParkings: table.externalParkings,
      gardenArea: table.surfaceGarden,
      terraceArea: table.surfaceTerrace,
      publishAddress: table.publishAddress,
      latitude: table.latitude,
      longitude: table.longitude,
      agencyId: table.agency,
      vatValue: table.vatValue,
      annuityIndexedRent: table.annuityIndexedRent,
      chargesRenter: table.chargesRenter,
      availableFrom: table.availableFrom,
      energyPerformance: table.energyPerformance,
      epcLabelText: table.epcLabelText,
      createDate: table.createDate,
      createdAt: table.createdAt,
      cardPicture: table.cardPicture,
      delivery: projects.delivery,
    })
    .from(table)
    .leftJoin(projects, eq(projects.id, table.project))
    .where(which)
    .orderBy(asc(table.id))
    .limit(AT_ONCE)
}

type PropertyRow = Awaited<ReturnType<typeof readRows>>[number]

/** A draft may lack both; what is published has them. */
const isListed = (row: PropertyRow): row is PropertyRow & ListedProperty =>
  row.id !== null && row.status !== null

async function putRows(
  payload: BasePayload,
  catalogue: Catalogue,
  stored: PropertyRow[],
  readHidden: HiddenFieldsReader,
): Promise<void> {
  for (const row of await wholeRows(payload, stored, readHidden)) catalogue.put(row)
}

/**
 * Properties by their rows as cards show them, whatever their state: whoever asks has made sure that they
 * may. What lacks what a card needs is left out.
 */
export async function readAnyProperties(payload: BasePayload, rows: readonly number[]): Promise<CatalogueRow[]> {
  const { id } = tableOf(payload, 'properties')
  const read: CatalogueRow[] = []
  if (rows.length === 0) return read
  const readHidden = await hiddenFieldsReader(payload)
  for (const some of chunks([...rows], AT_ONCE)) read.push(...(await wholeRows(payload, await readRows(payload, inArray(id, some)), readHidden)))
  return read
}

/** Whether it has anything that conditions can hide from cards and lists. */
const hasHideable = ({ annuityIndexedRent, chargesRenter, vatValue, energyPerformance, epcLabelText }: ListedProperty): boolean =>
  Math.max(annuityIndexedRent ?? 0, vatValue ?? 0) > 0 || [chargesRenter, energyPerformance].some((value) => value !== null) || (epcLabelText ?? '') !== ''

async function wholeRows(payload: BasePayload, stored: PropertyRow[], readHidden: HiddenFieldsReader): Promise<CatalogueRow[]> {
  const rows = stored.filter(isListed)
  const rowIds = rows.map(({ row }) => row)
  const texts = await readTexts(payload, rowIds)
  const types = await readExtraTypes(payload, rowIds)
  const firstPicture = await readFirstPictures(payload, rowIds)
  const pictureOf = ({ row, cardPicture }: ListedProperty): number =>
    cardPicture ?? firstPicture.get(row) ?? -1
  // A property has fifteen pictures, a card shows one.
  const pictures = await readPictureRows(payload, rows.map(pictureOf))
  const hidden = await readHidden(rows.filter(hasHideable).map(({ row }) => row))
  return rows.map((row) => {
    const parts = { texts: texts.get(row.row), extraTypes: types.get(row.row) ?? [], hidden: hidden.get(row.row) }
    return catalogueRow(row, { ...parts, picture: pictures.get(pictureOf(row)) ?? null })
  })
}
