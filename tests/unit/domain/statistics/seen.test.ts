import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { MOST_AT_ONCE } from '@/domain/statistics/counters'
import { originOf } from '@/domain/statistics/origin'
import { readSeen } from '@/domain/statistics/seen'

describe('readSeen', () => {
  it('reads a view with where it came from', () => {
    const view = { counter: 'views', properties: [4711], host: 'www.google.be', medium: 'email' }
    expect(readSeen(JSON.stringify(view))).toEqual(view)
  })

  it('names each property once', () => {
    expect(readSeen('{"counter":"impressions","properties":[1,2,1]}')?.properties).toEqual([1, 2])
  })

  it.each([
    ['', 'nothing'],
    ['{"counter":"views"', 'what breaks off'],
    ['null', 'null'],
    ['{"counter":"requests","properties":[1]}', 'what only the server counts'],
    ['{"counter":"views","properties":[1,2]}', 'two views at once'],
    ['{"counter":"views","properties":[]}', 'no property'],
    ['{"counter":"views","properties":["1"]}', 'a number as text'],
    ['{"counter":"views","properties":[-1]}', 'a number below 1'],
    [JSON.stringify({ counter: 'views', properties: [1], host: 'a'.repeat(101) }), 'a host that is too long'],
    [JSON.stringify({ counter: 'impressions', properties: Array.from({ length: MOST_AT_ONCE + 1 }, (_, at) => at + 1) }), 'too many'],
  ])('gives null for %s (%s)', (text) => {
    expect(readSeen(text)).toBeNull()
  })

  it('never throws', () => {
    fc.assert(fc.property(fc.oneof(fc.string(), fc.json()), (text) => void readSeen(text)))
  })
})

describe('originOf', () => {
  it.each([
    ['', '', 'fromNowhere'],
    ['', 'email', 'fromEmail'],
    ['', 'E-Mail', 'fromEmail'],
    ['www.google.be', '', 'fromSearch'],
    ['www.google.co.uk', '', 'fromSearch'],
    ['www.google.be', 'newsletter', 'fromEmail'],
    ['mail.google.com', '', 'fromEmail'],
    ['outlook.live.com', '', 'fromEmail'],
    ['search.yahoo.com', '', 'fromSearch'],
    ['com.google.android.googlequicksearchbox', '', 'fromSearch'],
    ['com.google.android.gm', '', 'fromEmail'],
    ['L.Facebook.com', '', 'fromSocial'],
    ['t.co', '', 'fromSocial'],
    ['internet.co', '', 'fromSites'],
    ['www.immoweb.be', 'cpc', 'fromSites'],
    ['notgoogle.be', '', 'fromSites'],
    ['Example.be', '', 'fromHere'],
    ['other.example.be', '', 'fromSites'],
  ])('%s by "%s" is %s', (host, medium, origin) => {
    expect(originOf({ host, medium }, 'example.be')).toBe(origin)
  })
})
