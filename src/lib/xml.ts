const ENTITIES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
}

/** What XML 1.0 has no way to say: most control characters, halves of a pair, two non-characters. */
const UNSAYABLE = /[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu

/** Text for an XML element or attribute; characters that XML cannot hold are left out. */
export const escapeXml = (text: string): string =>
  text.replace(UNSAYABLE, '').replace(/[&<>"']/g, (mark) => ENTITIES[mark] ?? '')
