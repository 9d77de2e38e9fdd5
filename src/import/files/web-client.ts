import { lookup as resolve, type LookupAddress } from 'node:dns'
import { Agent, request as requestHttp, type IncomingMessage, type RequestOptions } from 'node:http'
import { Agent as AgentHttps, request as requestHttps } from 'node:https'
import { isIP, type LookupFunction } from 'node:net'
import { isPublicAddress } from './public-address'
import {
  FILE_LIMIT,
  Forbidden,
  RefusedFile,
  Unanswered,
  type FileAnswer,
  type Validators,
} from './answer'

export interface WebAccess {
  /** Which network addresses may be asked. */
  isAllowed: (address: string) => boolean
  /** Milliseconds until a file must be there whole. */
  timeout: number
}

const DEFAULTS: WebAccess = { isAllowed: isPublicAddress, timeout: 10_000 }

/** A longer one is not worth a row: the file is fetched whole each time it is due. */
const LONGEST_VALIDATOR = 500

/** The server is there, but asks to be left alone for now. */
const BUSY = new Set([429, 503])

/**
 * Fetches files over http and https. It connects only to addresses that it has checked, keeps
 * connections open between requests and follows no redirect.
 */
export class WebClient {
  readonly #access: WebAccess
  readonly #agents = { http: new Agent({ keepAlive: true }), https: new AgentHttps({ keepAlive: true }) }

  constructor(access: Partial<WebAccess> = {}) {
    this.#access = { ...DEFAULTS, ...access }
  }

  /**
   * What stands at an address, or `unchanged` where the server says that it is what `known` names.
   * Takes at most 25 MB; what is refused throws `RefusedFile`.
   */
  async get(url: URL, known: Validators | null = null): Promise<FileAnswer> {
    const host = url.hostname.replace(/^\[|\]$/g, '')
    // An address instead of a name is never looked up.
    if (isIP(host) && !this.#access.isAllowed(host)) throw notPublic()
    return this.#ask(url, known, true)
  }

  /** Closes the connections. */
  close(): void {
    this.#agents.http.destroy()
    this.#agents.https.destroy()
  }

  #ask(url: URL, known: Validators | null, mayRepeat: boolean): Promise<FileAnswer> {
    const isHttps = url.protocol === 'https:'
    const options: RequestOptions = {
      agent: isHttps ? this.#agents.https : this.#agents.http,
      lookup: checkedLookup(this.#access.isAllowed),
      signal: AbortSignal.timeout(this.#access.timeout),
      headers: headersOf(known),
    }
    return new Promise((done, fail) => {
      const outgoing = (isHttps ? requestHttps : requestHttp)(url, options, (response) => {
        read(response, known).then(done, (error: Error) => fail(this.#refusal(error)))
      })
      outgoing.on('error', (error: NodeJS.ErrnoException) => {
        // The server closed an idle connection in the moment in which it was used again.
        const isStale = outgoing.reusedSocket && error.code === 'ECONNRESET'
        if (isStale && mayRepeat) done(this.#ask(url, known, false))
        else fail(this.#refusal(error))
      })
      outgoing.end()
    })
  }

  #refusal(error: Error): RefusedFile {
    if (error instanceof RefusedFile) return error
    const seconds = this.#access.timeout / 1000
    return new Unanswered(
      error.name === 'AbortError' ? `no answer in ${seconds} s` : error.message || error.name,
    )
  }
}

const notPublic = (): Forbidden => new Forbidden('not on the open internet')

const headersOf = (known: Validators | null): Record<string, string> => ({
  'accept-encoding': 'identity',
  ...(known?.etag && { 'if-none-match': known.etag }),
  ...(known?.lastModified && { 'if-modified-since': known.lastModified }),
})

/** The body of an answer, read as far as it is taken. */
async function read(response: IncomingMessage, known: Validators | null): Promise<FileAnswer> {
  const { statusCode = 0 } = response
  const asked = known !== null && (known.etag !== null || known.lastModified !== null)
  if (statusCode === 304 && asked) {
    response.resume()
    return { kind: 'unchanged' }
  }
  if (statusCode !== 200) {
    response.destroy()
    if (BUSY.has(statusCode)) throw new Unanswered(`answered ${statusCode}`)
    const redirects = statusCode >= 300 && statusCode < 400 && statusCode !== 304
    throw new RefusedFile(redirects ? 'redirects elsewhere' : `answered ${statusCode}`)
  }
  const bytes = await readBody(response)
  const { etag, 'last-modified': lastModified } = response.headers
  return {
    kind: 'content',
    bytes,
    etag: stored(etag),
    lastModified: stored(lastModified),
  }
}

async function readBody(response: IncomingMessage): Promise<Buffer> {
  const tooLarge = () => new RefusedFile('larger than 25 MB')
  if (Number(response.headers['content-length']) > FILE_LIMIT) {
    response.destroy()
    throw tooLarge()
  }
  const parts: Buffer[] = []
  let size = 0
  for await (const part of response as AsyncIterable<Buffer>) {
    size += part.length
    if (size > FILE_LIMIT) throw tooLarge()
    parts.push(part)
  }
  return Buffer.concat(parts)
}

const stored = (value: string | undefined): string | null =>
  value && value.length <= LONGEST_VALIDATOR ? value : null

const checkedLookup =
  (isAllowed: WebAccess['isAllowed']): LookupFunction =>
  (name, options, callback) => {
    resolve(name, { ...options, all: true }, (error, addresses: LookupAddress[]) => {
      const [first] = addresses ?? []
      if (error || !first) callback(error ?? new Error('has no address'), '')
      else if (!addresses.every(({ address }) => isAllowed(address))) callback(notPublic(), '')
      else if (options.all) callback(null, addresses)
      else callback(null, first.address, first.family)
    })
  }
