import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { answerOf, bodyOf, KeptAnswers } from '@/cms/page-cache/kept-answers'

const answer = (html = '<p>Huis</p>') => answerOf(html, { 'content-type': 'text/html' })

describe('an answer', () => {
  it('is compressed, and named by what is in it', () => {
    const { headers } = answer()
    expect(brotliDecompressSync(bodyOf(answer(), 'br')).toString()).toBe('<p>Huis</p>')
    expect(gunzipSync(bodyOf(answer(), 'gzip')).toString()).toBe('<p>Huis</p>')
    expect(headers).toEqual({ 'content-type': 'text/html', etag: expect.stringMatching(/^W\/"[\w-]{22}"$/) })
    expect(answer().headers.etag).toBe(headers.etag)
    expect(answer('<p>Villa</p>').headers.etag).not.toBe(headers.etag)
  })

  it('is to be had as it was, also long after', () => {
    const answers = Array.from({ length: 100 }, (_, at) => answer(`<p>${at}</p>`))
    const texts = [...answers, ...answers].map((one) => bodyOf(one, 'identity').toString())
    expect(texts.slice(0, 100)).toEqual(texts.slice(100))
    expect(answers.filter((one) => one.plain)).toHaveLength(32)
  })
})

describe('kept answers', () => {
  it('are given for a minute', () => {
    const kept = new KeptAnswers()
    const one = answer()
    kept.keep('/', one, kept.state, 1000)
    expect(kept.of('/', 60_999)).toBe(one)
    expect(kept.of('/?page=2', 1000)).toBeUndefined()
    expect(kept.of('/', 61_000)).toBeUndefined()
    expect(kept.of('/', 1000)).toBeUndefined()
  })

  it('are dropped by a change, and so is what was begun before it', () => {
    const kept = new KeptAnswers()
    kept.keep('/', answer(), kept.state)
    const before = kept.state
    kept.drop(0)
    expect(kept.of('/')).toBeUndefined()
    kept.keep('/', answer(), before)
    expect(kept.of('/')).toBeUndefined()
    kept.keep('/', answer(), kept.state)
    expect(kept.of('/')).toBeDefined()
  })

  it('begin again when a change has settled: Next may still give the page from before it', () => {
    const kept = new KeptAnswers()
    kept.drop(10_000)
    kept.keep('/', answer(), kept.state, 11_999)
    expect(kept.of('/', 11_999)).toBeUndefined()
    kept.keep('/', answer(), kept.state, 12_000)
    expect(kept.of('/', 12_000)).toBeDefined()
  })

  it('take 24 MiB at most; what was asked for longest ago goes first', () => {
    const kept = new KeptAnswers()
    const big = { headers: {}, brotli: Buffer.alloc(8 * 1024 * 1024) }
    for (const address of ['/a', '/b', '/c']) kept.keep(address, big, kept.state)
    expect(kept.of('/a')).toBe(big)
    kept.keep('/d', big, kept.state)
    expect(['/a', '/b', '/c', '/d'].filter((address) => kept.of(address))).toEqual(['/a', '/c', '/d'])
    kept.keep('/d', big, kept.state)
    expect(kept.of('/a')).toBe(big)
  })
})
