import type { RichNode } from './rich-text-view'

const OWN_LINE = new Set(['paragraph', 'quote', 'heading', 'item', 'row', 'break', 'list', 'table'])

const wordsOf = (node: RichNode): string => {
  const words = node.kind === 'text' ? node.text : ''
  const inside = 'children' in node ? node.children.map(wordsOf).join('') : ''
  const apart = node.kind === 'cell' ? ' ' : ''
  return OWN_LINE.has(node.kind) ? `\n${inside}\n` : words + inside + apart
}

/** The words of some nodes: a line for each paragraph, heading, item and cell. */
export const plainTextOf = (nodes: readonly RichNode[]): string =>
  nodes
    .map(wordsOf)
    .join('')
    .split('\n')
    .map((line) => line.replace(/\s+/g, ' ').trim())
    .filter((line) => line !== '')
    .join('\n')
