/** What a reader's voice is told of a part of the document. */
interface Spoken {
  /** What stands for a picture in words. */
  alt?: string
  /** The language it is in. */
  lang?: string
  /** Which cells a cell of a table heads. */
  scope?: 'Row'
  /** Left, top, right, bottom. */
  bbox?: [number, number, number, number]
}

/** The kinds of parts, by their names in the format. */
export type TagName =
  | ('Document' | 'Div' | 'H1' | 'H2' | 'H3' | 'P' | 'Link' | 'Figure')
  | ('L' | 'LI' | 'LBody' | 'Table' | 'TR' | 'TH' | 'TD')

export interface SheetPlace {
  x: number
  y: number
  width: number
  height: number
}

/**
 * A part of the document as a screen reader meets it: parts are read in the order in which they were
 * first drawn. One in which nothing is drawn is not there.
 */
export interface Tag {
  readonly doc: PDFKit.PDFDocument
  child: (name: TagName, said?: Spoken) => Tag
  /** What is drawn is content of this part. */
  draw: (draw: () => void) => void
  /** What is drawn at this place is content of this part, and leads somewhere; `label` says where. */
  drawLink: (at: SheetPlace, href: string, label: string, draw: (link: Tag) => void) => void
}

interface OpenLink {
  href: string
  parent: Tag
  element: PDFKit.PDFStructureElement
}

/** The link that is being drawn, of each document: it may go on on the next line. */
const openLinks = new WeakMap<PDFKit.PDFDocument, OpenLink>()

/** Says that nothing more of a link comes; needed before its sheet is left. */
export function endLink(doc: PDFKit.PDFDocument): void {
  openLinks.get(doc)?.element.end()
  openLinks.delete(doc)
}

/** The whole of a document. */
export function documentTag(doc: PDFKit.PDFDocument): Tag {
  const element = doc.struct('Document')
  doc.addStructure(element)
  return tagOf(doc, 'Document', () => element, false)
}

function tagOf(
  doc: PDFKit.PDFDocument,
  name: TagName,
  element: () => PDFKit.PDFStructureElement,
  isInLink: boolean,
): Tag {
  const tag: Tag = {
    doc,
    child: (childName, said = {}) => {
      let made: PDFKit.PDFStructureElement | null = null
      const child = (): PDFKit.PDFStructureElement => {
        if (made === null) {
          made = doc.struct(childName, said)
          element().add(made)
        }
        return made
      }
      return tagOf(doc, childName, child, isInLink)
    },
    draw: (draw) => {
      if (!isInLink) endLink(doc)
      const content = doc.markStructureContent(name)
      draw()
      doc.endMarkedContent()
      element().add(content)
    },
    drawLink: ({ x, y, width, height }, href, label, draw) => {
      const link = linkIn(tag, element(), href)
      draw(tagOf(doc, 'Link', () => link, true))
      // A plain string would be written as a name: pdfkit 0.20 takes only wrapped ones for texts.
      const Contents = Object(label) as string
      doc.link(x, y, width, height, href, { structParent: link, Contents })
    },
  }
  return tag
}

/** The link that is open where it leads there, else a new one. */
function linkIn(
  parent: Tag,
  element: PDFKit.PDFStructureElement,
  href: string,
): PDFKit.PDFStructureElement {
  const { doc } = parent
  const before = openLinks.get(doc)
  if (before?.href === href && before.parent === parent) return before.element
  endLink(doc)
  const link = doc.struct('Link')
  element.add(link)
  openLinks.set(doc, { href, parent, element: link })
  return link
}

/** What is drawn is only there for the eye, and passed over when read aloud. */
export function decoration(
  { doc }: Pick<Tag, 'doc'>,
  draw: () => void,
  type: 'Layout' | 'Pagination' = 'Layout',
): void {
  doc.markContent('Artifact', { type })
  draw()
  doc.endMarkedContent()
}

/** Words that stand on every sheet, and are no part of what is read. */
export function repeated(doc: PDFKit.PDFDocument): Tag {
  const tag: Tag = {
    doc,
    child: () => tag,
    draw: (draw) => decoration({ doc }, draw, 'Pagination'),
    drawLink: (_at, _href, _label, draw) => draw(tag),
  }
  return tag
}
