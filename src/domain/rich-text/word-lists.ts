import type { HtmlElement, HtmlNode } from './html-tree'

/** What a paragraph of Word is when it is an item: how deep it stands, and what it says. */
interface WordItem {
  /** Which of the lists of the document it is of. */
  list: string
  level: number
  ordered: boolean
  /** Its number, in digits; none where it has a bullet or a letter. */
  number: string | undefined
  children: HtmlNode[]
}

const PLACE = /mso-list:\s*(l\d+)\s+level(\d)/i
/** Around the bullet or the number, which is written as words. */
const MARKER = /mso-list:\s*ignore/i
const NUMBERED = /^\(?(?:\d+|[a-z]|[ivxlc]+)[.)]/i
/** Of `2.4.` the number of the item itself. */
const OWN_NUMBER = /(\d+)\W*$/
/** Real items say their level too, and so do numbered headings. */
const NO_ITEM = /^(?:li|h[1-6])$/
const UNSEEN = /display:\s*none|mso-hide:\s*all/i

const isElement = (node: HtmlNode): node is HtmlElement => typeof node !== 'string'
const styleOf = (node: HtmlNode): string => (isElement(node) ? (node.attributes.style ?? '') : '')

const textOf = (nodes: HtmlNode[]): string =>
  nodes.map((node) => (isElement(node) ? textOf(node.children) : node)).join('')

const markersIn = (nodes: HtmlNode[]): string[] =>
  nodes
    .filter(isElement)
    .flatMap((node) => (MARKER.test(styleOf(node)) ? [textOf(node.children)] : markersIn(node.children)))

/** Without what its reader does not see, and without the markers, which lists have of themselves. */
function seen(nodes: HtmlNode[]): HtmlNode[] {
  return nodes.flatMap((node): HtmlNode[] => {
    if (!isElement(node)) return [node]
    const style = styleOf(node)
    return MARKER.test(style) || UNSEEN.test(style) ? [] : [{ ...node, children: withWordLists(node.children) }]
  })
}

function itemOf(node: HtmlNode): WordItem | null {
  const [, list, level] = PLACE.exec(styleOf(node)) ?? []
  if (list === undefined || !isElement(node) || NO_ITEM.test(node.name)) return null
  const [marker = ''] = markersIn(node.children)
  const ordered = NUMBERED.test(marker.trim())
  const number = ordered ? OWN_NUMBER.exec(marker)?.[1] : undefined
  return { list, level: Number(level), ordered, number, children: seen(node.children) }
}

const element = (
  name: string,
  children: HtmlNode[],
  attributes: HtmlElement['attributes'] = {},
): HtmlElement => ({ name, attributes, children })

/** Items that follow each other, parted where one that stands no deeper is of another list. */
function listsOf(items: WordItem[]): HtmlElement[] {
  const parts: WordItem[][] = []
  let top: WordItem | undefined
  for (const one of items) {
    const isDeeper = top !== undefined && one.level > top.level
    if (isDeeper || one.list === top?.list) parts.at(-1)?.push(one)
    else parts.push([one])
    if (!isDeeper) top = one
  }
  return parts.map(listOf)
}

/** Deeper items stand in lists inside the item above. */
function listOf(items: WordItem[]): HtmlElement {
  const level = Math.min(...items.map((one) => one.level))
  const rows: HtmlElement[] = []
  for (let at = 0; at < items.length; ) {
    const next = items.findIndex((one, index) => index > at && one.level === level)
    const end = next < 0 ? items.length : next
    const group = items.slice(at, end)
    const own = group[0]?.level === level ? group.shift() : undefined
    rows.push(element('li', [...(own?.children ?? []), ...listsOf(group)]))
    at = end
  }
  const first = items.find((one) => one.level === level)
  return element(first?.ordered ? 'ol' : 'ul', rows, first?.number === undefined ? {} : { start: first.number })
}

/** HTML in which Word's items, paragraphs with a bullet typed before them, are lists. */
export function withWordLists(nodes: HtmlNode[]): HtmlNode[] {
  const out: HtmlNode[] = []
  let items: WordItem[] = []
  const endList = (): void => {
    out.push(...listsOf(items))
    items = []
  }
  for (const node of nodes) {
    const one = itemOf(node)
    if (one) {
      items.push(one)
      continue
    }
    const isBlank = typeof node === 'string' && node.trim() === ''
    if (!isBlank) endList()
    out.push(...seen([node]))
  }
  endList()
  return out
}
