import type { BasePayload } from 'payload'
import { LANGUAGES } from '@/i18n/languages'
import { recordChange, type Scope } from '@/cms/change-log/changes'
import { insertRows, type TableRow } from '@/cms/database/bulk'
import { listOf } from '@/cms/database/dialect'
import { and, asc, eq, inArray, isNotNull } from '@/cms/database/drizzle'
import { inTransaction, type Writer } from '@/cms/database/transaction'
import { committedSql, tableOf } from '@/cms/database/sql'
import { demoSubjects } from './network/subjects'
import { PICTURE_WORDS } from './picture-words'
import { scenesOf, type Drawing } from './pictures/draw'

type Scenes = Map<number, Drawing['scene']>

/**
 * Says of each picture of the demo's listings what it shows, in every language, and which ones are
 * floor plans: a feed cannot tell. Called again it writes the same. Spec §3.
 */
export async function describePictures(payload: BasePayload): Promise<void> {
  const scenes: Scenes = new Map([
    ...(await galleriesOf(payload, 'properties')),
    ...(await galleriesOf(payload, 'projects')),
  ])
  await inTransaction(payload, (writer) => describe(writer, scenes))
}

async function galleriesOf(
  payload: BasePayload,
  collection: 'properties' | 'projects',
): Promise<[number, Drawing['scene']][]> {
  const table = tableOf(payload, collection)
  const related = tableOf(payload, `${collection}_rels`)
  const rows = (await committedSql(payload)
    .select({ listingId: table.listingId, media: related.mediaID })
    .from(related)
    .innerJoin(table, eq(table.id, related.parent))
    .where(and(eq(related.path, 'pictures'), isNotNull(related.mediaID)))
    .orderBy(asc(related.order))) as { listingId: number; media: number }[]
  const galleries = new Map<number, number[]>()
  for (const { listingId, media } of rows) {
    galleries.set(listingId, [...(galleries.get(listingId) ?? []), media])
  }
  return demoSubjects().flatMap((subject) => {
    const gallery = galleries.get(subject.id)
    if (!gallery) return []
    const scenes = scenesOf(subject)
    return gallery.flatMap((media, index): [number, Drawing['scene']][] => {
      const scene = scenes[index]
      return scene ? [[media, scene]] : []
    })
  })
}

async function describe({ payload, sql, transactionID }: Writer, scenes: Scenes): Promise<void> {
  const plans = [...scenes].flatMap(([media, scene]) => (scene === 'floor-plan' ? [media] : []))
  const table = tableOf(payload, 'media')
  await sql.update(table).set({ kind: 'floor-plan' }).where(inArray(table.id, listOf(plans)))
  const texts = [...scenes].flatMap(([media, scene]) =>
    LANGUAGES.map((language): TableRow => {
      return { alt: PICTURE_WORDS[scene][language], _locale: language, _parentID: media }
    }),
  )
  const conflict = { key: ['_locale', '_parentID'], update: ['alt'] }
  await insertRows(sql, tableOf(payload, 'media_locales'), texts, conflict)
  const scopes = [...scenes.keys()].map((media): Scope => `media:${media}`)
  await recordChange({ payload, transactionID }, scopes)
}
