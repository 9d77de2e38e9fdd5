import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { readGlobal } from '@/content/read-documents'
import { propertyPicture } from '@/app/(endpoints)/og/property-picture'
import { brandedTitle, DESCRIPTION_LENGTH, listDescription, listSeo } from '@/domain/pages/seo'
import type { PageFrameView, SeoView } from '@/domain/pages/views'
import { isOffTheMarket } from '@/domain/properties/off-the-market'
import { plainText } from '@/domain/rich-text/rich-text'
import type { RichTextView } from '@/domain/rich-text/rich-text-view'
import { isIndexed, isOfPlaces, NO_CRITERIA } from '@/domain/search/criteria'
import type { Language } from '@/i18n/languages'
import { OPEN_GRAPH_LOCALES } from '@/i18n/open-graph-locale'
import { textIn } from '@/lib/documents'
import { env } from '@/lib/env'
import { shorten } from '@/lib/text'
import { indexedLanguages } from '@/routes/indexed'
import { canonicalIn } from './hreflang'
import type { FoundContent } from './resolve/found-content'
import type { PictureView } from '@/domain/media/picture'

interface MetadataTexts {
  seo: SeoView
  /** The languages in which the page says anything of its own. */
  own: readonly Language[]
  /** Address of the picture for social networks, where it is made for the page. */
  picture?: string
}

/**
 * Title, description, canonical address and the same page in other languages. A page that is
 * wholly a fallback is not indexed and names no other languages. Spec §3, "Page".
 */
export async function metadataOf(found: FoundContent): Promise<Metadata> {
  const { seo, own, picture } = await textsOf(found)
  const { language, routes, settings } = found.site
  const entry = found.target ? routes.find(found.target) : undefined
  const indexed = indexedLanguages(entry, own, settings.languages)
  const addresses = new Map(
    indexed.flatMap((other): [Language, string][] => {
      const href = canonicalIn(found, other)
      return href ? [[other, absolute(href)]] : []
    }),
  )
  const self = canonicalIn(found, language)
  const main = addresses.get(settings.defaultLanguage)
  const { openGraph, twitter } = seo
  return {
    title: brandedTitle(seo.metadataTitle, textIn(await readGlobal('settings'), 'agencyName')),
    description: seo.metadataDescription || undefined,
    // Its address opens what is somebody's own: no page after it learns more than where the site is.
    referrer: entry?.type === 'personal' ? 'strict-origin' : undefined,
    robots: addresses.has(language) ? undefined : { index: false, follow: true },
    alternates: {
      canonical: self ? absolute(self) : undefined,
      languages: addresses.has(language)
        ? { ...Object.fromEntries(addresses), ...(main && { 'x-default': main }) }
        : undefined,
    },
    openGraph: {
      title: openGraph.title,
      type: openGraph.type as 'website',
      description: openGraph.description || undefined,
      url: openGraph.url ? absolute(openGraph.url) : undefined,
      images: imagesOf(picture, openGraph.image),
      locale: OPEN_GRAPH_LOCALES[language],
    },
    twitter: {
      card: 'summary_large_image',
      title: twitter.title,
      site: twitter.site || undefined,
      description: twitter.description || undefined,
      images: imagesOf(picture, twitter.image),
    },
    icons: { icon: '/icons/favicon.svg', apple: '/icons/apple-touch-icon.png' },
  }
}

const absolute = (href: string): string =>
  href.startsWith('/') ? `${env().SITE_URL}${href}` : href

function imagesOf(made: string | undefined, picture: PictureView | null): string[] | undefined {
  const address = made ?? (picture && `/media/${picture.hash}/w1360.webp`)
  return address ? [absolute(address)] : undefined
}

const plain = (
  found: FoundContent,
  title: string,
  description: string,
  image?: PictureView,
): SeoView => {
  const url = canonicalIn(found, found.site.language) ?? ''
  const shared = { title, image: image ?? null, description }
  return {
    pageTitle: title, metadataTitle: title, metadataDescription: description,
    openGraph: { ...shared, type: 'website', url },
    twitter: { ...shared, site: '' },
  }
}

/**
 * A page whose title is only its own name has that of what it stands below beside it: there are articles
 * of one name below several pages.
 */
function seoBelow({ breadcrumb, seo, title }: PageFrameView, home: string): SeoView {
  const above = breadcrumb.at(-2)
  if (!above || above.href === home || seo.metadataTitle !== title.text) return seo
  return { ...seo, metadataTitle: `${title.text} · ${above.name}` }
}

async function textsOf(found: FoundContent): Promise<MetadataTexts> {
  const t = await getTranslations()
  const cut = (text: RichTextView | null) => shorten(text ? plainText(text) : '', DESCRIPTION_LENGTH)
  switch (found.kind) {
    case 'unknown':
      return {
        seo: plain(found, t(found.listing ? `NotFound.${found.listing}Title` : 'NotFound.title'), ''),
        own: [],
      }
    case 'property': {
      const { property, site } = found
      const { city, goal, id, status, type } = property
      const gone = isOffTheMarket(status) ? status : null
      const state = gone ?? goal
      const description = gone ? t(`Sold.${gone}Text`) : cut(property.description)
      // What is searched for, short enough to be shown whole; two houses in one town are told apart by their number.
      const title = [t('Meta.property', { type: type.text, state }), city?.text, t('Meta.reference', { id: String(id) })]
      const shared = [property.title.text, city?.text].filter(Boolean).join(' · ')
      const picture = await propertyPicture(site.language, property.id)
      return {
        seo: {
          ...plain(found, shared, description, property.pictures[0]),
          metadataTitle: title.filter(Boolean).join(' · '),
        },
        own: property.ownLanguages,
        picture: picture?.href,
      }
    }
    case 'project': {
      const { project } = found
      const title = [project.name.text, project.city?.text].filter(Boolean).join(' · ')
      return {
        seo: plain(found, title, cut(project.description), project.pictures[0]),
        own: project.ownLanguages,
      }
    }
    case 'list': {
      const { list, page, criteria } = found
      const own = list.total > 0 && isIndexed({ ...criteria, sort: NO_CRITERIA.sort }) ? page.ownLanguages : []
      if (list.chips.length === 0 && list.page === 1) return { seo: page.seo, own }
      const { heading, page: number, pages } = list
      const title = number > 1 ? t('Meta.page', { title: heading, page: number, pages }) : heading
      const description = listDescription(title, isOfPlaces(criteria) ? '' : page.seo.metadataDescription)
      const url = canonicalIn(found, found.site.language) ?? ''
      return { seo: listSeo(page.seo, { title, description, url }), own }
    }
    default:
      return { seo: seoBelow(found.page, found.site.hrefOfOriginal('/')), own: found.page.ownLanguages }
  }
}
