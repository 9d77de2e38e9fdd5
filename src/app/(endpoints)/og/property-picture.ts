import 'server-only'
import { createHash } from 'node:crypto'
import path from 'node:path'
import { readGlobal } from '@/content/read-documents'
import type { SharePicture } from '@/features/share/share-picture'
import { siteIn, type Site } from '@/content/site'
import { cardView } from '@/domain/search/card'
import type { CatalogueRow } from '@/domain/search/catalogue-row'
import { isOffTheMarket } from '@/domain/properties/off-the-market'
import { priceWithChargesText } from '@/domain/properties/price'
import type { PropertyCardView } from '@/domain/properties/views'
import type { Language } from '@/i18n/languages'
import { speech } from '@/i18n/translator'
import { textIn } from '@/lib/documents'
import { env } from '@/lib/env'
import { siteColours } from '@/shell/queries'
import type { PictureView } from '@/domain/media/picture'

/** Raised when the drawing changes, so that pictures are rendered anew. */
const DRAWING = '1'

interface PropertyPicture {
  /** Its address, which changes with what it shows. */
  href: string
  version: string
  view: SharePicture
}

/**
 * The picture that social networks show of a property in a language: photograph, price (of a rent with its charges),
 * type and city. It has what cards have, so never a street. Null where the property is not public.
 */
export async function propertyPicture(
  language: Language,
  id: number,
): Promise<PropertyPicture | null> {
  const site = siteIn(language)
  const row = site.catalogue.get(id)
  const href = site.href(`property:${id}`)
  if (!row || !href) return null
  const card = cardView(row, site.catalogue, language, href)
  const { texts, siteName } = await textsOf(site, row, card)
  const { brand, onBrand } = await siteColours()
  const shown = { ...texts, siteName, brand, onBrand }
  const photo = card.picture && {
    file: path.resolve(env().MEDIA_DIR, card.picture.hash, 'w1360.webp'),
    focalX: card.picture.focalX,
    focalY: card.picture.focalY,
  }
  const version = createHash('sha256')
    .update(JSON.stringify([DRAWING, shown, card.picture && focusOf(card.picture)]))
    .digest('hex')
    .slice(0, 12)
  return { href: `/og/${language}/${id}-${version}.jpg`, version, view: { ...shown, photo } }
}

const focusOf = ({ hash, focalX, focalY }: PictureView) => [hash, focalX, focalY]

async function textsOf({ language }: Site, { status }: CatalogueRow, card: PropertyCardView) {
  const words = await speech(language)
  const settings = await readGlobal('settings')
  const { price, type, city } = card
  const title = isOffTheMarket(status) ? words.t(`Status.${status}`) : priceWithChargesText(price, words)
  const line = [type.text, city?.text].filter(Boolean).join(', ')
  return { texts: { title, line }, siteName: textIn(settings, 'agencyName') }
}
