// @vitest-environment happy-dom
import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { FavouritesIsland } from '@/features/selection/components/FavouritesIsland'

vi.mock('@/features/selection/components/own-pages', () => {
  throw new Error('no network')
})

const notice = vi.hoisted(() => ({ noticeOf: vi.fn(), letIn: Promise.resolve() }))
vi.mock('@/features/favourites/components/notice', async () => {
  await notice.letIn
  return { noticeOf: notice.noticeOf }
})

const STATES = ['loading', 'empty', 'failed']

let root: Root

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  const states = STATES.map((state) => `<p data-state="${state}" ${state === 'loading' ? '' : 'hidden'}></p>`)
  document.body.innerHTML = `<main data-selection="favourites">${states.join('')}</main><div id="island"></div>`
  root = createRoot(document.querySelector('#island')!)
})
afterEach(() => {
  act(() => root.unmount())
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const shown = () => STATES.filter((state) => !document.querySelector<HTMLElement>(`[data-state="${state}"]`)?.hidden)

it('says that favourites cannot be shown, and no longer that they are on their way', async () => {
  act(() => root.render(<FavouritesIsland labels={{} as never} />))
  expect(shown()).toEqual(['loading'])
  await vi.waitFor(async () => {
    await vi.advanceTimersByTimeAsync(6000)
    expect(shown()).not.toEqual(['loading'])
  })
  expect(shown()).toEqual(['failed'])
})

describe('what a press says', () => {
  const press = async () => {
    document.querySelector<HTMLElement>('[data-compare]')!.click()
    await act(() => vi.advanceTimersByTimeAsync(10))
  }
  const words = () => document.querySelector('[role="status"]')!.textContent.trim()
  const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))

  beforeEach(() => {
    notice.noticeOf.mockReset()
    notice.noticeOf.mockImplementation(() => ({ text: 'Toegevoegd.', link: { href: '/vergelijken/', label: 'Openen' }, at: performance.now() }))
    document.querySelector('main')!.outerHTML = '<main><button type="button" data-compare="7"></button></main>'
    act(() => root.render(<FavouritesIsland labels={{ offline: 'Geen verbinding.' } as never} />))
  })

  it('is done once, however often one presses before its code is there, and looks busy meanwhile', async () => {
    let come = () => {}
    notice.letIn = new Promise((resolve) => (come = resolve))
    vi.resetModules()
    const button = document.querySelector<HTMLElement>('[data-compare]')!
    await press()
    await press()
    expect(button.getAttribute('aria-busy')).toBe('true')
    expect(notice.noticeOf).not.toHaveBeenCalled()
    come()
    await vi.waitFor(async () => {
      await pass(1)
      expect(notice.noticeOf).toHaveBeenCalled()
    })
    expect(notice.noticeOf).toHaveBeenCalledTimes(1)
    expect(button.hasAttribute('aria-busy')).toBe(false)
  })

  it('goes after eight seconds, but not from under a pointer or the focus', async () => {
    await press()
    expect(words()).toBe('Toegevoegd. Openen')
    const place = document.querySelector('[role="status"]')!
    const matches = vi.spyOn(place, 'matches').mockImplementation((selector) => /:hover.*:focus-within/.test(selector))
    await pass(20_000)
    expect(words()).toBe('Toegevoegd. Openen')
    matches.mockReturnValue(false)
    await pass(8000)
    expect(words()).toBe('')
  })

  it('is read aloud anew where it is the same again', async () => {
    await press()
    const first = document.querySelector('[role="status"] p')
    await press()
    const second = document.querySelector('[role="status"] p')
    expect(second?.textContent).toBe(first?.textContent)
    expect(second).not.toBe(first)
  })
})
