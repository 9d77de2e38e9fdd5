// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { writeSaved } from '@/domain/favourites/saved'
import { showSaved } from '@/features/selection/components/own-selection'

const STATES = '<p data-state="loading"></p><p data-state="empty" hidden>none</p><p data-state="failed" hidden></p>'

/** The page of the favourites at an address, as the server renders it. */
const rendered = (query: string): string => `
  <nav data-live="languages"><a href="/fr/favoris/${query}">FR</a></nav>
  <main data-selection="${query ? 'given' : 'favourites'}"><h1>Favorieten</h1>
    <div data-live="saved">${query ? `<a href="/7/">${query}</a>` : STATES}</div>
    <div data-live="seen"></div></main>`

const asked = vi.fn<typeof fetch>(async (address) => new Response(rendered(new URL(String(address), 'http://localhost').search)))
const { signal } = new AbortController()

const store = (name: string, ids: number[]) =>
  localStorage.setItem(name, writeSaved(ids.map((id) => ({ id, price: null, at: 1, title: '' }))))
const saved = () => document.querySelector('[data-live="saved"]')?.textContent
const shownState = () => [...document.querySelectorAll('[data-state]:not([hidden])')].map((part) => part.textContent)

beforeEach(() => {
  document.body.innerHTML = rendered('')
  vi.stubGlobal('fetch', asked)
})
afterEach(() => {
  vi.unstubAllGlobals()
  localStorage.clear()
})

it('shows what the browser stores, again when that is something else, and leaves the rest of the page alone', async () => {
  store('favourites', [1, 2])
  await showSaved(signal)
  expect(saved()).toBe('?ids=1.2')
  expect(document.querySelector('nav a')?.getAttribute('href')).toBe('/fr/favoris/')
  await showSaved(signal)
  expect(asked).toHaveBeenCalledTimes(1)

  store('favourites', [1, 2, 3])
  store('seen', [3, 4])
  await showSaved(signal)
  expect(saved()).toBe('?ids=1.2.3&seen=4')

  // Something else is stored while that is fetched.
  store('favourites', [5])
  const coming = showSaved(signal)
  store('favourites', [6])
  await Promise.all([coming, showSaved(signal)])
  expect(saved()).toBe('?ids=6&seen=3.4')

  asked.mockResolvedValueOnce(new Response('', { status: 404 }))
  store('favourites', [7])
  await showSaved(signal)
  expect(saved()).toBe('?ids=6&seen=3.4')

  store('favourites', [])
  store('seen', [])
  await showSaved(signal)
  expect(shownState()).toEqual(['none'])
})
