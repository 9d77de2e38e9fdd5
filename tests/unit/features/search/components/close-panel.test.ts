// @vitest-environment happy-dom
import { beforeEach, describe, expect, test } from 'vitest'
import { closePanel } from '@/features/search/components/close-panel'

const PAGE = `<main tabindex="-1"><div data-list><form>
  <details name="filter" open><summary>Type</summary><div class="panel"><label><input> Woning</label></div></details>
</form><a href="/">beside</a></div></main>`

const one = <T extends Element = HTMLElement>(selector: string): T => document.querySelector<T>(selector)!
const isOpen = (): boolean => one<HTMLDetailsElement>('details').open
const focusTo = (to: Element | null) => new FocusEvent('focusout', { relatedTarget: to })

function heard<E extends Event>(event: E, on: Element): E {
  on.dispatchEvent(event)
  closePanel(one('[data-list]'), event)
  return event
}

describe('closePanel', () => {
  beforeEach(() => {
    document.body.innerHTML = PAGE
  })

  test('a press on its words or padding leaves it open, and so does the focus that this moves', () => {
    for (const pressed of ['label', '.panel', 'summary']) heard(new Event('pointerdown'), one(pressed))
    heard(focusTo(one('main')), one('summary'))
    heard(focusTo(one('input')), one('summary'))
    heard(focusTo(null), one('input'))
    expect(isOpen()).toBe(true)
  })

  test('a press beside it closes it', () => {
    heard(new Event('pointerdown'), one('a'))
    expect(isOpen()).toBe(false)
  })

  test('it closes when the focus leaves', () => {
    heard(focusTo(one('a')), one('input'))
    expect(isOpen()).toBe(false)
  })

  test('Escape closes it and gives the focus to its button; no other key does', () => {
    heard(new KeyboardEvent('keydown', { key: 'ArrowDown' }), one('main'))
    expect(isOpen()).toBe(true)
    heard(new KeyboardEvent('keydown', { key: 'Escape' }), one('input'))
    expect(isOpen()).toBe(false)
    expect(document.activeElement).toBe(one('summary'))
  })

  test('the Escape that closes it is its own: what else listens leaves it alone', () => {
    const escape = () => heard(new KeyboardEvent('keydown', { key: 'Escape', cancelable: true }), one('input'))
    expect(escape().defaultPrevented).toBe(true)
    expect(escape().defaultPrevented).toBe(false)
  })
})
