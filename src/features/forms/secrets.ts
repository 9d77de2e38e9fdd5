import 'server-only'
import { createHmac, randomUUID } from 'node:crypto'
import { secretFor } from '@/content/signed'

const LEAD_KEY = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/

/** The key of a new submission: whatever is sent with it is one lead while what that did stands. */
export const newLeadKey = (): string => randomUUID()

/** The key of a submission that no script vouches for: the same content on the same day has the same one. */
export const keyOfContent = (content: object): string =>
  createHmac('sha256', secretFor('content'))
    .update(JSON.stringify(content))
    .digest('hex')
    .replace(/^(.{8})(.{4})(.{4})(.{4})(.{12}).*$/, '$1-$2-$3-$4-$5')

/** The key of the same submission once what the one with a key did was undone: the same each time. */
export const keyAfter = (key: string): string => keyOfContent({ after: key })

export const isLeadKey = (key: string): boolean => LEAD_KEY.test(key)
