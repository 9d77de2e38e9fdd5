import { renderToBuffer } from '@react-pdf/renderer'
import type { BrochurePictures } from '../printed-pictures'
import type { BrochureView } from '@/domain/brochure/views'
import { BrochureDocument } from './BrochureDocument'
import { registerFonts } from './fonts'

/** Raised when the drawing changes, so that kept brochures are made anew. */
export const DRAWING = '2'

/** Renders a brochure as a PDF. */
export function renderBrochure(view: BrochureView, pictures: BrochurePictures): Promise<Buffer> {
  registerFonts()
  return renderToBuffer(<BrochureDocument view={view} pictures={pictures} />)
}
