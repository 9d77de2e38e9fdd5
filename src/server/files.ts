import path from 'node:path'
import sirv from 'sirv'
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

/**
 * Serves what the build wrote under hashed names, compressed once by the build, for ever; and the
 * files of `public`, for a day. What the build did not write is not found, and nobody may store that:
 * the next build may write it. Whatever else is not there is handed on. Files are listed when the
 * server starts.
 */
export function builtFiles(root: string): Step {
  const hashed = sirv(path.join(root, '.next/static'), {
    ...{ etag: true, immutable: true, maxAge: 365 * DAY_S },
    ...{ brotli: true, gzip: true, extensions: [] },
  })
  const files = sirv(path.join(root, 'public'), { etag: true, maxAge: DAY_S, extensions: [] })
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
