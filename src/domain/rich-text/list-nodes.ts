import type { HtmlElement, HtmlNode } from './html-tree'
import { inlineNodes, type ResolvedLinks } from './inline-nodes'
import { item, list, type LexicalNode } from './lexical-nodes'

const isList = (node: HtmlNode): node is HtmlElement =>
  typeof node !== 'string' && (node.name === 'ul' || node.name === 'ol')

/** The content of an item in pieces: what is said, and the lists inside it, each by itself. */
function pieces(nodes: HtmlNode[]): HtmlNode[][] {
  const out: HtmlNode[][] = [[]]
  for (const node of nodes) {
    if (isList(node)) out.push([node], [])
    else out.at(-1)?.push(node)
  }
  return out
}

/** A list; nothing without items. The editor keeps a list inside another in its own item. */
export function listNode(
  { name, children }: HtmlElement,
  links: ResolvedLinks,
  depth = 0,
): LexicalNode[] {
  const items: LexicalNode[] = []
  let said = 0
  const contents = children.map((child) =>
    typeof child !== 'string' && child.name === 'li' ? child.children : [child],
  )
  for (const piece of contents.flatMap(pieces)) {
    const [first] = piece
    if (first !== undefined && isList(first)) {
      const inner = listNode(first, links, depth + 1)
      if (inner.length > 0) items.push(item(said + 1, depth, inner))
      continue
    }
    const content = inlineNodes(piece, links)
    if (content.length > 0) items.push(item((said += 1), depth, content))
  }
  return items.length > 0 ? [list(name === 'ol', items)] : []
}
