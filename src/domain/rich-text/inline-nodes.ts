import { isLinkAddress } from '@/lib/is-web-address'
import type { HtmlElement, HtmlNode } from './html-tree'
import { lineBreak, link, words, type LexicalNode, type LinkedDoc } from './lexical-nodes'

/** What the HTML's links lead to, and a new id for each. */
export interface ResolvedLinks {
  find: (href: string) => LinkedDoc | null
  nextId: () => string
}

const MARKS: Record<string, number> = {
  ...{ b: 1, strong: 1, em: 2, i: 2, s: 4, del: 4, strike: 4, u: 8, ins: 8 },
}

/** Elements that stand on lines of their own. */
const OWN_LINE =
  /^(?:p|h[1-6]|div|section|article|blockquote|ul|ol|li|table|thead|tbody|tfoot|tr|td|th|hr)$/

/** Whether an element stands on lines of its own. */
export const standsAlone = (node: HtmlNode): node is HtmlElement =>
  typeof node !== 'string' && OWN_LINE.test(node.name)

/** Whether the last thing written was white space, which then is not written again. */
interface InlineLine {
  spaced: boolean
}

const isBreak = (node: LexicalNode | undefined): boolean => node?.type === 'linebreak'

function write(
  nodes: HtmlNode[],
  format: number,
  links: ResolvedLinks | null,
  line: InlineLine,
): LexicalNode[] {
  const out: LexicalNode[] = []
  const newLine = (): void => {
    if (out.length > 0 && !isBreak(out.at(-1))) out.push(lineBreak())
    line.spaced = true
  }
  for (const node of nodes) {
    if (typeof node === 'string') {
      const collapsed = node.replace(/[ \t\r\n\f]+/g, ' ')
      const text = line.spaced && collapsed.startsWith(' ') ? collapsed.slice(1) : collapsed
      if (text) out.push(words(text, format))
      if (text) line.spaced = text.endsWith(' ')
    } else if (node.name === 'br') {
      out.push(lineBreak())
      line.spaced = true
    } else {
      if (standsAlone(node)) newLine()
      out.push(...writeElement(node, format, links, line))
      if (standsAlone(node)) newLine()
    }
  }
  return out
}

function writeElement(
  { name, attributes, children }: HtmlElement,
  format: number,
  links: ResolvedLinks | null,
  line: InlineLine,
): LexicalNode[] {
  const inside = format | (MARKS[name] ?? 0)
  const href = attributes.href?.trim()
  const to = name === 'a' && links && href ? (links.find(href) ?? href) : null
  if (!links || to === null || (typeof to === 'string' && !isLinkAddress(to))) {
    return write(children, inside, links, line)
  }
  // A link inside a link leaves its words.
  const content = write(children, inside, null, line)
  return content.length > 0 ? [link(to, links.nextId(), content)] : []
}

/** Without the white space and the new lines that nothing follows. */
function trimmed(nodes: LexicalNode[]): LexicalNode[] {
  const last = nodes.at(-1)
  if (!last) return nodes
  const before = nodes.slice(0, -1)
  if (isBreak(last)) return trimmed(before)
  if (last.children) {
    const children = trimmed(last.children)
    return children.length > 0 ? [...before, { ...last, children }] : trimmed(before)
  }
  const text = String(last.text).replace(/[ \t\r\n\f]+$/, '')
  return text === '' ? trimmed(before) : [...before, { ...last, text }]
}

/**
 * What stands in one paragraph: words with their marks, links and new lines. White space is
 * collapsed as a browser does. Links to nothing that is allowed leave their words.
 */
export function inlineNodes(nodes: HtmlNode[], links: ResolvedLinks): LexicalNode[] {
  const written = write(nodes, 0, links, { spaced: true })
  const first = written.findIndex((node) => !isBreak(node))
  return first < 0 ? [] : trimmed(written.slice(first))
}
