import { htmlTree, type HtmlElement, type HtmlNode } from './html-tree'
import { inlineNodes, standsAlone, type ResolvedLinks } from './inline-nodes'
import * as node from './lexical-nodes'
import type { LexicalNode, LexicalText, LinkedDoc } from './lexical-nodes'
import { listNode } from './list-nodes'
import { tableNode } from './table-nodes'

const ID_LENGTH = 24

const HEADINGS: Record<string, 'h2' | 'h3' | 'h4'> = {
  ...{ h1: 'h2', h2: 'h2', h3: 'h3', h4: 'h4', h5: 'h4', h6: 'h4' },
}

function blocks(nodes: HtmlNode[], links: ResolvedLinks): LexicalNode[] {
  const out: LexicalNode[] = []
  let loose: HtmlNode[] = []
  const endParagraph = (): void => {
    const content = inlineNodes(loose, links)
    if (content.length > 0) out.push(node.paragraph(content))
    loose = []
  }
  for (const one of nodes) {
    if (standsAlone(one)) {
      endParagraph()
      out.push(...block(one, links))
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

/**
 * Simple HTML (paragraphs, headings, lists, tables, quotes, marks, links) as the editor stores a
 * formatted text; null where nothing is said. `find` turns the address of a link into something on
 * the site; other addresses stay where they are http, https, mailto or tel, else the words stay.
 * Malformed HTML gives what can be read of it. Spec §3.
 */
export function fromHtml(
  html: string,
  find: (href: string) => LinkedDoc | null = () => null,
): LexicalText | null {
  let links = 0
  const nextId = (): string => (links += 1).toString(16).padStart(ID_LENGTH, '0')
  const children = blocks(htmlTree(html), { find, nextId })
  return children.length > 0 ? node.textOf(children) : null
}
