import { describe, expect, it } from 'vitest'
import { following, isUnsent, resumed, untouched, wasSent } from '@/domain/saves/typed-text'

const before = untouched({ subject: 'Vraag', text: '' })
const typed = { ...before, mine: { subject: 'Vraag', text: 'Van mij' } }

describe('isUnsent', () => {
  it.each([
    ['nothing was typed', before, false],
    ['something was', typed, true],
    ['it was typed away', { ...typed, mine: before.base }, false],
    ['it is what was sent', { ...typed, base: typed.mine }, false],
  ])('where %s', (_, text, unsent) => {
    expect(isUnsent(text)).toBe(unsent)
  })
})

describe('wasSent', () => {
  it.each([
    ['are stored', typed, { subject: 'Vraag', text: 'Van mij' }, true],
    ['are, but for what surrounds them', { ...typed, mine: { ...typed.mine, text: 'Van mij\n ' } }, { subject: 'Vraag', text: 'Van mij' }, true],
    ['are not: a colleague’s are', typed, { subject: 'Vraag', text: 'Van hen' }, false],
    ['stand under another subject', typed, { subject: 'Bezoek', text: 'Van mij' }, false],
    ['were not typed', before, { subject: 'Vraag', text: '' }, false],
    ['are the first', typed, null, false],
  ])('where the texts %s', (_, text, last, sent) => {
    expect(wasSent(text, last)).toBe(sent)
  })
})

describe('following', () => {
  const theirs = { subject: 'Vraag', text: 'Van hen' }

  it('shows what others stored where nothing is unsent', () => {
    expect(following(before, theirs)).toEqual(untouched(theirs))
    expect(following({ ...typed, base: typed.mine }, theirs)).toEqual(untouched(theirs))
  })

  it('leaves what was typed, with what it was begun with', () => {
    expect(following(typed, theirs)).toEqual({ ...typed, stored: theirs })
  })
})

describe('resumed', () => {
  it('is what was kept, with what it was begun with then', () => {
    const kept = { mine: { text: 'Gisteren' }, base: { subject: 'Vraag', text: 'Oud' } }
    expect(resumed(before.stored, kept)).toEqual({
      stored: before.stored, mine: { subject: 'Vraag', text: 'Gisteren' }, base: { subject: 'Vraag', text: 'Oud' },
    })
  })

  it('has nothing of what is no text', () => {
    expect(resumed(before.stored, { mine: { text: 7, other: 'x' }, base: {} })).toEqual(before)
  })
})
