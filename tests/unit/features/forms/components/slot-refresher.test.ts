// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { slotRefresher } from '@/features/forms/components/slot-refresher'

const visit = (value: string): string => `<input type="radio" name="slot" value="${value}" aria-label="${value}">`

/** A form with the visits of its first days and of further ones. */
const rendered = (near: string[], far: string[]): string => `
  <nav data-live="languages">${near.join('')}</nav>
  <form><div data-live="slots">${near.map(visit).join('')}
    <details><summary>more</summary>${far.map(visit).join('')}</details></div></form>`

let answer: (html: string) => void

beforeEach(() => {
  document.body.innerHTML = rendered(['mon', 'tue'], ['wed', 'thu'])
  vi.stubGlobal('fetch', () => new Promise((resolve) => (answer = (html) => resolve(new Response(html)))))
})
afterEach(() => vi.unstubAllGlobals())

const radio = (value: string) => document.querySelector<HTMLInputElement>(`[value="${value}"]`)
const checked = () => [...document.querySelectorAll<HTMLInputElement>(':checked')].map(({ value }) => value)
const refreshed = vi.fn()
const refresh = () => slotRefresher(document.querySelector('form') as HTMLFormElement, refreshed)()

it('keeps what is chosen and opened while the visits are fetched, and where somebody is', async () => {
  const coming = refresh()
  document.querySelector('details')!.open = true
  const before = radio('thu')!
  before.checked = true
  before.focus()
  answer(rendered(['tue'], ['wed', 'thu', 'fri']))
  expect(await coming).toBe(false)
  expect(before.isConnected).toBe(false)
  expect(refreshed).toHaveBeenCalled()
  expect([checked(), document.querySelector('details')?.open]).toEqual([['thu'], true])
  expect(document.activeElement).toBe(radio('thu'))
  expect(document.querySelector('nav')?.textContent).toBe('montue')
})

it('says that what was chosen is gone', async () => {
  const coming = refresh()
  radio('mon')!.checked = true
  answer(rendered(['tue'], []))
  expect([await coming, checked()]).toEqual([true, []])
})

it('leaves everything as it is where the visits cannot be fetched, or there are none', async () => {
  const coming = refresh()
  radio('mon')!.checked = true
  answer('<p>Closed</p>')
  expect([await coming, checked()]).toEqual([false, ['mon']])
  document.body.innerHTML = '<form></form>'
  expect(await refresh()).toBe(false)
})
