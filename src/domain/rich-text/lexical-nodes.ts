/** A node of a formatted text, as the editor stores it. */
export interface LexicalNode {
  [key: string]: unknown
  type: string
  version: number
  children?: LexicalNode[]
}

/** A formatted text as the editor stores it. */
export interface LexicalText {
  [key: string]: unknown
  root: LexicalNode & {
    children: LexicalNode[]
    direction: null
    format: ''
    indent: number
  }
}

/** Something on the site that a link leads to. */
export interface LinkedDoc {
  relationTo: string
  value: number
}

const element = (
  type: string,
  children: LexicalNode[],
  own: Record<string, unknown> = {},
): LexicalNode => ({
  type, children, direction: null, format: '', indent: 0, version: 1,
  ...own,
})

/** A whole text. */
export const wholeText = (children: LexicalNode[]): LexicalText => ({
  root: { type: 'root', children, direction: null, format: '', indent: 0, version: 1 },
})

/** Words with their marks: 1 bold, 2 italic, 4 struck through, 8 underlined, or sums of these. */
export const words = (text: string, format: number): LexicalNode => ({
  type: 'text', text, format, detail: 0, mode: 'normal', style: '', version: 1,
})

/** A new line inside a paragraph. */
export const lineBreak = (): LexicalNode => ({ type: 'linebreak', version: 1 })

/** A line across the text. */
export const line = (): LexicalNode => ({ type: 'horizontalrule', version: 1 })

/** A link, to something on the site or to an address. Its `id` is its own within the text. */
export const link = (to: LinkedDoc | string, id: string, children: LexicalNode[]): LexicalNode => {
  const fields =
    typeof to === 'string' ? { linkType: 'custom', url: to } : { linkType: 'internal', doc: to }
  return element('link', children, { version: 3, id, fields: { ...fields, newTab: false } })
}

/** A paragraph; the editor also keeps the marks of its first words on it. */
export const paragraph = (children: LexicalNode[]): LexicalNode => {
  const textFormat = children.find(({ type }) => type === 'text')?.format ?? 0
  return element('paragraph', children, { textFormat, textStyle: '' })
}

/** A heading of the second to fourth level. */
export const heading = (tag: 'h2' | 'h3' | 'h4', children: LexicalNode[]): LexicalNode =>
  element('heading', children, { tag })

/** A quotation. */
export const quote = (children: LexicalNode[]): LexicalNode => element('quote', children)

/** A list, numbered from `start` or with bullets. */
export const list = (ordered: boolean, start: number, items: LexicalNode[]): LexicalNode =>
  element('list', items, {
    listType: ordered ? 'number' : 'bullet', start, tag: ordered ? 'ol' : 'ul',
  })

/** The item of a list with its number, counted from where that begins, in a list this deep inside others. */
export const item = (value: number, depth: number, children: LexicalNode[]): LexicalNode =>
  element('listitem', children, { value, indent: depth })

/** A table of rows. */
export const table = (rows: LexicalNode[]): LexicalNode => element('table', rows)

/** A row of a table. */
export const row = (cells: LexicalNode[]): LexicalNode => element('tablerow', cells)

/** Heads of columns are 1, heads of rows 2, other cells 0. */
export const cell = (
  headerState: 0 | 1 | 2,
  [colSpan, rowSpan]: [number, number],
  children: LexicalNode[],
): LexicalNode =>
  element('tablecell', children, { backgroundColor: null, colSpan, headerState, rowSpan })
