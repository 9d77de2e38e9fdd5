import { afterEach, describe, expect, it, vi } from 'vitest'
import { NO_THIRD_PARTIES } from '@/domain/security/content-policy'
import { Catalogue } from '@/domain/search/catalogue'
import { OwnRedirects } from '@/routes/own-redirects'
import { RouteIndex } from '@/routes/route-index'
import { cachedRead } from '@/content/cached-reads'
import { setMemory, type Memory } from '@/content/memory/memory'
import { TagChanges } from '@/content/tag-changes'

const filled = (): Memory => ({
  routes: new RouteIndex([]),
  redirects: new OwnRedirects(),
  catalogue: new Catalogue(),
  settings: { defaultLanguage: 'nl', languages: ['nl'], mapOrigins: [], thirdParties: NO_THIRD_PARTIES },
  applied: 7,
  appliedContent: 5,
  appliedGlobals: 5,
  changes: new TagChanges(0),
  before: new Map(),
})

afterEach(() => setMemory(undefined as unknown as Memory))

describe('cachedRead', () => {
  it('reads once for all who ask, until another change is in the memory', async () => {
    const memory = filled()
    setMemory(memory)
    const read = vi.fn(() => Promise.resolve(read.mock.calls.length))
    expect(await Promise.all([cachedRead('menu', read), cachedRead('menu', read)])).toEqual([1, 1])
    expect(await cachedRead('menu', read)).toBe(1)
    memory.applied = 8
    expect(await cachedRead('menu', read)).toBe(2)
  })

  it('keeps content over changes of globals and properties', async () => {
    const memory = filled()
    setMemory(memory)
    const read = vi.fn(() => Promise.resolve(read.mock.calls.length))
    await cachedRead('pages', read, 'appliedContent')
    memory.applied = 8
    expect(await cachedRead('pages', read, 'appliedContent')).toBe(1)
    memory.appliedContent = 9
    expect(await cachedRead('pages', read, 'appliedContent')).toBe(2)
  })

  it('keeps what has another name apart', async () => {
    setMemory(filled())
    expect(await cachedRead('menu', () => Promise.resolve('menu'))).toBe('menu')
    expect(await cachedRead('footer', () => Promise.resolve('footer'))).toBe('footer')
  })

  it('keeps nothing for another memory, nor without one', async () => {
    const read = vi.fn(() => Promise.resolve(read.mock.calls.length))
    await cachedRead('menu', read)
    expect(await cachedRead('menu', read)).toBe(2)
    setMemory(filled())
    expect(await cachedRead('menu', read)).toBe(3)
    setMemory(filled())
    expect(await cachedRead('menu', read)).toBe(4)
  })

  it('tries again after a read that failed', async () => {
    setMemory(filled())
    const busy = () => Promise.reject(new Error('busy'))
    await expect(cachedRead('menu', busy)).rejects.toThrow('busy')
    expect(await cachedRead('menu', () => Promise.resolve('menu'))).toBe('menu')
  })
})
