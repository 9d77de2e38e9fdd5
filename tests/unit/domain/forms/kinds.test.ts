import { describe, expect, it } from 'vitest'
import type { FieldKind, FormField } from '@/domain/forms/fields'
import { valueOf } from '@/domain/forms/kinds'
import { isPersonName } from '@/domain/forms/typed-text'
import { processorTime } from '../../../support/processor-time'

/** What a field makes of a text: its value, or the message. */
function read(kind: FieldKind, typed: unknown, more: Partial<FormField> = {}): unknown {
  const result = valueOf({ name: 'field', kind, ...more }).safeParse(typed)
  return result.success ? result.data : { refused: result.error.issues[0]?.message }
}

const refused = (message: string) => ({ refused: `invalid.${message}` })

describe('a name', () => {
  it.each([
    "D'Hondt", 'D’Hondt', 'Nguyễn', 'Çelik', 'Ølberg-Łąck', 'van der Straeten', 'J.P. Dupont', '李小龙', 'محمد',
    'Jan & An', 'Jan Peeters (zoon)', 'Ólafur Þór', 'Mary–Jane', 'Jan 2',
    'Dr.Müller', 'Ph.Dupont', 'St.Pierre', 'ST.PIERRE', 'J.-Cl.Martin', 'Ph.De Smet', 'J.Da Silva', 'M.El Khattabi', 'M.Di Rupo', 'P.Op de Beeck', 'J.Op ’t Eynde', 'J.St-Pierre', 'M.et Mme Dupont', 'Mevr.Janssens', 'Prof.Maes', 'Mlle.Dupont', 'Frau.Müller', 'DR.MAES', 'DHR.MAES', 'Dr.Élise', 'Ph.Frère', 'Dr.Bergmans',
    'Jan/Els', 'Jan / Els', 'J.Roy/M.Martin', 'Ph.Dupont / Chr.Martin', 'j.dupont',
    'J.R.R.Tolkien', 'J-P.Martin', 'J-Cl.Martin', 'J.de Smet', 'J.DE SMET', 'J.SMET', 'J.van Damme', "Ph.D'Hondt", 'Dr.McCarthy', 'M./Mme Dupont', 'Ph.Dupont/Chr.Martin',
  ])('may be %s', (name) => {
    expect(read('text', name, { isName: true })).toBe(name)
  })

  it.each([
    'www.spam', 'Win at evil.com', 'http://x', 'a@b.be', '<b>Jan</b>', '12', '...', '€', 'Jan;', '😀',
    'bit.ly/x', 'www.x.be', 'WWW.X.BE', 'cheap-pills.com', 'cheap-pills.ru', 'Cheap.pills', 'x.com', 'https://t.co/x', 'пример.рф', '例子.中国',
    'EVIL.COM', 'Win at Evil.Com', 'Win at EVIL.BE now', 'evil.com/', 't.co/x', 't.co/X', 'T.Co/x', 'win 1.2.3.4/x', '//evil.org', '/', '1/2',
    'EVIL.RU', 'SPAM.DE', 'EVIL.LU', 'Evil.Ru', 'Evil.Co.Uk', 'Bbc.Co.Uk', 'Lucky-Win.Online', 'Win.Online', 'Bit.Com', 'X.BE', 't.co',
    'T.Me/Spam', 'T.Me', 'Bit.Ly/X', 'Bit.Ly', 'BIT.LY', 'X.Roy/Spam', 'Win.De', 'WIN.DE NOW', 'WIN 5000 EUR, GO TO CASINO.IO', 'A1.Casino',
  ])('is not %s', (name) => {
    expect(read('text', name, { isName: true })).toEqual(refused('name'))
  })

  it('is stored without what nobody sees, composed and with single spaces', () => {
    expect(read('text', ' Zo\u200be\u202e \t  Ve\u0301rite\ufeff ', { isName: true })).toBe('Zoe V\u00e9rite')
  })

  it.each(['a\nb', 'a\rb', 'a\r\nBcc: x@y.be', 'a\u2028b', 'a\u2029b', 'a\u0085b', 'a\u0000b', 'a\ud83d'])(
    'has no second line or broken sign: %j',
    (name) => {
      expect(read('text', name)).toEqual(refused('any'))
    },
  )
})

describe('several lines', () => {
  it('keep their lines, with one sign at the end of each', () => {
    expect(read('multiline', ' een\r\ntwee\rdrie\n\n\tvier ')).toBe('een\ntwee\ndrie\n\n\tvier')
  })

  it('keep emoji made of several, and lose what turns the text', () => {
    expect(read('multiline', '👨‍👩‍👧 ❤️\u202e\u200b')).toBe('👨‍👩‍👧 ❤️')
  })

  it('are measured as browsers do', () => {
    expect(read('multiline', 'a\r\n'.repeat(10), { most: 19 })).toBe(`${'a\n'.repeat(9)}a`)
    expect(read('multiline', 'a'.repeat(4001))).toEqual(refused('tooLong'))
  })

  it.each(['a\u0000', 'a\u001bb', 'a\ud800'])('hold no control signs: %j', (text) => {
    expect(read('multiline', text)).toEqual(refused('any'))
  })
})

describe('an e-mail address', () => {
  it.each([
    ['anouk@example.be', 'anouk@example.be'],
    [' Anouk.D-H+huis@Example.BE ', 'Anouk.D-H+huis@example.be'],
    ["o'neill@example.co.uk", "o'neill@example.co.uk"],
    ['info@müller.de', 'info@xn--mller-kva.de'],
    ['info@пример.рф', 'info@xn--e1afmkfd.xn--p1ai'],
    ['a@xn--mller-kva.de', 'a@xn--mller-kva.de'],
    ['an\u200bouk@example.be', 'anouk@example.be'],
  ])('%j is %s', (typed, stored) => {
    expect(read('email', typed)).toBe(stored)
  })

  it.each([
    'anouk', 'anouk@', '@example.be', 'a@b', 'a@b.', 'a@.be', 'a b@example.be', 'a@exa mple.be', 'a@b@c.be,',
    'a..b@example.be', '.a@example.be', 'a.@example.be', 'a@127.0.0.1', 'a@[127.0.0.1]', 'a@b.be/x', 'a@b.be?x',
    'a@b.be:25', 'a@b.be#', 'a@-b.be', 'a@b.be, c@d.be', '<a@b.be>', '"a"@b.be', 'müller@example.be', 'a@b。be',
    `${'a'.repeat(65)}@example.be`, `a@${'b'.repeat(64)}.be`, 'a@b.1', 'a%40b@c@d',
  ])('%s is none', (typed) => {
    expect(read('email', typed)).toEqual(refused('email'))
  })

  it('has no second line', () => {
    expect(read('email', 'a@b.be\nBcc: c@d.be')).toEqual(refused('any'))
  })

  it('of a friend has its own words', () => {
    expect(read('email', 'x', { name: 'friendEmail' })).toEqual(refused('friendEmail'))
  })
})

describe('a telephone number', () => {
  it.each([
    ['0470123456', '0470 12 34 56'],
    ['0470/12.34.56', '0470 12 34 56'],
    ['02 511 22 33', '025 11 22 33'],
    ['+32 470 12 34 56', '+32 470 12 34 56'],
    ['+352 621 123', '+352 621 123'],
    ['0032470123456', '0032470123456'],
    ['(+32) 475 12 34 56', '+32 475 12 34 56'],
    ['(+32) 2 511 22 33', '+32 2 511 22 33'],
    ['(+352)621 123', '+352621 123'],
    ['+32 (0)475 12 34 56', '+32 (0)475 12 34 56'],
    ['(0475) 12 34 56', '0475 12 34 56'],
    ['0475–12–34–56', '0475 12 34 56'],
    ['0475‑12—34‐56', '0475 12 34 56'],
    ['+32–475–12–34–56', '+32–475–12–34–56'],
  ])('%s is stored as %s', (typed, stored) => {
    expect(read('phone', typed)).toBe(stored)
  })

  it.each(['123', 'bel mij', '0470 12 34 56 ext', '1234567890123456', '--------', '––––––––', '(0)/()/()', '((+32) 475 12 34 56', '(+) 475 12 34 56'])('%s is none', (typed) => {
    expect(read('phone', typed)).toEqual(refused('phone'))
  })
})

describe('postcodes', () => {
  it.each<[typed: string, stored: string]>([
    ['9000', '9000'],
    ['l-1234', 'L-1234'],
    ...['L 1234', 'L1234', 'l – 1234', 'LU-1234', 'L-1234 Luxembourg'].map((typed): [string, string] => [typed, 'L-1234']),
    ...['B-1000', 'B1000', 'b 1000', 'BE-1000', '1000 Brussel', 'B-1000 Bruxelles', '1000, Brussel', '1000 - Brussel'].map((typed): [string, string] => [typed, '1000']),
    ['3665 As', '3665'],
    ["6210 L'Escaille (Wayaux)", '6210'],
    ["3798 's-Gravenvoeren", '3798'],
    ...['8420 De Haan', '8420 DE HAAN', '8420 de haan'].map((typed): [string, string] => [typed, '8420']),
    ['7100 La Louvière', '7100'],
    ['9100 ST NIKLAAS', '9100'],
  ])('%s is %s', (typed, stored) => {
    expect(read('zip', typed)).toBe(stored)
  })

  it.each(['0900', '900', '90000', 'B900', 'B-90000', 'F-1000', 'Brussel', '1012 AB', '1012 ab', '1012AB', '1000 1', '1000 x', '1000-9000', '1012 AB Amsterdam', '1012 ab amsterdam', '2511 CV Den Haag', '4811 XZ Breda', '1012-AB Amsterdam', '1012 LA Amsterdam', '1012 AB (Amsterdam)'])('%s is none', (typed) => {
    expect(read('zip', typed)).toEqual(refused('zip'))
  })

  it.each([
    ['9000', ['9000']],
    [' 9000, 9050;1000 9000\u00a0L-1234 ', ['9000', '9050', '1000', 'L-1234']],
    ['9000,,', ['9000']],
    ['L 1234', ['L-1234']],
    ['l1234 L-1234 B 1000', ['L-1234', '1000']],
    ['9000 Gent', ['9000']],
    ['9000 en 9050', ['9000', '9050']],
    ['9000 of 9050', ['9000', '9050']],
    ['9000 ou 9050', ['9000', '9050']],
    ['9000 Gent of 9050 Gentbrugge.', ['9000', '9050']],
    ['5000 et 5100, et 5020', ['5000', '5100', '5020']],
    ['9000 and 9050 & 4700 und 4780', ['9000', '9050', '4700', '4780']],
    ['9000 Gent, 9050 Ledeberg', ['9000', '9050']],
    ['9000 Gent en 9050 Ledeberg 8660 De Panne L 1234 Luxembourg', ['9000', '9050', '8660', 'L-1234']],
    ['4000 Noël 1234', ['4000', '1234']],
    ['1000 Brussel 9000 Gent', ['1000', '9000']],
    ["1420 Braine l'Alleud 3798 's-Gravenvoeren 7100 La Louvière", ['1420', '3798', '7100']],
    ['9000 gent', ['9000']],
    ['9000 gent, 9050 ledeberg en 8420 de haan', ['9000', '9050', '8420']],
    ['9000 Gent EN 9050 Ledeberg', ['9000', '9050']],
    ['9000 / 9050 ; 9040 + 9030', ['9000', '9050', '9040', '9030']],
  ])('the list %j is %j', (typed, stored) => {
    expect(read('zips', typed)).toEqual(stored)
  })

  it.each([',', 'Gent', 'en', 'Gent, 9000', '9000 en omgeving', '1012 AB', '9000 Gent, 90500 Ledeberg', '9000-9099', Array.from({ length: 51 }, (_, at) => 1000 + at).join()])(
    'the list %s is none',
    (typed) => {
      expect(read('zips', typed)).toEqual(refused('zips'))
    },
  )
})

describe('a list of postcodes says no more than which', () => {
  const between = [
    'tot', 'tot en met', 't/m', 't.e.m.', 'behalve', 'niet', 'zonder', 'uitgezonderd', 'maar niet', 'Brussel niet',
    'jusque', "jusqu'à", 'jusqu’à', 'à', 'sauf', 'pas', 'mais pas', 'hors', 'sans', 'excepté', 'Bruxelles sauf', 'Bruxelles (sauf',
    'to', 'until', 'till', 'through', 'not', 'but not', 'except', 'without', 'excluding', 'Brussels except for',
    'bis', 'außer', 'ausser', 'nicht', 'ohne', 'aber nicht', 'Brüssel außer', 'Gent -', 'Gent –', 'gent',
  ]

  it.each(between)('1000 %s 1020 is none', (words) => {
    for (const typed of [`1000 ${words} 1020`, `1000 ${words} B-1020 Laken`, `1000, 1000 ${words} L 1020`]) {
      expect(read('zips', typed)).toEqual(refused('zips'))
    }
  })

  it.each([
    '1000 Sauf 1020', '1000 BEHALVE 1020', '1000 BRUSSEL NIET 1020 LAKEN', '1000 TOT 1020', '1000 EXCEPTÉ 1020', '1000 AUSSER 1020',
    '1000 Brussel niet Laken', '1000 niet', '1000 Bruxelles (sauf Laeken)', '1000 behalve, 1020', '1000 brussel niet, 1020',
    '1012 AB Amsterdam', '9000 Gent, 2511 CV Den Haag',
  ])('%s is none', (typed) => {
    expect(read('zips', typed)).toEqual(refused('zips'))
  })
})

describe('dates and numbers', () => {
  it.each([
    ['date', '2028-02-29', '2028-02-29'],
    ['count', '3', 3],
    ['count', '0', 0],
    ['euro', '€ 1.250,50', 1250.5],
    ['euro', '1 250', 1250],
    ['euro', '285.000,- euro', 285_000],
    ['ages', '4, 7 7', ['4', '7', '7']],
    ['ages', '34 + 36', ['34', '36']],
    ['ages', '34 en 36', ['34', '36']],
    ['ages', '34 jaar', ['34']],
    ['ages', '34 jaar en 36 jaar oud', ['34', '36']],
    ['ages', '34 ans et 36 ans', ['34', '36']],
    ['ages', '1 an, 4ans et 7 ans', ['1', '4', '7']],
    ['ages', '34 and 36 years old', ['34', '36']],
    ['ages', '1 Jahr und 36 Jahre alt', ['1', '36']],
    ['url', 'www.example.be', 'https://www.example.be/'],
    ['url', 'http://müller.de/x?y', 'http://xn--mller-kva.de/x?y'],
  ] as const)('%s: %s', (kind, typed, stored) => {
    expect(read(kind, typed)).toEqual(stored)
  })

  it('square metres may have their unit, and a half', () => {
    expect(read('area', '1.200 m²')).toBe(1200)
    expect(read('area', '1200 m2')).toBe(1200)
    expect(read('area', '85,5')).toBe(85.5)
    expect(read('area', '1.085,5 m²')).toBe(1085.5)
  })

  it.each([
    ...(['2027-02-29', '2026-13-01', '01/12/2026', '2026-12', '0001-01-01', '9999-01-01'] as const).map((typed) => ['date', typed, 'date'] as const),
    ['count', '1,5', 'wholeNumber'],
    ['count', '3 m²', 'number'],
    ['area', 'groot', 'number'],
    ['area', '-1', 'number'],
    ['area', '1.000.001', 'bounds'],
    ['count', '-1', 'number'],
    ['count', '1e3', 'number'],
    ['count', '٣', 'number'],
    ['count', '100', 'bounds'],
    ['euro', '1.000.000.000', 'bounds'],
    ['euro', 'veel', 'number'],
    ['euro', '12,34567', 'number'],
    ['euro', '12,34567 euro', 'number'],
    ['euro', '1250.000', 'number'],
    ['ages', '34, oud', 'ages'],
    ['ages', '121', 'ages'],
    ['ages', '121 jaar', 'ages'],
    ['ages', 'jaar', 'ages'],
    ['ages', '34 en', 'ages'],
    ['ages', '34 appels', 'ages'],
    ['ages', '34 maanden', 'ages'],
    ['url', 'javascript:alert(1)', 'url'],
    ['url', 'https://user:pass@example.be', 'url'],
    ['url', 'ftp://example.be', 'url'],
    ['url', 'localhost', 'url'],
    ['url', 'http://127.0.0.1', 'url'],
    ['url', 'mijn site.be', 'url'],
  ] as const)('%s: %s is none', (kind, typed, message) => {
    expect(read(kind, typed)).toEqual(refused(message))
  })

  it.each(['validFrom', 'validUntil'])('%s says in its own words what is wrong', (name) => {
    expect(read('date', '2026-12', { name })).toEqual(refused(name))
  })
})

describe('choices', () => {
  const options = ['a', 'b']

  it.each(['c', '__proto__', 'constructor', 'A', ['a']])('%j is none', (typed) => {
    expect(read('choice', typed, { options })).toEqual(refused('choice'))
    expect(read('choices', [typed], { options })).toEqual(refused('choice'))
  })

  it('come once each', () => {
    expect(read('choices', ['b', 'a', 'b'], { options })).toEqual(['b', 'a'])
  })

  it('without options are none', () => {
    expect(read('choice', 'a')).toEqual(refused('choice'))
  })
})

it('the longest texts are read at once', () => {
  const spent = processorTime()
  const parts = ['a', 'a.', '.A', 'A/', '.a/', ' ', '–', '(', '1', '1 ', 'L', 'L ', ' L-', 'L - ', '1000 a', '1000 A–', ' en ', ' en', '34 jaar ', ' ,', 'Dr.Aa', 'a.Aaa/', 'a-', ' niet', " '"]
  for (const part of parts) {
    isPersonName(`${part.repeat(20_000)};`)
    const longest = part.repeat(400).slice(0, 399)
    for (const kind of ['phone', 'zip', 'zips', 'ages'] as const) {
      for (const most of [30, 200, 399]) read(kind, `${longest.slice(0, most - 1)};`)
    }
  }
  expect(spent()).toBeLessThan(1000)
})
