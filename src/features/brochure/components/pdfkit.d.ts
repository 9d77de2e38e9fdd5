import type { Font } from 'fontkit'

/** What pdfkit 0.20 documents and its types, written for 0.17, do not say yet. */
declare global {
  namespace PDFKit.Mixins {
    interface PDFFont {
      registerFont(name: string, source: Font): this
    }
    interface StructureElementOptions {
      /** Left, top, right, bottom, from the upper left corner. */
      bbox?: BoundingBox
      scope?: 'Row' | 'Column'
    }
    interface AnnotationOption {
      structParent?: PDFStructureElement
    }
  }
}
