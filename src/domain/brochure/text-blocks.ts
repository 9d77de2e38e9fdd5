import type { RichNode } from '@/domain/rich-text/rich-text-view'

/** Words of one kind. */
export interface PrintRun {
  text: string
  bold?: true
  italic?: true
  /** An address on the web, for mail or for the telephone: a printed page has no other links. */
  href?: string
}

export interface PrintBlock {
  kind: 'paragraph' | 'heading' | 'item'
  /** What stands before an item: its number; empty for a bullet. */
  mark: string
  runs: PrintRun[]
}

/**
 * The first blocks of a text, at most about so many characters, then one that says it goes on;
 * the first block is whole.
 */
export function openingBlocks(blocks: readonly PrintBlock[], most: number): PrintBlock[] {
  let length = 0
  const end = blocks.findIndex(({ runs }, index) => {
    length += runs.reduce((sum, { text }) => sum + text.length, 0)
    return index > 0 && length > most
  })
  if (end < 0) return [...blocks]
  return [...blocks.slice(0, end), { kind: 'paragraph', mark: '', runs: [{ text: '…' }] }]
}

const LINKED = /^(?:https?:\/\/|mailto:|tel:)/i

/** A formatted text as blocks of words: paragraphs, headings and items of lists; a blank one goes. */
export function textBlocks(nodes: readonly RichNode[]): PrintBlock[] {
  return nodes.flatMap((node): PrintBlock[] => {
    if (node.kind === 'list') return items(node)
    if (node.kind === 'heading') return block('heading', '', node.children)
    if (node.kind === 'paragraph' || node.kind === 'quote') return block('paragraph', '', node.children)
    return 'children' in node ? textBlocks(node.children) : []
  })
}

function items({ children, ordered, start = 1 }: RichNode & { kind: 'list' }): PrintBlock[] {
  let number = start
  return children.flatMap((node) => {
    if (node.kind !== 'item') return textBlocks([node])
    const words = node.children.filter(({ kind }) => kind !== 'list')
    const inner = node.children.filter(({ kind }) => kind === 'list')
    const own = block('item', ordered ? `${number}.` : '', words)
    number += own.length
    return [...own, ...textBlocks(inner)]
  })
}

function block(kind: PrintBlock['kind'], mark: string, nodes: readonly RichNode[]): PrintBlock[] {
  const runs = trimmed(runsOf(nodes))
  return runs.length > 0 ? [{ kind, mark, runs }] : []
}

const runsOf = (nodes: readonly RichNode[], href?: string): PrintRun[] =>
  nodes.flatMap((node): PrintRun[] => {
    if (node.kind === 'break') return [{ text: '\n' }]
    if (node.kind === 'link') return runsOf(node.children, LINKED.test(node.href) ? node.href : undefined)
    if (node.kind !== 'text') return 'children' in node ? runsOf(node.children, href) : []
    const { marks, text } = node
    return [
      {
        text,
        ...(marks.includes('strong') && { bold: true as const }),
        ...(marks.includes('em') && { italic: true as const }),
        ...(href !== undefined && { href }),
      },
    ]
  })

function trimmed(runs: PrintRun[]): PrintRun[] {
  const kept = [...runs]
  while (kept.at(-1)?.text.trim() === '') kept.pop()
  const last = kept.pop()
  return last ? [...kept, { ...last, text: last.text.trimEnd() }] : []
}
