import { lookup as resolve, type LookupAddress } from 'node:dns'
import { request as requestHttp } from 'node:http'
import { request as requestHttps } from 'node:https'
import { isIP, type LookupFunction } from 'node:net'
import { isPublicAddress } from './public-address'
import { FILE_LIMIT, RefusedFile } from './refused-file'

const TIMEOUT = 10_000

type Allowed = (address: string) => boolean

/**
 * What stands at a web address, as bytes. It connects only to the address it has checked, follows
 * no redirect, waits ten seconds and takes 25 MB; what is refused throws `RefusedFile`.
 */
export async function fetchFile(
  url: URL,
  isAllowed: Allowed = isPublicAddress,
): Promise<Buffer> {
  const host = url.hostname.replace(/^\[|\]$/g, '')
  // An address instead of a name is never looked up.
  if (isIP(host) && !isAllowed(host)) throw new RefusedFile('not on the open internet')
  const request = url.protocol === 'https:' ? requestHttps : requestHttp
  return new Promise((done, fail) => {
    const refuse = (error: Error): void => {
      fail(error instanceof RefusedFile ? error : new RefusedFile(error.message))
    }
    const outgoing = request(
      url,
      {
        agent: false,
        lookup: checkedLookup(isAllowed),
        signal: AbortSignal.timeout(TIMEOUT),
        headers: { 'accept-encoding': 'identity' },
      },
      (response) => {
        const { statusCode = 0 } = response
        if (statusCode !== 200) {
          response.destroy()
          const redirect = statusCode >= 300 && statusCode < 400
          refuse(new RefusedFile(redirect ? 'redirects elsewhere' : `answered ${statusCode}`))
          return
        }
        const chunks: Buffer[] = []
        let size = 0
        response.on('data', (chunk: Buffer) => {
          size += chunk.length
          if (size <= FILE_LIMIT) chunks.push(chunk)
          else response.destroy(new RefusedFile('larger than 25 MB'))
        })
        response.on('error', refuse)
        response.on('end', () => done(Buffer.concat(chunks)))
      },
    )
    outgoing.on('error', (error) =>
      refuse(error.name === 'AbortError' ? new RefusedFile('no answer in 10 seconds') : error),
    )
    outgoing.end()
  })
}

const checkedLookup =
  (isAllowed: Allowed): LookupFunction =>
  (name, options, callback) => {
    resolve(name, { ...options, all: true }, (error, addresses: LookupAddress[]) => {
      const [first] = addresses ?? []
      if (error || !first) {
        callback(error ?? new Error('has no address'), '')
      } else if (!addresses.every(({ address }) => isAllowed(address))) {
        callback(new RefusedFile('not on the open internet'), '')
      } else if (options.all) {
        callback(null, addresses)
      } else {
        callback(null, first.address, first.family)
      }
    })
  }
