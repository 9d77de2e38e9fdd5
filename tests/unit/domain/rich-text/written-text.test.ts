import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { richTextView, plainText } from '@/domain/rich-text/rich-text'
import type { RichNode } from '@/domain/rich-text/rich-text-view'
import { writtenText } from '@/domain/rich-text/written-text'
import { sanitizeHtml } from '@/lib/sanitize'
import { toPlainText } from '@/lib/text'

const NOWHERE = { href: () => null, picture: () => null }
const viewOf = (written: string) => richTextView({ nl: writtenText(written) }, 'nl', NOWHERE)

const shape = (nodes: readonly RichNode[]): unknown =>
  nodes.map((node) =>
    node.kind === 'text' ? node.text : node.kind === 'break' ? '/' : { [node.kind]: 'children' in node ? shape(node.children) : [] },
  )

describe('writtenText', () => {
  it.each<[string, unknown]>([
    ['Een huis.', [{ paragraph: ['Een huis.'] }]],
    ['Een huis.\n\nEen tuin.\nGroot.', [{ paragraph: ['Een huis.'] }, { paragraph: ['Een tuin.', '/', 'Groot.'] }]],
    ['Met:<br>- tuin<br />- garage<br><br>Bel ons.', [{ paragraph: ['Met:'] }, { list: [{ item: ['tuin'] }, { item: ['garage'] }] }, { paragraph: ['Bel ons.'] }]],
    ['Met:\n• tuin\n• garage', [{ paragraph: ['Met:'] }, { list: [{ item: ['tuin'] }, { item: ['garage'] }] }]],
    ['- één streepje is geen lijst', [{ paragraph: ['- één streepje is geen lijst'] }]],
    ['<p>Een <b>huis</b></p><ul><li>tuin</li></ul>', [{ paragraph: ['Een ', 'huis'] }, { list: [{ item: ['tuin'] }] }]],
    ['<dl><dt>EPC</dt>\n<dd>label\nB</dd></dl>', [{ paragraph: ['EPC'] }, { paragraph: ['label B'] }]],
    ['prijs 3 &lt; 4 &amp; meer', [{ paragraph: ['prijs 3 < 4 & meer'] }]],
  ])('%s', (written, expected) => {
    expect(shape(viewOf(written)?.nodes ?? [])).toEqual(expected)
  })

  it.each<[string, unknown]>([
    ['<div>Een huis.</div><div>Een tuin.</div>', [{ paragraph: ['Een huis.'] }, { paragraph: ['Een tuin.'] }]],
    ['<div><div>Een <b>huis</b>.</div>Los<p>Een tuin.</p></div>', [{ paragraph: ['Een ', 'huis', '.'] }, { paragraph: ['Los'] }, { paragraph: ['Een tuin.'] }]],
    ['<h1>Villa</h1>Een huis.', [{ heading: ['Villa'] }, { paragraph: ['Een huis.'] }]],
    [
      '<table><tbody><tr><td>Grond</td><td>212 m²</td></tr><tr><td>EPB</td><td>C</td></tr></tbody></table>',
      [{ paragraph: ['Grond 212 m²'] }, { paragraph: ['EPB C'] }],
    ],
    ['<div>Met:<br>- tuin<br>- garage</div>', [{ paragraph: ['Met:'] }, { list: [{ item: ['tuin'] }, { item: ['garage'] }] }]],
    ['<div>Een huis.<br><br>Een tuin.</div>', [{ paragraph: ['Een huis.'] }, { paragraph: ['Een tuin.'] }]],
    ['<section>- tuin\n- garage</section>', [{ list: [{ item: ['tuin'] }, { item: ['garage'] }] }]],
    ['<div><ul><li><div>tuin</div></li></ul></div>', [{ list: [{ item: ['tuin'] }] }]],
  ])('of a feed, %s', (html, expected) => {
    expect(shape(viewOf(sanitizeHtml(html))?.nodes ?? [])).toEqual(expected)
  })

  it.each(['', ' \n \n', '<p>&nbsp;</p>', '<br>'])('says nothing of %j', (written) => {
    expect(writtenText(written)).toBeNull()
  })

  it('says the same each time, and loses no word', () => {
    const pieces = fc.constantFrom(
      '<p>', '</p>', '<ul>', '</ul>', '<li>', '</li>', '<b>', '</b>', '<br>', '<h3>', '</h3>', '\n', '\n\n', ' ',
      'oak', 'elm', '&amp;', '- ash', '• fir', '<a href="https://x.be/">', '</a>',
    )
    fc.assert(
      fc.property(fc.array(pieces, { maxLength: 25 }), (parts) => {
        const html = sanitizeHtml(parts.join(''))
        const view = viewOf(html)
        const bare = (text: string) => text.replace(/[\s•-]/g, '')
        expect(bare(view ? plainText(view) : '')).toBe(bare(toPlainText(html)))
        expect(writtenText(html)).toEqual(writtenText(html))
      }),
    )
  })
})
