import path from 'node:path'
import sharp from 'sharp'
import type { Localized } from '@/i18n/languages'
import { env } from '@/lib/env'
import { encodePicture } from '../media/encode'
import { createLocalized, type Step } from './create-localized'

const QUALITY = 90

/** A drawing as a photograph would come: a JPEG, a quarter of the PNG. Spec §9. */
export const photographed = (svg: string): Promise<Buffer> =>
  sharp(Buffer.from(svg))
    .flatten({ background: '#ffffff' })
    .jpeg({ quality: QUALITY, chromaSubsampling: '4:4:4' })
    .toBuffer()

export interface Picture {
  name: string
  kind: 'portrait' | 'banner'
  alt: Localized<string>
  bytes: Buffer
}

/** A drawing made ready for `storePicture`: encoded, so that no transaction waits for it. Spec §9. */
export async function encodedPicture(
  picture: Omit<Picture, 'bytes'>,
  svg: string,
): Promise<Picture> {
  const bytes = await photographed(svg)
  await encodePicture(bytes, path.resolve(env().MEDIA_DIR))
  return { ...picture, bytes }
}

/** Stores a picture and gives its row. Spec §3. */
export const storePicture = (
  step: Step,
  { alt, bytes, kind, name }: Picture,
): Promise<number> =>
  createLocalized(step, 'media', {
    data: { kind },
    texts: { alt },
    file: { data: bytes, mimetype: 'image/jpeg', name: `${name}.jpg`, size: bytes.length },
  })
