// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { shareBy, showShareWays } from '@/features/properties/components/share-page'

const MENU = `<div popover="auto">
  <ul>
    <li data-share-way="clipboard" data-url="https://site.example/7/" data-copied="Link gekopieerd" data-not-copied="Lukte niet" hidden>
      <button type="button">Link kopiëren</button><span role="status"></span>
    </li>
    <li data-share-way="share" data-url="https://site.example/7/" data-title="Huis" hidden><button type="button">Meer</button></li>
  </ul>
</div>`

const button = (way: string) => document.querySelector(`[data-share-way="${way}"] button`)!
const said = () => document.querySelector('[role="status"]')!.textContent
const writeText = vi.fn<(text: string) => Promise<void>>()
const share = vi.fn<(data: object) => Promise<void>>()

beforeEach(() => {
  document.body.innerHTML = MENU
  vi.stubGlobal('navigator', { clipboard: { writeText }, share })
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.resetAllMocks()
})

it('the ways that the browser has are shown', () => {
  vi.stubGlobal('navigator', { clipboard: { writeText } })
  showShareWays()
  const shown = [...document.querySelectorAll<HTMLElement>('[data-share-way]')].filter(({ hidden }) => !hidden)
  expect(shown.map(({ dataset }) => dataset.shareWay)).toEqual(['clipboard'])
})

it('a copied link is said beside the button, each time anew, and no longer once the menu has closed', async () => {
  const name = button('clipboard').textContent
  writeText.mockResolvedValue()
  shareBy(button('clipboard'))
  await vi.waitFor(() => expect(said()).toBe('Link gekopieerd'))
  expect(writeText).toHaveBeenCalledWith('https://site.example/7/')
  writeText.mockRejectedValue(new Error('not allowed'))
  shareBy(button('clipboard'))
  expect(said()).toBe('')
  await vi.waitFor(() => expect(said()).toBe('Lukte niet'))
  expect(button('clipboard').textContent).toBe(name)
  document.querySelector('[popover]')!.dispatchEvent(new Event('toggle'))
  expect(said()).toBe('')
})

it('the sheet of the system gets the page; who closes it changed their mind', () => {
  share.mockRejectedValue(new DOMException('', 'AbortError'))
  shareBy(button('share'))
  expect(share).toHaveBeenCalledWith({ url: 'https://site.example/7/', title: 'Huis' })
  expect(writeText).not.toHaveBeenCalled()
})

it('a press beside the buttons shares nothing', () => {
  shareBy(document.querySelector('ul')!)
  expect(share).not.toHaveBeenCalled()
  expect(writeText).not.toHaveBeenCalled()
})
