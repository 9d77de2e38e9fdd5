// @vitest-environment happy-dom
import { expect, it } from 'vitest'
import { keepFocus } from '@/ui/keep-focus'

/** A card of a list: a link, and a heart that says no more than the type and the town. */
const card = (id: number): string => `
  <li data-item="${id}"><a href="/${id}/">Huis in Gent</a><button aria-label="Favoriet: Huis in Gent" data-favourite="${id}"></button></li>`

const list = (ids: number[], others = ''): string => `${others}<ul>${ids.map(card).join('')}</ul>`

const heart = (id: number) => document.querySelector<HTMLElement>(`[data-favourite="${id}"]`)

const HEADING = '<h1 tabindex="-1">Te koop</h1>'

/** Exchanges what a page shows below its heading while `focused` has the focus; gives what has it then. */
function exchange(before: string, focused: string, after: string, heading = HEADING): Element | null {
  document.body.innerHTML = `<main id="content" tabindex="-1">${heading}<div data-live="saved">${before}</div></main>`
  const main = document.querySelector('main')!
  main.querySelector<HTMLElement>(focused)!.focus()
  const giveFocus = keepFocus(main)
  main.querySelector('[data-live]')!.innerHTML = after
  giveFocus()
  return document.activeElement
}

it('gives the focus back to the heart of the same property, among others of the same name', () => {
  expect(exchange(list([1, 2, 3]), '[data-favourite="2"]', list([1, 3, 2]))).toBe(heart(2))
})

it('never leaves the focus on the card of another property', () => {
  const heading = () => document.querySelector('h1')
  expect(exchange(list([1, 2]), '[data-favourite="2"]', list([1, 3]))).toBe(heading())
  expect(exchange('<a href="/te-koop/">Panden te koop</a>', 'a', list([1, 2]))).toBe(heading())
})

it('goes to the content of a page whose heading takes no focus', () => {
  const heading = '<h1>Favorieten</h1>'
  expect(exchange(list([1]), 'button', list([2]), heading)).toBe(document.querySelector('main'))
})

it('stays on the card where what had the focus on it is gone', () => {
  const noted = card(1).replace('</li>', '<button>Begrepen</button></li>')
  expect(exchange(noted + card(2), '[data-item="1"] button:last-child', list([1, 2]))).toBe(heart(1))
})

it('goes to what stands in the place of a link that belongs to no card', () => {
  const tools = (...sorts: string[]) => sorts.map((sort) => `<a href="?sort=${sort}">${sort}</a>`).join('')
  expect(exchange(list([1], tools('new', 'price')), '[href="?sort=price"]', list([1], tools('new', 'size')))).toBe(
    document.querySelector('[href="?sort=size"]'),
  )
})
