import { describe, expect, it } from 'vitest'
import { MAP_TEXT_NAMES } from '@/domain/map/text-names'
import { LANGUAGES } from '@/i18n/languages'
import de from '@/i18n/messages/de.json'
import en from '@/i18n/messages/en.json'
import fr from '@/i18n/messages/fr.json'
import nl from '@/i18n/messages/nl.json'

const TEXTS: Record<string, Record<string, string>> = { nl: nl.Map, fr: fr.Map, en: en.Map, de: de.Map }
const holes = (text: string | undefined) => [...(text ?? '').matchAll(/\{\w+\}/g)].map(String).sort()

describe('the words of the map', () => {
  it.each(LANGUAGES)('are those a host can replace (%s)', (language) => {
    expect(Object.keys(TEXTS[language] ?? {}).sort()).toEqual([...MAP_TEXT_NAMES].sort())
  })

  it.each(MAP_TEXT_NAMES)('have the same places to fill in every language: %s', (name) => {
    for (const language of LANGUAGES) {
      expect(holes(TEXTS[language]?.[name])).toEqual(holes(TEXTS.nl?.[name]))
    }
  })
})
