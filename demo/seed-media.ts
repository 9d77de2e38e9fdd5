import { readFile } from 'node:fs/promises'
import path from 'node:path'
import sharp from 'sharp'
import type { Localized } from '@/i18n/languages'
import { env } from '@/lib/env'
import { encodePicture } from '@/cms/media/encode'
import { createLocalized, type SeedStep } from '@/cms/first-content/create-localized'
import type { FilmName } from './network/films'

const QUALITY = 90
/** The lowest effort: a drawing gains nothing from more, and there are hundreds. */
const EFFORT = 0

/**
 * A drawing as a photograph would come: a JPEG, a quarter of the PNG. It is encoded already, with
 * less effort than a photograph, so that whoever stores it finds that done. Spec §9.
 */
export async function photographed(svg: string): Promise<Buffer> {
  const bytes = await sharp(Buffer.from(svg))
    .flatten({ background: '#ffffff' })
    .jpeg({ quality: QUALITY, chromaSubsampling: '4:4:4' })
    .toBuffer()
  await encodePicture(bytes, path.resolve(env().MEDIA_DIR), EFFORT)
  return bytes
}

export interface Picture {
  name: string
  kind: 'portrait' | 'banner' | 'photo'
  alt: Localized<string>
  bytes: Buffer
}

/** A drawing made ready for `storePicture`. Spec §9. */
export const encodedPicture = async (
  picture: Omit<Picture, 'bytes'>,
  svg: string,
): Promise<Picture> => ({ ...picture, bytes: await photographed(svg) })

/** Stores a picture and gives its row. Spec §3. */
export const storePicture = (
  step: SeedStep,
  { alt, bytes, kind, name }: Picture,
): Promise<number> =>
  createLocalized(step, 'media', {
    data: { kind },
    texts: { alt },
    file: { data: bytes, mimetype: 'image/jpeg', name: `${name}.jpg`, size: bytes.length },
  })

/** What the films of the demo show. */
const FILM_TITLES: Record<FilmName, Localized<string>> = {
  street: {
    nl: 'Een straat in het avondlicht',
    fr: 'Une rue à la lumière du soir',
    en: 'A street in the evening light',
    de: 'Eine Straße im Abendlicht',
  },
  listing: {
    nl: 'Een woning, kamer na kamer',
    fr: 'Une maison, pièce par pièce',
    en: 'A house, room by room',
    de: 'Ein Haus, Zimmer für Zimmer',
  },
}

/** Stores a film of `demo/films` and gives its row. Spec §3, "Banner". */
export async function storeFilm(step: SeedStep, name: FilmName): Promise<number> {
  const data = await readFile(path.resolve('demo/films', `${name}.mp4`))
  const file = { data, mimetype: 'video/mp4', name: `${name}.mp4`, size: data.length }
  return createLocalized(step, 'videos', { data: {}, texts: { title: FILM_TITLES[name] }, file })
}
