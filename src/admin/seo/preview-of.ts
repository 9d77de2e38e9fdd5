import { DESCRIPTION_LENGTH, fallbackSeo, textsSaidIn } from '@/domain/pages/seo'
import { richTextView } from '@/domain/rich-text/rich-text'
import type { SeoOf } from '@/domain/pages/views'
import { pickText } from '@/i18n/languages'
import { isDoc, textIn, type Doc } from '@/lib/documents'
import { shorten } from '@/lib/text'
import { hrefOf } from '@/routes/href'
import { joinPath } from '@/routes/paths'
import { contentSlug } from '@/routes/content-paths'
import { typedPath } from '@/routes/typed-path'
import type { SeoBasis } from './views'

/** Fields of pages and articles that the preview is made of, besides `seo`. */
export const WATCHED = [
  'title', 'name', 'description', 'intro', 'content', 'path', 'kind', 'image',
  'showPageBanner', 'bannerType', 'bannerImage', 'bannerGallery', 'bannerVideo',
]

const NOWHERE = { href: () => null, picture: () => null }

/** A picture as a form holds it: its row, alone or in its document. Anything else gives null. */
export function pictureId(value: unknown): number | null {
  const id = isDoc(value) ? value.id : value
  return typeof id === 'number' ? id : null
}

/**
 * What search engines and social networks would be given of a page or an article as it stands in
 * the form, by the rules of the site; pictures by row. `fields` are those of `WATCHED`, `own`
 * those of the group `seo`. Spec §3, "Page".
 */
export function seoOfForm(fields: Doc, own: Doc, basis: SeoBasis): SeoOf<number> {
  const { language, saved } = basis
  const name = pickText({ ...saved.name, [language]: nameIn(fields) }, language)
  const typed = textIn(fields, 'description') || textIn(fields, 'intro')
  const description = pickText({ ...saved.description, [language]: typed }, language)
  const text = richTextView({ ...docOf(saved.text), [language]: fields.content }, language, NOWHERE)
  const [said = ''] = textsSaidIn(language, [description, text], basis.own)
  return fallbackSeo(own, pictureId, {
    title: name?.text ?? '',
    description: shorten(said, DESCRIPTION_LENGTH),
    url: addressOfForm(fields, basis),
    picture: pictureId(fields.image) ?? bannerPicture(fields, basis),
  })
}

const docOf = (value: object): Doc => value as Doc

const nameIn = (fields: Doc): string => textIn(fields, 'title') || textIn(fields, 'name')

/** The whole address that the document would have if it were published now. Spec §2. */
export function addressOfForm(fields: Doc, basis: SeoBasis): string {
  const { above, defaultLanguage, language, originalPath, saved, siteUrl } = basis
  const name = pickText({ ...saved.name, [language]: nameIn(fields) }, language)?.text ?? ''
  const below = joinPath(...above.split('/'), contentSlug(name, originalPath))
  const typed = typedPath(textIn(fields, 'path'), siteUrl)
  const path = fields.kind === 'home' ? '/' : (('path' in typed && typed.path) || below)
  return siteUrl + hrefOf(language, path, defaultLanguage)
}

/** The still picture of the page's banner; null where it has none or shows something else. */
function bannerPicture(fields: Doc, basis: SeoBasis): number | null {
  if (fields.showPageBanner !== true) return null
  const type = textIn(fields, 'bannerType')
  const gallery = fields.bannerGallery
  const moves =
    (type === 'gallery' && Array.isArray(gallery) && gallery.length > 0) ||
    (type === 'video' && pictureId(fields.bannerVideo) !== null) ||
    type === 'properties'
  return moves ? null : (pictureId(fields.bannerImage) ?? basis.bannerPicture)
}

/** An address as search engines write it: the host, then the parts of the path. */
export function crumbsOf(address: string): string[] {
  const { host, pathname } = new URL(address)
  return [host, ...decodeURI(pathname).split('/').filter(Boolean)]
}
