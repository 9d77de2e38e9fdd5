import { describe, expect, it } from 'vitest'
import { fallbackChain, isLanguage, LANGUAGE_NAMES, LANGUAGES, pickText } from '@/i18n/languages'

describe('languages', () => {
  it('are nl, fr, en and de, each with its own name', () => {
    expect(LANGUAGES).toEqual(['nl', 'fr', 'en', 'de'])
    expect(LANGUAGE_NAMES).toEqual({
      nl: 'Nederlands', fr: 'Français', en: 'English', de: 'Deutsch',
    })
  })

  it.each([
    ['nl', true],
    ['de', true],
    ['NL', false],
    ['', false],
    ['toString', false],
    [undefined, false],
    [0, false],
    [['nl'], false],
  ])('isLanguage(%j) is %s', (value, expected) => {
    expect(isLanguage(value)).toBe(expected)
  })
})

describe('fallbackChain', () => {
  it.each([
    ['nl', ['nl', 'fr', 'en', 'de']],
    ['fr', ['fr', 'nl', 'en', 'de']],
    ['en', ['en', 'fr', 'nl', 'de']],
    ['de', ['de', 'fr', 'nl', 'en']],
  ] as const)('%s', (language, chain) => {
    expect(fallbackChain(language)).toEqual(chain)
  })
})

describe('pickText', () => {
  it.each([
    [{ nl: 'a', fr: 'b' }, 'nl', { text: 'a', lang: 'nl' }],
    [{ nl: 'a', fr: 'b' }, 'de', { text: 'b', lang: 'fr' }],
    [{ nl: 'a', en: 'c' }, 'de', { text: 'a', lang: 'nl' }],
    [{ en: 'c' }, 'nl', { text: 'c', lang: 'en' }],
    [{ de: 'd' }, 'nl', { text: 'd', lang: 'de' }],
    [{ nl: '  ', fr: null, en: '', de: 'd' }, 'nl', { text: 'd', lang: 'de' }],
    [{ nl: ' a ' }, 'nl', { text: ' a ', lang: 'nl' }],
    [{}, 'nl', null],
    [null, 'nl', null],
    [undefined, 'nl', null],
  ] as const)('%j in %s', (values, language, expected) => {
    expect(pickText(values, language)).toEqual(expected)
  })
})
