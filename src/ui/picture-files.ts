import type { ImageWidth } from '@/lib/image-url'

export type PictureFormat = 'avif' | 'webp'

/** The address of a picture's file at one of the encoded widths. Spec §9. */
export const pictureFile = (hash: string, width: number, format: PictureFormat): string =>
  `/media/${hash}/w${width}.${format}`

/** The address of a picture's largest file, which every browser reads. Spec §9. */
export const largestFile = (hash: string): string => pictureFile(hash, 1360, 'webp')

/** Shown less than a hundred pixels wide. */
const THUMBNAIL = /^\d\dpx$/

/** A list names these twice for each picture, so none that hardly any browser would take. */
const WIDTHS: Record<PictureFormat | 'thumbnail', ImageWidth[]> = {
  thumbnail: [100, 400],
  avif: [400, 600, 1360],
  // For the few browsers that read no AVIF.
  webp: [600, 1360],
}

/**
 * The `srcset` of a picture that is so many pixels wide, for where it is shown as wide as `sizes`
 * says: the encoded widths that add detail there. No file is enlarged, so the first one beyond the
 * original is the original's width. Spec §9.
 */
export function pictureSources(
  hash: string,
  width: number,
  format: PictureFormat,
  sizes = '100vw',
): string {
  const widths = WIDTHS[THUMBNAIL.test(sizes) ? 'thumbnail' : format]
  const last = widths.find((encoded) => encoded >= width) ?? 1360
  return widths
    .filter((encoded) => encoded <= last)
    .map((encoded) => `${pictureFile(hash, encoded, format)} ${Math.min(encoded, width)}w`)
    .join(', ')
}
