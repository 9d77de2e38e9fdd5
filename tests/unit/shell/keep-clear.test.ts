// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { keepClear } from '@/shell/keep-clear'

const WINDOW = 640
/** The card of a phone: nearly the whole column, above the foot of the window. */
const CARD = { left: 16, width: 328, top: 172, height: 448 }
/** What stays on top of the page, as the styles leave room for it. */
const CLEARANCE = 96

const scrolled = vi.fn<Element['scrollIntoView']>()

/** An element in the window, which a scroll brings below what stays on top, or as far as the page goes. */
function elementAt({ left, top, width, height }: typeof CARD, goesUpBy = Infinity): HTMLElement {
  const element = document.createElement('a')
  let at = top
  element.getBoundingClientRect = () => new DOMRect(left, at, width, height)
  element.scrollIntoView = (options) => {
    scrolled(options)
    at = Math.max(CLEARANCE, at - goesUpBy)
  }
  document.body.append(element)
  return element
}

const card = (): HTMLElement => elementAt(CARD)
const link = { left: 40, width: 120, height: 24 }

beforeEach(() => {
  scrolled.mockReset()
  vi.stubGlobal('innerHeight', WINDOW)
})
afterEach(() => {
  document.body.replaceChildren()
  vi.unstubAllGlobals()
})

describe('keepClear', () => {
  it.each([
    ['above the card', { ...link, top: 120 }],
    ['below it', { ...link, top: 620, height: 20 }],
    ['beside it', { ...link, left: 400, top: 300 }],
    ['as high as the window, around it', { left: 0, width: 360, top: -200, height: 2000 }],
  ])('leaves what is %s', (_, place) => {
    expect(keepClear(elementAt(place), card())).toBe(true)
    expect(scrolled).not.toHaveBeenCalled()
  })

  it.each([
    ['under the card', 300],
    ['half under it', 160],
    ['beyond the foot of the window, where the browser would bring it under the card', 900],
    ['beyond the head of the window', -400],
  ])('moves what is %s to where it is seen', (_, top) => {
    expect(keepClear(elementAt({ ...link, top }), card())).toBe(true)
    expect(scrolled).toHaveBeenCalledWith({ block: 'start', behavior: 'instant' })
  })

  it('moves the words around a box to tick', () => {
    const label = elementAt({ ...link, top: 300 })
    const box = document.createElement('input')
    label.replaceWith(document.createElement('label'))
    const around = document.querySelector('label')!
    around.getBoundingClientRect = label.getBoundingClientRect
    around.scrollIntoView = label.scrollIntoView
    around.append(box)
    expect(keepClear(box, card())).toBe(true)
    expect(scrolled).toHaveBeenCalled()
  })

  it('says so where the page goes no further', () => {
    expect(keepClear(elementAt({ ...link, top: 560 }, 100), card())).toBe(false)
  })
})
