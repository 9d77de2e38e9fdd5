const MOST = 100
const UNNAMED = 'document'
/** What no system has in the name of a file, and what would end it in a header. */
const UNSAFE = /[\p{C}\p{Zl}\p{Zp}"*/:<>?\\|]+/gu

/**
 * The header by which a browser stores a file under a name: without what file systems or headers do not
 * take, at most 100 characters before `extension` (`pdf`). A name of which nothing is left is `document`.
 */
export function attachmentNamed(name: string, extension: string): string {
  const safe = [...name.normalize('NFC').replace(UNSAFE, ' ').replace(/\s+/g, ' ')].slice(0, MOST).join('')
  const stem = safe.replace(/^[.\s]+|[.\s]+$/g, '') || UNNAMED
  const file = `${stem}.${extension}`
  const ascii = `${stem.normalize('NFD').replace(/\p{M}/gu, '').replace(/[^ -~]/g, '_') || UNNAMED}.${extension}`
  const encoded = encodeURIComponent(file).replace(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`)
  return `attachment; filename="${ascii}"; filename*=UTF-8''${encoded}`
}
