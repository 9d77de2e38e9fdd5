import { htmlTree, type HtmlElement, type HtmlNode } from './html-tree'
import { inlineNodes, standsAlone, type ResolvedLinks } from './inline-nodes'
import * as node from './lexical-nodes'
import type { LexicalNode, LexicalText, LinkedDoc } from './lexical-nodes'
import { listNode } from './list-nodes'
import { tableNode } from './table-nodes'
import { withWordLists } from './word-lists'

const ID_LENGTH = 24

const HEADINGS: Record<string, 'h2' | 'h3' | 'h4'> = {
  h1: 'h2', h2: 'h2', h3: 'h3', h4: 'h4', h5: 'h4', h6: 'h4',
}

/** Word keeps empty lines by a space that does not break. */
const saysSomething = ({ text }: LexicalNode): boolean => typeof text !== 'string' || text.trim() !== ''

const holdsBlocks = (node: HtmlNode): boolean =>
  typeof node !== 'string' && node.children.some((child) => standsAlone(child) || holdsBlocks(child))

/** What marks or links whole paragraphs, as if it stood in each of them. */
function distributed(around: HtmlElement): HtmlNode[] {
  return around.children.map((child) => {
    const inside = (children: HtmlNode[]): HtmlElement => ({ ...around, children })
    if (typeof child === 'string') return inside([child])
    if (holdsBlocks(child)) return { ...child, children: distributed(inside(child.children)) }
    return standsAlone(child) ? { ...child, children: [inside(child.children)] } : inside([child])
  })
}

function blocks(nodes: HtmlNode[], links: ResolvedLinks): LexicalNode[] {
  const out: LexicalNode[] = []
  let loose: HtmlNode[] = []
  const endParagraph = (): void => {
    const content = inlineNodes(loose, links)
    if (content.some(saysSomething)) out.push(node.paragraph(content))
    loose = []
  }
  for (const one of nodes) {
    if (standsAlone(one)) {
      endParagraph()
      out.push(...block(one, links))
    } else if (typeof one !== 'string' && holdsBlocks(one)) {
      endParagraph()
      out.push(...blocks(distributed(one), links))
    } else loose.push(one)
  }
  endParagraph()
  return out
}

function block(element: HtmlElement, links: ResolvedLinks): LexicalNode[] {
  const { name, children } = element
  const tag = HEADINGS[name]
  if (name === 'hr') return [node.line()]
  if (name === 'ul' || name === 'ol') return listNode(element, links)
  if (name === 'table') return tableNode(element, (content) => blocks(content, links))
  if (!tag && name !== 'blockquote') return blocks(children, links)
  const content = inlineNodes(children, links)
  if (content.length === 0) return []
  return [tag ? node.heading(tag, content) : node.quote(content)]
}

type FindLink = (href: string) => LinkedDoc | string | null

/** The same as `fromHtml` of HTML that was read already. */
export function fromTree(tree: HtmlNode[], find: FindLink): LexicalText | null {
  let links = 0
  const nextId = (): string => (links += 1).toString(16).padStart(ID_LENGTH, '0')
  const children = blocks(withWordLists(tree), { find, nextId })
  return children.length > 0 ? node.wholeText(children) : null
}

/**
 * Simple HTML (paragraphs, headings, lists, tables, quotes, marks, links) as the editor stores a
 * formatted text; null where nothing is said. `find` turns the address of a link into something on
 * the site or another address; where it gives null the address stays if it may, else the words stay.
 * Lists of Word become lists. Malformed HTML gives what can be read of it. Spec §3.
 */
export const fromHtml = (html: string, find: FindLink = () => null): LexicalText | null =>
  fromTree(htmlTree(html), find)
