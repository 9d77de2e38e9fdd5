import { createTranslator } from 'next-intl'
import { describe, expect, it } from 'vitest'
import { PLANNING_CODES } from '@/domain/properties/planning'
import { factGroups } from '@/domain/properties/facts'
import { PROPERTY_FIELDS } from '@/domain/properties/fields'
import { formatNumber } from '@/i18n/format'
import { LANGUAGES } from '@/i18n/languages'
import adminDe from '@/i18n/admin/de.json'
import adminEn from '@/i18n/admin/en.json'
import adminFr from '@/i18n/admin/fr.json'
import adminNl from '@/i18n/admin/nl.json'
import de from '@/i18n/messages/de.json'
import en from '@/i18n/messages/en.json'
import fr from '@/i18n/messages/fr.json'
import nl from '@/i18n/messages/nl.json'

const EVERYTHING = Object.fromEntries(
  PROPERTY_FIELDS.map(({ name, kind, localized }) => [name, localized ? { nl: 'x' } : kind === 'answer' ? 'yes' : 7]),
)

const MESSAGES = { nl, fr, en, de }

const ADMIN = { nl: adminNl, fr: adminFr, en: adminEn, de: adminDe }

interface Tree {
  [key: string]: string | Tree
}

const flat = (tree: Tree, prefix = ''): [key: string, message: string][] =>
  Object.entries(tree).flatMap(([name, value]) =>
    typeof value === 'string'
      ? [[prefix + name, value] as [string, string]]
      : flat(value, `${prefix}${name}.`),
  )

const keysOf = (tree: Tree): string[] => flat(tree).map(([key]) => key)

/** Names and kinds of the arguments and tags of a message: `count,plural`, `place`, `<city>`; what stands after `other` is words. */
const argumentsOf = (message: string): string[] =>
  [...message.matchAll(/(?<!\bother )\{(\w+)(?:\}|,\s*(\w+))|<(\w+)>/g)]
    .map(([, name, kind, tag]) => (tag ? `<${tag}>` : [name, kind].filter(Boolean).join()))
    .sort()

describe.each(LANGUAGES)('the messages in %s', (language) => {
  const messages = MESSAGES[language]
  const labels = new Map(flat(messages))

  it('have the keys of the Dutch ones', () => {
    expect(keysOf(messages).sort()).toEqual(keysOf(nl).sort())
  })

  it('take the arguments of the Dutch ones', () => {
    for (const [key, message] of flat(nl)) {
      expect([key, argumentsOf(labels.get(key) ?? '')]).toEqual([key, argumentsOf(message)])
    }
  })

  it('are never blank', () => {
    expect(flat(messages).filter(([, message]) => message.trim() === '')).toEqual([])
  })

  it('can all be formatted', () => {
    const t = createTranslator<Tree>({
      locale: language,
      messages,
      onError: (error) => {
        throw error
      },
    })
    for (const [key, message] of labels) {
      const values = Object.fromEntries(
        argumentsOf(message).map((argument) =>
          argument.startsWith('<')
            ? [argument.slice(1, -1), () => 'x']
            : [argument.split(',')[0] ?? '', 2],
        ),
      )
      expect(String(t.rich(key as never, values))).not.toContain('{')
    }
  })

  it('name every field of a property that is shown as a fact', () => {
    const groups = factGroups(EVERYTHING, 'nl', null)
    const silent = groups.flatMap(({ facts }) => facts.filter(({ field }) => !labels.has(`Facts.${field}`)))
    expect(silent).toEqual([])
    expect(groups.flatMap(({ facts }) => facts).length).toBeGreaterThan(60)
  })

  it('call the area of a shop what staff are asked for', () => {
    const asked = ADMIN[language]['properties.surfaceStore']
    expect(asked).toBe(`${messages.Facts.surfaceStore} (m²)`)
  })

  it.each([
    'contractType', 'eLevel', 'exteriorComfort', 'facades', 'floodZoneName', 'gasCertificate', 'interiorComfort',
    'neighbourhoods', 'planningInfo', 'roofMaterial',
  ] as const)('say %s as the form of staff does', (field) => {
    expect(ADMIN[language][`properties.${field}`]).toBe(messages.Facts[field])
  })

  it('offer to keep somebody informed in the same words on a list and on the page of what is sold', () => {
    expect(messages.List.demand).toBe(messages.Sold.demand)
  })

  it('say every planning code in words', () => {
    const silent = Object.entries(PLANNING_CODES).flatMap(([fact, codes]) =>
      codes.filter((code) => !labels.has(`Planning.${fact}.${code}`)),
    )
    expect(silent).toEqual([])
  })
})

it.each(LANGUAGES)('asks for a rate as the site writes one (%s)', (language) => {
  expect(MESSAGES[language].Calculators.errors.percent).toContain(` ${formatNumber(3.5, language)}.`)
})

it('the building form of a property in German is the kind of house that Belgian advertisements name', () => {
  const shown = Object.values(de.Codes.facades)
  const admin = Object.entries(adminDe).filter(([key]) => key.startsWith('properties.facades:')).map(([, text]) => text)
  expect([shown, admin]).toEqual(Array.from({ length: 2 }, () => ['1 Fassade', 'Reihenhaus', 'Doppelhaushälfte', 'Freistehend']))
})
