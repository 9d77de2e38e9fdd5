import { describe, expect, it } from 'vitest'
import type { FieldKind, FormField } from '@/domain/forms/fields'
import { valueOf } from '@/domain/forms/kinds'

/** What a field makes of a text: its value, or the message. */
function read(kind: FieldKind, typed: unknown, more: Partial<FormField> = {}): unknown {
  const result = valueOf({ name: 'field', kind, ...more }).safeParse(typed)
  return result.success ? result.data : { refused: result.error.issues[0]?.message }
}

const refused = (message: string) => ({ refused: `invalid.${message}` })

describe('a name', () => {
  it.each([
    ...["D'Hondt", 'D’Hondt', 'Nguyễn', 'Çelik', 'Ølberg-Łąck', 'van der Straeten', 'J.P. Dupont', '李小龙', 'محمد'],
    ...['Jan & An', 'Jan Peeters (zoon)', 'Ólafur Þór', 'Mary–Jane', 'Jan 2'],
  ])('may be %s', (name) => {
    expect(read('text', name, { isName: true })).toBe(name)
  })

  it.each(['www.spam', 'Win at evil.com', 'http://x', 'a@b.be', '<b>Jan</b>', '12', '...', '€', 'Jan;', '😀'])(
    'is not %s',
    (name) => {
      expect(read('text', name, { isName: true })).toEqual(refused('name'))
    },
  )

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
    ...['anouk', 'anouk@', '@example.be', 'a@b', 'a@b.', 'a@.be', 'a b@example.be', 'a@exa mple.be', 'a@b@c.be,'],
    ...['a..b@example.be', '.a@example.be', 'a.@example.be', 'a@127.0.0.1', 'a@[127.0.0.1]', 'a@b.be/x', 'a@b.be?x'],
    ...['a@b.be:25', 'a@b.be#', 'a@-b.be', 'a@b.be, c@d.be', '<a@b.be>', '"a"@b.be', 'müller@example.be', 'a@b。be'],
    ...[`${'a'.repeat(65)}@example.be`, `a@${'b'.repeat(64)}.be`, 'a@b.1', 'a%40b@c@d'],
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
  ])('%s is stored as %s', (typed, stored) => {
    expect(read('phone', typed)).toBe(stored)
  })

  it.each(['123', 'bel mij', '0470 12 34 56 ext', '1234567890123456', '--------', '(0)/()/()'])('%s is none', (typed) => {
    expect(read('phone', typed)).toEqual(refused('phone'))
  })
})

describe('postcodes', () => {
  it.each([
    ['9000', '9000'],
    ['l-1234', 'L-1234'],
  ])('%s is %s', (typed, stored) => {
    expect(read('zip', typed)).toBe(stored)
  })

  it.each(['0900', '900', '90000', 'B900'])('%s is none', (typed) => {
    expect(read('zip', typed)).toEqual(refused('zip'))
  })

  it.each([
    ['9000', ['9000']],
    [' 9000, 9050;1000 9000\u00a0L-1234 ', ['9000', '9050', '1000', 'L-1234']],
    ['9000,,', ['9000']],
  ])('the list %j is %j', (typed, stored) => {
    expect(read('zips', typed)).toEqual(stored)
  })

  it.each([',', '9000 Gent', '9000-9099', Array.from({ length: 51 }, (_, at) => 1000 + at).join()])(
    'the list %s is none',
    (typed) => {
      expect(read('zips', typed)).toEqual(refused('zips'))
    },
  )
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
    ['url', 'www.example.be', 'https://www.example.be/'],
    ['url', 'http://müller.de/x?y', 'http://xn--mller-kva.de/x?y'],
  ] as const)('%s: %s', (kind, typed, stored) => {
    expect(read(kind, typed)).toEqual(stored)
  })

  it('square metres may have their unit', () => {
    expect(read('count', '1.200 m²', { most: 9999 })).toBe(1200)
    expect(read('count', '1200 m2', { most: 9999 })).toBe(1200)
  })

  it.each([
    ...(['2027-02-29', '2026-13-01', '01/12/2026', '2026-12', '0001-01-01', '9999-01-01'] as const).map((typed) => ['date', typed, 'date'] as const),
    ['count', '1,5', 'number'],
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
