// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it } from 'vitest'
import { writeSaved } from '@/domain/favourites/saved'
import { load } from '@/features/favourites/components/browser-store'
import { startPage } from '@/features/selection/components/own-pages'

let leaving: AbortController

/** Opens the page of a property, whose mark says this of its price. */
function open(id: number, price: string): void {
  document.body.innerHTML = `<main><div data-seen="${id}" ${price} data-title="Huis in Gent"></div></main>`
  startPage(leaving.signal, () => undefined)
}

const seen = () => load('seen')?.map(({ id, price }) => [id, price])

beforeEach(() => {
  leaving = new AbortController()
  localStorage.setItem('seen', writeSaved([{ id: 7, price: 250_000, at: 1, title: 'Huis in Gent' }]))
})
afterEach(() => {
  leaving.abort()
  localStorage.clear()
})

it('remembers a property with the price that is shown today, also where that is none', () => {
  open(8, 'data-price="300000"')
  expect(seen()).toEqual([[8, 300_000], [7, 250_000]])
  open(7, 'data-price=""')
  expect(seen()).toEqual([[7, null], [8, 300_000]])
})

it('keeps the price that is known of one that is sold or rented, of which nothing is shown', () => {
  open(7, '')
  expect(seen()).toEqual([[7, 250_000]])
  open(9, '')
  expect(seen()).toEqual([[9, null], [7, 250_000]])
})
