import type { BrochurePicture } from './views'
import type { PictureView } from '@/domain/media/picture'

/** What the sheet needs of a picture. */
export const brochurePicture = (picture: PictureView): BrochurePicture => ({
  hash: picture.hash,
  width: picture.width,
  height: picture.height,
  focalX: picture.focalX,
  focalY: picture.focalY,
})
