import sanitize from 'sanitize-html'
import { decodeEntities } from '@/lib/text'
import { isWebAddress } from '@/lib/is-web-address'

const TAGS = ['p', 'br', 'strong', 'b', 'em', 'i', 'u', 'ul', 'ol', 'li', 'h2', 'h3', 'h4', 'a']
// Everything else that has lines of its own; a row of a table is one of them.
const PARAGRAPHS = [
  'div', 'section', 'article', 'aside', 'header', 'footer', 'main', 'nav', 'address', 'center', 'pre',
  'blockquote', 'figure', 'figcaption', 'dt', 'dd', 'caption', 'tr',
]
// Elements whose content is not meant for readers goes with them.
const UNREAD = ['script', 'style', 'textarea', 'option', 'noscript', 'iframe', 'title', 'template']
const NEW_LINE_TAGS = /<(?=\/?(?:p|div|br|hr|li|ul|ol|dl|dt|dd|h[1-6]|table|tr|td|th)\b)/gi
const CELL_TAGS = /<(?=t[dh]\b)/gi

// Lone surrogates, byte-order marks and direction overrides (which make text lie about its order).
const INVISIBLE = /[\p{Cc}\p{Cs}\uFEFF\u202A-\u202E\u2066-\u2069]/gu
const CONTROL_IN_HTML = /[^\P{Cc}\t\n]|[\p{Cs}\uFEFF\u202A-\u202E\u2066-\u2069]/gu

const cleanHref = (raw: string | undefined): string | null => {
  // Browsers drop these characters before they read an address: "java\nscript:" is a script.
  const href = (raw ?? '').replace(INVISIBLE, '').trim()
  if (/^\/(?![/\\])/.test(href) || /^(?:mailto|tel):[^\s]/i.test(href)) return href
  return isWebAddress(href) ? href : null
}

const link = (tagName: string, { href }: sanitize.Attributes): sanitize.Tag => {
  const safe = cleanHref(href)
  if (safe === null) return { tagName, attribs: {} }
  const attribs: sanitize.Attributes = { href: safe }
  if (isWebAddress(safe)) attribs.rel = 'noopener nofollow'
  return { tagName, attribs }
}

const OPTIONS: sanitize.IOptions = {
  allowedTags: TAGS,
  allowedAttributes: { a: ['href', 'rel'] },
  allowedSchemes: ['http', 'https', 'mailto', 'tel'],
  allowProtocolRelative: false,
  nonTextTags: UNREAD,
  transformTags: {
    a: link,
    ...Object.fromEntries(PARAGRAPHS.map((name) => [name, 'p'])),
    h1: 'h2', h5: 'h4', h6: 'h4', hr: 'br',
  },
  // A link that leads nowhere leaves its words. Renaming it to a tag that is not allowed would
  // do the same, but lets the next element close under the wrong name.
  exclusiveFilter: ({ tag, attribs }) => (tag === 'a' && !attribs.href ? 'excludeTag' : false),
}

const sanitizeOnce = (html: string): string =>
  sanitize(html.replace(CONTROL_IN_HTML, '').replace(CELL_TAGS, ' <'), OPTIONS)

/**
 * HTML from a feed or an editor with nothing left but simple text markup and links to http,
 * https, mailto, tel and internal paths; external links carry `noopener nofollow`. Blocks and rows
 * of tables become paragraphs, a space parts the cells, headings have three levels. Other tags go and
 * their text stays, except for scripts and the like. Something that is not text gives an
 * empty text. Spec §3 (descriptions).
 */
export function sanitizeHtml(html: unknown): string {
  if (typeof html !== 'string') return ''
  // Twice: broken markup only shows how it nests once it is written out, and characters that were
  // entities only once they are decoded.
  return sanitizeOnce(sanitizeOnce(html)).replace(CONTROL_IN_HTML, '').trim()
}

// The elements of the standard, with those of older pages, and the two that hold a language of their own.
const ELEMENTS = [
  'a', 'abbr', 'acronym', 'address', 'applet', 'area', 'article', 'aside', 'audio', 'b', 'base', 'basefont',
  'bdi', 'bdo', 'bgsound', 'big', 'blink', 'blockquote', 'body', 'br', 'button', 'canvas', 'caption', 'center',
  'cite', 'code', 'col', 'colgroup', 'data', 'datalist', 'dd', 'del', 'details', 'dfn', 'dialog', 'dir', 'div',
  'dl', 'dt', 'em', 'embed', 'fieldset', 'figcaption', 'figure', 'font', 'footer', 'form', 'frame', 'frameset',
  'h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'head', 'header', 'hgroup', 'hr', 'html', 'i', 'iframe', 'image', 'img',
  'input', 'ins', 'kbd', 'keygen', 'label', 'legend', 'li', 'link', 'listing', 'main', 'map', 'mark', 'marquee',
  'math', 'menu', 'menuitem', 'meta', 'meter', 'nav', 'nobr', 'noembed', 'noframes', 'noscript', 'object', 'ol',
  'optgroup', 'option', 'output', 'p', 'param', 'picture', 'plaintext', 'pre', 'progress', 'q', 'rb', 'rp', 'rt',
  'rtc', 'ruby', 's', 'samp', 'script', 'search', 'section', 'select', 'slot', 'small', 'source', 'span',
  'strike', 'strong', 'style', 'sub', 'summary', 'sup', 'svg', 'table', 'tbody', 'td', 'template', 'textarea',
  'tfoot', 'th', 'thead', 'time', 'title', 'tr', 'track', 'tt', 'u', 'ul', 'var', 'video', 'wbr', 'xmp',
]
/** What stands before words, and begins no element, comment or kind of document. */
const BEFORE_WORDS = new RegExp(`<(?!/?(?:${ELEMENTS.join('|')})(?:[\\s/>]|$)|!--|!doctype\\b)`, 'gi')

// Nobody writes entities inside entities this deep by accident.
const MOST_ROUNDS = 5

/** What keeps words on one line, as before a unit or a French colon: spaces where nothing breaks. */
const NO_BREAK_SPACES = /^[\u00A0\u202F]+$/

const oneSpace = (blank: string): string => (NO_BREAK_SPACES.test(blank) ? blank.charAt(0) : ' ')

const stripOnce = (text: string): string => {
  const spaced = text.replace(NEW_LINE_TAGS, ' <')
  const bare = sanitize(spaced, { allowedTags: [], allowedAttributes: {}, nonTextTags: UNREAD })
  return decodeEntities(bare).replace(/\s+/g, oneSpace).replace(INVISIBLE, '').trim()
}

/**
 * One line of plain text from input that may be hostile: no tags, entities decoded, no control
 * characters, white space collapsed to one space (a no-break one where all of it is), trimmed.
 * Something that is not text gives an empty text. Spec §3 (names and titles).
 */
export function plainField(text: unknown): string {
  return settled(text, stripOnce)
}

/**
 * The same of what a person types, of whom only the elements of HTML are taken for tags: other words between
 * `<` and `>` are words and stay. No HTML: whoever writes it into some escapes it, as React does.
 */
export function typedField(text: unknown): string {
  return settled(text, (one) => stripOnce(one.replace(BEFORE_WORDS, '&lt;')))
}

/** What is left of a text that is stripped until nothing changes any more. */
function settled(text: unknown, strip: (text: string) => string): string {
  if (typeof text !== 'string') return ''
  // Markup that was hidden as entities comes to light by decoding, so look again.
  let current = text
  for (let round = 0; round < MOST_ROUNDS; round += 1) {
    const next = strip(current)
    if (next === current) return current
    current = next
  }
  return current.replace(/[<>]/g, '')
}
