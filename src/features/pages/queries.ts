import 'server-only'
import { readAll, readContent, readGlobal } from '@/content/read-documents'
import { breadcrumbOf } from '@/content/breadcrumb'
import type { Site } from '@/content/site'
import { pickText, type TextView } from '@/i18n/languages'
import {
  docIn,
  docsIn,
  numberIn,
  textIn,
  textsIn,
  type AllLocales,
  type FieldOf,
} from '@/lib/documents'
import { isWebAddress } from '@/lib/is-web-address'
import { shorten } from '@/lib/text'
import { ownLanguages } from '@/routes/indexed'
import type { PageKind } from '@/domain/pages/kinds'
import { bannerOf, withPortrait } from './queries-banner'
import { textOf } from '@/content/text-of'
import { DESCRIPTION_LENGTH, seoView, textsSaidIn } from '@/domain/pages/seo'
import type { PageFrameView, SubMenuView } from '@/domain/pages/views'
import type { Page } from '@/payload-types'

export interface PageView extends PageFrameView {
  kind: PageKind
  /** Whether its banner shows the newest properties, as soon as they have pictures. */
  hasListingsBanner: boolean
  /** The modules as they are stored; `src/modules` reads what they show. */
  modules: AllLocales<NonNullable<Page['modules']>[number]>[]
}

/**
 * A page by its row, in one language; null where it does not exist or is not published. With
 * `draft` that state of it. Spec §3, "Page".
 */
export async function pageView(site: Site, id: number, draft?: AllLocales<Page>): Promise<PageView | null> {
  const doc = draft ?? (await readContent('pages', id))
  if (!doc) return null
  const { language } = site
  const target = `page:${id}`
  const title = nameOf(doc, 'title', site)
  const description = pickText(textsIn(doc, 'description'), language)
  const content = textOf(site, doc, 'content')
  const kind = textIn(doc, 'kind') as PageKind
  const low = bannerOf(site, doc, await readGlobal('settings'))
  const banner = low && kind === 'home' ? await withPortrait(low) : low
  const own = ownLanguages('page', doc)
  const [said = ''] = textsSaidIn(language, [description, content], own)
  return {
    kind,
    title,
    description,
    content,
    banner,
    hasListingsBanner: banner !== null && textIn(doc, 'bannerType') === 'properties',
    breadcrumb: doc.showBreadCrumb === false ? [] : await breadcrumbOf(site, target),
    subMenu: doc.isHaveSubMenu === true ? await subMenuOf(site, doc, id) : null,
    className: textIn(doc, 'css'),
    seo: seoView(doc.seo, language, {
      title: title.text,
      description: shorten(said, DESCRIPTION_LENGTH),
      url: site.href(target) ?? '',
      picture: banner?.content.type === 'image' ? banner.content.picture : null,
    }),
    ownLanguages: own,
    modules: docsIn(doc, 'modules'),
  }
}

/** A name in the site's language or its fallback; blank where there is none at all. */
export const nameOf = <D extends object>(doc: D, field: FieldOf<D>, site: Site): TextView =>
  pickText(textsIn(doc, field), site.language) ?? { text: '', lang: site.language }

/** The pages below a page, or those beside it where none are below. Spec §3, `subMenu`. */
async function subMenuOf(
  site: Site,
  doc: AllLocales<Page>,
  id: number,
): Promise<SubMenuView | null> {
  const below = await readAll('pages', { parent: { equals: id } })
  const parent = docIn(doc, 'parent')
  const beside = parent ? await readAll('pages', { parent: { equals: numberIn(parent, 'id') } }) : []
  const links = (below.length > 0 ? below : beside).flatMap((page) => {
    const href = site.href(`page:${String(page.id)}`)
    const label = nameOf(page, 'title', site)
    return href ? [{ label, href, external: isWebAddress(href), current: page.id === id }] : []
  })
  return links.length === 0 ? null : { fixed: doc.showFixedMenu === true, links }
}
