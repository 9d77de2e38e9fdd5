import { describe, expect, it } from 'vitest'
import { answerOf } from '@/server/answer'
import { cacheKey, PageCache } from '@/server/page-cache'

const answerTo = (html: string) => answerOf(html, { 'content-type': 'text/html' })
const house = await answerTo('<p>Huis</p>')
const same = await answerTo('<p>Huis</p>')
const villa = await answerTo('<p>Villa</p>')

it('a page is named by what is in it', () => {
  expect(house.etag).toMatch(/^W\/"[\w-]{22}"$/)
  expect(same.etag).toBe(house.etag)
  expect(villa.etag).not.toBe(house.etag)
})

it('a parameter that only tracks is no part of a key, however it is written', () => {
  expect(cacheKey('/?utm%5Fsource=1&%67clid=2')).toBe('/')
  expect(cacheKey('/?%75%74%6d_x')).toBe('/')
  expect(cacheKey('/?bedrooms=2&%E0%A4%A=1')).toBe('/?bedrooms=2&%EF%BF%BD%25A=1')
})

it('an address that reads the same has the same key, another has another', () => {
  expect(cacheKey('/?city=%47ent%7C9000&&page=2')).toBe(cacheKey('/?city=Gent|9000&page=2'))
  expect(cacheKey('/?city=Gent%2B9000')).not.toBe(cacheKey('/?city=Gent+9000'))
  expect(cacheKey('/??city=Gent')).not.toBe(cacheKey('/?city=Gent'))
  expect(cacheKey('/?city=a%26page=2')).not.toBe(cacheKey('/?city=a&page=2'))
})

describe('the page cache', () => {
  it('is cleared by a change, and does not store what was begun before it', () => {
    const cache = new PageCache()
    cache.store('/', house, cache.state)
    const before = cache.state
    cache.change()()
    expect(cache.get('/')).toBeUndefined()
    cache.store('/', house, before)
    expect(cache.get('/')).toBeUndefined()
    cache.store('/', house, cache.state)
    expect(cache.get('/')).toBeDefined()
  })

  it('stores nothing until every change has settled, nor what was begun meanwhile', () => {
    const cache = new PageCache()
    const [first, second] = [cache.change(), cache.change()]
    first()
    first()
    cache.store('/', house, cache.state)
    expect(cache.get('/')).toBeUndefined()
    const meanwhile = cache.state
    second()
    cache.store('/', house, meanwhile)
    expect(cache.get('/')).toBeUndefined()
    cache.store('/', house, cache.state)
    expect(cache.get('/')).toBeDefined()
  })

  it('is bounded: what was asked for longest ago goes first', () => {
    const cache = new PageCache()
    const big = { headers: [], etag: '', brotli: Buffer.alloc(10 * 1024 * 1024) }
    for (const key of ['/a', '/b', '/c']) cache.store(key, big, cache.state)
    cache.get('/a')
    cache.store('/d', big, cache.state)
    expect(['/a', '/b', '/c', '/d'].map((key) => cache.get(key) !== undefined)).toEqual([true, false, true, true])
  })
})

it.each([
  ['/te-koop/', '/te-koop/'],
  ['/te-koop/?', '/te-koop/'],
  ['/te-koop/?utm_source=a', '/te-koop/'],
  ['/te-koop/?type=1&gclid=2&page=3', '/te-koop/?type=1&page=3'],
  ['/te-koop/?fbclid', '/te-koop/'],
  ['/te-koop/?city=Gent|9000&utm_term=a=b', '/te-koop/?city=Gent|9000'],
  ['/te-koop/?gclids=2', '/te-koop/?gclids=2'],
])('the key of %s is %s', (address, key) => {
  expect(cacheKey(address)).toBe(key)
})
