import type { FeedEntry } from '../parse/types'
import type { ImportJob } from '../job'
import type { Batches } from './batches'
import type { Feed } from '../parse/types'
import { documentFiles } from '../files/document-files'
import { FetchedFiles } from '../files/fetched-files'
import { feedReader, unconditional } from '../files/file-reader'
import { FileStore } from '../files/file-store'
import { Hosts } from '../files/hosts'
import { pictureFiles } from '../files/picture-files'
import { WebClient } from '../files/web-client'
import { addressesOf } from './listing-files'
import { writeFiles } from './write-files'

/** When this import wrote the facts of listings, by public number. */
export interface Written {
  properties: Map<number, string>
  projects: Map<number, string>
}

/**
 * Gets the pictures and documents of a feed whose listings are stored, and writes which of them
 * each listing shows. What is left out is a warning, what was done is counted. What is remembered
 * of files stays for all that `whole` names, the feed with the listings that are skipped.
 */
export async function writeFeedFiles(
  { options, source, result }: ImportJob,
  { feed, whole, batches, written }: { feed: Feed; whole: Feed; batches: Batches; written: Written },
): Promise<void> {
  const { folder, makeFile, onProgress, payload, signal: asked, web } = options
  const stop = new AbortController()
  const signal = asked ? AbortSignal.any([asked, stop.signal]) : stop.signal
  const client = new WebClient(web)
  const fetched = new FetchedFiles(payload, source.id)
  const read = makeFile
    ? async (address: string) => unconditional(await makeFile(address))
    : feedReader({ folder, hosts: source.pictureHosts, client })
  const sources = { read, fetched, hosts: new Hosts(), signal }
  const stores = {
    pictures: new FileStore(await pictureFiles(payload), sources),
    documents: new FileStore(await documentFiles(payload), sources),
  }
  result.counts.pictures = stores.pictures.counts
  result.counts.documents = stores.documents.counts
  const total = feed.properties.length + feed.projects.length
  let done = 0
  const alive = async (): Promise<void> => {
    signal.throwIfAborted()
    await batches.onBatch()
  }
  try {
    for (const section of ['projects', 'properties'] as const) {
      const entries: FeedEntry[] = feed[section]
      const work = { payload, batches, stores, fetched, alive, stop, source: source.id }
      const changed = await writeFiles(
        { ...work, written: written[section] },
        section,
        entries,
        () => onProgress?.('files', (done += 1), total),
      )
      const counts = section === 'properties' ? result.counts : result.counts.projects
      const also = changed.filter((id) => !written[section].has(id)).length
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
