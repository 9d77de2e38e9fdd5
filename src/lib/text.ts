import { decode } from 'html-entities'

const DEFAULT_LIMIT = 250
const EARLIEST_CUT = 0.8
/** What a sentence that breaks off does not end with. */
const LOOSE_END = /[\s.,;:!?…·«/\p{Pd}]+$/u

const HIDDEN = /<!--[\s\S]*?(?:-->|$)|<(script|style)\b[\s\S]*?(?:<\/\1\s*>|$)/gi
const BREAKS = /<\/?(?:p|div|br|hr|li|ul|ol|dl|dt|dd|h[1-6]|table|tr|td|th)\b[^<>]*>/gi
const TAGS = /<[/!?]?[a-z][^<>]*>/gi

/** True for null, undefined and text that is blank after trimming. Zero is a value. Spec §5. */
export const isBlank = (value: unknown): boolean =>
  value === null || value === undefined || (typeof value === 'string' && value.trim() === '')

/** Text with its HTML entities decoded, once; text without any is unchanged. Spec §9. */
export const decodeEntities = (text: string): string => decode(text)

/**
 * What a reader sees of a piece of HTML, on one line: no tags, entities decoded, white space
 * collapsed. For display as text; it is no protection when put back into HTML. Spec §9.
 */
export function toPlainText(html: string): string {
  const untagged = html.replace(HIDDEN, ' ').replace(BREAKS, ' ').replace(TAGS, '')
  return decodeEntities(untagged).replace(/\s+/g, ' ').trim()
}

/**
 * The start of a description as plain text: at most `limit` characters (250 when the limit is not
 * above zero), cut between words if that keeps more than 80 % of them, then `…` in the place of
 * punctuation unless given otherwise. Shorter text is whole and gets no ellipsis. Spec §9.
 */
export function shorten(html: string, limit = DEFAULT_LIMIT, ellipsis = true): string {
  const most = limit > 0 ? Math.floor(limit) : DEFAULT_LIMIT
  // Counted in code points, so that a cut never leaves half an emoji.
  const characters = [...toPlainText(html)]
  if (characters.length <= most) return characters.join('')
  const boundary = characters.lastIndexOf(' ', most)
  const end = boundary > most * EARLIEST_CUT ? boundary : most
  const start = characters.slice(0, end).join('').trimEnd()
  return ellipsis ? `${start.replace(LOOSE_END, '')}…` : start
}
