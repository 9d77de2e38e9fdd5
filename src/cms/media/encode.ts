import { createHash, randomUUID } from 'node:crypto'
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { imageDimensionsFromData } from 'image-dimensions'
import type { Sharp } from 'sharp'
import { env } from '@/lib/env'
import { IMAGE_WIDTHS } from '@/lib/image-url'
import { bucket } from './bucket'
import { isHere, keyOf } from './local-copy'

export interface Encoded {
  hash: string
  width: number
  height: number
  /** A blurred picture of a few pixels as a data address. */
  preview: string
}

/** Raised when the encoder's settings change, so that pictures are encoded anew. */
const ENCODER = '2'
/** Stands beside the encoded files, so that nothing is decoded twice. */
export const NOTE = 'picture.json'
const PIXEL_LIMIT = 100_000_000
/** WebP takes no more pixels in a direction. */
const MOST_HIGH = 16_383
const WHOLE = { fit: 'inside', withoutEnlargement: true } as const
const TINY = { width: 12, height: 120, fit: 'inside' } as const
/** A drawing in SVG can reach other files, whatever its name says it is. */
const FORMATS = ['jpeg', 'png', 'webp', 'avif'] as const

export type UploadFormat = (typeof FORMATS)[number]

/** A reason in English why bytes are no picture that can be encoded; nothing else is wrong. */
export class UnreadablePicture extends Error {}

/** A photograph as iPhones take it, which no browser shows and sharp cannot read. */
export class HeicPicture extends UnreadablePicture {}

const BRANDS_BYTES = 64

/** Whether bytes begin as a HEIC file does; AVIF has the same frame. Never throws. */
export function isHeic(bytes: Uint8Array): boolean {
  const beginning = Buffer.from(bytes.subarray(0, BRANDS_BYTES)).toString('latin1')
  if (beginning.slice(4, 8) !== 'ftyp' || beginning.includes('avif')) return false
  return /^(?:hei[cmsx]|hev[cmx])/.test(beginning.slice(8)) || /mif1|msf1/.test(beginning)
}

/** The name under which the encoded files of a picture stand: a hash of its bytes. */
export const pictureHash = (bytes: Uint8Array): string =>
  createHash('sha256').update(ENCODER).update(bytes).digest('hex').slice(0, 20)

/** True for a name that `pictureHash` makes; anything else is none of our folders. */
export const isPictureHash = (value: unknown): value is string =>
  typeof value === 'string' && /^[0-9a-f]{20}$/.test(value)

/**
 * Encodes a picture at the product's widths (100, 400, 600, 1360 px, never enlarged, at most 16,383 px high) in AVIF and
 * WebP under `directory/{hash}`, unless it already stands there. Camera data is dropped, the
 * camera's rotation applied. What is no whole JPEG, PNG, WebP or AVIF throws `UnreadablePicture`; any
 * other error is one of the disk or the memory. Spec §9, "Image widths".
 */
export async function encodePicture(
  bytes: Uint8Array,
  directory: string,
  effort = env().PICTURE_EFFORT,
): Promise<Encoded> {
  const target = path.join(directory, pictureHash(bytes))
  const before = await encodedBefore(target)
  return before && (await isSent(target)) ? before : encodeNow(bytes, target, effort)
}

/** True where the encoded files of a picture stand. */
export const isEncoded = async (directory: string, hash: string): Promise<boolean> =>
  (await encodedBefore(path.join(directory, hash))) !== null

/**
 * Removes the encoded files of a picture, all of them at once: whoever is killed meanwhile leaves a folder that `sweepDrafts`
 * removes, and none that lacks some. To be called under the lock of those who store one.
 */
export async function removePicture(directory: string, hash: string): Promise<void> {
  const folder = path.join(directory, hash)
  const left = `${folder}.${randomUUID()}`
  const isMoved = await rename(folder, left).then(() => true, (error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT') throw error
    return false
  })
  if (isMoved) await rm(left, { recursive: true, force: true })
}

/** What an earlier encoding noted beside its files; null where there is none. */
async function encodedBefore(target: string): Promise<Encoded | null> {
  const note = path.join(target, NOTE)
  const noted = (await isHere(note)) ? await readFile(note, 'utf8').catch(() => null) : null
  return noted === null ? null : (JSON.parse(noted) as Encoded)
}

/**
 * Whether the encoded files of a picture are in the bucket, where there is one. What is used again is young
 * again: nobody sweeps it away before the row that names it is there.
 */
async function isSent(target: string): Promise<boolean> {
  const store = bucket()
  if (!store) return true
  const key = keyOf(path.join(target, NOTE))
  const note = await store.get(key)
  if (note) await store.put(key, note)
  return note !== null
}

/** Puts the encoded files of a picture into the bucket; the note, which says that they are all there, last. */
async function send(draft: string, target: string): Promise<void> {
  const store = bucket()
  if (!store) return
  const put = async (name: string) => store.put(keyOf(path.join(target, name)), await readFile(path.join(draft, name)))
  const names = await readdir(draft)
  await Promise.all(names.filter((name) => name !== NOTE).map(put))
  await put(NOTE)
}

/** Loaded when a picture is encoded: the server need not wait for it to start. */
const encoder = async () => (await import('sharp')).default

/**
 * The format of a picture by its first bytes, without decoding it. Throws `UnreadablePicture` where
 * there is none, it is another one, it cannot be measured, or has more than 100 million pixels.
 */
export async function formatOf(bytes: Uint8Array): Promise<UploadFormat> {
  // With an empty file sharp throws before there is a promise to catch.
  if (bytes.length === 0) throw new UnreadablePicture('an empty file')
  if (isHeic(bytes)) throw new HeicPicture('a HEIC picture')
  const sharp = await encoder()
  const { width, height, ...found } = await sharp(bytes, { limitInputPixels: false })
    .metadata()
    .catch(noFormat)
  // AVIF and HEIC share a container.
  const name = found.format === 'heif' && found.compression === 'av1' ? 'avif' : found.format
  const format = FORMATS.find((candidate) => candidate === name) ?? noFormat()
  if (width * height > PIXEL_LIMIT) {
    throw new UnreadablePicture(`${width} × ${height} pixels, more than 100 million`)
  }
  if (!isMeasurable(bytes)) throw new UnreadablePicture(NOT_MEASURABLE)
  return format
}

export const NOT_MEASURABLE = 'a picture that cannot be measured'

/**
 * Whether Payload can measure a picture. Of one that it cannot it says what it says of a full disk
 * (read in 3.90.1), so it is asked before.
 */
export const isMeasurable = (bytes: Uint8Array): boolean => imageDimensionsFromData(bytes) !== undefined

const noFormat = (): never => {
  throw new UnreadablePicture('not a picture in JPEG, PNG, WebP or AVIF')
}

async function encodeNow(bytes: Uint8Array, target: string, effort: number): Promise<Encoded> {
  await formatOf(bytes)
  const sharp = await encoder()
  const { data, info } = await sharp(bytes, { limitInputPixels: PIXEL_LIMIT })
    .rotate()
    .resize({ width: IMAGE_WIDTHS.at(-1), height: MOST_HIGH, ...WHOLE })
    .flatten({ background: '#ffffff' })
    .raw()
    .toBuffer({ resolveWithObject: true })
    .catch(() => {
      throw new UnreadablePicture('a picture that is damaged or cut off')
    })
  const { width, height, channels } = info
  const source = () => sharp(data, { raw: { width, height, channels } })
  const tiny = await source().resize(TINY).blur(0.8).webp({ quality: 30 }).toBuffer()
  const preview = `data:image/webp;base64,${tiny.toString('base64')}`
  const encoded = { hash: path.basename(target), width, height, preview }
  const draft = `${target}.${randomUUID()}`
  try {
    await mkdir(draft, { recursive: true })
    await writeFiles(source, draft, effort)
    await writeFile(path.join(draft, NOTE), JSON.stringify(encoded))
    await send(draft, target)
    // A folder appears whole or not at all, also when two encode the same picture.
    await rename(draft, target)
  } catch (error) {
    await rm(draft, { recursive: true, force: true })
    if (!(await encodedBefore(target))) throw error
  }
  return encoded
}

async function writeFiles(source: () => Sharp, folder: string, effort: number): Promise<void> {
  const sharp = await encoder()
  for (const width of IMAGE_WIDTHS) {
    const resized = source().resize({ width, withoutEnlargement: true })
    const { data, info: raw } = await resized.raw().toBuffer({ resolveWithObject: true })
    const [avif, webp] = await Promise.all([
      sharp(data, { raw }).avif({ quality: 52, effort, chromaSubsampling: '4:2:0' }).toBuffer(),
      sharp(data, { raw }).webp({ quality: 74, effort: Math.min(effort + 1, 4) }).toBuffer(),
    ])
    await writeFile(path.join(folder, `w${width}.avif`), avif)
    await writeFile(path.join(folder, `w${width}.webp`), webp)
  }
}
