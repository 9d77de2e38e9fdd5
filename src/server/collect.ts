import type { ServerResponse } from 'node:http'

type Write = (chunk: unknown, ...rest: unknown[]) => boolean
type End = (chunk?: unknown, ...rest: unknown[]) => ServerResponse

/**
 * Holds back the body of an answer that turns out, when its first byte is written, to be one that
 * is `wanted`, and hands it over whole. Any other leaves as it is written.
 */
export function collectBody(
  response: ServerResponse,
  wanted: () => boolean,
  whole: (body: string) => void,
): void {
  const write = response.write.bind(response) as Write
  const end = response.end.bind(response) as End
  const flushHeaders = response.flushHeaders.bind(response)
  const chunks: Buffer[] = []
  const isHeld = (): boolean => chunks.length > 0 || (!response.headersSent && wanted())

  response.write = ((chunk, ...rest) => {
    if (!isHeld()) return write(chunk, ...rest)
    chunks.push(bytes(chunk, rest[0]))
    called(rest)
    return true
  }) as Write as ServerResponse['write']
  response.flushHeaders = () => {
    if (!isHeld()) flushHeaders()
  }
  response.end = ((chunk, ...rest) => {
    const hasBody = typeof chunk === 'string' || chunk instanceof Uint8Array
    const held = isHeld() && (hasBody || chunks.length > 0)
    Object.assign(response, { write, end, flushHeaders })
    if (!held) return end(chunk, ...rest)
    if (hasBody) chunks.push(bytes(chunk, rest[0]))
    whole(Buffer.concat(chunks).toString())
    called([chunk, ...rest])
    return response
  }) as End as ServerResponse['end']
}

const bytes = (chunk: unknown, encoding: unknown): Buffer =>
  typeof chunk === 'string'
    ? Buffer.from(chunk, typeof encoding === 'string' ? (encoding as BufferEncoding) : 'utf8')
    : Buffer.from(chunk as Uint8Array)

const called = (rest: unknown[]): void => {
  const callback = rest.find((one) => typeof one === 'function') as (() => void) | undefined
  if (callback) process.nextTick(callback)
}
