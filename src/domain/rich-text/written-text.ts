import { fromHtml } from './from-html'
import type { LexicalText } from './lexical-nodes'

/** Markup that says itself what is a paragraph, a heading or a list. */
const BLOCKS = /<\/?(?:p|div|ul|ol|li|dl|dt|dd|h[1-6]|table|blockquote)\b/i
const BREAK = /<br\s*\/?>/gi
const BULLET = /^\s*(?:[-–•*·▪►➢✓]|&bull;|&middot;)\s+(?=\S)/

/** The lines of one paragraph: those that begin with a bullet, two of them at least, are a list. */
function paragraph(lines: readonly string[]): string {
  const out: string[] = []
  for (let at = 0; at < lines.length; ) {
    const isItem = BULLET.test(lines[at] ?? '')
    let end = at
    while (end < lines.length && BULLET.test(lines[end] ?? '') === isItem) end += 1
    const some = lines.slice(at, end)
    out.push(
      isItem && some.length > 1
        ? `<ul>${some.map((line) => `<li>${line.replace(BULLET, '')}</li>`).join('')}</ul>`
        : `<p>${some.join('<br>')}</p>`,
    )
    at = end
  }
  return out.join('')
}

/** What stands in the one paragraph that a text is, or the text: some programs put plain lines into a single block. */
function withoutWrapper(written: string): string {
  const inner = /^\s*<p>([^]*)<\/p>\s*$/.exec(written)?.[1] ?? ''
  return inner === '' || BLOCKS.test(inner) ? written : inner
}

/**
 * A text as a feed or a person wrote it, as the editor stores it: of simple HTML what stands in it, of
 * plain lines a paragraph between blank ones and a list of those that begin with bullets. Null where
 * nothing is said. Spec §3.
 */
export function writtenText(written: string): LexicalText | null {
  const lines = withoutWrapper(written)
  if (BLOCKS.test(lines)) return fromHtml(written)
  const paragraphs = lines.replace(BREAK, '\n').split(/\n[^\S\n]*\n/)
  return fromHtml(paragraphs.map((one) => paragraph(one.split('\n').filter((line) => line.trim() !== ''))).join(''))
}
