import { NextIntlClientProvider } from 'next-intl'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import type { RichNode } from '@/domain/rich-text/rich-text-view'
import messages from '@/i18n/messages/fr.json'
import type { Language } from '@/i18n/languages'
import { RichText } from '@/ui/RichText'

type Marks = Extract<RichNode, { kind: 'text' }>['marks']
const words = (text: string, ...marks: Marks[number][]): RichNode => ({ kind: 'text', text, marks })

/** The HTML on a French page, without the classes, which have other names in each build. */
const html = (nodes: RichNode[], lang: Language = 'fr', level?: 2 | 3 | 4 | 5): string =>
  renderToStaticMarkup(
    <NextIntlClientProvider locale="fr" messages={messages} timeZone="Europe/Brussels">
      <RichText text={{ lang, nodes }} level={level} />
    </NextIntlClientProvider>,
  ).replace(/ class="(?!unseen)[^"]*"/g, '')

describe('RichText', () => {
  it('says which language a text fell back to', () => {
    const nodes: RichNode[] = [{ kind: 'paragraph', children: [words('Dag')] }]
    expect(html(nodes, 'nl')).toBe('<div lang="nl"><p>Dag</p></div>')
    expect(html(nodes)).toBe('<div><p>Dag</p></div>')
  })

  it('renders words with their marks, escaped', () => {
    const children = [words('<b>', 'strong', 'em'), { kind: 'break' } as const, words('x', 'u', 's')]
    expect(html([{ kind: 'paragraph', children }])).toContain(
      '<p><strong><em>&lt;b&gt;</em></strong><br/><u><s>x</s></u></p>',
    )
  })

  it.each([
    [undefined, 'h2', 'h3', 'h4'],
    [3, 'h3', 'h4', 'h5'],
    [5, 'h5', 'h6', 'h6'],
  ] as const)('puts its headings under level %s', (level, ...tags) => {
    const nodes = ([2, 3, 4] as const).map(
      (own): RichNode => ({ kind: 'heading', level: own, children: [words('x')] }),
    )
    const rendered = html(nodes, 'fr', level)
    expect([...rendered.matchAll(/<(h\d)/g)].map(([, tag]) => tag)).toEqual(tags)
  })

  it('opens links to other sites in a new tab and says so', () => {
    const link = (href: string, external: boolean): RichNode => ({
      kind: 'link', href, external, children: [words('ici')],
    })
    const rendered = html([
      { kind: 'paragraph', children: [link('/fr/', false), link('https://a.example/', true)] },
    ])
    expect(rendered).toContain('<a href="/fr/">ici</a>')
    expect(rendered).toContain(
      `<a href="https://a.example/" target="_blank" rel="noopener">ici<span class="unseen" lang="fr"> ${messages.Shell.newTab}</span></a>`,
    )
  })

  it('renders lists inside lists, quotes and lines', () => {
    const item = (...children: RichNode[]): RichNode => ({ kind: 'item', children })
    const inner: RichNode = { kind: 'list', ordered: true, children: [item(words('b'))] }
    expect(
      html([
        { kind: 'list', ordered: false, children: [item(words('a'), inner)] },
        { kind: 'quote', children: [words('q')] },
        { kind: 'line' },
      ]),
    ).toContain('<ul><li>a<ol><li>b</li></ol></li></ul><blockquote>q</blockquote><hr/>')
  })

  it('counts a numbered list from where it begins', () => {
    const children: RichNode[] = [{ kind: 'item', children: [words('a')] }]
    expect(html([{ kind: 'list', ordered: true, start: 3, children }])).toContain('<ol start="3"><li>a</li></ol>')
    expect(html([{ kind: 'list', ordered: true, children }])).toContain('<ol><li>a</li></ol>')
  })

  it('renders a table that can be reached and scrolled by keyboard, named after its columns', () => {
    const cell = (header: 'column' | 'row' | null, said: string, columns = 1): RichNode => ({
      kind: 'cell', header, columns, rows: 1,
      children: said ? [{ kind: 'paragraph', children: [words(said)] }] : [],
    })
    const row = (...children: RichNode[]): RichNode => ({ kind: 'row', children })
    const rendered = html([
      {
        kind: 'table',
        children: [
          row(cell('column', ''), cell('column', 'Frais'), cell('column', 'Taux')),
          row(cell('row', 'Vente'), cell(null, '3 %', 2)),
        ],
      },
    ])
    expect(rendered).toContain(
      '<section aria-label="Tableau\u00A0: Frais, Taux" tabindex="0"><table><thead><tr>' +
        '<td></td><th scope="col"><p>Frais</p></th><th scope="col"><p>Taux</p></th></tr></thead>' +
        '<tbody><tr><th scope="row"><p>Vente</p></th><td colSpan="2"><p>3 %</p></td></tr></tbody>',
    )
  })

  it('keeps a table of nothing but column heads whole', () => {
    const cell: RichNode = { kind: 'cell', header: 'column', columns: 1, rows: 1, children: [words('A')] }
    const rendered = html([{ kind: 'table', children: [{ kind: 'row', children: [cell] }] }])
    expect(rendered).toContain('<tbody><tr><th scope="col">A</th></tr></tbody>')
  })

  it('renders pictures no larger than they are', () => {
    const picture = {
      hash: 'abc', width: 600, height: 400, preview: '', focalX: 50, focalY: 50,
      kind: 'photo' as const, alt: { text: 'Gevel', lang: 'nl' as const },
    }
    const rendered = html([{ kind: 'picture', picture }])
    expect(rendered).toContain('max-width:min(600px, 128vh)')
    expect(rendered).toContain('alt="Gevel" lang="nl"')
  })

  it('calls a video what the heading above it says', () => {
    const video = { url: 'https://vimeo.com/1', embed: 'https://player.vimeo.com/video/1', file: false, poster: null }
    const heading: RichNode = { kind: 'heading', level: 2, children: [words('La visite')] }
    expect(html([heading, { kind: 'video', video }])).toContain('href="https://vimeo.com/1"')
    expect(html([heading, { kind: 'video', video }]).match(/La visite/g)?.length).toBeGreaterThan(1)
    expect(html([{ kind: 'video', video }])).toContain(messages.RichText.video)
  })
})
