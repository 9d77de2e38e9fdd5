import { describe, expect, it } from 'vitest'
import {
  alreadyRequestedAt,
  canDownload,
  isExpired,
  linkHoldsUntil,
  readDocumentLink,
  requestedDocuments,
  type DocumentRequest,
} from '@/domain/forms/document-links'

const DAY = 24 * 60 * 60 * 1000
const NOW = Date.parse('2026-11-23T12:00:00.000Z')
const SHARED = [
  { name: 'Plan', file: 7 },
  { name: 'PEB', file: 8 },
  { name: 'Plan', file: 9 },
]
const request: DocumentRequest = { form: 'document-request', status: 'new', answers: { documents: ['Plan'] } }
const link = { lead: 'key', file: 7, until: NOW + DAY }

describe('a link', () => {
  it('holds for two weeks, to the last moment', () => {
    expect(linkHoldsUntil(NOW) - NOW).toBe(14 * DAY)
    expect([isExpired(link, link.until), isExpired(link, link.until + 1)]).toEqual([false, true])
  })

  it.each([null, 'x', {}, { ...link, file: '7' }, { ...link, until: undefined }, [link]])('is none of %j', (data) => {
    expect(readDocumentLink(data)).toBeNull()
  })
})

describe('canDownload', () => {
  it.each<[string, Partial<typeof link>, Partial<DocumentRequest> | null, typeof SHARED, number | null]>([
    ['what was asked for', {}, {}, SHARED, 7],
    ['another file of the same name', { file: 9 }, {}, SHARED, 9],
    ['not what was not asked for', { file: 8 }, {}, SHARED, null],
    ['not what is no longer on the listing', {}, {}, SHARED.slice(1), null],
    ['nothing of a listing that hands out nothing', {}, {}, [], null],
    ['nothing after its time', { until: NOW - 1 }, {}, SHARED, null],
    ['nothing of a request that is erased', {}, null, SHARED, null],
    ['nothing of spam', {}, { status: 'spam' }, SHARED, null],
    ['nothing of another form', {}, { form: 'contact-me' }, SHARED, null],
    ['nothing of a request in words', {}, { answers: { remark: 'Plan' } }, SHARED, null],
  ])('gives %s', (_, ofLink, ofRequest, shared, file) => {
    const asked = ofRequest && { ...request, ...ofRequest }
    expect(canDownload({ ...link, ...ofLink }, asked, shared, NOW)?.file ?? null).toBe(file)
  })
})

it.each([null, undefined, 'x', {}, { documents: 'Plan' }, { documents: [1, ' '] }])('answers %j ask for no document', (answers) => {
  expect(requestedDocuments({ answers }, SHARED)).toEqual([])
})

describe('what was requested already', () => {
  const before = (days: number, ...documents: string[]) => ({ at: new Date(NOW - days * DAY).toISOString(), answers: { documents } })

  it.each<[string, string[], ReturnType<typeof before>[], number | null]>([
    ['the same', ['Plan'], [before(3, 'Plan')], 3],
    ['part of it', ['Plan'], [before(3, 'PEB', 'Plan')], 3],
    ['in two requests', ['Plan', 'PEB'], [before(9, 'Plan'), before(2, 'PEB')], 2],
    ['not something new', ['Plan', 'PEB'], [before(3, 'Plan')], null],
    ['not by links that no longer hold', ['Plan'], [before(14, 'Plan')], null],
    ['not for the first time', ['Plan'], [], null],
    ['not where nothing is named', [], [before(3, 'Plan')], null],
  ])('is %s', (_, documents, earlier, days) => {
    const at = days === null ? null : new Date(NOW - days * DAY).toISOString()
    expect(alreadyRequestedAt({ answers: { documents } }, earlier, NOW)).toBe(at)
  })
})
