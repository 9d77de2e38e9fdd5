import { fallbackChain, type Language } from '@/i18n/languages'
import { docIn, docsIn, isDoc } from '@/lib/documents'
import { blocks } from './rich-text-blocks'
import { saysAnything, type Resolve } from './rich-text-inline'
import { plainTextOf } from './rich-text-plain'
import type { RichTextView } from './rich-text-view'

// The editor allows far less; what is deeper is damaged, and would be too much for the stack.
const DEEPEST = 40

/**
 * A formatted text as it is stored, by language, ready to be rendered in the wanted language or
 * the first of the fallback order that says anything; null where none does. What a link leads to
 * and a picture shows comes from `resolve`. Damaged texts give what can be read of them. Spec §3.
 */
export function richTextView(
  values: unknown,
  language: Language,
  resolve: Resolve,
): RichTextView | null {
  if (!isDoc(values)) return null
  for (const lang of fallbackChain(language)) {
    const root = docIn(docIn(values, lang) ?? {}, 'root')
    const nodes = root ? blocks(docsIn(root, 'children'), resolve, DEEPEST) : []
    if (saysAnything(nodes)) return { lang, nodes }
  }
  return null
}

/** The words of a formatted text, a line for each paragraph. Pictures and videos say nothing. */
export const plainText = ({ nodes }: RichTextView): string => plainTextOf(nodes)
