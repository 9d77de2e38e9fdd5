import { fromTree } from './from-html'
import { htmlTree, type HtmlNode } from './html-tree'
import type { LexicalNode } from './lexical-nodes'

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
