// @vitest-environment happy-dom
import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { FavouritesIsland } from '@/features/selection/components/FavouritesIsland'

vi.mock('@/features/selection/components/own-pages', () => {
  throw new Error('no network')
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
