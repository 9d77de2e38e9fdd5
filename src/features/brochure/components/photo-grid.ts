import { photoRows, type PerRow } from '@/domain/brochure/photo-rows'
import type { PrintedPicture } from '../encoded-pictures'
import { beside, strips, type Strip } from './parts'
import { covering } from './pictures'
import type { Brochure } from './sheets'
import { COLUMN, GAP } from './theme'

const HEIGHT: Record<PerRow, number> = { 1: 220, 2: 162, 3: 112 }

/** Photographs in rows without gaps; a plain ground where one is missing. */
export function photoGrid(brochure: Brochure, photos: readonly (PrintedPicture | null)[]): Strip[] {
  // The first photograph of the property is on the first sheet.
  const described = brochure.view.photos.slice(1)
  let first = 0
  return photoRows(photos.length).flatMap((perRow) => {
    const size = { width: (COLUMN - GAP * (perRow - 1)) / perRow, height: HEIGHT[perRow] }
    const row = photos.slice(first, first + perRow).map((photo, index) => ({
      part: covering(brochure, photo, size, described[first + index]?.alt ?? null),
      left: index * (size.width + GAP),
    }))
    const before = first === 0 ? 0 : GAP
    first += perRow
    return strips([beside(row)], { before })
  })
}
