import { readFileSync } from 'node:fs'
import { de } from '@payloadcms/translations/languages/de'
import { en } from '@payloadcms/translations/languages/en'
import { fr } from '@payloadcms/translations/languages/fr'
import { nl } from '@payloadcms/translations/languages/nl'
import { describe, expect, it, test } from 'vitest'
import { ENGLISH } from '@/admin/english-messages'
import { LANGUAGES } from '@/i18n/languages'
import { PAYLOAD_WORDS } from '@/i18n/payload-words'

const THEIRS = { nl: nl.translations, fr: fr.translations, en: en.translations, de: de.translations }

/** Texts by `group:key`. */
const texts = (words: object): Map<string, string> =>
  new Map(
    Object.entries(words).flatMap(([group, inside]) =>
      Object.entries(inside as Record<string, string>).map(([key, text]) => [`${group}:${key}`, text] as const),
    ),
  )
const holes = (text = ''): string[] => [...new Set(text.match(/\{\{\w+\}\}/g))].sort()

describe.each(LANGUAGES)("the words in place of Payload's own (%s)", (language) => {
  const ours = texts(PAYLOAD_WORDS[language])
  const theirs = texts(THEIRS[language])

  it('are the same in every language', () => {
    const english = texts(PAYLOAD_WORDS.en)
    expect([...ours.keys()]).toEqual([...english.keys()])
    for (const [key, text] of ours) expect([key, holes(text)]).toEqual([key, holes(english.get(key))])
  })

  it('stand where Payload looks for them, with values that it fills in', () => {
    for (const [key, text] of ours) {
      if (key.startsWith('site:')) continue
      expect(theirs.has(key), key).toBe(true)
      expect(holes(theirs.get(key)), key).toEqual(expect.arrayContaining(holes(text)))
    }
  })

  it('say more than Payload', () => {
    for (const [key, text] of ours) expect(text, key).not.toBe(theirs.get(key))
  })
})

const UI = 'node_modules/@payloadcms/ui/dist'

test.each([
  ['elements/BulkUpload/FormsManager/index.js', 'Successfully saved ${successCount} files'],
  ['elements/BulkUpload/FormsManager/index.js', 'Failed to save ${errorCount_2} files'],
  ['providers/Auth/index.js', 'Refreshing token failed: ${e_0.message}'],
  ['providers/Auth/index.js', 'Refreshing permissions failed: ${e_1.message}'],
  ['providers/Auth/index.js', 'Fetching user failed: ${e_2.message}'],
  ['forms/Form/errorMessages.js', 'Your request was too large to submit successfully.'],
])('%s still says “%s”, which is put into words', (file, message) => {
  expect(readFileSync(`${UI}/${file}`, 'utf8')).toContain(message)
  const shown = message.replace(/\$\{\w+Count\w*\}|\$\{errorCount_2\}/, '3').replace(/\$\{.*\}/, 'Failed to fetch')
  expect(ENGLISH.filter(([pattern]) => pattern.test(shown))).toHaveLength(1)
})
