import 'server-only'
import { createHmac, randomUUID, timingSafeEqual } from 'node:crypto'
import { env } from '@/lib/env'

const LEAD_KEY = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/

/** A secret of its own for each use. */
export const secretFor = (use: string): string =>
  createHmac('sha256', env().PAYLOAD_SECRET).update(`forms ${use}`).digest('hex')

/** The key of a new submission: whatever is sent with it is one lead. */
export const newLeadKey = (): string => randomUUID()

/** The key of a submission that no script vouches for: the same content on the same day is one lead. */
export const keyOfContent = (content: object): string =>
  createHmac('sha256', secretFor('content'))
    .update(JSON.stringify(content))
    .digest('hex')
    .replace(/^(.{8})(.{4})(.{4})(.{4})(.{12}).*$/, '$1-$2-$3-$4-$5')

export const isLeadKey = (key: string): boolean => LEAD_KEY.test(key)

/** A text that carries data and its signature. */
export function signed(use: string, data: object): string {
  const body = Buffer.from(JSON.stringify(data)).toString('base64url')
  return `${body}.${signatureOf(use, body)}`
}

/** The data of such a text; null where it was not signed here for this use. */
export function readSigned(use: string, text: string): unknown {
  const [body = '', signature = ''] = text.split('.')
  const given = Buffer.from(signature)
  const expected = Buffer.from(signatureOf(use, body))
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return null
  return JSON.parse(Buffer.from(body, 'base64url').toString()) as unknown
}

const signatureOf = (use: string, body: string): string =>
  createHmac('sha256', secretFor(use)).update(body).digest('base64url')
