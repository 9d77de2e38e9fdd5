import type { IncomingMessage, ServerResponse } from 'node:http'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

interface Stored {
  bytes: Buffer
  putAt: Date
}

/** An S3-compatible store with one bucket, in memory. */
export interface S3Server {
  endpoint: string
  files: Map<string, Stored>
  /** Every request, as `GET key`. */
  asked: string[]
  /** While true it answers everything with an error of its own. */
  isDown: boolean
  /** Where it stops answering, the connection left open: before its first word, or in the middle of a file. */
  hangs: 'before' | 'within' | null
  stop: () => Promise<void>
}

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
const PAGE = 3

/** What of S3 the site asks for, as Amazon's reference says it; tried against s3rver too (decision 109). */
export async function startS3(bucket: string): Promise<S3Server> {
  const store: S3Server = { endpoint: '', files: new Map(), asked: [], isDown: false, hangs: null, stop: () => Promise.resolve() }
  const server = createServer((request, response) => void answer(store, bucket, request, response))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  store.endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  store.stop = async () => {
    server.closeAllConnections()
    await new Promise((resolve) => server.close(resolve))
  }
  return store
}

async function answer(store: S3Server, bucket: string, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const { pathname, searchParams } = new URL(request.url ?? '/', 'http://s3')
  const parts: Buffer[] = []
  for await (const part of request) parts.push(part as Buffer)
  const [name, ...rest] = decodeURIComponent(pathname).slice(1).split('/')
  const key = rest.join('/')
  store.asked.push(`${request.method} ${key}`)
  if (store.hangs === 'before') return
  const say = (status: number, xml = ''): void => void response.writeHead(status, { 'Content-Type': 'application/xml' }).end(xml)
  const fault = (status: number, code: string): void => say(status, `<?xml version="1.0"?><Error><Code>${code}</Code></Error>`)
  if (store.isDown) return fault(500, 'InternalError')
  if (!request.headers.authorization?.startsWith('AWS4-HMAC-SHA256 Credential=test/')) return fault(403, 'AccessDenied')
  if (Buffer.byteLength(key) > 1024) return fault(400, 'KeyTooLongError')
  if (name !== bucket) return fault(404, 'NoSuchBucket')
  if (request.method === 'PUT') {
    store.files.set(key, { bytes: Buffer.concat(parts), putAt: new Date() })
    return say(200)
  }
  if (request.method === 'POST' && searchParams.has('delete')) {
    for (const [, removed = ''] of Buffer.concat(parts).toString().matchAll(/<Key>([^<]*)<\/Key>/g)) store.files.delete(removed)
    return say(200, '<?xml version="1.0"?><DeleteResult/>')
  }
  if (key === '') return say(200, listing(store, searchParams.get('continuation-token') ?? ''))
  const found = store.files.get(key)
  if (!found) return fault(404, 'NoSuchKey')
  response.writeHead(200, { 'Content-Length': found.bytes.length })
  if (store.hangs === 'within') response.write(found.bytes.subarray(0, found.bytes.length / 2))
  else response.end(found.bytes)
}

function listing({ files }: S3Server, after: string): string {
  const names = [...files.keys()].sort().filter((name) => name > after)
  const rows = names.slice(0, PAGE).map((name) => {
    const at = files.get(name)?.putAt.toISOString()
    return `<Contents><Key>${escaped(name)}</Key><LastModified>${at}</LastModified></Contents>`
  })
  const more = names.length > PAGE
  const next = more ? `<NextContinuationToken>${escaped(names[PAGE - 1] ?? '')}</NextContinuationToken>` : ''
  return `<?xml version="1.0"?><ListBucketResult><IsTruncated>${more}</IsTruncated>${next}${rows.join('')}</ListBucketResult>`
}
