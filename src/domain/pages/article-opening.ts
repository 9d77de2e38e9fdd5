import type { TextView } from '@/i18n/languages'
import { plainTextOf } from '@/domain/rich-text/rich-text-plain'
import type { RichTextView } from '@/domain/rich-text/rich-text-view'

interface OpenedArticle {
  name: TextView
  intro: TextView | null
  text: RichTextView | null
}

interface ArticleOpening {
  /** A few words above the heading. */
  kicker: TextView | null
  heading: TextView | null
  lead: TextView | null
  text: RichTextView | null
}

const same = (one: TextView | null, other: string): boolean =>
  one !== null && fold(one.text) === fold(other)

const fold = (text: string): string => text.replace(/\s+/g, ' ').trim().toLowerCase()

/**
 * How an article opens, without saying anything twice: under a title that stands above it already
 * it has no heading of its own; a heading that its text begins with is its heading, and its name
 * then stands above that; a first paragraph that repeats the introduction is left out. Spec §3.
 */
export function openArticle(
  { name, intro, text }: OpenedArticle,
  title: TextView | null,
): ArticleOpening {
  const nodes = [...(text?.nodes ?? [])]
  const heading = { text: '', lang: text?.lang ?? name.lang }
  if (nodes[0]?.kind === 'heading' && nodes[0].level === 2) {
    heading.text = plainTextOf([nodes[0]])
    const repeats = same(title, heading.text)
    if (!title || repeats) nodes.shift()
  }
  if (nodes[0]?.kind === 'paragraph' && same(intro, plainTextOf([nodes[0]]))) nodes.shift()
  const own = !title && heading.text !== '' ? heading : null
  return {
    kicker: own && !same(name, own.text) ? name : null,
    heading: title ? null : (own ?? name),
    lead: intro,
    text: text && nodes.length > 0 ? { ...text, nodes } : null,
  }
}
