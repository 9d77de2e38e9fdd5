import type { ImportJob } from '../job'
import type { Feed, ListingSection } from '../parse/types'
import { countsOfListings } from '../result'
import type { Batches } from './batches'
import { documentFiles } from '../files/document-files'
import { FetchedFiles } from '../files/fetched-files'
import { feedReader, unconditional } from '../files/file-reader'
import { FileStore } from '../files/file-store'
import { Hosts } from '../files/hosts'
import { pictureFiles } from '../files/picture-files'
import { WebClient } from '../files/web-client'
import { addressesOf, type FileStores } from './listing-files'
import { writeFiles } from './write-files'

/** When this import wrote the facts of listings, by public number. */
export type Written = Record<ListingSection, Map<number, string>>

interface FeedFiles {
  feed: Feed
  whole: Feed
  batches: Batches
  written: Written
}

/**
 * Gets the pictures and documents of a feed whose listings are stored, and writes which of them
 * each listing shows. What is left out is a warning, what was done is counted. What is remembered
 * of files stays for all that `whole` names, the feed with the listings that are skipped.
 */
export async function writeFeedFiles(
  job: ImportJob,
  { feed, whole, batches, written }: FeedFiles,
): Promise<void> {
  const { options: { onProgress, payload, signal: asked, web }, result, source } = job
  const stop = new AbortController()
  const signal = asked ? AbortSignal.any([asked, stop.signal]) : stop.signal
  const client = new WebClient(web)
  const fetched = new FetchedFiles(payload, source.id)
  const stores = await storesOf(job, { client, fetched, signal })
  result.counts.pictures = stores.pictures.counts
  result.counts.documents = stores.documents.counts
  const total = feed.properties.length + feed.projects.length
  let done = 0
  const work = {
    payload, source: source.id, batches, stores, fetched, stop,
    alive: async (): Promise<void> => {
      signal.throwIfAborted()
      await batches.onBatch()
    },
    onEntry: () => onProgress?.('files', (done += 1), total),
  }
  try {
    for (const collection of ['projects', 'properties'] as const) {
      const own = written[collection]
      const changed = await writeFiles({ ...work, collection, written: own }, feed[collection])
      const counts = countsOfListings(result.counts, collection)
      const also = changed.filter((id) => !own.has(id)).length
      counts.unchanged -= also
      counts.updated += also
    }
    const named = [...whole.projects, ...whole.properties].flatMap(addressesOf)
    await fetched.removeAllBut(new Set(named))
  } finally {
    client.close()
  }
  result.warnings.push(...stores.pictures.warnings, ...stores.documents.warnings)
}

async function storesOf(
  { options: { folder, makeFile, payload }, source }: ImportJob,
  { client, fetched, signal }: { client: WebClient; fetched: FetchedFiles; signal: AbortSignal },
): Promise<FileStores> {
  const read = makeFile
    ? async (address: string) => unconditional(await makeFile(address))
    : feedReader({ folder, hosts: source.pictureHosts, client })
  const sources = { read, fetched, hosts: new Hosts(), signal }
  return {
    pictures: new FileStore(await pictureFiles(payload), sources),
    documents: new FileStore(await documentFiles(payload), sources),
  }
}
