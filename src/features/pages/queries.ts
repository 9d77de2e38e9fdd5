import 'server-only'
import { visitor } from '@/cms/client'
import type { Site } from '@/cms/site'
import { pictureIn } from '@/features/properties/picture'
import type { PictureView } from '@/features/properties/views'
import { pickText, type Language, type Text } from '@/i18n/languages'
import { languagesOf, textIn, textsIn, type Doc } from '@/lib/documents'

export interface PageView {
  kind: 'home' | 'sale' | 'rent' | 'projects' | 'text'
  title: Text
  intro: Text | null
  /** Sanitised HTML. */
  text: Text | null
  banner: PictureView | null
  /** The languages it says something of its own in. */
  ownLanguages: Language[]
}

/** A page by its row, in one language; null where it does not exist. Spec §3, "Page". */
export async function pageView(site: Site, id: number): Promise<PageView | null> {
  const { find } = await visitor()
  const { docs } = await find({
    collection: 'pages',
    where: { id: { equals: id } },
    ...{ locale: 'all', depth: 1, limit: 1, pagination: false },
  })
  const doc = docs[0] as unknown as Doc | undefined
  if (!doc) return null
  const { language } = site
  return {
    kind: textIn(doc, 'kind') as PageView['kind'],
    title: pickText(textsIn(doc, 'title'), language) ?? { text: '', lang: language },
    intro: pickText(textsIn(doc, 'intro'), language),
    text: pickText(textsIn(doc, 'text'), language),
    banner: pictureIn(doc.banner, language),
    ownLanguages: languagesOf(doc, doc.kind === 'text' ? ['text'] : ['title']),
  }
}

export interface MenuEntry {
  label: string
  target: string
}

/** The pages that stand in a menu, in their order. */
export async function menuOf(site: Site, menu: 'header' | 'footer'): Promise<MenuEntry[]> {
  const { find } = await visitor()
  const { docs } = await find({
    collection: 'pages',
    where: { inMenu: { equals: menu } },
    sort: 'sort',
    ...{ locale: 'all', depth: 0, pagination: false },
  })
  return (docs as unknown as Doc[]).map((doc) => ({
    label: pickText(textsIn(doc, 'title'), site.language)?.text ?? '',
    target: `page:${String(doc.id)}`,
  }))
}
