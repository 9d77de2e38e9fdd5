const PLACEHOLDERS = /\{([a-z]+)\}/g
const KNOWN: readonly string[] = ['z', 'x', 'y', 's', 'r']

/**
 * Whether a text is an address of map tiles: https (or our own machine in development) with {z},
 * {x} and {y} in it, and nothing else in braces than {s} and {r}.
 */
export function isTilesUrl(value: unknown): value is string {
  if (typeof value !== 'string' || /[\s"'<>\\]/.test(value)) return false
  const names = [...value.matchAll(PLACEHOLDERS)].map(([, name]) => name ?? '')
  const needed = ['z', 'x', 'y'].every((name) => names.includes(name))
  const plain = value.replace(PLACEHOLDERS, '1')
  if (!needed || !names.every((name) => KNOWN.includes(name)) || /[{}]/.test(plain)) return false
  return URL.canParse(plain) && isSafeOrigin(new URL(plain))
}

const isSafeOrigin = ({ protocol, hostname, username }: URL): boolean =>
  username === '' && (protocol === 'https:' || (protocol === 'http:' && hostname === 'localhost'))

/**
 * Where tiles come from, as a content security policy names it: the origin, with `*` for a part of the host
 * that differs from tile to tile (`https://*.tiles.example`). A policy can name only the first part so: where
 * another differs it is the scheme alone. For what `isTilesUrl` takes.
 */
export function tilesSource(url: string): string {
  const [, scheme = 'https:', host = ''] = /^(https?:)\/\/([^/?#]*)/.exec(url) ?? []
  if (!host.includes('{')) return `${scheme}//${host}`
  const [first = '', ...rest] = host.split('.')
  return first.includes('{') && !rest.join('').includes('{') ? `${scheme}//*.${rest.join('.')}` : scheme
}

/**
 * The origin of an address that may hold the map in a frame: `https://partner.example`, in small
 * letters, without a path. Null where it is no https address of a host alone.
 */
export function frameOrigin(value: unknown): string | null {
  if (typeof value !== 'string') return null
  const text = value.trim()
  if (!/^https?:\/\/[^/?#\s\\,;'"*]+\/?$/i.test(text) || !URL.canParse(text)) return null
  const url = new URL(text)
  return isSafeOrigin(url) ? url.origin : null
}

/** What the page of the map tells browsers: which sites may hold it in a frame. */
export const framePolicy = (origins: readonly string[]): string =>
  ["frame-ancestors 'self'", ...origins].join(' ')

/** A piece of an attribution: words, and where they lead. */
export interface AttributionPart {
  text: string
  href: string | null
}

const LINK = /<a\s+href="(https?:\/\/[^"<>\s]+)"\s*>([^<>]*)<\/a>/gi

/**
 * An attribution in pieces. Its only mark-up is `<a href="https://…">words</a>`; any other is
 * dropped, its words are kept. To be drawn as text, never as HTML.
 */
export function attributionParts(attribution: string): AttributionPart[] {
  const parts: AttributionPart[] = []
  const add = (text: string, href: string | null = null): void => {
    const plain = text.replace(/<[^>]*>?/g, '').replace(/&copy;/gi, '©').replace(/&amp;/gi, '&')
    if (plain !== '') parts.push({ text: plain, href })
  }
  let from = 0
  for (const match of attribution.matchAll(LINK)) {
    add(attribution.slice(from, match.index))
    add(match[2] ?? '', match[1])
    from = match.index + match[0].length
  }
  add(attribution.slice(from))
  return parts
}

/** Whether an attribution has no other mark-up than links. */
export const isAttribution = (value: string): boolean => !/[<>]/.test(value.replace(LINK, ''))
