import 'server-only'
import { open, type FileHandle } from 'node:fs/promises'
import path from 'node:path'
import { Readable } from 'node:stream'
import { eq } from '@/cms/database/drizzle'
import { committedSql, tableOf } from '@/cms/database/sql'
import { inRetriedTransaction } from '@/cms/database/transaction'
import { addLeadEvent } from '@/cms/leads/add-event'
import { isFileAway } from '@/cms/media/bucket'
import { isHere } from '@/cms/media/local-copy'
import { cms } from '@/content/client'
import { sharedDocuments } from '@/content/shared-documents'
import { readSigned } from '@/content/signed'
import { canDownload, isExpired, readDocumentLink, type SharedDocument } from '@/domain/forms/document-links'
import { attachmentNamed } from '@/lib/content-disposition'
import { DOCUMENT_USE } from './links'

const EXTENSIONS: Readonly<Record<string, string>> = { 'application/pdf': 'pdf', 'image/jpeg': 'jpg', 'image/png': 'png' }

/** A document that somebody may have now. */
export interface OpenedDocument {
  kind: 'file'
  /** The key of the request that it answers. */
  lead: string
  headers: Record<string, string>
  /** Its bytes, once: notes in the history of the request that it was downloaded. */
  download: () => Promise<ReadableStream<Uint8Array>>
  /** Leaves it where it is. */
  close: () => Promise<void>
}

type Refused = { kind: 'refused'; lead: string; notice: 'expired' | 'removed' }
type Away = { kind: 'away' }

/**
 * The document that a signed text names. `refused` where it was signed but its time is over, or the
 * request or the document is gone; `away` while its bucket is; null for a text that was not signed here. Spec §4.
 */
export async function openDocument(text: string): Promise<OpenedDocument | Refused | Away | null> {
  const link = readDocumentLink(readSigned(DOCUMENT_USE, text))
  if (!link) return null
  const now = Date.now()
  const payload = await cms()
  const leads = tableOf(payload, 'leads')
  const [lead] = await committedSql(payload).select().from(leads).where(eq(leads.key, link.lead))
  const document = lead ? canDownload(link, lead, await sharedDocuments(lead), now) : null
  const file = document && (await openFile(document))
  if (file === 'away') return { kind: 'away' }
  if (lead && file) return { kind: 'file', lead: link.lead, ...file, download: () => logged(lead.id, document, file) }
  return { kind: 'refused', lead: link.lead, notice: isExpired(link, now) ? 'expired' : 'removed' }
}

interface OpenFile {
  handle: FileHandle
  headers: Record<string, string>
  close: () => Promise<void>
}

/** The stored file; null where it is gone, which is logged, and `away` while its bucket is. */
async function openFile({ file, name }: SharedDocument): Promise<OpenFile | 'away' | null> {
  const payload = await cms()
  const row = await payload.findByID({ collection: 'documents', id: file, depth: 0, disableErrors: true })
  if (!row?.filename) return null
  try {
    const { staticDir } = payload.collections.documents.config.upload
    const stored = path.join(staticDir ?? '', path.basename(row.filename))
    // Whether it came from the bucket or is gone shows as it is opened.
    await isHere(stored)
    const handle = await open(stored)
    const type = row.mimeType && Object.hasOwn(EXTENSIONS, row.mimeType) ? row.mimeType : 'application/octet-stream'
    const headers = {
      'Content-Type': type,
      'Content-Length': String((await handle.stat()).size),
      'Content-Disposition': attachmentNamed(name, EXTENSIONS[type] ?? 'bin'),
    }
    return { handle, headers, close: () => handle.close() }
  } catch (error) {
    if (isFileAway(error)) return 'away'
    payload.logger.error({ err: error, msg: `The file of document ${file} cannot be read` })
    return null
  }
}

async function logged(lead: number, { name }: SharedDocument, { handle }: OpenFile): Promise<ReadableStream<Uint8Array>> {
  try {
    await inRetriedTransaction(await cms(), (writer) => addLeadEvent(writer, lead, { kind: 'download', to: name }))
  } catch (error) {
    await handle.close()
    throw error
  }
  return Readable.toWeb(handle.createReadStream()) as ReadableStream<Uint8Array>
}
