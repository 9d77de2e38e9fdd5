import { docIn, docsIn, numberIn, textIn, type Doc } from '@/lib/documents'
import { inline, saysAnything, type Resolve } from './rich-text-inline'
import type { RichNode } from './rich-text-view'
import { videoView } from './rich-text-video'

type Maker = (node: Doc, resolve: Resolve, deeper: number) => RichNode[]

const MOST_SPANNED = 50
const LEVELS: Record<string, 2 | 3 | 4> = { h1: 2, h2: 2, h3: 3 }

/** 1 in the first row, which heads columns; 2 in the first column; 3 where they meet. */
const HEADS = [null, 'column', 'row', 'column'] as const

const filled = (node: RichNode & { children: RichNode[] }): RichNode[] =>
  saysAnything(node.children) ? [node] : []

const inlineIn: (kind: 'paragraph' | 'quote') => Maker = (kind) => (node, resolve, deeper) =>
  filled({ kind, children: inline(docsIn(node, 'children'), resolve, deeper) })

const heading: Maker = (node, resolve, deeper) => {
  const level = LEVELS[textIn(node, 'tag')] ?? 4
  const children = inline(docsIn(node, 'children'), resolve, deeper)
  return filled({ kind: 'heading', level, children })
}

/** The number that a list begins with; 1 where none is stored that could be counted on. */
const startIn = (node: Doc): number => {
  const start = numberIn(node, 'start') ?? 1
  return Number.isSafeInteger(start) ? start : 1
}

/** The editor keeps a list inside another in an item of its own; here it joins the item above. */
const list: Maker = (node, resolve, deeper) => {
  if (deeper <= 0) return []
  const items: (RichNode & { kind: 'item' })[] = []
  for (const child of docsIn(node, 'children')) {
    const parts = child.type === 'listitem' ? docsIn(child, 'children') : [child]
    const words = inline(parts.filter((part) => part.type !== 'list'), resolve, deeper - 1)
    const inner = parts
      .filter((part) => part.type === 'list')
      .flatMap((part) => list(part, resolve, deeper - 1))
    const last = items.at(-1)
    if (saysAnything(words)) items.push({ kind: 'item', children: [...words, ...inner] })
    else if (last) last.children.push(...inner)
    else if (inner.length > 0) items.push({ kind: 'item', children: inner })
  }
  const ordered = node.listType === 'number'
  const start = ordered ? startIn(node) : 1
  return items.length > 0 ? [{ kind: 'list', ordered, ...(start !== 1 && { start }), children: items }] : []
}

const span = (node: Doc, name: string): number =>
  Math.min(Math.max(Math.trunc(numberIn(node, name) ?? 1), 1), MOST_SPANNED)

const cell = (node: Doc, resolve: Resolve, deeper: number): RichNode => ({
  kind: 'cell',
  header: HEADS[numberIn(node, 'headerState') ?? 0] ?? null,
  columns: span(node, 'colSpan'),
  rows: span(node, 'rowSpan'),
  children: blocks(docsIn(node, 'children'), resolve, deeper - 1),
})

const table: Maker = (node, resolve, deeper) => {
  const rows = docsIn(node, 'children').flatMap((row): RichNode[] => {
    const cells = docsIn(row, 'children').filter(({ type }) => type === 'tablecell')
    const children = cells.map((one) => cell(one, resolve, deeper))
    return children.length > 0 ? [{ kind: 'row', children }] : []
  })
  return filled({ kind: 'table', children: rows })
}

const picture: Maker = (node, resolve) => {
  const found = node.relationTo === 'media' ? resolve.picture(node.value) : null
  return found ? [{ kind: 'picture', picture: found }] : []
}

const video: Maker = (node, resolve) => {
  const fields = docIn(node, 'fields') ?? {}
  if (fields.blockType !== 'video') return []
  const found = videoView(fields.video, resolve.picture(fields.poster))
  return found ? [{ kind: 'video', video: found }] : []
}

const MAKERS: Record<string, Maker> = {
  paragraph: inlineIn('paragraph'), quote: inlineIn('quote'), heading, list, table,
  upload: picture, block: video, horizontalrule: () => [{ kind: 'line' }],
}

const INLINE = new Set(['text', 'tab', 'linebreak', 'link', 'autolink'])

/**
 * Paragraphs, headings, lists, tables, pictures, videos; empty ones are left out. Loose words get a
 * paragraph; of what is unknown, what it holds, at most `deeper` levels down.
 */
export function blocks(nodes: Doc[], resolve: Resolve, deeper: number): RichNode[] {
  if (deeper <= 0) return []
  const out: RichNode[] = []
  let loose: Doc[] = []
  const endParagraph = (): void => {
    out.push(...filled({ kind: 'paragraph', children: inline(loose, resolve, deeper) }))
    loose = []
  }
  for (const node of nodes) {
    const type = textIn(node, 'type')
    if (INLINE.has(type)) {
      loose.push(node)
      continue
    }
    endParagraph()
    const make = Object.hasOwn(MAKERS, type) ? MAKERS[type] : undefined
    out.push(
      ...(make?.(node, resolve, deeper) ?? blocks(docsIn(node, 'children'), resolve, deeper - 1)),
    )
  }
  endParagraph()
  return out
}
