import { describe, expect, it } from 'vitest'
import { LANGUAGES, type Language } from '@/i18n/languages'
import { demoFeed } from '../../../demo/network/feed'
import { faultsIn } from '../../support/typography'

type Tree = { [key: string]: unknown }

const MESSAGES = import.meta.glob<Tree>('/src/i18n/*/*.json', { eager: true, import: 'default' })
const WRITTEN = import.meta.glob<Tree>(['/demo/network/*.ts', '/src/cms/first-content/*.ts'], { eager: true })

/** Every text of a tree by where it stands. */
const textsOf = (value: unknown, at: string): [at: string, text: string][] => {
  if (typeof value === 'string') return [[at, value]]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, inner]) => textsOf(inner, `${at}.${key}`))
}

/** Every text of a language within data that holds texts per language. */
function textsIn(value: unknown, language: Language, at: string): [at: string, text: string][] {
  if (typeof value !== 'object' || value === null) return []
  if ('nl' in value && 'fr' in value) return textsOf((value as Tree)[language], at)
  return Object.entries(value).flatMap(([key, inner]) => textsIn(inner, language, `${at}.${key}`))
}

const marked = (texts: readonly [string, string][], language: Language): string[] =>
  texts.flatMap(([at, text]) => faultsIn(text, language).map((fault) => `${at}: ${fault}`))

describe.each(LANGUAGES)('what is written in %s', (language) => {
  it.each(['messages', 'admin', 'payload'])('keeps to the rules of the language in the words of %s', (folder) => {
    const words = MESSAGES[`/src/i18n/${folder}/${language}.json`]
    expect(textsOf(words, folder).length).toBeGreaterThan(50)
    expect(marked(textsOf(words, folder), language)).toEqual([])
  })

  it.each(['admin', 'payload'])('has single quotation marks, where it has curled ones, in the words of %s', (folder) => {
    const double = language === 'nl' || language === 'en' ? /[“”]/ : /[‘]/
    const words = MESSAGES[`/src/i18n/${folder}/${language}.json`]
    expect(textsOf(words, folder).filter(([, text]) => double.test(text))).toEqual([])
  })

  it('keeps to them in the pages, forms and rates that a new site starts with, and in the demo', () => {
    const texts = Object.entries(WRITTEN).flatMap(([file, inside]) => textsIn(inside, language, file))
    expect(texts.length).toBeGreaterThan(100)
    expect(marked(texts, language)).toEqual([])
  })

  it('keeps to them in the listings of the demo', { tags: 'slow' }, () => {
    const { properties, projects } = demoFeed(() => 2)
    const rows = [...properties, ...projects].filter((row) => row.language === language)
    expect(rows.length).toBeGreaterThan(50)
    expect(marked(rows.flatMap((row) => textsOf(row, String(row.ID))), language)).toEqual([])
  })
})

it.each<[Language, string, string[]]>([
  ['fr', 'Voir\u00A0: {count} biens\u202F? Oui, à 12\u00A0% (10:30).', []],
  ['fr', 'Voir : ceci', ['a no-break space before :']],
  ['fr', 'Vraiment ?', ['a narrow no-break space before ; ! ?']],
  ['fr', '«\u00A0Oui »', ['no-break spaces inside « »']],
  ['fr', 'Un “mot”', ['quotation marks as « »']],
  ['fr', 'Un chemin, p. ex. /a-vendre/?type=1, ou une adresse', []],
  ['fr', 'Un chemin, p. ex. /a-vendre/\u202F?type=1', ['no space within an address']],
  ['fr', 'Composé de une pièce, vous vous y plairez', ['d’un, qu’un']],
  ['fr', 'Gent', ['Gand']],
  ['fr', 'l\'acte', ['a typographic apostrophe or quotation mark']],
  ['nl', '<a href="https://x.be/?a=1">{km} km</a>', ['a no-break space before a unit']],
  ['nl', '{count, plural, one {# pand: ja!} other {# panden}}', []],
  ['nl', 'Nee : ja', ['no space before : ; ! ?']],
  ['nl', 'Ixelles', ['Elsene']],
  ['nl', 'Een aparte aparte keuken', ['a word once']],
  ['nl', 'Een „woord”', ['quotation marks as “ ”']],
  ['en', '"For sale"', ['typographic quotation marks']],
  ['en', 'From €\u00A01.000, for example 350.000.', []],
  ['en', 'From €1,000', ['a no-break space after €', 'thousands with a point, as the site writes prices']],
  ['en', 'A one-way street, a European, a 110\u00A0m² plot, a code A or B', []],
  ['en', 'a open kitchen', ['an before a vowel']],
  ['en', 'a 18\u00A0m² terrace', ['an before a vowel']],
  ['en', '5 % dearer', ['no space before %', 'more expensive']],
  ['de', 'Kaufst du?', ['Sie, Ihr']],
  ['de', 'In Wallonien', ['die Wallonie']],
  ['fr', 'Si les unités sont à vendre. Vide\u00A0: non affiché.', ['Indique si']],
  ['fr', 'Si la photo est affichée, et où.', ['Indique si']],
  ['fr', 'Importations échouées', ['serveur de messagerie, import']],
  ['nl', 'De zaakvoerder of zaakvoerster', ['bestuurder']],
  ['fr', 'Vide\u00A0: non affiché. Si vous hésitez, appelez-nous.', []],
  ['fr', 'Les pièces choisi(s)', ['a word for each number']],
  ['nl', 'Bel of mail ons. De mail volgt.', ['e-mail']],
  ['en', 'The mail server kept your e-mail.', []],
  ['en', 'It works for one hour and once.', ['once, within']],
  ['de', 'Sie gilt eine Stunde und nur einmal.', ['nur einmal und … lang']],
  ['de', 'Ein „{name}“.', []],
  ['de', 'Ein “{name}”.', ['quotation marks as „ “']],
])('in %s, of %s is marked: %j', (language, text, faults) => {
  expect(faultsIn(text, language).map((fault) => fault.split(': …')[0])).toEqual(faults)
})
