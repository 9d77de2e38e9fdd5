import { createHmac } from 'node:crypto'
import { env } from '@/lib/env'
import { isSameSecret } from '@/lib/same-secret'

/**
 * A secret of its own for each use, which nothing but this site knows. `forms` stays in front of every
 * use: links that were signed with it are out there.
 */
export const secretFor = (use: string): string =>
  createHmac('sha256', env().PAYLOAD_SECRET).update(`forms ${use}`).digest('hex')

/**
 * A text that carries data and its signature, short enough for a link. Everybody can read the data;
 * nobody else can make or change one, and what was signed for one use is nothing to another.
 */
export function signed(use: string, data: object): string {
  const body = Buffer.from(JSON.stringify(data)).toString('base64url')
  return `${body}.${signatureOf(use, body)}`
}

/** The data of such a text; null where it was not signed here for this use. */
export function readSigned(use: string, text: string): unknown {
  const [body = '', signature = ''] = text.split('.')
  if (!isSameSecret(signature, signatureOf(use, body))) return null
  return JSON.parse(Buffer.from(body, 'base64url').toString()) as unknown
}

const signatureOf = (use: string, body: string): string =>
  createHmac('sha256', secretFor(use)).update(body).digest('base64url')
