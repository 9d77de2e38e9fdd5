import { IncomingMessage } from 'node:http'

/**
 * A request as it came, with a body that was read before: Next refuses a stream that somebody has
 * read from, even where everything was put back.
 */
export function withBody(request: IncomingMessage, body: Buffer): IncomingMessage {
  const { method, url, headers, rawHeaders, httpVersion, httpVersionMajor, httpVersionMinor } = request
  const version = { httpVersion, httpVersionMajor, httpVersionMinor }
  const read = new IncomingMessage(request.socket)
  Object.assign(read, { method, url, headers, rawHeaders, ...version, complete: true })
  if (body.length > 0) read.push(body)
  read.push(null)
  return read
}
