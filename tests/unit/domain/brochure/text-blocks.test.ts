import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { openingBlocks, textBlocks } from '@/domain/brochure/text-blocks'
import { richTextView } from '@/domain/rich-text/rich-text'
import { fromHtml } from '@/domain/rich-text/from-html'
import { sanitizeHtml } from '@/lib/sanitize'
import { toPlainText } from '@/lib/text'

const resolve = { href: (target: string) => `/${target}/`, picture: () => null }
const blocksOf = (html: string) =>
  textBlocks(richTextView({ fr: fromHtml(html) }, 'fr', resolve)?.nodes ?? [])

const plain = (html: string): string[] =>
  blocksOf(html).map(({ kind, mark, runs }) =>
    [kind.slice(0, 1), mark, runs.map(({ text }) => text).join('')].filter(Boolean).join(' '),
  )

describe('textBlocks', () => {
  it.each<[string, string[]]>([
    ['', []],
    ['<p></p><p> &nbsp; </p><ul></ul>', []],
    ['Just words', ['p Just words']],
    ['<p>One</p><p>Two</p>', ['p One', 'p Two']],
    ['<p>One<br>Two<br/></p>', ['p One\nTwo']],
    ['<p>A  house\n in   town </p>', ['p A house in town']],
    ['<h3>Garden</h3><p>Large</p>', ['h Garden', 'p Large']],
    ['<ul><li>Oak</li><li>Elm</li></ul>', ['i Oak', 'i Elm']],
    ['<ol><li>Oak</li><li>Elm</li></ol>', ['i 1. Oak', 'i 2. Elm']],
    ['<ol><li>Oak<ul><li>old</li></ul></li><li>Elm</li></ol>', ['i 1. Oak', 'i old', 'i 2. Elm']],
    ['<ol start="3"><li>Oak<ol><li>old</li></ol></li><li>Elm</li></ol>', ['i 3. Oak', 'i 1. old', 'i 4. Elm']],
    ['<ul><li><p>Oak</p></li></ul>after', ['i Oak', 'p after']],
    ['before<ul><li>Oak</li></ul>', ['p before', 'i Oak']],
    ['<p>caf&eacute; &lt;b&gt; &amp; &euro; 5</p>', ['p café <b> & € 5']],
    ['<table><tr><td>Cell</td></tr></table>', ['p Cell']],
    ['</ul></li><p>Broken', ['p Broken']],
    ['<p>3 < 4</p>', ['p 3 < 4']],
  ])('%s', (html, expected) => {
    expect(plain(html)).toEqual(expected)
  })

  it('keeps bold, italic and links, also inside each other', () => {
    const html = '<p>A <strong>bold <em>and</em></strong> <a href="https://x.be/?a=1&amp;b=2">link</a>.</p>'
    expect(blocksOf(html)[0]?.runs).toEqual([
      { text: 'A ' },
      { text: 'bold ', bold: true },
      { text: 'and', bold: true, italic: true },
      { text: ' ' },
      { text: 'link', href: 'https://x.be/?a=1&b=2' },
      { text: '.' },
    ])
  })

  it.each(['/contact/', 'javascript:alert(1)', 'data:text/html,x', ''])(
    'leaves the words of a link that leads nowhere from paper: %s',
    (href) => {
      expect(blocksOf(`<a href="${href}">words</a>`)[0]?.runs).toEqual([{ text: 'words' }])
    },
  )

  it('loses no word of whatever was sanitised', () => {
    const pieces = fc.constantFrom(
      '<p>', '</p>', '<ul>', '<ol>', '</ul>', '</ol>', '<li>', '</li>', '<b>', '</b>', '<br>',
      '<h2>', '</h2>', '<em>', '</em>', ' ', 'oak', 'elm', '&amp;', '\n', '<a href="tel:1">', '</a>',
    )
    fc.assert(
      fc.property(fc.array(pieces, { maxLength: 25 }), (parts) => {
        const html = sanitizeHtml(parts.join(''))
        const said = blocksOf(html).flatMap(({ runs }) => runs.map(({ text }) => text))
        const bare = (text: string) => text.replace(/\s/g, '')
        expect(bare(said.join(''))).toBe(bare(toPlainText(html)))
      }),
    )
  })
})

describe('openingBlocks', () => {
  const blocks = blocksOf('<p>12345</p><p>67890</p><p>12345</p>')
  const opening = (most: number) =>
    openingBlocks(blocks, most).map(({ runs }) => runs.map(({ text }) => text).join(''))

  it.each([
    [15, ['12345', '67890', '12345']],
    [14, ['12345', '67890', '…']],
    [3, ['12345', '…']],
  ])('of %i characters', (most, expected) => {
    expect(opening(most)).toEqual(expected)
  })
})
