import path from 'node:path'
import { finished, type Readable } from 'node:stream'
import sirv, { type Options } from 'sirv'
import { refuse } from './refuse'
import { isRead, pathOf, type Step } from './step'

const DAY_S = 86_400
const BUILD = '/_next/'
const HASHED = `${BUILD}static`

const RANGE = /^bytes=(\d{1,15})-(\d{0,15})$/

/**
 * Whether a range is one that sirv (3.0.2) reads as it is meant. It never answers one that ends before it
 * begins or in no number; from the end, or several at once, it takes for others.
 */
function isRange(range: string): boolean {
  const [, from, to] = RANGE.exec(range) ?? []
  return from !== undefined && (!to || Number(from) <= Number(to))
}

/** Files of a folder; one is closed once who reads it has left, which sirv (3.0.2) does not see to. */
function filesOf(folder: string, options: Options): Step {
  const serve = sirv(folder, { ...options, etag: true, extensions: [] })
  return (request, response, next) => {
    const opened = (file: Readable): void => void finished(response, () => file.destroy())
    response.once('pipe', opened)
    serve(request, response, () => {
      response.off('pipe', opened)
      next()
    })
  }
}

/**
 * Serves what the build wrote under hashed names, compressed once by the build, for ever; and the
 * files of `public`, for a day. What the build did not write is not found, and nobody may store that:
 * the next build may write it. Whatever else is not there is handed on. Files are listed when the
 * server starts.
 */
export function builtFiles(root: string): Step {
  const hashed = filesOf(path.join(root, '.next/static'), { immutable: true, maxAge: 365 * DAY_S, brotli: true, gzip: true })
  const files = filesOf(path.join(root, 'public'), { maxAge: DAY_S })
  return (request, response, next) => {
    if (!isRead(request)) return next()
    if (!isRange(request.headers.range ?? '')) delete request.headers.range
    const path = pathOf(request)
    if (!path.startsWith(BUILD)) return files(request, response, next)
    const notFound = (): void => refuse(request, response, { status: 404 })
    if (!path.startsWith(`${HASHED}/`)) return notFound()
    const { url = '' } = request
    request.url = url.slice(HASHED.length)
    hashed(request, response, () => {
      request.url = url
      notFound()
    })
  }
}
