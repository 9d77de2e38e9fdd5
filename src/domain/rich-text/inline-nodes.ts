import { isLinkAddress } from '@/lib/is-web-address'
import type { HtmlElement, HtmlNode } from './html-tree'
import { lineBreak, link, words, type LexicalNode, type LinkedDoc } from './lexical-nodes'

/** What the HTML's links lead to, an address as it is given, and a new id for each. */
export interface ResolvedLinks {
  find: (href: string) => LinkedDoc | string | null
  nextId: () => string
}

const MARKS: Record<string, number> = {
  b: 1, strong: 1, em: 2, i: 2, s: 4, del: 4, strike: 4, u: 8, ins: 8,
}

const BOLD = 1
const ITALIC = 2
const STRUCK = 4
const UNDERLINED = 8

/** Word processors write marks as styles; Google's put all of a text into a `<b>` that is not bold. */
function marksOf({ name, attributes: { style = '' } }: HtmlElement, format: number, linked: boolean): number {
  let marks = format | (MARKS[name] ?? 0)
  const [, weight] = /font-weight:\s*(\w+)/i.exec(style) ?? []
  if (weight) marks = /^(?:bold|bolder|[6-9]00)$/i.test(weight) ? marks | BOLD : marks & ~BOLD
  const [, slant] = /font-style:\s*(\w+)/i.exec(style) ?? []
  if (slant) marks = slant === 'italic' ? marks | ITALIC : marks & ~ITALIC
  if (/text-decoration[^;]*line-through/i.test(style)) marks |= STRUCK
  if (!linked && /text-decoration[^;]*underline/i.test(style)) marks |= UNDERLINED
  return marks
}

/** Elements that stand on lines of their own. */
const OWN_LINE = new Set([
  'p', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'hr', 'blockquote', 'pre', 'address',
  'div', 'section', 'article', 'aside', 'header', 'footer', 'main', 'nav',
  'figure', 'figcaption', 'details', 'summary', 'ul', 'ol', 'li', 'dl', 'dt', 'dd',
  'table', 'caption', 'thead', 'tbody', 'tfoot', 'tr', 'td', 'th',
])

/** Whether an element stands on lines of its own. */
export const standsAlone = (node: HtmlNode): node is HtmlElement =>
  typeof node !== 'string' && OWN_LINE.has(node.name)

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
  element: HtmlElement,
  format: number,
  links: ResolvedLinks | null,
  line: InlineLine,
): LexicalNode[] {
  const { name, attributes, children } = element
  const inside = marksOf(element, format, links === null)
  const href = attributes.href?.trim()
  const to = name === 'a' && links && href ? (links.find(href) ?? (isLinkAddress(href) ? href : null)) : null
  if (!links || to === null) return write(children, inside, links, line)
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
