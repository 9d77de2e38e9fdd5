import { isLanguage } from '@/i18n/languages'
import { isWebAddress } from '@/lib/is-web-address'
import { isBlank } from '@/lib/text'
import { parseVideoLink } from '@/lib/video-link'
import { listIn, objectOf } from './lists'
import { readText } from './read-text'
import { shown, type FeedReport } from './report'
import type { FeedRow } from './rows'
import type { FeedDocument, FeedPicture } from './types'

/** Where a file of a feed may be read from. */
type PictureSource =
  | { kind: 'file'; path: string }
  | { kind: 'web'; url: string }
  | { kind: 'refused'; reason: string }

// Nobody encodes a path this often by accident.
const MOST_ROUNDS = 5

const decoded = (text: string): string | null => {
  try {
    return decodeURIComponent(text)
  } catch {
    return null
  }
}

const refused = (reason: string): PictureSource => ({ kind: 'refused', reason })

const fault = (path: string): string | null => {
  if (/\p{C}/u.test(path)) return 'it holds control characters'
  if (path.includes('\\')) return 'it holds a backslash'
  if (path.startsWith('/')) return 'it is an absolute path'
  if (/^[a-z][a-z\d+.-]*:/i.test(path)) return 'only http and https addresses are read'
  return path.split('/').some((part) => part.trim() === '..') ? 'it leads out of the folder' : null
}

const fileSource = (address: string): PictureSource => {
  let path = address
  for (let round = 0; round < MOST_ROUNDS; round += 1) {
    const wrong = fault(path)
    if (wrong) return refused(wrong)
    const next = decoded(path)
    if (next === null) return refused('it is not properly encoded')
    if (next === path) {
      const parts = (decoded(address) ?? '').split('/').filter((part) => !['', '.'].includes(part))
      return parts.length > 0 ? { kind: 'file', path: parts.join('/') } : refused('it is empty')
    }
    path = next
  }
  return refused('it is encoded too often')
}

/**
 * Where the address of a picture or document leads: a path below the feed's folder (decoded, with
 * `/` between its parts), an http or https address, or refused with the reason. Absolute paths,
 * ways out of the folder however encoded, other schemes and addresses with a password are
 * refused. Whether a host is allowed is not decided here. Spec §3.
 */
export function pictureSource(address: string): PictureSource {
  const text = address.trim()
  if (!isWebAddress(text)) return fileSource(text)
  const url = new URL(text)
  const hasUser = url.username !== '' || url.password !== ''
  return hasUser ? refused('it holds a user name') : { kind: 'web', url: url.href }
}

interface FoundPicture extends FeedPicture {
  /** The same for every spelling of one address. */
  identity: string
}

/**
 * The address of a file and what identifies it, however it is spelled; null, with a warning, when
 * it is none or may not be read. Spec §3.
 */
function acceptAddress(row: FeedRow, field: string, raw: unknown, report: FeedReport) {
  const url = typeof raw === 'string' ? raw.trim() : ''
  const source = pictureSource(url)
  if (source.kind === 'refused') {
    report.warn(row.place, field, `${shown(raw)} left out: ${source.reason}`)
    return null
  }
  return { url, identity: source.kind === 'file' ? `file ${source.path}` : source.url }
}

const readPicture = (row: FeedRow, field: string, raw: unknown, report: FeedReport): FoundPicture[] => {
  if (raw === undefined || raw === null || raw === '') return []
  const item = typeof raw === 'string' ? { Url: raw } : objectOf(raw)
  const address = acceptAddress(row, field, 'Url' in item ? item.Url : raw, report)
  const name = 'Name' in item ? readText(item.Name) : { value: '' }
  return address ? [{ ...address, name: ('value' in name && name.value) || null }] : []
}

const readGallery = (row: FeedRow, report: FeedReport): FeedPicture[] => {
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
export function readPictures(rows: readonly FeedRow[], report: FeedReport) {
  const galleries = differing(rows).map((row) => readGallery(row, report))
  const pictures = galleries.find((gallery) => gallery.length > 0) ?? []
  const small = rows.flatMap((row) => [
    ...readPicture(row, 'SmallPictureItem', row.raw.SmallPictureItem, report),
    ...readPicture(row, 'SmallPicture', row.raw.SmallPicture, report),
  ])
  return { pictures, cardPicture: small[0]?.url ?? pictures[0]?.url ?? null }
}

/** What an address ends with, or what it consists of. */
const fileNameOf = (url: string): string => url.split('/').findLast((part) => part !== '') ?? url

/**
 * The documents of an ID, each address once per language. One without a language has its row's,
 * one without a name that of its file. An address that may not be read is left out with a
 * warning. Spec §3.
 */
export function readDocuments(rows: readonly FeedRow[], report: FeedReport): FeedDocument[] {
  const documents = new Map<string, FeedDocument>()
  for (const row of rows) {
    for (const raw of listIn(row, 'Documents', report)) {
      const { Url, Name, language: code } = objectOf(raw)
      const address = acceptAddress(row, 'Documents', Url, report)
      const given = typeof code === 'string' ? code.trim().toLowerCase() : ''
      const language = isLanguage(given) ? given : row.language
      if (!address || !language) continue
      const read = readText(Name)
      const name = ('value' in read && read.value) || fileNameOf(address.url)
      const key = `${language} ${address.identity}`
      if (!documents.has(key)) documents.set(key, { name, url: address.url, language })
    }
  }
  return [...documents.values()]
}

const NOT_SHOWN = 'left out: not a video or tour the site can show'

/** The videos of an ID, each once; those the site cannot show get a warning. Spec §5. */
export function readVideos(rows: readonly FeedRow[], report: FeedReport): string[] {
  const videos = new Set<string>()
  for (const row of rows) {
    for (const raw of listIn(row, 'Videos', report)) {
      const link = parseVideoLink(raw)
      if (link) videos.add(link.url)
      else report.warn(row.place, 'Videos', `${shown(raw)} ${NOT_SHOWN}`)
    }
  }
  return [...videos]
}

/**
 * The first virtual tour of an ID that stands on a host the site knows, else null; others get a
 * warning. Any host may serve a video file, so a file is no tour. Spec §5.
 */
export function readTour(rows: readonly FeedRow[], report: FeedReport): string | null {
  const tours = rows.flatMap((row) => {
    const raw = row.raw.VirtualTourUrl
    if (isBlank(raw)) return []
    const link = parseVideoLink(raw)
    if (link && link.kind !== 'file') return [link.url]
    report.warn(row.place, 'VirtualTourUrl', `${shown(raw)} ${NOT_SHOWN}`)
    return []
  })
  return tours[0] ?? null
}
