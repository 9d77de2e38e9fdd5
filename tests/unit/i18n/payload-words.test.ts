import { readFileSync } from 'node:fs'
import { de } from '@payloadcms/translations/languages/de'
import { en } from '@payloadcms/translations/languages/en'
import { fr } from '@payloadcms/translations/languages/fr'
import { nl } from '@payloadcms/translations/languages/nl'
import { describe, expect, it } from 'vitest'
import adminDe from '@/i18n/admin/de.json'
import adminEn from '@/i18n/admin/en.json'
import adminFr from '@/i18n/admin/fr.json'
import adminNl from '@/i18n/admin/nl.json'
import { LANGUAGES } from '@/i18n/languages'
import { PAYLOAD_WORDS } from '@/i18n/payload-words'

const THEIRS = { nl: nl.translations, fr: fr.translations, en: en.translations, de: de.translations }

const MODULE = 'pages.modules!'
const MODULES = { nl: adminNl[MODULE], fr: adminFr[MODULE], en: adminEn[MODULE], de: adminDe[MODULE] }

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
    // Its English names them as it does; its French asks for a {{titre}} that nobody fills in.
    const english = texts(THEIRS.en)
    for (const [key, text] of ours) {
      if (key.startsWith('site:')) continue
      expect(theirs.has(key), key).toBe(true)
      expect(holes(english.get(key)), key).toEqual(expect.arrayContaining(holes(text)))
    }
  })
})

it("none of them is Payload's own in every language", () => {
  for (const key of texts(PAYLOAD_WORDS.en).keys()) {
    const changed = LANGUAGES.filter(
      (language) => texts(PAYLOAD_WORDS[language]).get(key) !== texts(THEIRS[language]).get(key),
    )
    expect(changed, key).not.toEqual([])
  }
})

/** Payload's own copying of a language, in whose place ours stands (decision 078). */
const UNSHOWN = /^localization:(?:cannotCopySameLocale|copyToLocale|selectLocaleToCopy)$/

/** What belongs to parts of Payload that this site does not have, and what Payload looks up nowhere. */
const UNUSED = /^folder:|^dashboard:|^error:unverifiedEmail|^general:(?:copyWarning|moveConfirm)$|^authentication:(?:forgotPasswordUsernameInstructions|generatingNewAPIKeyWillInvalidate|loggedIn|loginAttempts|loginUser|loginWithAnotherUser|newAccountCreated|verifyYourEmail)$/

describe.each(LANGUAGES)('what staff read (%s)', (language) => {
  const read = new Map([...texts(THEIRS[language]), ...texts(PAYLOAD_WORDS[language])])

  it('speaks of languages, not of locales, and names no product', () => {
    const odd = [...read].filter(([key, text]) =>
      !UNSHOWN.test(key) && /locale|localité|param[èe]tres? régiona|taalinstelling|\bPayload\b/i.test(text.replace(/\{\{\w+\}\}/g, '')),
    )
    expect(odd).toEqual([])
  })

  it('speaks to them with respect', () => {
    const familiar = { nl: /(?<!\p{L})(?:je|jij|jouw?|jullie)(?!\p{L})/iu, fr: /(?<!\p{L})(?:tu|tes|toi)(?!\p{L})/iu, en: /(?!)/, de: /(?<!\p{L})(?:du|deine?[mnrs]?|dir|dich|bist)(?!\p{L})/iu }[language]
    expect([...read].filter(([key, text]) => !UNUSED.test(key) && familiar.test(text))).toEqual([])
  })

  it('has one word for saving, for changing and for signing in and out, that of the rest of the admin', () => {
    const other = { nl: /(?<!\p{L})(?:inlog|uitlog|ingelogd|uitgelogd)/iu, fr: /(?<!\p{L})(?:sauvegard|[ée]diter(?!\p{L}))/iu, en: /(?!)/, de: /(?!)/ }[language]
    expect([...read].filter(([key, text]) => !UNUSED.test(key) && other.test(text))).toEqual([])
  })

  it('reads on where Payload puts one phrase behind another', () => {
    const said = (key: string) => read.get(key) ?? ''
    const copied = { nl: 'Dupliceren in gekozen talen', fr: 'Dupliquer dans les langues choisies', en: 'Duplicate in chosen languages', de: 'Duplizieren in gewählten Sprachen' }
    expect(`${said('general:duplicate')} ${said('localization:selectedLocales')}`).toBe(copied[language])
    // `Search by Name or E-mail address`, as one phrase.
    expect(said('general:or')).toBe({ nl: 'of', fr: 'ou', en: 'or', de: 'oder' }[language])
  })

  it('calls what a page is made of a module where it is looked for too', () => {
    expect(read.get('fields:searchForBlock')?.toLowerCase()).toContain(MODULES[language].toLowerCase())
  })

  it('says of one document and of many in words that fit both, and whom it speaks to with respect', () => {
    const counted = [...texts(PAYLOAD_WORDS[language])].filter(([key]) => /^general:aboutTo\w+Count|^general:aboutToPermanentlyDeleteTrash|^version:aboutTo\w+Selection/.test(key))
    expect(counted).toHaveLength(9)
    const ofMany = /\}\}(?:<\/1>)? (?:worden|gaan|are|go|kommen|werden)\b|\b(?:ze|they|them|their|waren|sie)\b/
    expect(counted.filter(([, text]) => ofMany.test(text) || (language !== 'fr' && /\b(?:je|du)\b/i.test(text)))).toEqual([])
  })

  it('shows a dash where a list has nothing, and what is missing, which may be all that a link says', () => {
    expect(read.get('general:noLabel')).toMatch(/^\{\{label\}\}\u00A0?: —$/)
  })

  it('answers yes or no where something is ticked', () => {
    const answers = { nl: ['ja', 'nee'], fr: ['oui', 'non'], en: ['yes', 'no'], de: ['ja', 'nein'] }[language]
    expect([read.get('general:true'), read.get('general:false')].map((word) => word?.toLowerCase())).toEqual(answers)
  })
})

it('the name of the language in the bar stands off the colon that Payload (3.90.1) writes after it, in French alone', () => {
  const label = readFileSync('node_modules/@payloadcms/ui/dist/elements/Localizer/LocalizerLabel/index.js', 'utf8')
  expect(label).toContain('`${t("general:locale")}:`')
  expect(LANGUAGES.map((language) => `${PAYLOAD_WORDS[language].general.locale}:`)).toEqual(['Taal:', 'Langue\u00A0:', 'Language:', 'Sprache:'])
})
