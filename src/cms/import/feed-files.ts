import { placeOf } from './check-feed'
import { storeDocuments } from './documents'
import type { Feed, FeedEntry, FeedPlace } from './feed/types'
import type { ImportOptions, Phase } from './options'
import { storePictures } from './pictures'
import { feedReader } from './read-file'
import type { ImportResult } from './result'
import type { Source } from './source'
import type { StoredFiles, Wanted } from './stored-files'

/**
 * Stores the pictures and documents of a feed and gives their rows by address. What is left out
 * is a warning, what was done is counted.
 */
export async function storeFeedFiles(
  feed: Feed,
  source: Source,
  alive: () => Promise<void>,
  { folder, onProgress, payload, readPicture }: ImportOptions,
  result: ImportResult,
): Promise<{ media: Map<string, number>; documents: Map<string, number> }> {
  const read = readPicture ?? feedReader({ folder, hosts: source.pictureHosts })
  const pictures = wantedFiles(feed, 'Pictures', ({ cardPicture, pictures: gallery }) => [
    ...gallery.map(({ url }) => url),
    ...(cardPicture === null ? [] : [cardPicture]),
  ])
  const documents = wantedFiles(feed, 'Documents', (entry) =>
    entry.documents.map(({ url }) => url),
  )
  const counting = (phase: Phase, total: number) => {
    let done = 0
    return async () => {
      done += 1
      onProgress?.(phase, done, total)
      await alive()
    }
  }
  const media = await storePictures(
    payload,
    pictures,
    read,
    counting('pictures', pictures.length),
  )
  const papers = await storeDocuments(
    payload,
    documents,
    read,
    counting('documents', documents.length),
  )
  for (const [name, { known, refused: leftOut, stored }] of [
    ['pictures', media],
    ['documents', papers],
  ] satisfies ['pictures' | 'documents', StoredFiles<FeedPlace>][]) {
    result.counts[name] = { stored, known, leftOut: leftOut.length }
    for (const { address, place, reason } of leftOut) {
      result.warnings.push({ ...place, message: `${JSON.stringify(address)} left out: ${reason}` })
    }
  }
  return { media: media.ids, documents: papers.ids }
}

function wantedFiles(
  feed: Feed,
  field: string,
  addressesOf: (entry: FeedEntry) => string[],
): Wanted<FeedPlace>[] {
  const wanted = new Map<string, Wanted<FeedPlace>>()
  for (const section of ['properties', 'projects'] as const) {
    for (const entry of feed[section]) {
      for (const address of addressesOf(entry)) {
        if (wanted.has(address)) continue
        wanted.set(address, { address, place: { ...placeOf(section, entry), field } })
      }
    }
  }
  return [...wanted.values()]
}
