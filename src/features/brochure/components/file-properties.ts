import type { BrochureView } from '@/domain/brochure/views'

/** That it can be read aloud, by the name of the standard for that. */
const READABLE = `
  <rdf:Description xmlns:pdfuaid="http://www.aiim.org/pdfua/ns/id/" rdf:about="">
    <pdfuaid:part>1</pdfuaid:part>
  </rdf:Description>`

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' }

/**
 * A text of the file's properties. pdfkit (read in 0.20.2) writes each twice: as it is, and within XML
 * without escaping it, so that an ampersand in a name would make that unreadable.
 */
class PropertyText extends String {
  override toString(): string {
    return this.valueOf().replace(/[&<>]/g, (sign) => ENTITIES[sign] ?? '')
  }
}

/** Writes what the file says of itself: title, author, and that it can be read aloud. */
export function describeFile(doc: PDFKit.PDFDocument, view: BrochureView): void {
  const { siteName, agency, title, place, labels } = view
  const texts = {
    Title: [title, place].join(', '),
    Author: agency?.name ?? siteName,
    Subject: labels.reference,
    Creator: siteName,
    Producer: siteName,
  }
  const entries = Object.entries(texts).map(([name, text]) => [name, new PropertyText(text)])
  Object.assign(doc.info, Object.fromEntries(entries))
  // Not by the option `subset`: with it pdfkit also writes a list of signs that misses those which
  // letters with accents are made of.
  doc.appendXML(READABLE)
}
