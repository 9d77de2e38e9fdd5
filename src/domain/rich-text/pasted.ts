import { fromTree } from './from-html'
import { htmlTree, type HtmlNode } from './html-tree'
import { paragraph, type LexicalNode } from './lexical-nodes'

/** What somebody pasted: what the editor can hold of it, and what it cannot take from the words. */
export interface Pasted {
  nodes: LexicalNode[]
  /** The addresses of its pictures, in order. */
  pictures: string[]
  /** How many videos, maps and the like stood in it. */
  embedded: number
}

const EMBEDDED = /<(?:iframe|video|audio|object|embed)\b/gi
const COMMENT = /<!--[\s\S]*?-->/g

const picturesIn = (nodes: HtmlNode[]): string[] =>
  nodes.flatMap((node) => {
    if (typeof node === 'string') return []
    const own = node.name === 'img' && node.attributes.src
    return [...(own ? [own] : []), ...picturesIn(node.children)]
  })

/**
 * HTML that was pasted, from a word processor or another site, as the editor stores it: without their
 * styles. Every link stays, whatever it leads to. Malformed HTML gives what can be read of it. Spec §3.
 */
export function pasted(html: string): Pasted {
  const tree = htmlTree(html)
  return {
    nodes: fromTree(tree, (href) => href)?.root.children ?? [],
    pictures: picturesIn(tree),
    embedded: html.replace(COMMENT, '').match(EMBEDDED)?.length ?? 0,
  }
}

/** What only the editor of pages can hold. */
const OF_PAGES = new Set(['quote', 'table', 'tablerow', 'tablecell', 'horizontalrule'])

/**
 * The same for the editor of listings: a quotation becomes a paragraph, a table the paragraphs of its
 * cells, a line nothing. No word is lost. Spec §3.
 */
export const wordsAndLists = (nodes: readonly LexicalNode[]): LexicalNode[] =>
  nodes.flatMap((node) => {
    if (!OF_PAGES.has(node.type)) return [node]
    const { children = [] } = node
    return node.type === 'quote' ? [paragraph(children)] : wordsAndLists(children)
  })
