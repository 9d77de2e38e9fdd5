import { IMAGE_WIDTHS } from '@/lib/image-url'

export type PictureFormat = 'avif' | 'webp'

/** The address of a picture's file at one of the encoded widths. Spec §9. */
export const pictureFile = (hash: string, width: number, format: PictureFormat): string =>
  `/media/${hash}/w${width}.${format}`

/** The address of a picture's largest file, which every browser reads. Spec §9. */
export const largestFile = (hash: string): string => pictureFile(hash, 1360, 'webp')

/**
 * The `srcset` of a picture that is so many pixels wide: every encoded width that adds detail. No
 * file is enlarged, so the first one beyond the original is the original's width. Spec §9.
 */
export function pictureSources(hash: string, width: number, format: PictureFormat): string {
  const last = IMAGE_WIDTHS.find((encoded) => encoded >= width) ?? 1360
  return IMAGE_WIDTHS.filter((encoded) => encoded <= last)
    .map((encoded) => `${pictureFile(hash, encoded, format)} ${Math.min(encoded, width)}w`)
    .join(', ')
}
