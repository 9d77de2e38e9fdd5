interface Size {
  width: number
  height: number
}

/** Part of a picture, in its pixels. */
export interface Crop extends Size {
  left: number
  top: number
}

/**
 * The largest part of a picture with the proportions of `target` whose middle is as near as can be
 * to the focal point (percent from left and top). Whole pixels, never outside the picture.
 */
export function focalCrop(picture: Size, focal: { x: number; y: number }, target: Size): Crop {
  const scale = Math.min(picture.width / target.width, picture.height / target.height)
  const side = (length: number, whole: number) =>
    Math.min(whole, Math.max(1, Math.round(length * scale)))
  const start = (percent: number, whole: number, part: number) =>
    Math.round(Math.min(whole - part, Math.max(0, (percent / 100) * whole - part / 2)))
  const width = side(target.width, picture.width)
  const height = side(target.height, picture.height)
  const left = start(focal.x, picture.width, width)
  const top = start(focal.y, picture.height, height)
  return { left, top, width, height }
}
