import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { load, save } from '@/features/favourites/components/browser-store'
import { toggle } from '@/features/favourites/components/toggle'

let stored: Map<string, string>
let broken: 'reading' | 'writing' | null

const sendBeacon = vi.fn()

const refuse = (): never => {
  throw new DOMException('no', 'QuotaExceededError')
}

beforeEach(() => {
  stored = new Map()
  broken = null
  sendBeacon.mockReset()
  vi.stubGlobal('navigator', { sendBeacon })
  vi.stubGlobal('window', {
    location: { pathname: '/te-koop/' },
    localStorage: {
      getItem: (name: string) => (broken === 'reading' ? refuse() : (stored.get(name) ?? null)),
      setItem: (name: string, text: string) => (broken ? refuse() : stored.set(name, text)),
    },
  })
  vi.stubGlobal('document', { querySelectorAll: () => [] })
})
afterEach(() => vi.unstubAllGlobals())

const button = (dataset: Record<string, string>) => ({ dataset }) as unknown as HTMLElement
const heart = (id: number) => button({ favourite: String(id), price: '100', title: 'Maison' })
const compare = (id: number) => button({ compare: String(id), price: '', title: 'Maison' })
const idsIn = (name: 'favourites' | 'compare') => load(name)?.map(({ id }) => id)

describe('toggle', () => {
  it('keeps a property with its price and name, and keeps it no longer', () => {
    expect(toggle(heart(7))).toBe('added')
    expect(load('favourites')).toMatchObject([{ id: 7, price: 100, title: 'Maison' }])
    expect(toggle(heart(7))).toBe('removed')
    expect(idsIn('favourites')).toEqual([])
    expect(sendBeacon.mock.calls).toEqual([['/forms/seen', '{"counter":"favourites","properties":[7]}']])
  })

  it('takes the name of a card from its link', () => {
    const card = { querySelector: () => ({ textContent: 'Villa' }) }
    const onCard = { dataset: { favourite: '7', price: '' }, closest: () => card }
    toggle(onCard as unknown as HTMLElement)
    expect(load('favourites')).toMatchObject([{ id: 7, title: 'Villa' }])
  })

  it('keeps no price where none is shown', () => {
    toggle(compare(7))
    expect(load('compare')).toMatchObject([{ id: 7, price: null }])
  })

  it('compares four and no fifth', () => {
    for (const id of [1, 2, 3, 4]) expect(toggle(compare(id))).toBe('compareAdded')
    expect(toggle(compare(5))).toBe('compareFull')
    expect(toggle(compare(2))).toBe('compareRemoved')
    expect(idsIn('compare')).toEqual([1, 3, 4])
  })

  it('keeps sixty favourites and no more', () => {
    for (let id = 1; id <= 60; id += 1) toggle(heart(id))
    expect(toggle(heart(61))).toBe('full')
    expect(idsIn('favourites')).toHaveLength(60)
  })

  it.each(['reading', 'writing'] as const)('says so where the browser refuses %s', (what) => {
    broken = what
    expect(toggle(heart(7))).toBe('notKept')
  })

  it('starts afresh from a damaged text, and leaves that of a later version alone', () => {
    stored.set('favourites', '{broken')
    expect(toggle(heart(7))).toBe('added')
    const later = '{"v":2,"items":[]}'
    stored.set('favourites', later)
    expect(toggle(heart(7))).toBe('notKept')
    expect(stored.get('favourites')).toBe(later)
  })
})

describe('the browser store', () => {
  it('throws nothing where nothing may be kept', () => {
    broken = 'reading'
    expect(load('seen')).toBeNull()
    expect(save('seen', [])).toBe(false)
  })
})
