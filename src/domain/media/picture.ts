import { pickText, type Language, type Localized, type Text } from '@/i18n/languages'
import { isDoc, numberIn, textIn, textsIn, type Doc } from '@/lib/documents'

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
  alt: Text | null
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
  ...{ hash, width, height, preview, focalX, focalY, kind },
  alt: pickText(alt, language),
})

/** A populated picture of a document as a view; null where it is missing or was not encoded. */
export function pictureIn(value: unknown, language: Language): PictureView | null {
  if (!isDoc(value) || textIn(value, 'hash') === '') return null
  const picture = {
    hash: textIn(value, 'hash'),
    width: numberIn(value, 'width') ?? 0,
    height: numberIn(value, 'height') ?? 0,
    preview: textIn(value, 'preview'),
    focalX: numberIn(value, 'focalX') ?? 50,
    focalY: numberIn(value, 'focalY') ?? 50,
    alt: textsIn(value, 'alt'),
  }
  return pictureView(picture, language, value.kind === 'floor-plan' ? 'floor-plan' : 'photo')
}

/** The populated pictures of a list field, in their order. */
export const picturesIn = (doc: Doc, name: string, language: Language): PictureView[] => {
  const list = doc[name]
  return Array.isArray(list) ? list.flatMap((one) => pictureIn(one, language) ?? []) : []
}
