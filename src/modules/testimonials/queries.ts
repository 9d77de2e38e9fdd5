import 'server-only'
import { readAll } from '@/content/read-documents'
import type { Site } from '@/content/site'
import { pictureIn } from '@/domain/media/picture'
import { pickText } from '@/i18n/languages'
import { textIn, textsIn } from '@/lib/documents'
import { AMOUNTS, mostIn } from '../frame/amounts'
import type { StoredModule } from '../frame/stored-module'
import type { ModuleView } from '../frame/views'

/** What clients said, those that are published; null where nobody said anything. Spec §3, "Testimonial". */
export async function testimonialsContent(site: Site, doc: StoredModule<'testimonials'>) {
  const docs = await readAll('testimonials', {}, mostIn(doc, AMOUNTS.testimonials.most))
  const testimonials = docs.flatMap((one) => {
    const comment = pickText(textsIn(one, 'comment'), site.language)
    if (!comment) return []
    return {
      id: one.id as number,
      name: textIn(one, 'name'),
      aboutYou: pickText(textsIn(one, 'aboutYou'), site.language),
      comment,
      website: textIn(one, 'website') || null,
      picture: pictureIn(one.image, site.language),
    }
  })
  if (testimonials.length === 0) return null
  return { kind: 'testimonials', testimonials } satisfies Partial<ModuleView>
}
