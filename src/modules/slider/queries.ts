import 'server-only'
import type { Site } from '@/content/site'
import { picturesIn } from '@/domain/media/picture'
import { projectCards } from '@/features/projects/queries'
import { cardsOf } from '@/features/search/queries-cards'
import { AMOUNTS, mostIn } from '../frame/amounts'
import { newest } from '../property-list/queries'
import type { StoredModule } from '../frame/stored-module'
import type { ModuleView } from '../frame/views'

/** Projects, the newest properties, or the pictures of the module; null where there are none. Spec §3, "Page module". */
export async function sliderContent(site: Site, doc: StoredModule<'slider'>) {
  const most = mostIn(doc, AMOUNTS.slider.most)
  if (doc.show === 'images') {
    const pictures = picturesIn(doc, 'images', site.language).slice(0, most)
    return pictures.length === 0 ? null : ({ kind: 'slider', show: 'images', pictures } satisfies Partial<ModuleView>)
  }
  if (doc.show === 'properties') {
    const cards = cardsOf(newest(site, null, [], most), site)
    return cards.length === 0 ? null : ({ kind: 'slider', show: 'properties', cards } satisfies Partial<ModuleView>)
  }
  const projects = (await projectCards(site)).slice(0, most)
  return projects.length === 0 ? null : ({ kind: 'slider', show: 'projects', projects } satisfies Partial<ModuleView>)
}
