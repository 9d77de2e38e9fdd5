import { afterEach, expect, it, vi } from 'vitest'
import { processWithPages } from '../../support/process-with-pages'

afterEach(() => vi.useRealTimers())

it('keeps nothing of a render that ends after a change it began before', async () => {
  const { pages, apply, render, page } = processWithPages()
  const begun = pages.begin()
  apply(6, 'site')
  render('/p', 'old', 'site', begun)
  expect(await page('/p')).toBe(undefined)
  render('/p', 'new', 'site')
  expect(await page('/p')).toBe('new')
})

it('gives what was whole while a change is applied, and keeps nothing of what may show half of it', async () => {
  const { memory, pages, render, page } = processWithPages()
  render('/p', 'whole', 'site,property:1')
  memory.changes.note(6, ['property:1'])
  const begun = pages.begin()
  render('/p', 'half', 'site,property:1')
  render('/q', 'other', 'site,property:2')
  expect([await page('/p'), await page('/q')]).toEqual(['whole', 'other'])
  memory.applied = 6
  memory.changes.applied()
  render('/p', 'begun meanwhile', 'site,property:1', begun)
  expect([await page('/p'), await page('/q')]).toEqual([undefined, 'other'])
})

it('gives no page of another day, nor one that was rendered over midnight', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-27T22:59:59Z') })
  const { pages, render, page } = processWithPages()
  render('/p', 'page', 'site')
  const begun = pages.begin()
  expect(await page('/p')).toBe('page')
  vi.setSystemTime(new Date('2026-11-27T23:00:01Z'))
  render('/q', 'over midnight', 'site', begun)
  expect([await page('/p'), await page('/q')]).toEqual([undefined, undefined])
})

it('gives nothing of what Next reads on the way', async () => {
  const { pages } = processWithPages()
  pages.set('read', { value: { kind: 'FETCH', body: Buffer.from('x') } }, pages.begin())
  expect(await pages.get('read', 'FETCH')).toBe(null)
})

it('keeps as much as it may, with the parts of pages that the router asks for, and forgets what was asked for longest ago', async () => {
  const { pages, render, page } = processWithPages({ mostSize: 10_000 })
  render('/a', 'a'.repeat(3000), 'site')
  render('/b', 'b'.repeat(3000), 'site')
  await page('/a')
  render('/c', 'c'.repeat(3000), 'site')
  expect([await page('/a'), await page('/b')]).toEqual(['a'.repeat(3000), undefined])
  const data = { rscData: Buffer.alloc(5000), segmentData: new Map([['/s', Buffer.alloc(5000)]]) }
  pages.set('/d', { value: { kind: 'APP_PAGE', html: '', ...data } }, pages.begin())
  expect(await page('/d')).toBe(undefined)
})
