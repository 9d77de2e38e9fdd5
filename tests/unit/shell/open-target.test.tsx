// @vitest-environment happy-dom
import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { OpenTarget } from '@/shell/OpenTarget'

let root: Root
let open: Set<string>
const isOpen = (id: string) => open.has(id)

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  vi.stubGlobal('PerformanceNavigationTiming', class {})
  open = new Set(['menu', 'search'])
  document.body.innerHTML = `<div id="root"></div><a id="beside" href="#content">Inhoud</a>
    <nav id="menu" popover><a id="place" href="/team/#jan">Jan</a><a id="page" href="/te-koop/">Te koop</a></nav>
    <div id="search" popover></div>`
  const all = document.querySelectorAll.bind(document)
  vi.spyOn(document, 'querySelectorAll').mockImplementation((selector: string) =>
    all(selector === ':popover-open' ? [...open].map((id) => `#${id}`).join() : selector),
  )
  for (const menu of all<HTMLElement>('[popover]')) menu.hidePopover = () => void open.delete(menu.id)
  for (const link of all('a')) link.addEventListener('click', (event) => event.preventDefault())
  root = createRoot(document.querySelector('#root')!)
  act(() => root.render(<OpenTarget />))
})
afterEach(() => {
  act(() => root.unmount())
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

it('a menu closes over the place that a link in it leads to', () => {
  const press = (id: string) => document.querySelector<HTMLElement>(`#${id}`)!.click()
  press('beside')
  press('page')
  expect(isOpen('menu')).toBe(true)
  press('place')
  expect(isOpen('menu')).toBe(false)
})

it('a page that is put aside for its visitor to come back to has nothing open over it', () => {
  window.dispatchEvent(new Event('pagehide'))
  expect([...open]).toEqual([])
})

it('a menu closes when the keyboard takes the focus to what lies behind it', () => {
  const isByKeyboard = new Map<Element, boolean>()
  const matches = Element.prototype.matches
  vi.spyOn(Element.prototype, 'matches').mockImplementation(function (this: Element, selector) {
    return selector === ':focus-visible' ? isByKeyboard.get(this) === true : matches.call(this, selector)
  })
  const closest = Element.prototype.closest
  vi.spyOn(Element.prototype, 'closest').mockImplementation(function (this: Element, selector: string) {
    return closest.call(this, selector === ':popover-open' ? [...open].map((id) => `#${id}`).join() : selector)
  })
  const focus = (id: string, keyboard: boolean, from: string | null = 'page') => {
    const target = document.querySelector(`#${id}`)!
    isByKeyboard.set(target, keyboard)
    target.dispatchEvent(new FocusEvent('focusin', { bubbles: true, relatedTarget: from ? document.querySelector(`#${from}`) : null }))
  }
  focus('page', true, 'beside')
  // What is pressed has the browser close the menu.
  focus('beside', false)
  // Told of again, as React does of what was there before it.
  focus('beside', true, null)
  expect([...open]).toEqual(['menu', 'search'])
  focus('beside', true)
  expect([...open]).toEqual([])
})
