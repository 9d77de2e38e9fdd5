import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import sharp from 'sharp'
import { importFeed } from '@/import/import-feed'
import type { ImportOptions } from '@/import/options'
import type { ImportResult } from '@/import/result'
import { sql } from '@/cms/database/drizzle'
import { committedSql } from '@/cms/database/sql'
import type { Cms } from './cms'
import { startPictureHost, type PictureHost } from './picture-host'

/** A folder with a feed's pictures, three plain colours, and one agency to own its listings. */
export async function prepareImport({ payload, dir }: Cms): Promise<string> {
  const folder = path.join(dir, 'feed')
  await mkdir(path.join(folder, 'pictures'), { recursive: true })
  for (const [name, background] of [['red', '#c00'], ['green', '#0c0'], ['blue', '#00c']]) {
    const image = sharp({ create: { width: 60, height: 40, channels: 3, background: background! } })
    await image.jpeg().toFile(path.join(folder, 'pictures', `${name}.jpg`))
  }
  await writeFile(path.join(folder, 'plan.pdf'), '%PDF-1.4\nxref\n0 0\n%%EOF')
  await payload.create({ collection: 'agencies', data: { name: 'Agence A', agencyId: 7 } })
  return folder
}

/** A host of pictures from which the source `feed` may fetch. */
export async function pictureHostOfFeed({ payload }: Cms): Promise<PictureHost> {
  const host = await startPictureHost()
  const { docs: [agency] } = await payload.find({ collection: 'agencies', limit: 1 })
  const data = { name: 'feed', defaultAgency: agency!.id, pictureHosts: [host.name] }
  await payload.create({ collection: 'import-sources', data })
  return host
}

/** Imports a feed given as an object or text into the source `feed`. */
export const runImport = (
  { payload }: Cms,
  folder: string,
  feed: unknown,
  more: Partial<ImportOptions> = {},
): Promise<ImportResult> =>
  importFeed({
    payload,
    text: typeof feed === 'string' ? feed : JSON.stringify(feed),
    source: 'feed',
    allowWithdraw: false,
    fileName: 'feed.json',
    folder,
    ...more,
  })

/** Every row of every table but the records of runs, as one text. */
export async function everything({ payload }: Cms): Promise<string> {
  const database = committedSql(payload)
  const names = Object.keys(payload.db.tables as Record<string, unknown>)
  const texts: string[] = []
  for (const name of names.filter((one) => one !== 'import_runs').sort()) {
    const rows = await database.all(sql`SELECT * FROM ${sql.identifier(name)}`)
    // In which order a database gives them is its own affair.
    texts.push(`${name} ${rows.map((row) => JSON.stringify(row)).sort().join()}`)
  }
  return texts.join('\n')
}
