import type { HtmlElement, HtmlNode } from './html-tree'
import { inlineNodes, type ResolvedLinks } from './inline-nodes'
import { item, list, type LexicalNode } from './lexical-nodes'

const HIGHEST_START = 9999

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

/** The number of the first item: what the HTML says if that is from 1 to 9999, else 1; bullets count from 1. */
function startOf({ name, attributes }: HtmlElement): number {
  const start = name === 'ol' ? Number(attributes.start) : 1
  return Number.isInteger(start) && start >= 1 && start <= HIGHEST_START ? start : 1
}

/** A list; nothing without items. The editor keeps a list inside another in its own item. */
export function listNode(
  element: HtmlElement,
  links: ResolvedLinks,
  depth = 0,
): LexicalNode[] {
  const items: LexicalNode[] = []
  const start = startOf(element)
  let number = start
  const contents = element.children.map((child) =>
    typeof child !== 'string' && child.name === 'li' ? child.children : [child],
  )
  for (const piece of contents.flatMap(pieces)) {
    const [first] = piece
    if (first !== undefined && isList(first)) {
      const inner = listNode(first, links, depth + 1)
      if (inner.length > 0) items.push(item(number, depth, inner))
      continue
    }
    const content = inlineNodes(piece, links)
    if (content.length === 0) continue
    items.push(item(number, depth, content))
    number += 1
  }
  return items.length > 0 ? [list(element.name === 'ol', start, items)] : []
}
