import { randomUUID } from 'node:crypto'
import { mkdir, readFile, rename, rm } from 'node:fs/promises'
import path from 'node:path'
import { env } from '@/lib/env'
import { bucket } from './bucket'
import { isPictureHash } from './encode'
import { isHere, keyOf } from './local-copy'

/** How wide for its height: a little wider than what opens a page is on any phone. */
const RATIO = 0.7

/** The picture that it is cut from. */
const LARGEST = 'w1360.webp'

const inProgress = new Map<string, Promise<string | null>>()

/**
 * The name, without its ending, of the upright part of an encoded picture around its subject (`p30` for one
 * that is at 30 % from the left), as AVIF and WebP beside the other files; it is cut when it is asked for
 * first. It shows what a high and narrow box would show of the whole, in a third of the bytes. Null where the
 * picture is not wider, is gone, or could not be cut: the whole one serves. Never throws. Spec §9, "Image widths".
 */
export function portraitPart(hash: string, focalX: number, directory = path.resolve(env().MEDIA_DIR)): Promise<string | null> {
  const percent = Math.round(Math.min(100, Math.max(0, focalX)))
  if (!isPictureHash(hash) || !Number.isInteger(percent)) return Promise.resolve(null)
  const folder = path.join(directory, hash)
  const key = path.join(folder, `p${percent}`)
  const begun = inProgress.get(key)
  if (begun) return begun
  const cutting = cutOnce(folder, percent)
    .catch(() => null)
    .finally(() => inProgress.delete(key))
  inProgress.set(key, cutting)
  return cutting
}

async function cutOnce(folder: string, percent: number): Promise<string | null> {
  const name = `p${percent}`
  // It is written last.
  if (await isHere(path.join(folder, `${name}.avif`))) return name
  if (!(await isHere(path.join(folder, LARGEST)))) return null
  const { default: sharp } = await import('sharp')
  const whole = sharp(path.join(folder, LARGEST))
  const { width, height } = await whole.metadata()
  const narrow = Math.round(height * RATIO)
  if (narrow >= width) return null
  const region = { left: Math.round(((width - narrow) * percent) / 100), top: 0, width: narrow, height }
  const { data, info: raw } = await whole.extract(region).raw().toBuffer({ resolveWithObject: true })
  const draft = path.join(folder, `${name}.${randomUUID()}.draft`)
  try {
    await mkdir(draft, { recursive: true })
    await sharp(data, { raw }).webp({ quality: 76 }).toFile(path.join(draft, `${name}.webp`))
    await sharp(data, { raw }).avif({ quality: 48, effort: 3, chromaSubsampling: '4:2:0' }).toFile(path.join(draft, `${name}.avif`))
    for (const file of [`${name}.webp`, `${name}.avif`]) {
      // The page that shows it may be given by another server.
      await bucket()?.put(keyOf(path.join(folder, file)), await readFile(path.join(draft, file)))
      await rename(path.join(draft, file), path.join(folder, file))
    }
  } finally {
    await rm(draft, { recursive: true, force: true })
  }
  return name
}
