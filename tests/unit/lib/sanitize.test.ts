import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { plainField, sanitizeHtml, typedField } from '@/lib/sanitize'

const REL = 'rel="noopener nofollow"'

describe('sanitizeHtml', () => {
  it.each([
    ['<p><strong>b</strong> <em>c</em><br>d</p>', '<p><strong>b</strong> <em>c</em><br />d</p>'],
    ['<ul><li>a</li></ul><ol><li>b</li></ol>', '<ul><li>a</li></ul><ol><li>b</li></ol>'],
    ['<h1>a</h1><h3>b</h3><h4>c</h4>', '<h2>a</h2><h3>b</h3><h4>c</h4>'],
    ['<h5>a</h5><h6>b</h6>', '<h4>a</h4><h4>b</h4>'],
    ['<div>a.</div><div>b <b>c</b></div>', '<p>a.</p><p>b <b>c</b></p>'],
    ['<section>a</section><blockquote>b</blockquote>c', '<p>a</p><p>b</p>c'],
    ['<dl><dt>a</dt><dd>b</dd></dl>', '<p>a</p><p>b</p>'],
    ['<ul><li><div>a</div></li></ul>', '<ul><li><p>a</p></li></ul>'],
    ['<p>a<hr>b', '<p>a</p><br />b'],
    [
      '<table><tr><th>a</th><td>1 m²</td></tr><tr><td>b</td><td title="<td>">2</td></tr></table>',
      '<p> a 1 m²</p><p> b 2</p>',
    ],
    ['<td', ''],
    ['<script>alert(1)</script><style>p{}</style><p>a</p>', '<p>a</p>'],
    ['<p onclick="x()" style="y" class="z" id="i">a</p>', '<p>a</p>'],
    ['<p>a <img src=x onerror=alert(3)></p>', '<p>a </p>'],
    ['<iframe src="https://evil.be">x</iframe>a', 'a'],
    ['<svg onload=alert(1)>a</svg>', 'a'],
    ['caf&eacute; &lt;b&gt;', 'café &lt;b&gt;'],
    ['a\u0000b\u0007c&#1;d\u202Ee', 'abcde'],
    ['<p>open', '<p>open</p>'],
    ['<a href="x:">a</a><b>b</b>', 'a<b>b</b>'],
    ['<a name="x">a <b>b</b></a><p>c</p>', 'a <b>b</b><p>c</p>'],
  ])('turns %j into %j', (html, clean) => {
    expect(sanitizeHtml(html)).toBe(clean)
  })

  it.each([
    ['https://a.be/x', `<a href="https://a.be/x" ${REL}>l</a>`],
    ['HTTP://a.be', `<a href="HTTP://a.be" ${REL}>l</a>`],
    ['mailto:a@a.be', '<a href="mailto:a@a.be">l</a>'],
    ['tel:+3281123456', '<a href="tel:+3281123456">l</a>'],
    ['/contact/', '<a href="/contact/">l</a>'],
    ['/', '<a href="/">l</a>'],
    ...[
      'javascript:alert(1)', 'JaVaScRiPt:x', 'java&#10;script:x', ' javascript:x',
      '&#1;javascript:x', 'data:text/html,x', 'vbscript:x', '//evil.be', '/\\evil.be',
      '/&#9;/evil.be', 'https:evil.be', 'contact/', '#top', '',
    ].map((href) => [href, 'l']),
  ])('links to %j as %j', (href, clean) => {
    expect(sanitizeHtml(`<a href="${href}" target="_blank" onclick="x()">l</a>`)).toBe(clean)
  })

  it.each([null, undefined, 5, {}])('answers nothing for %j', (html) => {
    expect(sanitizeHtml(html)).toBe('')
  })
})

const ATOMS = [
  '<script>', '</script>', '<scr', 'ipt>', '<p ', '<a href="', 'javascript:', '"', "'",
  '>', '<', '/', 'onclick=', 'x()', '&lt;', '&amp;', '&#106;', '&#0;', '\u0000', '<!--',
  '-->', '<svg ', '<style>', '<textarea>', '<iframe src=', 'https://a.be', '//evil.be',
  ' ', '\n', 'a', '=', '<b>', '<div>', '</div>', '<h1>', '</h1>', '<tr>', '<td>', '</td>', '<td', '<hr>',
]
const SCHEMES = ['javascript:', 'java\nscript:', 'data:', 'https://', 'mailto:', '/', '\\', '&#9;']
const joined = (atoms: string[], maxLength: number) =>
  fc
    .array(fc.oneof(fc.constantFrom(...atoms), fc.string({ maxLength: 3 })), {
      maxLength,
      size: 'max',
    })
    .map((parts) => parts.join(''))
const element = fc
  .tuple(
    fc.constantFrom('a', 'a', 'a', 'p', 'b', 'div', 'svg', 'script'),
    fc.constantFrom('', ...SCHEMES),
    joined(ATOMS, 3),
  )
  .map(([tag, start, rest]) => `<${tag} href="${start}${rest}" onclick=${rest}>x</${tag}>`)
const hostile = fc
  .array(fc.oneof(joined(ATOMS, 10), element), { maxLength: 4, size: 'max' })
  .map((parts) => parts.join(''))

// Every tag that may come out, whole: no script, no other attribute, no other kind of address.
const ALLOWED_TAG = new RegExp(
  '^<(?:/?(?:p|strong|b|em|i|u|ul|ol|li|h2|h3|h4|a)|br /' +
    `|a href="(?:https?://[^"<>]+" ${REL}|(?:mailto:|tel:|/(?![/\\\\]))[^"<>]*"))>$`,
  'i',
)

describe('whatever comes in', () => {
  it('sanitizeHtml leaves only tags of the list, and changes nothing the second time', { tags: 'slow' }, () => {
    fc.assert(
      fc.property(hostile, (html) => {
        const clean = sanitizeHtml(html)
        for (const tag of clean.match(/<[^>]*>?/g) ?? []) expect(tag).toMatch(ALLOWED_TAG)
        expect(sanitizeHtml(clean)).toBe(clean)
      }),
      { numRuns: 3000 },
    )
  })

  it('plainField leaves one line without tags or control characters', { tags: 'slow' }, () => {
    fc.assert(
      fc.property(hostile, (text) => {
        const plain = plainField(text)
        expect(plain).not.toMatch(/<\/?[a-z]|\p{Cc}/iu)
        expect(plain).toBe(plain.trim())
      }),
      { numRuns: 3000 },
    )
  })

  it('typedField leaves one line without elements or control characters, and changes nothing the second time', { tags: 'slow' }, () => {
    fc.assert(
      fc.property(hostile, (text) => {
        const typed = typedField(text)
        expect(typed).not.toMatch(/<\/?(?:script|style|img|svg|iframe|a|b|p|td)[\s/>]|<!--|\p{Cc}/iu)
        expect(typed).toBe(typed.trim())
        expect(typedField(typed)).toBe(typed)
      }),
      { numRuns: 3000 },
    )
  })
})

describe('typedField', () => {
  it.each([
    ['Maison <calme> et belle', 'Maison <calme> et belle'],
    ['<calme, près de tout>', '<calme, près de tout>'],
    ['a </nouveau> b', 'a </nouveau> b'],
    ['12 < 15 > 9, <3 et <!> ou <?>', '12 < 15 > 9, <3 et <!> ou <?>'],
    ['Surface &lt;à mesurer&gt;', 'Surface <à mesurer>'],
    ['<calme>\u0000  et\n\tbelle ', '<calme> et belle'],
    ['L’Écluse <b>', 'L’Écluse'],
    ['<b onclick="alert(1)">Belle</b><script>alert(2)</script> maison', 'Belle maison'],
    ['a<SCRIPT\n>alert(1)</ScRiPt >b<img/src=x onerror=alert(1)>', 'ab'],
    ['<scr<b>ipt>alert(1)</scr</b>ipt>a', 'a'],
    ['&lt;svg onload=alert(1)&gt;a', 'a'],
    ['a<!-- <calme> -->b<!doctype html>', 'ab'],
    ['<p>a</p><p>b</p>', 'a b'],
    ['\u00A0Prix\u00A0: 250\u202F000&nbsp;€\u202F', 'Prix\u00A0: 250\u202F000\u00A0€'],
    ['a\u00A0\u00A0b \u202Fc\u00A0\nd', 'a\u00A0b c d'],
    ['', ''],
  ])('reads %j as %j', (text, typed) => {
    expect(typedField(text)).toBe(typed)
  })

  it.each([null, undefined, 5, {}])('answers nothing for %j', (text) => {
    expect(typedField(text)).toBe('')
  })
})

describe('plainField', () => {
  it.each([
    ['L’Écluse <b>', 'L’Écluse'],
    ['  Maison\n  &agrave;\tNamur ', 'Maison à Namur'],
    ['<p>a</p><p>b</p>', 'a b'],
    ['a<script>alert(1)</script>b', 'ab'],
    ['&lt;script&gt;alert(1)&lt;/script&gt;a', 'a'],
    ['a\u0000b\u0008c\u202Ed\uD800', 'abcd'],
    ['Janssens & Zonen', 'Janssens & Zonen'],
    ['< 100 m²', '< 100 m²'],
    [`&${'amp;'.repeat(50)}lt;b`, `&${'amp;'.repeat(45)}lt;b`],
    ['', ''],
  ])('reads %j as %j', (text, plain) => {
    expect(plainField(text)).toBe(plain)
  })

  it.each([null, undefined, 5, {}])('answers nothing for %j', (text) => {
    expect(plainField(text)).toBe('')
  })
})
