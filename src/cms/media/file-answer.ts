import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import path from 'node:path'
import { ReadableStream } from 'node:stream/web'
import type { BasePayload, UploadConfig } from 'payload'
import parseRange from 'range-parser'
import { TRY_AGAIN } from '@/lib/private'
import type { UploadTable } from '@/lib/upload-folders'
import { eq } from '../database/drizzle'
import { committedSql, tableOf } from '../database/sql'
import { isFileAway } from './bucket'
import { isHere } from './local-copy'

type FileHandler = NonNullable<UploadConfig['handlers']>[number]

/**
 * Answers with a file of an upload, or the first part of it that is asked for. Not found is what is no file of the
 * folder or named by no row; while its bucket is away one is told to come again. Payload (3.90.1) leaves a file open
 * that is not read to its end, and fails on names with a folder in them.
 */
export const answerFile =
  (directory: string): FileHandler =>
  async ({ headers, payload }, { params: { collection, filename } }) => {
    try {
      const file = path.join(directory, filename)
      const isThere = filename === path.basename(filename) && (await isHere(file))
      const found = isThere ? await stat(file).catch(() => null) : null
      const type = found?.isFile() ? await typeOf(payload, collection as UploadTable, filename) : null
      return found && type !== null ? part(file, found.size, type, headers.get('range')) : new Response(null, { status: 404 })
    } catch (error) {
      if (!isFileAway(error)) throw error
      return new Response(null, { status: 503, headers: TRY_AGAIN })
    }
  }

/** The type of a file, as it was found when it was uploaded; null where no row names it. */
async function typeOf(payload: BasePayload, collection: UploadTable, name: string): Promise<string | null> {
  const table = tableOf(payload, collection)
  const [row] = await committedSql(payload).select({ type: table.mimeType }).from(table).where(eq(table.filename, name)).limit(1)
  return row ? (row.type ?? 'application/octet-stream') : null
}

/** One or more ranges of bytes. Whatever else is asked for counts as nothing: RFC 9110, 14.2. */
const RANGES = /^bytes=(?:\d+-\d*|-\d+)(?:\s*,\s*(?:\d+-\d*|-\d+))*$/i

function part(file: string, size: number, type: string, range: string | null): Response {
  const ranges = range && RANGES.test(range) ? parseRange(size, range) : null
  const asked = Array.isArray(ranges) ? ranges[0] : undefined
  if (ranges && !asked) return new Response(null, { status: 416, headers: { 'Content-Range': `bytes */${size}` } })
  const { end, start } = asked ?? { start: 0, end: size - 1 }
  const body = ReadableStream.from(bytesOf(file, start, end)) as unknown as BodyInit
  const headers = { 'Content-Type': type, 'Accept-Ranges': 'bytes', 'Content-Length': String(end - start + 1) }
  if (!asked) return new Response(body, { headers })
  return new Response(body, { status: 206, headers: { ...headers, 'Content-Range': `bytes ${start}-${end}/${size}` } })
}

/** Opened with the first byte that is wanted: what nobody begins to read would stay open. */
async function* bytesOf(file: string, start: number, end: number): AsyncGenerator<Uint8Array> {
  if (end >= start) yield* createReadStream(file, { start, end }) as AsyncIterable<Uint8Array>
}
