import type { HtmlElement, HtmlNode } from './html-tree'
import { cell, paragraph, row, table, type LexicalNode } from './lexical-nodes'

const MOST_SPANNED = 50

const elements = (nodes: HtmlNode[]): HtmlElement[] =>
  nodes.filter((node): node is HtmlElement => typeof node !== 'string')

const isCell = ({ name }: HtmlElement): boolean => name === 'td' || name === 'th'

const rowsOf = (nodes: HtmlNode[]): HtmlElement[] =>
  elements(nodes).flatMap((node) => {
    if (node.name === 'tr') return [node]
    return /^(?:thead|tbody|tfoot)$/.test(node.name) ? rowsOf(node.children) : []
  })

const span = (text: string | undefined): number =>
  Math.min(Math.max(Math.trunc(Number(text)) || 1, 1), MOST_SPANNED)

/** What a cell heads: a row of heads only heads its columns, a single head its row. */
const headOf = ({ name, attributes }: HtmlElement, allHeads: boolean): 0 | 1 | 2 => {
  if (name !== 'th') return 0
  if (attributes.scope === 'row') return 2
  return attributes.scope === 'col' || allHeads ? 1 : 2
}

/**
 * A table, after what it is called, for which the editor has no place of its own; no table without
 * cells. `blocks` makes the content of a cell.
 */
export function tableNode(
  { children }: HtmlElement,
  blocks: (nodes: HtmlNode[]) => LexicalNode[],
): LexicalNode[] {
  const rows = rowsOf(children)
    .map((one) => elements(one.children).filter(isCell))
    .filter((cells) => cells.length > 0)
    .map((cells) => {
      const allHeads = cells.every(({ name }) => name === 'th')
      return row(
        cells.map((one) => {
          const content = blocks(one.children)
          const { colspan, rowspan } = one.attributes
          return cell(
            headOf(one, allHeads),
            [span(colspan), span(rowspan)],
            content.length > 0 ? content : [paragraph([])],
          )
        }),
      )
    })
  const called = elements(children)
    .filter(({ name }) => name === 'caption')
    .flatMap((caption) => blocks(caption.children))
  return rows.length > 0 ? [...called, table(rows)] : called
}
