import { listIn } from './lists'
import { objectOf } from './objects'
import { pictureSource } from './picture-source'
import { shown } from './printable'
import { readText } from './read-text'
import type { Report } from './report'
import type { FeedRow } from './rows'
import type { FeedPicture } from './types'

interface FoundPicture extends FeedPicture {
  /** The same for every spelling of one address. */
  identity: string
}

/**
 * The address of a file and what identifies it, however it is spelled; null, with a warning, when
 * it is none or may not be read. Spec §3.
 */
export function acceptAddress(row: FeedRow, field: string, raw: unknown, report: Report) {
  const url = typeof raw === 'string' ? raw.trim() : ''
  const source = pictureSource(url)
  if (source.kind === 'refused') {
    report.warn(row.place, field, `${shown(raw)} left out: ${source.reason}`)
    return null
  }
  return { url, identity: source.kind === 'file' ? `file ${source.path}` : source.url }
}

const readPicture = (row: FeedRow, field: string, raw: unknown, report: Report): FoundPicture[] => {
  if (raw === undefined || raw === null || raw === '') return []
  const item = typeof raw === 'string' ? { Url: raw } : objectOf(raw)
  const address = acceptAddress(row, field, 'Url' in item ? item.Url : raw, report)
  const name = 'Name' in item ? readText(item.Name) : { value: '' }
  return address ? [{ ...address, name: ('value' in name && name.value) || null }] : []
}

const readGallery = (row: FeedRow, report: Report): FeedPicture[] => {
  const large = readPicture(row, 'XLargePictureItem', row.raw.XLargePictureItem, report)
  const others = listIn(row, 'Pictures', report)
  const all = [...large, ...others.flatMap((raw) => readPicture(row, 'Pictures', raw, report))]
  const unique = new Map<string, FeedPicture>()
  for (const { identity, url, name } of all) {
    if (!unique.has(identity)) unique.set(identity, { url, name })
  }
  return [...unique.values()]
}

/** The rows without those whose gallery is that of the first one, as it mostly is. */
function differing(rows: readonly FeedRow[]): FeedRow[] {
  const galleryOf = ({ raw }: FeedRow) => JSON.stringify([raw.XLargePictureItem, raw.Pictures])
  const [first] = rows
  const gallery = first && galleryOf(first)
  return rows.filter((row) => row === first || galleryOf(row) !== gallery)
}

/**
 * The pictures of an ID, from the first of its rows that has a gallery: the large one first, each
 * once. The card shows the small picture, else the gallery's first. Spec §3.
 */
export function readPictures(rows: readonly FeedRow[], report: Report) {
  const galleries = differing(rows).map((row) => readGallery(row, report))
  const pictures = galleries.find((gallery) => gallery.length > 0) ?? []
  const small = rows.flatMap((row) => [
    ...readPicture(row, 'SmallPictureItem', row.raw.SmallPictureItem, report),
    ...readPicture(row, 'SmallPicture', row.raw.SmallPicture, report),
  ])
  return { pictures, cardPicture: small[0]?.url ?? pictures[0]?.url ?? null }
}
