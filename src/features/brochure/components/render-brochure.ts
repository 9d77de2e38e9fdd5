import { buffer } from 'node:stream/consumers'
import { setImmediate } from 'node:timers/promises'
import PDFDocument from 'pdfkit'
import type { BrochureSection, BrochureView } from '@/domain/brochure/views'
import type { BrochurePictures } from '../printed-pictures'
import { agencyLegal } from './agency-legal'
import { factSection } from './fact-section'
import { describeFile } from './file-properties'
import { drawFrontPage } from './front-page'
import { heading } from './heading'
import { strips } from './parts'
import { photoGrid } from './photo-grid'
import { drawPlansPage } from './plans-page'
import { prose } from './prose'
import { drawFeet, emptyBrochure, newFlow } from './sheets'

/** Raised when the drawing changes, so that kept brochures are made anew. */
export const DRAWING = '5'

/** Free space, in points: between parts, below photographs and below running text. */
const SPACE = { between: 14, belowPhotos: 22, belowProse: 19 }

/** Renders a brochure as a PDF that can be read aloud (PDF/UA-1). */
export async function renderBrochure(view: BrochureView, pictures: BrochurePictures): Promise<Buffer> {
  const doc = new PDFDocument({
    size: 'A4', margin: 0, autoFirstPage: false, bufferPages: true,
    pdfVersion: '1.7', tagged: true, lang: view.language, displayTitle: true,
    // None but the site's.
    font: '',
  })
  describeFile(doc, view)
  const brochure = emptyBrochure(doc, view)
  // Others are answered between the sheets.
  drawFrontPage(brochure, pictures)
  await setImmediate()
  const hasPlans = pictures.plans.some((plan) => plan !== null)
  // With floor plans there is a last sheet, which has room for what is around the property.
  const isLast = ({ name }: BrochureSection): boolean => hasPlans && name === 'surroundings'
  const flow = newFlow(brochure, view.labels.description)
  flow.put(photoGrid(brochure, pictures.photos))
  if (view.description.length > 0) {
    flow.put(heading(brochure, view.labels.description, SPACE.belowPhotos))
    flow.put(prose(brochure, view.description))
  }
  await setImmediate()
  let before = SPACE.belowProse
  for (const section of view.sections.filter((one) => !isLast(one))) {
    flow.put(factSection(brochure, section, before))
    before = SPACE.between
  }
  if (hasPlans) drawPlansPage(brochure, pictures.plans, view.sections.filter(isLast))
  else flow.put(strips([agencyLegal(brochure)], { before: SPACE.between }))
  drawFeet(brochure)
  await setImmediate()
  doc.end()
  return buffer(doc)
}
