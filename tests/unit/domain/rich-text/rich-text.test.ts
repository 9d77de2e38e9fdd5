import { describe, expect, it } from 'vitest'
import { plainText, richTextView } from '@/domain/rich-text/rich-text'
import { pictureIn } from '@/domain/media/picture'
import { block, linkInside, linkTo, paragraph, picture, text, video, whole } from '../../../support/lexical'

const HREFS: Record<string, string> = {
  'page:12': '/fr/agence/',
  'page:13': 'https://elsewhere.example/',
  'property:4711': '/fr/a-vendre/namur/maison/4711/',
}
const resolve = {
  href: (target: string) => HREFS[target] ?? null,
  picture: (value: unknown) => pictureIn(value, 'fr'),
}
const nodesOf = (...children: Parameters<typeof whole>) =>
  richTextView({ fr: whole(...children) }, 'fr', resolve)?.nodes
const words = (said: string, ...marks: string[]) => ({ kind: 'text', text: said, marks })
const said = (...children: object[]) => ({ kind: 'paragraph', children })

describe('the language', () => {
  const nl = whole(paragraph(text('Dag')))
  const empty = whole(paragraph(), paragraph(text(' ')), { type: 'horizontalrule', version: 1 })

  it.each([
    ['the wanted one', { nl, fr: whole(paragraph(text('Bonjour'))) }, 'nl', 'nl'],
    ['the first of the fallback order', { nl, en: nl }, 'de', 'nl'],
    ['not one that says nothing', { fr: empty, nl }, 'fr', 'nl'],
    ['not one that is damaged', { fr: { root: 3 }, nl }, 'fr', 'nl'],
  ] as const)('is %s', (_, values, wanted, lang) => {
    expect(richTextView(values, wanted, resolve)?.lang).toBe(lang)
  })

  it.each([[null], [undefined], [{}], [nl], [{ fr: null }], [{ fr: empty }], ['text'], [[nl]]])(
    'of %j is none',
    (values) => {
      expect(richTextView(values, 'fr', resolve)).toBeNull()
    },
  )
})

describe('links', () => {
  it.each([
    ['a page', linkInside('pages', { id: 12 }), '/fr/agence/', false],
    ['a page that redirects elsewhere', linkInside('pages', 13), 'https://elsewhere.example/', true],
    ['a property', linkInside('properties', { id: 1, listingId: 4711 }), HREFS['property:4711'], false],
    ['an address', linkTo(' https://example.be/ '), 'https://example.be/', true],
    ['an address that was typed', linkTo('https://example.be', undefined, 'autolink'), 'https://example.be', true],
    ['an e-mail address', linkTo('mailto:info@example.be'), 'mailto:info@example.be', false],
    ['a phone number', linkTo('tel:+3281123456'), 'tel:+3281123456', false],
  ])('lead to %s', (_, node, href, external) => {
    expect(nodesOf(paragraph(node))).toEqual([
      said({ kind: 'link', href, external, children: [words('words')] }),
    ])
  })

  it.each([
    ['a page without an address in the language', linkInside('pages', 99)],
    ['a listing that visitors may not see', linkInside('properties', 1)],
    ['a script', linkTo('javascript:alert(1)')],
    ['a hidden script', linkTo('java\tscript:alert(1)')],
    ['data', linkTo('data:text/html,<script>')],
    ['nothing', block('link', [text('words')], { fields: null })],
  ])('to %s leave their words', (_, node) => {
    expect(nodesOf(paragraph(node))).toEqual([said(words('words'))])
  })

  it('inside links leave their words, and those without words go', () => {
    const inner = linkTo('https://b.example/', [text('in')])
    expect(nodesOf(paragraph(linkTo('https://a.example/', [text('out '), inner])))).toEqual([
      said({
        kind: 'link', href: 'https://a.example/', external: true,
        children: [words('out '), words('in')],
      }),
    ])
    expect(nodesOf(paragraph(text('a'), linkTo('https://a.example/', [])))).toEqual([said(words('a'))])
  })
})

describe('what is drawn', () => {
  it('are words with their marks, and new lines', () => {
    const node = paragraph(text('all', 1 | 2 | 4 | 8), { type: 'linebreak', version: 1 }, text('code', 16))
    expect(nodesOf(node)).toEqual([
      said(words('all', 'strong', 'em', 's', 'u'), { kind: 'break' }, words('code')),
    ])
  })

  it.each([
    ['h1', 2],
    ['h2', 2],
    ['h3', 3],
    ['h4', 4],
    ['h6', 4],
  ])('is a heading %s at level %d', (tag, level) => {
    expect(nodesOf(block('heading', [text('Title')], { tag }))).toEqual([
      { kind: 'heading', level, children: [words('Title')] },
    ])
  })

  it('are quotes and lines', () => {
    expect(nodesOf(block('quote', [text('q')]), { type: 'horizontalrule', version: 1 })).toEqual([
      { kind: 'quote', children: [words('q')] },
      { kind: 'line' },
    ])
  })

  it('are lists, one inside another under the item it is about', () => {
    const item = (...children: Parameters<typeof whole>) => block('listitem', children)
    const inner = block('list', [item(text('b'))], { listType: 'number' })
    const list = block('list', [item(text('a')), item(inner), item(), item(text('c'))], {
      listType: 'bullet',
    })
    expect(nodesOf(list)).toEqual([
      {
        kind: 'list', ordered: false,
        children: [
          {
            kind: 'item',
            children: [
              words('a'),
              { kind: 'list', ordered: true, children: [{ kind: 'item', children: [words('b')] }] },
            ],
          },
          { kind: 'item', children: [words('c')] },
        ],
      },
    ])
  })

  it.each([
    ['number', 3, 3],
    ['number', 0, 0],
    ...[1, 2.5, Infinity, '3', null].map((stored): [string, unknown, undefined] => ['number', stored, undefined]),
    ['bullet', 3, undefined],
  ])('are lists of the kind %s that begin with %j', (listType, stored, start) => {
    const [list] = nodesOf(block('list', [block('listitem', [text('a')])], { listType, start: stored })) ?? []
    expect(list).toEqual({
      kind: 'list', ordered: listType === 'number', start,
      children: [{ kind: 'item', children: [words('a')] }],
    })
  })

  it('are tables with their heads and spans', () => {
    const cell = (headerState: number, said: string, own: object = {}) =>
      block('tablecell', [paragraph(text(said))], { headerState, ...own })
    const rows = [
      block('tablerow', [cell(3, 'corner'), cell(1, 'column', { colSpan: 2 })]),
      block('tablerow', [cell(2, 'row'), cell(0, 'value', { rowSpan: -3, colSpan: 9999 })]),
      block('tablerow', []),
    ]
    const shape = (header: string | null, columns: number, said: string) => ({
      kind: 'cell', header, columns, rows: 1,
      children: [{ kind: 'paragraph', children: [words(said)] }],
    })
    expect(nodesOf(block('table', rows))).toEqual([
      {
        kind: 'table',
        children: [
          { kind: 'row', children: [shape('column', 1, 'corner'), shape('column', 2, 'column')] },
          { kind: 'row', children: [shape('row', 1, 'row'), shape(null, 50, 'value')] },
        ],
      },
    ])
    expect(nodesOf(block('table', [block('tablerow', [cell(0, ' ')])]))).toBeUndefined()
  })

  it('are pictures that were read and encoded, in a language of their own', () => {
    const stored = { id: 1, hash: 'abc', width: 600, height: 400, alt: { nl: 'Gevel' } }
    expect(nodesOf(picture(stored))).toMatchObject([
      { kind: 'picture', picture: { hash: 'abc', alt: { text: 'Gevel', lang: 'nl' } } },
    ])
    expect(nodesOf(picture(1))).toBeUndefined()
    // A private file is never a picture.
    expect(nodesOf(picture(stored, 'documents'))).toBeUndefined()
  })

  it('are videos that the site can play', () => {
    const poster = { id: 1, hash: 'abc' }
    expect(nodesOf(video('https://vimeo.com/76979871', poster))).toMatchObject([
      { kind: 'video', video: { file: false, poster: { hash: 'abc' } } },
    ])
    expect(nodesOf(video('https://example.be/'))).toBeUndefined()
    const other = { ...video('https://vimeo.com/76979871'), fields: { blockType: 'other' } }
    expect(nodesOf(other)).toBeUndefined()
  })

  it('is not what is empty; of what is unknown, its words', () => {
    expect(
      nodesOf(paragraph(), block('later', [text('a'), paragraph(text('b'))]), paragraph(block('x', [text('c')]))),
    ).toEqual([said(words('a')), said(words('b')), said(words('c'))])
  })
})

describe('plainText', () => {
  it('is a line for each paragraph, item and row', () => {
    const cells = ['1', '2'].map((one) => block('tablecell', [text(one)]))
    const view = richTextView(
      {
        fr: whole(
          block('heading', [text('Une '), text('maison', 1)], { tag: 'h2' }),
          paragraph(linkTo('https://a.example/', [text('ici')]), { type: 'linebreak', version: 1 }, text('là ')),
          block('list', [block('listitem', [text('un')]), block('listitem', [text('deux')])]),
          block('table', [block('tablerow', cells)]),
          video('https://vimeo.com/76979871'),
        ),
      },
      'fr',
      resolve,
    )
    expect(view && plainText(view)).toBe('Une maison\nici\nlà\nun\ndeux\n1\n2')
  })
})
