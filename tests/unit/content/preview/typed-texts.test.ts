import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { typedTexts } from '@/content/preview/typed-texts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const form = () => ({ title: 'Huis', layout: [{ text: 'a' }, { text: 'b', more: { text: 'c' } }] })

describe('texts that are ahead of their form', () => {
  it('stand in it at their path, and leave the form as it was', () => {
    const texts = typedTexts()
    const given = form()
    texts.note('layout.1.text', 'bb')
    texts.note('layout.1.more.text', 'cc')
    texts.note('title', null)
    expect(texts.into(given)).toEqual({
      title: null,
      layout: [{ text: 'a' }, { text: 'bb', more: { text: 'cc' } }],
    })
    expect(given).toEqual(form())
  })

  it('are not added where the form has no such place', () => {
    const texts = typedTexts()
    for (const path of ['layout.2.text', 'layout.0.other', 'none', 'title.0.text', 'layout.length']) {
      texts.note(path, 'new')
    }
    expect(texts.into(form())).toEqual(form())
  })

  it('give way to the form after a moment: it may have been changed otherwise', () => {
    const texts = typedTexts()
    texts.note('title', 'Huisje')
    vi.advanceTimersByTime(1500)
    expect(texts.into(form())).toMatchObject({ title: 'Huisje' })
    vi.advanceTimersByTime(1)
    expect(texts.into(form())).toEqual(form())
  })
})
