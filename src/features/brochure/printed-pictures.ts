import { printedPicture, type PrintedPicture, type PrintSize } from './encoded-pictures'
import { rowOfEach, type PerRow } from '@/domain/brochure/photo-rows'
import type { BrochurePicture, BrochureView } from '@/domain/brochure/views'

/** The pictures of a brochure as they are printed; null in the place of one that is not there. */
export interface BrochurePictures {
  logo: PrintedPicture | null
  front: PrintedPicture | null
  photos: (PrintedPicture | null)[]
  plans: (PrintedPicture | null)[]
  person: PrintedPicture | null
}

const FRONT: PrintSize = { width: 1360, height: 880 }
const GRID: Record<PerRow, PrintSize> = {
  1: { width: 1130, height: 480 },
  2: { width: 600, height: 390 },
  3: { width: 420, height: 290 },
}
const PLAN: PrintSize = { width: 1100, height: null }
const PERSON: PrintSize = { width: 160, height: 160 }
const LOGO: PrintSize = { width: 400, height: null }

/** Pictures together, so that the whole file stays below 1.5 MB. */
const MOST_BYTES = 1_200_000
const QUALITIES = [78, 64, 50, 36]

/** Reads the pictures of a brochure, each at the size it is printed at, in a bounded size. */
export async function brochurePictures(
  directory: string,
  view: BrochureView,
): Promise<BrochurePictures> {
  let pictures = await atQuality(directory, view, QUALITIES[0] ?? 78)
  for (const quality of QUALITIES.slice(1)) {
    if (bytesOf(pictures) <= MOST_BYTES) break
    pictures = await atQuality(directory, view, quality)
  }
  return pictures
}

async function atQuality(
  directory: string,
  { logo, photos: [front, ...photos], plans, contact }: BrochureView,
  quality: number,
): Promise<BrochurePictures> {
  const read = async (picture: BrochurePicture | null | undefined, size: PrintSize) =>
    picture ? printedPicture(directory, picture, size, quality) : null
  return {
    logo: await read(logo, LOGO),
    front: await read(front, FRONT),
    photos: await Promise.all(
      rowOfEach(photos.length).map((perRow, index) => read(photos[index], GRID[perRow])),
    ),
    plans: await Promise.all(plans.map((plan) => read(plan, PLAN))),
    person: await read(contact?.photo, PERSON),
  }
}

const bytesOf = ({ logo, front, photos, plans, person }: BrochurePictures): number =>
  [logo, front, person, ...photos, ...plans].reduce((sum, one) => sum + (one?.bytes.length ?? 0), 0)
