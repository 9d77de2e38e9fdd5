import { createTranslator } from 'next-intl'
import { describe, expect, it } from 'vitest'
import nl from '@/i18n/messages/nl.json'
import { wordFor } from '@/i18n/word'

describe('wordFor', () => {
  const t = createTranslator({ locale: 'nl', messages: nl })

  it('finds the message of a key made from data', () => {
    expect(wordFor(t, 'Codes.facades.3')).toBe('Halfopen')
  })

  it('is null where there is none, so that no key is shown', () => {
    expect(wordFor(t, 'Codes.facades.9')).toBeNull()
  })
})
