import type { IncomingMessage } from 'node:http'

/** What says who asks and in which language. */
const TELLING = ['authorization', 'cookie', 'origin', 'sec-fetch-site', 'accept-language'] as const

/** Of the headers of a request those that say who asks and in which language, as the CMS reads them. */
export function telling({ headers }: IncomingMessage): Headers {
  const given = TELLING.map((name) => [name, headers[name]] as const)
  return new Headers(given.filter((one): one is [typeof one[0], string] => typeof one[1] === 'string'))
}
