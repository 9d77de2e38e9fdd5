import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { shorten } from '@/lib/text'
import { env } from '@/lib/env'
import type { Language } from '@/i18n/languages'
import { hrefIn } from './hreflang'
import type { Found } from './resolve'

const DESCRIPTION_LENGTH = 155

interface Texts {
  title: string
  description: string
  /** The languages in which the page says anything of its own. */
  own: readonly Language[]
  picture?: string
}

/**
 * Title, description, canonical address and the same page in other languages. A page that is
 * wholly a fallback is not indexed and names no other languages.
 */
export async function metadataOf(found: Found): Promise<Metadata> {
  const texts = await textsOf(found)
  const { language, settings } = found.site
  const self = hrefIn(found, language)
  const indexed = texts.own.includes(language) && self !== null
  const absolute = (href: string) => `${env().SITE_URL}${href}`
  const inLanguage = (other: Language): string | null => {
    const href = texts.own.includes(other) ? hrefIn(found, other) : null
    return href && absolute(href)
  }
  const others = settings.languages.flatMap((other) => {
    const address = inLanguage(other)
    return address ? [[other, address]] : []
  })
  const fallback = inLanguage(settings.defaultLanguage)
  if (fallback) others.push(['x-default', fallback])
  return {
    title: texts.title,
    description: texts.description || undefined,
    robots: indexed ? undefined : { index: false, follow: true },
    alternates: {
      canonical: self ? absolute(self) : undefined,
      languages: indexed ? Object.fromEntries(others) : undefined,
    },
    openGraph: {
      title: texts.title,
      description: texts.description || undefined,
      url: self ? absolute(self) : undefined,
      images: texts.picture ? [absolute(texts.picture)] : undefined,
    },
    icons: { icon: '/icons/favicon.svg', apple: '/icons/apple-touch-icon.png' },
  }
}

async function textsOf(found: Found): Promise<Texts> {
  const t = await getTranslations()
  const cut = (html: string | undefined) => shorten(html ?? '', DESCRIPTION_LENGTH)
  switch (found.kind) {
    case 'unknown':
      return { title: t('NotFound.title'), description: '', own: [] }
    case 'property': {
      const { property } = found
      const place = [property.zip, property.city?.text].filter(Boolean).join(' ')
      const [picture] = property.pictures
      return {
        title: [property.title.text, place].filter(Boolean).join(' · '),
        description: cut(property.description?.text),
        own: property.ownLanguages,
        picture: picture && `/media/${picture.hash}/w1360.webp`,
      }
    }
    case 'project': {
      const { project } = found
      return {
        title: [project.name.text, project.city?.text].filter(Boolean).join(' · '),
        description: cut(project.description?.text),
        own: project.ownLanguages,
      }
    }
    case 'list': {
      const { list, page } = found
      const place = list.chips.map((chip) => chip.label).join(', ')
      const title = [page.title.text, place].filter(Boolean).join(' · ')
      return {
        title: list.page > 1 ? t('Meta.page', { title, page: list.page }) : title,
        description: cut(page.intro?.text),
        own: list.total > 0 ? page.ownLanguages : [],
      }
    }
    default:
      return {
        title: found.page.title.text,
        description: cut(found.page.intro?.text ?? found.page.text?.text),
        own: found.page.ownLanguages,
      }
  }
}
