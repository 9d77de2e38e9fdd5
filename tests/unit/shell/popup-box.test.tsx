// @vitest-environment happy-dom
import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { PopupBox } from '@/shell/PopupBox'
import { rememberClosed } from '@/shell/popup-session'

let root: Root
const onClose = vi.fn()

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  onClose.mockReset()
  document.body.innerHTML = '<div></div>'
  root = createRoot(document.querySelector('div')!)
  act(() =>
    root.render(
      <PopupBox id="open-house" labels={{ label: 'Popup', close: 'Sluiten' }} onClose={onClose}>
        <p>Open huis</p>
      </PopupBox>,
    ),
  )
})
afterEach(() => {
  act(() => root.unmount())
  vi.useRealTimers()
  vi.unstubAllGlobals()
  sessionStorage.clear()
})

const comeBack = () => act(() => void window.dispatchEvent(new Event('pageshow')))

it('closes where the page comes back after it was closed on another', () => {
  comeBack()
  rememberClosed('another')
  comeBack()
  expect(onClose).not.toHaveBeenCalled()
  rememberClosed('open-house')
  comeBack()
  expect(onClose).toHaveBeenCalled()
})

it('closes where a list is filtered in place by the first form of the page, once its address says so', () => {
  vi.useFakeTimers()
  const page = window.location.href
  document.body.insertAdjacentHTML('beforeend', '<main><form action="/te-koop/"></form></main>')
  window.history.replaceState(null, '', '/te-koop/')
  const exchange = (address: string) => {
    document.dispatchEvent(new Event('live'))
    // Who changes a page in place writes its address next.
    window.history.replaceState(null, '', address)
    act(() => void vi.runAllTimers())
  }
  exchange('/te-koop/')
  expect(onClose).not.toHaveBeenCalled()
  exchange('/te-koop/?type=1')
  expect(onClose).toHaveBeenCalledTimes(1)
  window.history.replaceState(null, '', page)
})

it('goes where the keyboard comes to something under it and the page cannot be scrolled', () => {
  document.body.insertAdjacentHTML('beforeend', '<a id="under" href="/contact/">Contact</a><a id="above" href="/faq/">Vragen</a>')
  const card = document.querySelector('dialog')!
  const placed = (element: Element, top: number) => (element.getBoundingClientRect = () => new DOMRect(16, top, 328, 44))
  const focus = (name: string) => {
    const link = document.querySelector<HTMLElement>(name)!
    vi.spyOn(link, 'matches').mockImplementation((selector: string) => selector === ':focus-visible')
    act(() => link.focus())
  }
  placed(card, 200)
  placed(document.querySelector('#above')!, 100)
  placed(document.querySelector('#under')!, 200)
  focus('#above')
  expect(onClose).not.toHaveBeenCalled()
  focus('#under')
  expect(onClose).toHaveBeenCalledTimes(1)
})
