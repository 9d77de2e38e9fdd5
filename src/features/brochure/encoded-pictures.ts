import { readFile } from 'node:fs/promises'
import path from 'node:path'
import sharp from 'sharp'
import { isHere } from '@/cms/media/local-copy'
import { focalCrop } from '@/lib/focal-crop'
import { nearestWidth } from '@/lib/image-url'
import type { BrochurePicture } from '@/domain/brochure/views'

/** How large a picture is printed, in pixels. Without a height it keeps its proportions. */
export interface PrintSize {
  width: number
  height: number | null
}

/** A picture as a JPEG with its size in pixels. */
export interface PrintedPicture {
  bytes: Buffer
  width: number
  height: number
}

/** Makes a JPEG of a picture's encoded file in the media folder; null where there is none. Throws while its bucket is away. */
export async function printedPicture(
  directory: string,
  picture: BrochurePicture,
  size: PrintSize,
  quality: number,
): Promise<PrintedPicture | null> {
  const file = path.join(directory, picture.hash, `w${nearestWidth(size.width)}.webp`)
  const stored = (await isHere(file)) ? await readFile(file).catch(() => null) : null
  return stored && jpegOf(stored, picture, size, quality).catch(() => null)
}

async function jpegOf(
  stored: Buffer,
  { focalX, focalY }: BrochurePicture,
  { width, height }: PrintSize,
  quality: number,
): Promise<PrintedPicture> {
  const source = sharp(stored)
  if (height !== null) {
    const { width: wide, height: high } = await source.metadata()
    const target = { width, height }
    source.extract(focalCrop({ width: wide, height: high }, { x: focalX, y: focalY }, target))
  }
  const { data, info } = await source
    .resize({ width, height: height ?? undefined, withoutEnlargement: true })
    .jpeg({ quality, mozjpeg: false })
    .toBuffer({ resolveWithObject: true })
  return { bytes: data, width: info.width, height: info.height }
}
