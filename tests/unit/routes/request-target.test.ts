import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { plainTarget } from '@/routes/request-target'

describe('the target of a request as a browser would have sent it', () => {
  it.each([
    ['/te-koop/', '/te-koop/'],
    ['/te-koop/?q=../..&page=2', '/te-koop/?q=../..&page=2'],
    ['/a%20b/.c/d..e/...', '/a%20b/.c/d..e/...'],
    ['//evil.example/x', '//evil.example/x'],
    ['/icons/.x/..', '/icons/'],
    ['/sitemaps/admin/.txt/../.rsc', '/sitemaps/admin/.rsc'],
    ['/map/.rsc/%2E%2e/?a=1', '/map/?a=1'],
    ['/map/.rsc/.%2e', '/map/'],
    ['/map\\..\\x', '/x'],
    ['/fr\\a-vendre/?q=a\\b', '/fr/a-vendre/?q=a\\b'],
    ['/fr/#1', '/fr/'],
    ['/fr/?a=b#/../?c', '/fr/?a=b'],
    ['http://evil.example#x', '/'],
    ['/../../x', '/x'],
    ['/./x', '/x'],
    ['*', '/*'],
    ['http://evil.example/fr/?a=b', '/fr/?a=b'],
    ['HTTPS://evil.example', '/'],
    ['http://evil.example?x', '/?x'],
  ])('%s', (target, expected) => {
    expect(plainTarget(target)).toBe(expected)
  })

  it('is one that cannot be decoded where there are more parameters than anybody sends', () => {
    const list = (count: number) => `/te-koop/?${'city=a&'.repeat(count)}x`
    expect(plainTarget(list(500))).toBe(list(500))
    expect(plainTarget(list(501))).toBe('/api/%')
    expect(plainTarget(`/api/pages?${'&'.repeat(15_000)}`)).toBe('/api/%')
  })

  it('has nothing left to resolve, whatever was sent', () => {
    const part = fc.constantFrom('/', '\\', '.', '..', '%2e', '%2E', 'a', '.rsc', '?', '#', '%', '*', '[')
    fc.assert(
      fc.property(fc.array(part, { maxLength: 12 }), (parts) => {
        const once = plainTarget(`/${parts.join('')}`)
        expect(plainTarget(once)).toBe(once)
        const path = once.split('?', 1)[0] ?? ''
        expect(path.split(/[/\\]/).some((one) => /^(?:\.|%2e){1,2}$/i.test(one))).toBe(false)
      }),
    )
  })
})
