// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { PopupBox } from '@/shell/PopupBox'
import { isBusyWithForm, popupInTime } from '@/shell/popup-moment'
import { rememberClosed } from '@/shell/popup-session'

const FORM = `
  <form action="/forms/site-contact" method="post">
    <div data-form-summary tabindex="-1" hidden></div>
    <input name="name" value="An"><input name="news" type="checkbox"><input type="hidden" name="_language" value="nl">
    <select name="type"><option value="">Kies</option><option value="1">Huis</option></select>
    <textarea name="remark"></textarea><button type="submit">Verstuur</button>
  </form>`

/** What changes the page it stands on and sends nothing: the filters of a list, a calculator. */
const TOOLS = `
  <form action="/te-koop/" method="get"><input name="terrace" type="checkbox"><select name="sort"><option selected>Nieuw</option><option>Prijs</option></select></form>
  <form><input name="amount" value="250000"></form>`

beforeEach(() => {
  document.body.innerHTML = `<header><input name="q"></header><main>${FORM}${TOOLS}</main><div contenteditable="true" tabindex="0"></div>`
  for (const element of document.body.querySelectorAll('*')) element.checkVisibility = () => element.closest('[hidden]') === null
})
afterEach(() => {
  vi.useRealTimers()
  sessionStorage.clear()
  document.body.innerHTML = ''
})

const found = <E extends Element>(selector: string): E => document.querySelector<E>(selector)!

describe('somebody is busy with a form', () => {
  it.each(['header input', 'main input[name="name"]', 'select', 'textarea', '[contenteditable]'])('where the focus is on %s', (selector) => {
    found<HTMLElement>(selector).focus()
    expect(isBusyWithForm()).toBe(true)
    found<HTMLElement>(selector).blur()
    expect(isBusyWithForm()).toBe(false)
  })

  it('not where it is on a button or on nothing', () => {
    expect(isBusyWithForm()).toBe(false)
    found<HTMLElement>('button').focus()
    expect(isBusyWithForm()).toBe(false)
  })

  it.each<[string, () => void]>([
    ['a text', () => void (found<HTMLInputElement>('main input').value = 'Anna')],
    ['a long text', () => void (found<HTMLTextAreaElement>('textarea').value = 'Graag')],
    ['a tick', () => void (found<HTMLInputElement>('[name="news"]').checked = true)],
    ['a choice', () => void (found<HTMLSelectElement>('select').value = '1')],
  ])('of the page itself that holds %s which the page did not put there', (_, touch) => {
    touch()
    expect(isBusyWithForm()).toBe(true)
  })

  it('not for what stands in the search of the header', () => {
    found<HTMLInputElement>('header input').value = 'Gent'
    expect(isBusyWithForm()).toBe(false)
  })

  it.each<[string, () => void]>([
    ['a ticked filter of a list', () => void (found<HTMLInputElement>('[name="terrace"]').checked = true)],
    ['another order of a list', () => void (found<HTMLSelectElement>('[name="sort"]').selectedIndex = 1)],
    ['another amount in a calculator', () => void (found<HTMLInputElement>('[name="amount"]').value = '300000')],
  ])('not for %s, which nobody sends', (_, touch) => {
    touch()
    expect(isBusyWithForm()).toBe(false)
  })

  it.each<[string, () => void]>([
    ['above it', () => void (found<HTMLElement>('[data-form-summary]').hidden = false)],
    ['at a field', () => found('main input').setAttribute('aria-invalid', 'true')],
  ])('that says %s what is wrong', (_, complain) => {
    complain()
    expect(isBusyWithForm()).toBe(true)
  })
})

describe('the popup', () => {
  const inTime = () => popupInTime('winter', new AbortController().signal)

  it('opens at once on a page that is only read', async () => {
    expect(await inTime()).toBe(PopupBox)
  })

  it('waits until nobody types and no form is half filled in', async () => {
    vi.useFakeTimers()
    const opened = vi.fn()
    const name = found<HTMLInputElement>('main input')
    name.focus()
    void inTime().then(opened)
    await vi.advanceTimersByTimeAsync(5000)
    name.value = 'Anna'
    name.blur()
    await vi.advanceTimersByTimeAsync(5000)
    expect(opened).not.toHaveBeenCalled()
    name.value = 'An'
    await vi.advanceTimersByTimeAsync(1000)
    expect(opened).toHaveBeenCalledExactlyOnceWith(PopupBox)
  })

  it('does not open once the session has closed it, or the page was left', async () => {
    rememberClosed('winter')
    expect(await inTime()).toBeNull()
    sessionStorage.clear()
    vi.useFakeTimers()
    const left = new AbortController()
    const opened = vi.fn()
    found<HTMLElement>('textarea').focus()
    void popupInTime('winter', left.signal).then(opened)
    await vi.advanceTimersByTimeAsync(3000)
    left.abort()
    found<HTMLElement>('textarea').blur()
    await vi.advanceTimersByTimeAsync(3000)
    expect(opened).toHaveBeenCalledExactlyOnceWith(null)
  })
})
