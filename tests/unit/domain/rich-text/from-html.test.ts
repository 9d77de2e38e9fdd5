import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { fromHtml } from '@/domain/rich-text/from-html'
import { plainText, richTextView } from '@/domain/rich-text/rich-text'
import { editorNodes } from '../../../support/editor-nodes'

const PAGES: Record<string, number> = { '/services/': 4, '/team/': 5 }
const find = (href: string) =>
  href in PAGES ? { relationTo: 'pages', value: PAGES[href] ?? 0 } : null
const resolve = { href: (target: string) => `/fr/${target}/`, picture: () => null }

/** What a visitor gets of the HTML: stored, then drawn. */
const drawn = (html: string) =>
  richTextView({ fr: fromHtml(html, find) }, 'fr', resolve)?.nodes ?? null
const words = (text: string, ...marks: string[]) => ({ kind: 'text', text, marks })
const said = (...children: object[]) => ({ kind: 'paragraph', children })
const item = (...children: object[]) => ({ kind: 'item', children })
const list = (ordered: boolean, ...children: object[]) => ({ kind: 'list', ordered, children })
const link = (href: string, external: boolean, ...children: object[]) => ({
  kind: 'link', href, external, children,
})

const WHOLE = `<h2>Title</h2><p>One <strong>bold <em>both</em></strong> <u>under</u>, <a href="/services/">in</a>
 or <a href="https://a.example/?a=1&amp;b=2">out</a>.<br>Next</p><hr>
<ul><li>a<ul><li>b<ol><li>c</li></ol></li></ul></li><li>d</li></ul><blockquote><p>q</p></blockquote>
<table><thead><tr><th>A</th><th>B</th></tr></thead><tbody><tr><th>1</th><td colspan="2">2</td></tr></tbody></table>`

describe('fromHtml', () => {
  it('stores exactly what the editor would', { tags: 'slow' }, async () => {
    const stored = fromHtml(WHOLE, find)
    expect(await editorNodes(stored)).toEqual(stored)
  })

  it('gives each link an id of its own', () => {
    const ids = JSON.stringify(fromHtml(WHOLE, find)).match(/"id":"[0-9a-f]{24}"/g)
    expect(new Set(ids).size).toBe(2)
  })

  it.each([
    ['<p>a</p><p>b</p>', [said(words('a')), said(words('b'))]],
    ['loose <b>words</b><p>p</p>more', [said(words('loose '), words('words', 'strong')), said(words('p')), said(words('more'))]],
    ['<p>caf&eacute; &amp; &lt;b&gt;\n  d</p>', [said(words('café & <b> d'))]],
    ['<p> a <b> b </b> c </p>', [said(words('a '), words('b ', 'strong'), words('c'))]],
    ['<p>12&nbsp;%</p>', [said(words('12\u00a0%'))]],
    ['<p>a<br/>b<br></p>', [said(words('a'), { kind: 'break' }, words('b'))]],
    ['<h1>a</h1><h3>b</h3><h6>c</h6>', [
      { kind: 'heading', level: 2, children: [words('a')] },
      { kind: 'heading', level: 3, children: [words('b')] },
      { kind: 'heading', level: 4, children: [words('c')] },
    ]],
    ['<p><i><u><s>a</s></u></i></p>', [said(words('a', 'em', 's', 'u'))]],
    ['<blockquote><p>a</p><p>b</p></blockquote>', [{ kind: 'quote', children: [words('a'), { kind: 'break' }, words('b')] }]],
    ['<div><section><p>a</p></section>b</div>', [said(words('a')), said(words('b'))]],
    ['<dl><dt>EPC</dt><dd>B</dd><dt>KI</dt><dd>1.200</dd></dl>', ['EPC', 'B', 'KI', '1.200'].map((one) => said(words(one)))],
    [
      '<figure><img src="a.jpg"><figcaption>Foto één.</figcaption></figure><figure><figcaption>Foto twee.</figcaption></figure>',
      [said(words('Foto één.')), said(words('Foto twee.'))],
    ],
    ['<details><summary>a</summary>b</details>c', ['a', 'b', 'c'].map((one) => said(words(one)))],
    ...['pre', 'aside', 'header', 'footer', 'main', 'nav', 'address'].map((name): [string, object[]] => [
      `a<${name}>b</${name}>c`,
      ['a', 'b', 'c'].map((one) => said(words(one))),
    ]),
    ['<ul><li>a<dl><dt>b</dt><dd>c</dd></dl></li></ul>', [list(false, item(words('a'), { kind: 'break' }, words('b'), { kind: 'break' }, words('c')))]],
    ['<p>a</p><hr><p>b</p>', [said(words('a')), { kind: 'line' }, said(words('b'))]],
  ])('%s', (html, nodes) => {
    expect(drawn(html)).toEqual(nodes)
  })

  it.each([
    ['<a href="/services/">x</a>', [link('/fr/page:4/', false, words('x'))]],
    ["<a class=b href='https://a.example/'>x</a>", [link('https://a.example/', true, words('x'))]],
    ['<b>a <a href=mailto:a@b.be>x</a></b>', [words('a ', 'strong'), link('mailto:a@b.be', false, words('x', 'strong'))]],
    ['<a href="/unknown/">x</a>', [link('/unknown/', false, words('x'))]],
    ['<a href="unknown.html">x</a>', [words('x')]],
    ['<a href="javascript:alert(1)">x</a>', [words('x')]],
    ['<a href="java&#10;script:alert(1)">x</a>', [words('x')]],
    ['<a>x</a>', [words('x')]],
    ['a<a href="https://a.example/"> </a>', [words('a')]],
  ])('links: %s', (html, nodes) => {
    expect(drawn(html)).toEqual([said(...nodes)])
  })

  it.each([
    ['<ul><li>a<ol><li>b</ol><li>c</ul>', list(false, item(words('a'), list(true, item(words('b')))), item(words('c')))],
    ['<ul><li>a</li><ul><li>b</li></ul></ul>', list(false, item(words('a'), list(false, item(words('b')))))],
    ['<ol><li><p>a</p><p>b</p></li></ol>', list(true, item(words('a'), { kind: 'break' }, words('b')))],
    ['<ul><li></li>\n<li>a</li></ul>', list(false, item(words('a')))],
  ])('lists: %s', (html, node) => {
    expect(drawn(html)).toEqual([node])
  })

  it.each([
    ['3', 3, [3, 4, 4]],
    [' 9999 ', 9999, [9999, 10_000, 10_000]],
    ...['', 'x', '0', '-2', '1.5', '10000', '1'].map((start): [string, number, number[]] => [start, 1, [1, 2, 2]]),
  ])('begins a numbered list where the HTML does: %j', async (start, first, values) => {
    const stored = fromHtml(`<ol start="${start}"><li>a</li><li><ol><li>b</li></ol></li><li>c</li></ol>`)
    const [one] = stored?.root.children ?? []
    expect(one?.start).toBe(first)
    expect(one?.children?.map(({ value }) => value)).toEqual(values)
    expect(one?.children?.[1]?.children?.[0]).toMatchObject({ start: 1 })
    expect(await editorNodes(stored)).toEqual(stored)
  })

  it('counts no bullets', () => {
    expect(fromHtml('<ul start="3"><li>a</li></ul>')?.root.children[0]).toMatchObject({ start: 1 })
  })

  it('counts the items of a list as the editor does', () => {
    const stored = fromHtml('<ol><li>a<ul><li>b</li></ul></li><li>c</li></ol>')
    const items = stored?.root.children[0]?.children ?? []
    expect(items.map(({ value, indent }) => [value, indent])).toEqual([[1, 0], [2, 0], [2, 0]])
    expect(items[1]?.children?.[0]?.children?.[0]).toMatchObject({ value: 1, indent: 1 })
  })

  it('keeps the heads and spans of tables', () => {
    const html = '<table><tr><th>A<th>B<tr><th>1<td rowspan=2 colspan=x>2</table>'
    const cells = fromHtml(html)?.root.children[0]?.children?.flatMap((row) => row.children ?? [])
    expect(cells?.map(({ headerState, rowSpan, colSpan }) => [headerState, rowSpan, colSpan])).toEqual([
      [1, 1, 1],
      [1, 1, 1],
      [2, 1, 1],
      [0, 2, 1],
    ])
  })

  it.each([
    ['<table><caption>Kosten <b>2026</b></caption><tr><td>A</td></tr></table>', ['Kosten |2026', 'table']],
    ['<table><caption> </caption><tr><td>A</td></tr></table>', ['table']],
    ['<table><caption>Kosten</caption></table>', ['Kosten']],
  ])('says what a table is called before it: %s', (html, expected) => {
    const said = fromHtml(html)?.root.children.map(({ type, children = [] }) =>
      type === 'paragraph' ? children.map(({ text }) => text).join('|') : type,
    )
    expect(said).toEqual(expected)
  })

  it.each([[''], [' \n'], ['<p></p>'], ['<ul></ul><table></table>'], ['<script>alert(1)</script>'], ['<!-- a']])(
    '%j is no text',
    (html) => {
      expect(fromHtml(html)).toBeNull()
    },
  )

  it.each([
    ['<p>a < b</p>', 'a < b'],
    ['<p>a<b>b</p><p>c', 'ab\nc'],
    ['</p></ul>a</b>', 'a'],
    ['<p>a<script>b</script>c<!-- d --></p>', 'a c'],
    ['<table><tr><td>a<p>b</table>c', 'a\nb\nc'],
    ['<a href="x>y</a>', '<a href="x>y'],
    ['<tr><td>a</td></tr>', 'a'],
  ])('malformed: %s', (html, text) => {
    const view = richTextView({ fr: fromHtml(html) }, 'fr', resolve)
    expect(view && plainText(view)).toBe(text)
  })

  it('never throws, and what it makes the editor can open', { tags: 'slow' }, async () => {
    const tags = 'p h2 ul ol li table tr td th a b u br hr blockquote div x'.split(' ')
    const piece = fc.oneof(
      fc.constantFrom(...tags.flatMap((tag) => [`<${tag}>`, `</${tag}>`, `<${tag} href="/team/"`])),
      fc.string(),
    )
    await fc.assert(
      fc.asyncProperty(fc.array(piece), async (pieces) => {
        const stored = fromHtml(pieces.join(''), find)
        if (stored) expect(await editorNodes(stored)).toEqual(stored)
      }),
    )
    expect(fromHtml(`${'<b><ul><li>'.repeat(20_000)}deep`)).not.toBeNull()
  })
})
