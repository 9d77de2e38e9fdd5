import { propertyNames } from '@/cms/fields/property-names'
import { feedNames } from '@/domain/feeds/feed-fields'
import { readerLanguage, type Language } from '@/i18n/languages'
import { filled } from '@/lib/filled'
import { IMPORT_TEXTS } from './import-texts'

type ImportPart = keyof typeof IMPORT_TEXTS

const isPart = (name: string): name is ImportPart => Object.hasOwn(IMPORT_TEXTS, name)

const escaped = (text: string): string => text.replaceAll(/[.*+?^$()|[\]\\]/g, String.raw`\$&`)

/** A value of the feed may hold the words of the sentence that it begins: it ends where they stand last. */
const patternOf = (english: string): RegExp => {
  const pattern = escaped(english).replaceAll(/\{(\w+)\}/g, (_, name: string) => `(?<${name}>.+${name === 'found' ? '' : '?'})`)
  return new RegExp(`^${pattern}$`, 's')
}

const PATTERNS = new Map(
  Object.entries(IMPORT_TEXTS).map(([part, texts]) => [
    part,
    texts.map(([english, said]) => ({ pattern: patternOf(english), said })),
  ]),
)

/** What a feed says in its own words stands between quotes. */
const QUOTED = /^".*"$/s

/**
 * A text that an import wrote in English, or a part of one, in the language of the person at work, English for
 * any other; what no import writes, such as the words of a feed or of a system, as it is.
 */
export function translated(text: string, part: ImportPart, language: string): string {
  if (QUOTED.test(text)) return text
  const reader = readerLanguage(language)
  for (const { pattern, said } of PATTERNS.get(part) ?? []) {
    const found = pattern.exec(text)
    if (!found) continue
    const values = Object.entries(found.groups ?? {}).map(([name, value]) => [name, valueIn(name, value, reader)])
    return filled(said[reader], Object.fromEntries(values))
  }
  return text
}

function valueIn(name: string, value: string, language: Language): string {
  if (name === 'mentions') return withFieldNames(translated(value, 'listings', language), language)
  return isPart(name) ? translated(value, name, language) : value
}

const FIELD_NAMES = new Map(
  [...feedNames].flatMap(([name, ofFeed]) => propertyNames([name]).map(({ label }) => [ofFeed, label])),
)

/** Listings with the fields of the feed that would mend them, by the names that the fields have in the admin. */
const withFieldNames = (listings: string, language: Language): string =>
  listings.replaceAll(/\(([\w, ]+)\)/g, (_, names: string) => {
    const own = names.split(', ').map((name) => FIELD_NAMES.get(name)?.[language] ?? name)
    return `(${own.join(', ')})`
  })
