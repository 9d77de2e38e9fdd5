import { describe, expect, it } from 'vitest'
import { languageStep, type LanguageState } from '@/admin/follow-language'

const at = (user: number | null, chosen: string | null, shown: string): LanguageState => ({
  user,
  chosen,
  shown,
})

describe('languageStep', () => {
  it.each([
    ['nobody is signed in', at(null, null, 'en'), at(null, null, 'fr'), null],
    ['somebody signs in who chose another language', at(null, null, 'en'), at(1, 'fr', 'en'), 'show'],
    ['somebody comes back to a device that speaks another one', null, at(1, 'fr', 'en'), 'show'],
    ['somebody signs in who never chose', at(null, null, 'en'), at(1, null, 'en'), null],
    ['the admin speaks what they chose', at(1, 'fr', 'en'), at(1, 'fr', 'fr'), null],
    ['they switch', at(1, 'fr', 'fr'), at(1, 'fr', 'de'), 'store'],
    ['they switch for the first time', at(1, null, 'fr'), at(1, null, 'nl'), 'store'],
    ['what they switched to is stored', at(1, 'fr', 'de'), at(1, 'de', 'de'), null],
    ['they chose on another device', at(1, 'fr', 'fr'), at(1, 'nl', 'fr'), 'show'],
    ['nothing changed while a request is on its way', at(1, 'fr', 'en'), at(1, 'fr', 'en'), null],
    ['somebody else signs in', at(1, 'fr', 'fr'), at(2, 'nl', 'fr'), 'show'],
    ['the choice was taken back', at(1, 'fr', 'fr'), at(1, null, 'fr'), null],
  ] as const)('%s', (_, before, now, step) => {
    expect(languageStep(before, now)).toBe(step)
  })
})
