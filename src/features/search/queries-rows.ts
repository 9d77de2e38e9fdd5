import 'server-only'
import { findDocuments, visitor } from '@/content/client'
import type { Site } from '@/content/site'
import { textOf } from '@/content/text-of'
import { plainText } from '@/domain/rich-text/rich-text'
import { pickText } from '@/i18n/languages'
import { numberIn } from '@/lib/documents'
import { shorten } from '@/lib/text'
import type { PropertyRowView } from '@/domain/search/row-views'

/** Characters of a description in the results. Spec §9. */
const MOST = 100

/**
 * The listed properties among some public numbers as rows of the results dropdown, in the order
 * asked for. One without a description shows its headline. Spec §2.
 */
export async function propertyRows(site: Site, ids: number[]): Promise<PropertyRowView[]> {
  const { catalogue, language } = site
  const wanted = ids.flatMap((id) => {
    const row = catalogue.get(id)
    const href = site.href(`property:${id}`)
    return row && href && !row.hiddenIn.includes(language) ? [{ row, href }] : []
  })
  if (wanted.length === 0) return []
  const found = await findDocuments(await visitor(), 'properties', {
    where: { listingId: { in: wanted.map(({ row }) => row.id) } },
    select: { listingId: true, description: true },
    depth: 0, limit: wanted.length,
  })
  const texts = new Map(found.map((doc) => [numberIn(doc, 'listingId'), doc]))
  return wanted.map(({ row, href }) => {
    const { picture, headline } = row
    const text = texts.get(row.id)
    const description = text ? textOf(site, text, 'description') : null
    return {
      id: row.id,
      href,
      description: description
        ? { lang: description.lang, text: shorten(plainText(description), MOST) }
        : pickText(headline, language),
      picture: picture && {
        hash: picture.hash,
        focalX: picture.focalX,
        focalY: picture.focalY,
      },
    }
  })
}
