import type { TextView } from '@/i18n/languages'
import type { BrochurePicture } from './views'
import type { PictureView } from '@/domain/media/picture'

/** What the sheet needs of a picture; `alt` stands for one that staff described in no language. */
export const brochurePicture = (picture: PictureView, alt: TextView): BrochurePicture => ({
  hash: picture.hash,
  width: picture.width,
  height: picture.height,
  focalX: picture.focalX,
  focalY: picture.focalY,
  alt: picture.alt ?? alt,
})
