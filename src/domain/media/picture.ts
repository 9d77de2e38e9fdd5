import { pickText, type Language, type Localized, type TextView } from '@/i18n/languages'
import { isDoc, numberIn, textIn, textsIn, type AllLocales, type FieldOf } from '@/lib/documents'
import type { Media } from '@/payload-types'

/** An encoded picture: files stand at `/media/{hash}/w{width}.{avif|webp}`. Spec §9. */
export interface PictureView {
  hash: string
  width: number
  height: number
  /** A tiny blurred preview as a data address. */
  preview: string
  /** Where the subject is, in percent, for cropping. */
  focalX: number
  focalY: number
  alt: TextView | null
  kind: 'photo' | 'floor-plan'
}

export interface CataloguePicture {
  /** Row in the database. */
  id: number
  hash: string
  width: number
  height: number
  preview: string
  focalX: number
  focalY: number
  alt: Localized<string>
}

/** A picture as a view: its files, its blurred preview, its text in the wanted language. */
export const pictureView = (
  { hash, width, height, preview, focalX, focalY, alt }: Omit<CataloguePicture, 'id'>,
  language: Language,
  kind: PictureView['kind'] = 'photo',
): PictureView => ({
  hash, width, height, preview, focalX, focalY, kind,
  alt: pickText(alt, language),
})

/** A populated picture of a document as a view; null where it is missing or was not encoded. */
export function pictureIn(value: unknown, language: Language): PictureView | null {
  if (!isDoc(value)) return null
  const media: AllLocales<Media> = value
  if (textIn(media, 'hash') === '') return null
  const picture = {
    hash: textIn(media, 'hash'),
    width: numberIn(media, 'width') ?? 0,
    height: numberIn(media, 'height') ?? 0,
    preview: textIn(media, 'preview'),
    focalX: numberIn(media, 'focalX') ?? 50,
    focalY: numberIn(media, 'focalY') ?? 50,
    alt: textsIn(media, 'alt'),
  }
  return pictureView(picture, language, media.kind === 'floor-plan' ? 'floor-plan' : 'photo')
}

/** The populated pictures of a list field, in their order. */
export const picturesIn = <D extends object>(
  doc: D,
  name: FieldOf<D>,
  language: Language,
): PictureView[] => {
  const list: unknown = doc[name]
  return Array.isArray(list) ? list.flatMap((one) => pictureIn(one, language) ?? []) : []
}
