import 'server-only'
import { createHash } from 'node:crypto'
import path from 'node:path'
import { readGlobal } from '@/content/read-documents'
import { siteIn } from '@/content/site'
import { brochureView } from '@/domain/brochure/brochure-view'
import { DRAWING, renderBrochure } from '@/features/brochure/components/render-brochure'
import { brochureFileName } from '@/domain/brochure/file-name'
import { brochurePictures } from '@/features/brochure/printed-pictures'
import { pictureIn } from '@/domain/media/picture'
import { isOffTheMarket } from '@/domain/properties/off-the-market'
import { propertyDetail } from '@/features/properties/queries-detail'
import type { Language } from '@/i18n/languages'
import type { Speech } from '@/i18n/translator'
import { textIn } from '@/lib/documents'
import { env } from '@/lib/env'
import { today } from '@/lib/today'
import { siteColours } from '@/shell/queries'

interface PropertyBrochure {
  /** Changes with everything that is in it. */
  version: string
  fileName: string
  make: () => Promise<Buffer>
}

/**
 * The brochure of a property by its public number. Null where the property is not public in the
 * language, and where it is sold or rented: there is nothing left to offer.
 */
export async function propertyBrochure(
  speech: Speech,
  id: number,
): Promise<PropertyBrochure | null> {
  const { language } = speech
  const site = siteIn(language)
  const row = site.catalogue.get(id)
  if (!row || row.hiddenIn.includes(language) || !site.href(`property:${id}`)) return null
  const detail = await propertyDetail(site, id)
  if (!detail || isOffTheMarket(detail.status)) return null
  const view = brochureView(detail, await officeIn(language), speech, today())
  const directory = path.resolve(env().MEDIA_DIR)
  const hash = createHash('sha256').update(JSON.stringify([DRAWING, view]))
  return {
    version: hash.digest('hex').slice(0, 32),
    fileName: brochureFileName(id, detail.type.text, detail.city?.text ?? ''),
    make: async () => renderBrochure(view, await brochurePictures(directory, view)),
  }
}

async function officeIn(language: Language) {
  const settings = await readGlobal('settings')
  const { brand, onBrand, brandInk } = await siteColours()
  const logo = pictureIn(settings.logo, language)
  return { siteName: textIn(settings, 'agencyName'), logo, brand, onBrand, brandInk }
}
