import { isLinkAddress, isWebAddress } from '@/lib/is-web-address'
import { docIn, docsIn, numberIn, textIn, type Doc } from '@/lib/documents'
import { linkTarget } from '@/routes/link-target'
import type { RichNode } from './rich-text-view'
import type { PictureView } from '@/domain/media/picture'

/** How what a text points at is found: addresses by target, pictures by stored value. */
export interface Resolve {
  href(target: string): string | null
  /** Is told of every link to something on the site; `target` is null where visitors do not see that. */
  followed?(relation: unknown, target: string | null): void
  picture(value: unknown): PictureView | null
}

type Mark = Extract<RichNode, { kind: 'text' }>['marks'][number]

/** The editor keeps the marks of a text as bits of one number. */
const MARKS: readonly [number, Mark][] = [
  [1, 'strong'],
  [2, 'em'],
  [4, 's'],
  [8, 'u'],
]

const words = (node: Doc): RichNode[] => {
  const text = textIn(node, 'text')
  const format = numberIn(node, 'format') ?? 0
  const marks = MARKS.filter(([bit]) => (format & bit) !== 0).map(([, mark]) => mark)
  return text === '' ? [] : [{ kind: 'text', text, marks }]
}

/** Where a link leads; null where that is nowhere, or nowhere allowed. Spec §8. */
function hrefOf(node: Doc, resolve: Resolve): string | null {
  const fields = docIn(node, 'fields') ?? {}
  if (fields.linkType === 'internal') {
    const target = linkTarget(fields.doc)
    resolve.followed?.(fields.doc, target)
    return target === null ? null : resolve.href(target)
  }
  const { url } = fields
  return isLinkAddress(url) ? url.trim() : null
}

function inlineOf(node: Doc, resolve: Resolve, deeper: number, linked: boolean): RichNode[] {
  const type = textIn(node, 'type')
  if (type === 'text') return words(node)
  if (type === 'tab') return [{ kind: 'text', text: ' ', marks: [] }]
  if (type === 'linebreak') return [{ kind: 'break' }]
  const isLink = type === 'link' || type === 'autolink'
  const href = isLink && !linked ? hrefOf(node, resolve) : null
  const children = inline(docsIn(node, 'children'), resolve, deeper - 1, linked || href !== null)
  if (href === null || !saysAnything(children)) return children
  return [{ kind: 'link', href, external: isWebAddress(href), children }]
}

/**
 * Words, links and new lines. Of anything else its words, at most `deeper` levels down. A link
 * that leads nowhere leaves its words, and so does one inside another.
 */
export const inline = (
  nodes: Doc[],
  resolve: Resolve,
  deeper: number,
  linked = false,
): RichNode[] => {
  if (deeper <= 0) return []
  return nodes.flatMap((node) => inlineOf(node, resolve, deeper, linked))
}

/** Whether there is anything to read or see: more than white space and lines. */
export const saysAnything = (nodes: readonly RichNode[]): boolean =>
  nodes.some((node) => {
    if (node.kind === 'text') return node.text.trim() !== ''
    if ('children' in node) return saysAnything(node.children)
    return node.kind === 'picture' || node.kind === 'video'
  })
