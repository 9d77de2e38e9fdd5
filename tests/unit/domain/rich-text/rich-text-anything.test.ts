// @module-tag slow
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { plainText, richTextView } from '@/domain/rich-text/rich-text'
import type { RichNode } from '@/domain/rich-text/rich-text-view'

const resolve = { href: (target: string) => (target === 'page:1' ? '/fr/' : null), picture: () => null }

const TYPES = [
  'root', 'paragraph', 'heading', 'quote', 'list', 'listitem', 'link', 'autolink', 'text',
  'linebreak', 'tab', 'table', 'tablerow', 'tablecell', 'upload', 'block', 'toString', '',
]

const { node } = fc.letrec((tie) => ({
  node: fc.record(
    {
      type: fc.oneof({ weight: 9, arbitrary: fc.constantFrom(...TYPES) }, fc.anything()),
      text: fc.oneof(fc.string(), fc.anything()),
      format: fc.oneof(fc.integer(), fc.anything()),
      fields: fc.oneof(
        fc.record({
          linkType: fc.constantFrom('custom', 'internal', null),
          url: fc.oneof(fc.webUrl(), fc.constant('javascript:alert(1)'), fc.anything()),
          doc: fc.oneof(fc.constant({ relationTo: 'pages', value: 1 }), fc.anything()),
        }),
        fc.anything(),
      ),
      tag: fc.anything(),
      listType: fc.oneof(fc.constantFrom('number', 'bullet'), fc.anything()),
      start: fc.oneof(fc.integer(), fc.anything()),
      headerState: fc.anything(),
      colSpan: fc.anything(),
      children: fc.oneof(
        { depthSize: 'small', maxDepth: 6 },
        fc.anything(),
        fc.array(tie('node'), { maxLength: 4 }),
      ),
    },
    { requiredKeys: ['type'] },
  ),
}))

const INLINE = ['text', 'break', 'link']
const HOLDS: Partial<Record<RichNode['kind'], string[]>> = {
  paragraph: INLINE, heading: INLINE, quote: INLINE, link: ['text', 'break'],
  list: ['item'], item: [...INLINE, 'list'], table: ['row'], row: ['cell'],
}

function check(nodes: RichNode[], allowed: string[] | undefined): void {
  for (const one of nodes) {
    if (allowed) expect(allowed).toContain(one.kind)
    else expect(['item', 'row', 'cell', ...INLINE]).not.toContain(one.kind)
    if (one.kind === 'link') expect(one.href).toMatch(/^(https?:\/\/|mailto:|tel:|\/fr\/$)/i)
    if (one.kind === 'list' && one.start !== undefined) expect(one.start).toSatisfy(Number.isSafeInteger)
    if ('children' in one) check(one.children, HOLDS[one.kind])
  }
}

test('whatever is stored is drawn as valid HTML with safe links, or not at all', () => {
  fc.assert(
    fc.property(fc.array(node), (children) => {
      const view = richTextView({ fr: { root: { children } } }, 'nl', resolve)
      if (!view) return
      check(view.nodes, undefined)
      expect(plainText(view)).not.toMatch(/\n\n|^\s|\s$/)
    }),
    { numRuns: 500 },
  )
})

test('anything at all never throws', () => {
  fc.assert(
    fc.property(fc.anything(), (value) => {
      richTextView(value, 'fr', resolve)
      richTextView({ fr: value }, 'fr', resolve)
    }),
  )
})

test('a text of endless depth is cut, not followed', () => {
  let deep: object = { type: 'text', text: 'x' }
  for (let level = 0; level < 20_000; level += 1) deep = { type: 'quote', children: [deep] }
  expect(richTextView({ fr: { root: { children: [deep] } } }, 'fr', resolve)).toBeNull()
})
