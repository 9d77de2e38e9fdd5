import { getDocumentProxy } from 'unpdf'

/** A part of a tagged PDF as a screen reader meets it, with what it says itself. */
export interface ReadPart {
  role: string
  text: string
  alt: string | undefined
  lang: string | undefined
  parts: ReadPart[]
}

interface StructNode {
  role?: string
  type?: string
  id?: string
  alt?: string
  lang?: string
  children?: StructNode[]
}

interface TextItem {
  type?: string
  tag?: string
  id?: string
  str?: string
  hasEOL?: boolean
}

/** A PDF's parts in the order in which they are read, sheet by sheet, and what is read by nobody. */
export async function readStructure(bytes: Uint8Array) {
  const pdf = await getDocumentProxy(new Uint8Array(bytes))
  const parts: ReadPart[] = []
  const decorations: string[] = []
  const links: { url: string | undefined; label: string | undefined }[] = []
  for (let number = 1; number <= pdf.numPages; number += 1) {
    const page = await pdf.getPage(number)
    const { items } = await page.getTextContent({ includeMarkedContent: true })
    const { texts, outside } = markedTexts(items)
    decorations.push(...outside)
    const tree = (await page.getStructTree()) as StructNode | null
    if (tree) parts.push(...(tree.children ?? []).map((node) => partOf(node, texts)))
    for (const { url, contentsObj } of await page.getAnnotations()) {
      links.push({ url, label: contentsObj?.str })
    }
  }
  const { metadata, info } = await pdf.getMetadata()
  return { pdf, parts, decorations, links, info: info as Record<string, unknown>, metadata }
}

function markedTexts(items: readonly TextItem[]) {
  const texts = new Map<string, string>()
  const outside: string[] = []
  const open: (string | null)[] = []
  for (const { type, id, str, hasEOL } of items) {
    if (type?.startsWith('beginMarkedContent')) open.push(id ?? null)
    else if (type === 'endMarkedContent') open.pop()
    else if (str !== undefined) {
      const owner = open.findLast((one) => one !== null)
      if (owner) texts.set(owner, `${texts.get(owner) ?? ''}${str}${hasEOL ? ' ' : ''}`)
      else if (str.trim() !== '') outside.push(str)
    }
  }
  return { texts, outside }
}

function partOf({ role = '', alt, lang, children = [] }: StructNode, texts: Map<string, string>): ReadPart {
  const own = children.filter(({ type }) => type === 'content')
  return {
    role, alt, lang,
    text: own.map(({ id = '' }) => texts.get(id) ?? '').join('').replace(/ +/g, ' ').trim(),
    parts: children.filter(({ role: inner }) => inner !== undefined).map((one) => partOf(one, texts)),
  }
}

/** All parts, each before those in it. */
export const allParts = (parts: readonly ReadPart[]): ReadPart[] =>
  parts.flatMap((part) => [part, ...allParts(part.parts)])
