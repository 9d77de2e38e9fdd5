import { decodeEntities } from '@/lib/text'

/** An element of simple HTML: its name in small letters, what it holds in order. */
export interface HtmlElement {
  name: string
  attributes: Record<string, string>
  children: HtmlNode[]
}

export type HtmlNode = HtmlElement | string

/** Word writes conditions as `<![if …]>`; the head of a page that is pasted has its title. */
const UNREAD =
  /<!--[\s\S]*?(?:-->|$)|<![a-z[][^>]{0,300}>|<(script|style|template|iframe|head|object|svg)\b[\s\S]*?(?:<\/\1\s*>|$)/gi
const TAG = /<(\/?)([a-z][a-z0-9]*)\b((?:"[^"]*"|'[^']*'|[^'"<>])*)>/gi
const ATTRIBUTE = /([a-z][\w-]*)\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))/gi

const VOID = new Set(['br', 'hr', 'img', 'input', 'wbr', 'col'])
const BLOCKS = 'p h1 h2 h3 h4 h5 h6 ul ol blockquote table div section hr'.split(' ')
// Nobody nests this deep by hand; what is deeper would be too much for those who walk the tree.
const DEEPEST = 60

/** What an element that opens ends, and where that stops: a cell ends a cell of the same row. */
const ENDS: Record<string, { ended: string[]; within: string[] }> = {
  ...Object.fromEntries(
    BLOCKS.map((name) => [name, { ended: ['p'], within: ['li', 'td', 'th', 'blockquote'] }]),
  ),
  li: { ended: ['li'], within: ['ul', 'ol'] },
  tr: { ended: ['tr'], within: ['table'] },
  td: { ended: ['td', 'th'], within: ['tr', 'table'] },
  th: { ended: ['td', 'th'], within: ['tr', 'table'] },
}

const attributesOf = (text: string): Record<string, string> =>
  Object.fromEntries(
    [...text.matchAll(ATTRIBUTE)].map(([, name = '', double, single, bare]) => [
      name.toLowerCase(),
      decodeEntities(double ?? single ?? bare ?? ''),
    ]),
  )

/**
 * Simple HTML as a tree. Tolerant: an element that is never closed ends with what holds it, a
 * closing tag without an opening one is left out, and so is what readers do not see.
 */
export function htmlTree(html: string): HtmlNode[] {
  const root: HtmlElement = { name: '', attributes: {}, children: [] }
  const open = [root]
  const current = (): HtmlElement => open.at(-1) ?? root
  const close = (names: string[], within: string[] = []): void => {
    const index = open.findLastIndex(({ name }) => names.includes(name) || within.includes(name))
    if (index > 0 && names.includes(open[index]?.name ?? '')) open.length = index
  }
  const words = (text: string): void => {
    if (text) current().children.push(decodeEntities(text))
  }
  const seen = html.replace(UNREAD, ' ')
  let end = 0
  for (const { index, 0: tag, 1: slash, 2: rawName = '', 3: rest = '' } of seen.matchAll(TAG)) {
    words(seen.slice(end, index))
    end = index + tag.length
    const name = rawName.toLowerCase()
    if (slash) {
      close([name])
      continue
    }
    const ends = ENDS[name]
    if (ends) close(ends.ended, ends.within)
    const element = { name, attributes: attributesOf(rest), children: [] }
    if (open.length >= DEEPEST) continue
    current().children.push(element)
    if (!VOID.has(name) && !rest.trimEnd().endsWith('/')) open.push(element)
  }
  words(seen.slice(end))
  return root.children
}
