import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { amountFromWords, amountInWords } from '@/domain/forms/amount-in-words'
import { LANGUAGES, type Language } from '@/i18n/languages'
import { anyText } from './sent-forms'

const MOST = 99_999_999

/** What people write, in each language. */
const WRITTEN: Record<Language, readonly (readonly [text: string, amount: number])[]> = {
  nl: [
    ['nul euro', 0],
    ['één euro', 1],
    ['tachtig', 80],
    ['tweeëntwintig', 22],
    ['tweeentwintig', 22],
    ['twee-en-twintig', 22],
    ['drie en dertig', 33],
    ['honderd', 100],
    ['honderd en een', 101],
    ['honderdeneen', 101],
    ['Tweehonderd Vijftigduizend Euro', 250_000],
    ['twee honderd vijftig duizend', 250_000],
    ['tweehonderdvijftigduizendvijfhonderd', 250_500],
    ['driehonderdvijfentachtigduizend', 385_000],
    ['duizend en tien', 1010],
    ['duizendhonderd', 1100],
    ['vijftienhonderd', 1500],
    ['vijfentwintighonderd euro', 2500],
    ['een miljoen', 1_000_000],
    ['één miljoen tweehonderdduizend euro.', 1_200_000],
    ['twee miljoen en vijf', 2_000_005],
    ['eenmiljoeneenduizendeen', 1_001_001],
    ['tien miljoen', 10_000_000],
    ['twaalf miljoen vijfhonderdduizend euro', 12_500_000],
    ['negenennegentig miljoen negenhonderdnegenennegentigduizend negenhonderdnegenennegentig', MOST],
    ['tweehonderdduizend eur', 200_000],
    ['Tweehonderdduizend EUR.', 200_000],
    ["tweehonderdduizend euro's", 200_000],
  ],
  fr: [
    ['zéro', 0],
    ['un euro', 1],
    ['vingt et un', 21],
    ['vingt-et-un', 21],
    ['soixante-dix', 70],
    ['soixante et onze', 71],
    ['soixante-et-onze', 71],
    ['septante et un', 71],
    ['septante-sept', 77],
    ['soixante-dix-sept', 77],
    ['quatre-vingts', 80],
    ['quatre vingt', 80],
    ['octante', 80],
    ['octante-cinq', 85],
    ['quatre-vingt-un', 81],
    ['quatre-vingt-dix', 90],
    ['quatre-vingt-onze', 91],
    ['nonante', 90],
    ['nonante-neuf', 99],
    ['quatre-vingt-dix-neuf', 99],
    ['cent', 100],
    ['cent six', 106],
    ['deux cents', 200],
    ['deux cents six', 206],
    ['deux-cent-six', 206],
    ['deux cent sept', 207],
    ['mille', 1000],
    ['mille six cents', 1600],
    ['seize cents euros', 1600],
    ['quatre-vingt mille', 80_000],
    ['quatre-vingts mille', 80_000],
    ['Deux cent cinquante mille euros', 250_000],
    ['trois cent quatre-vingt-cinq mille cinq cents', 385_500],
    ['un million d’euros', 1_000_000],
    ["deux millions d'euros", 2_000_000],
    ['un-million-deux-cent-mille', 1_200_000],
    ['deux millions sept', 2_000_007],
    ['neuf millions neuf cent quatre-vingt-dix-neuf mille neuf cent quatre-vingt-dix-neuf', 9_999_999],
    ['quatre-vingt-dix-neuf millions neuf cent quatre-vingt-dix-neuf mille neuf cent quatre-vingt-dix-neuf', MOST],
    ['dix millions', 10_000_000],
    ["quatre-vingts millions d'euros", 80_000_000],
    ['septante et un millions', 71_000_000],
    ['deux cent cinquante mille EUR', 250_000],
    ["un million d'eur", 1_000_000],
  ],
  en: [
    ['zero', 0],
    ['one', 1],
    ['eighty-five', 85],
    ['eighty five', 85],
    ['a hundred', 100],
    ['one hundred and one', 101],
    ['one hundred one', 101],
    ['fifteen hundred', 1500],
    ['a thousand', 1000],
    ['two hundred and fifty thousand euros', 250_000],
    ['Two hundred fifty thousand, five hundred', 250_500],
    ['one million', 1_000_000],
    ['one million seven', 1_000_007],
    ['two millions and seven', 2_000_007],
    ['one million, two hundred thousand and five Euro', 1_200_005],
    ['ten million', 10_000_000],
    ['twenty-one million euros', 21_000_000],
    ['two hundred thousand EUR', 200_000],
  ],
  de: [
    ['null', 0],
    ['ein Euro', 1],
    ['eins', 1],
    ['fünfunddreißig', 35],
    ['fuenfunddreissig', 35],
    ['zwoelf', 12],
    ['hundert', 100],
    ['hunderteins', 101],
    ['einhundertundeins', 101],
    ['tausend', 1000],
    ['tausend Euro', 1000],
    ['eintausend', 1000],
    ['fünfzehnhundert', 1500],
    ['zweihundertfünfzigtausend Euro', 250_000],
    ['zwei hundert fünfzig tausend', 250_000],
    ['dreihundertfünfundachtzigtausendfünfhundert', 385_500],
    ['eine Million', 1_000_000],
    ['eine Million zweihunderttausend', 1_200_000],
    ['zwei Millionen und fünf', 2_000_005],
    ['neunundneunzigtausendneunhundertneunundneunzig', 99_999],
    ['zehn Millionen', 10_000_000],
    ['einundzwanzig Millionen', 21_000_000],
    ['zweihunderttausend EUR', 200_000],
  ],
}

const NO_AMOUNT: Record<Language, readonly string[]> = {
  nl: ['', 'veel', 'euro', 'miljoen', 'honderdhonderd', 'honderd miljoen', 'eur', 'tweehonderd eurocent', 'duizendduizend', '3 honderd', 'honderdnul', 'twintigeen', 'tweeduizend vijftienhonderd', '250.000', 'een miljoen euro twee', 'constructor'],
  fr: ['', 'cent cent', 'million', 'cent millions', 'vingt vingt', 'mille mille', 'deux cent cinquante mille francs', 'cents s', '__proto__'],
  en: ['', 'hundred hundred', 'a hundred million', 'twenty twenty', 'million', 'and five', 'one hundred pounds'],
  de: ['', 'hundert hundert', 'hundert Millionen', 'Million', 'zwanzigeins', 'tausendtausend', 'undeins'],
}

describe.each(LANGUAGES)('amounts in words in %s', (language) => {
  it.each(WRITTEN[language])('"%s" is %i', (text, amount) => {
    expect(amountFromWords(text, language)).toBe(amount)
    expect(amountFromWords(text.toUpperCase(), language)).toBe(amount)
  })

  it.each(NO_AMOUNT[language])('"%s" is none', (text) => {
    expect(amountFromWords(text, language)).toBeNull()
  })

  it('are read as they are written, each up to 10,000', () => {
    const wrong = Array.from({ length: 10_000 }, (_, amount) => amount).filter(
      (amount) => amountFromWords(amountInWords(amount, language), language) !== amount,
    )
    expect(wrong).toEqual([])
  })

  it('are read as they are written, with and without spaces and currency', () => {
    const currency = fc.constantFrom('', ' euro', ' EURO', language === 'fr' ? ' d’euros' : ' euro')
    fc.assert(
      fc.property(fc.integer({ min: 0, max: MOST }), currency, fc.boolean(), (amount, end, isTight) => {
        const words = amountInWords(amount, language)
        const typed = isTight ? words.replace(/[\s-]/g, '') : words.replace(/-/g, ' ')
        expect(amountFromWords(typed + end, language)).toBe(amount)
      }),
      { numRuns: 2000 },
    )
  })

  it('are spelled in one way each', () => {
    const spelled = new Set(Array.from({ length: 10_000 }, (_, amount) => amountInWords(amount, language)))
    expect(spelled.size).toBe(10_000)
  })

  it('are none of what cannot be one, and no text is too odd to read', () => {
    for (const amount of [-1, 0.5, MOST + 1, NaN, Infinity]) expect(amountInWords(amount, language)).toBe('')
    expect(amountFromWords('duizend'.repeat(100_000), language)).toBeNull()
    const words = fc.array(fc.constantFrom('en', 's', 'honderd', 'cent', 'mille', 'hundred', 'tausend', 'million', 'een', 'euro'))
    fc.assert(
      fc.property(fc.oneof(anyText, words.map((all) => all.join(''))), (text) => {
        const amount = amountFromWords(text, language)
        expect(amount === null || (Number.isInteger(amount) && amount >= 0 && amount <= MOST)).toBe(true)
      }),
    )
  })
})

describe('amountInWords', () => {
  it.each([
    ['nl', 0, 'nul'],
    ['nl', 1022, 'duizend tweeëntwintig'],
    ['nl', 285_000, 'tweehonderdvijfentachtigduizend'],
    ['nl', 1_103_401, 'een miljoen honderddrieduizend vierhonderdeen'],
    ['nl', 22_000_000, 'tweeëntwintig miljoen'],
    ['fr', 80, 'quatre-vingts'],
    ['fr', 81, 'quatre-vingt-un'],
    ['fr', 71, 'septante et un'],
    ['fr', 99, 'nonante-neuf'],
    ['fr', 300, 'trois cents'],
    ['fr', 80_300, 'quatre-vingt mille trois cents'],
    ['fr', 200_000, 'deux cent mille'],
    ['fr', 2_001_201, 'deux millions mille deux cent un'],
    ['fr', 80_200_000, 'quatre-vingts millions deux cent mille'],
    ['en', 285_000, 'two hundred and eighty-five thousand'],
    ['en', 1_000_021, 'one million and twenty-one'],
    ['de', 1, 'eins'],
    ['de', 21_001, 'einundzwanzigtausendeins'],
    ['de', 101_000, 'einhunderteintausend'],
    ['de', 2_030_000, 'zwei Millionen dreißigtausend'],
    ['de', 31_000_000, 'einunddreißig Millionen'],
  ] as const)('in %s: %i is "%s"', (language, amount, text) => {
    expect(amountInWords(amount, language)).toBe(text)
  })
})
