import type { OutgoingHttpHeader, OutgoingHttpHeaders, ServerResponse } from 'node:http'

/** Has something done to the headers of an answer at the moment they leave; whatever was given with them is set by then. */
export function beforeHead(response: ServerResponse, decide: () => void): void {
  const writeHead = response.writeHead.bind(response) as (status: number, text?: string) => ServerResponse
  const decided = (status: number, ...rest: unknown[]): ServerResponse => {
    const text = typeof rest[0] === 'string' ? rest[0] : undefined
    setAll(response, rest.at(text === undefined ? 0 : 1))
    response.statusCode = status
    decide()
    return text === undefined ? writeHead(status) : writeHead(status, text)
  }
  response.writeHead = decided
}

/** Headers as `writeHead` takes them: an object, or names and values by turns. */
function setAll(response: ServerResponse, headers: unknown): void {
  if (Array.isArray(headers)) {
    const flat = headers as OutgoingHttpHeader[]
    for (let at = 0; at + 1 < flat.length; at += 2) response.setHeader(String(flat[at]), flat[at + 1] ?? '')
    return
  }
  for (const [name, value] of Object.entries((headers ?? {}) as OutgoingHttpHeaders)) {
    if (value !== undefined) response.setHeader(name, value)
  }
}
