import type { PictureView } from '@/domain/properties/views'
import type { BrochurePicture } from './views'

/** What the sheet needs of a picture. */
export const brochurePicture = (picture: PictureView): BrochurePicture => ({
  hash: picture.hash,
  width: picture.width,
  height: picture.height,
  focalX: picture.focalX,
  focalY: picture.focalY,
})
