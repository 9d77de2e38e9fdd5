/** The widths in pixels at which every picture is encoded, smallest first. Spec §9. */
export const IMAGE_WIDTHS = [100, 400, 600, 1360] as const

export type ImageWidth = (typeof IMAGE_WIDTHS)[number]

const LARGEST = 1360

export interface ImageOptions {
  /** Pixels of the page the picture will cover. */
  width?: number
  /** Pictures keep their proportions. */
  height?: 'auto'
  format?: 'webp' | 'avif'
  /** Pixels of the screen for one pixel of the page. */
  scale?: number
}

/**
 * The smallest encoded width in pixels that covers the wanted one, else the largest. A wanted
 * width that is no number above zero gives the largest. Spec §9.
 */
export function nearestWidth(wanted: number | undefined): ImageWidth {
  if (wanted === undefined || !(wanted > 0)) return LARGEST
  return IMAGE_WIDTHS.find((width) => width >= wanted) ?? LARGEST
}

/**
 * The name of the encoded file that serves these options: `w600.webp` for a width of 500. Format
 * is WebP and scale 1 unless given; a scale that is no number above zero counts as 1. Spec §7.
 */
export function imageFile({ width, format = 'webp', scale = 1 }: ImageOptions): string {
  const factor = scale > 0 ? scale : 1
  return `w${nearestWidth(width === undefined ? undefined : width * factor)}.${format}`
}
