import 'server-only'
import { portraitPart } from '@/cms/media/portrait'
import type { Site } from '@/content/site'
import { pictureIn, picturesIn, pictureView, type PictureView } from '@/domain/media/picture'
import { NO_CRITERIA } from '@/domain/search/criteria'
import { matchingRows } from '@/domain/search/search'
import { pickText } from '@/i18n/languages'
import { docIn, textIn, textsIn, type AllLocales } from '@/lib/documents'
import { slideSeconds } from '@/domain/pages/slide-seconds'
import type { BannerView } from '@/domain/pages/views'
import type { Page, Setting } from '@/payload-types'

const PROPERTIES_SHOWN = 6

/**
 * The banner of a page; null where it shows none. A kind whose pictures are missing falls back to
 * the picture of the settings, else to the plain ground. Spec §3, "Banner".
 */
export function bannerOf(
  site: Site,
  page: AllLocales<Page>,
  settings: AllLocales<Setting>,
): BannerView | null {
  if (page.showPageBanner !== true) return null
  const { language } = site
  return {
    content: contentOf(site, page, settings),
    portrait: null,
    title: pickText(textsIn(page, 'bannerTitle'), language),
    description: pickText(textsIn(page, 'bannerDescription'), language),
    logo: page.showLogo === true ? pictureIn(settings.logo, language) : null,
  }
}

/**
 * The banner of a page that opens high, with the upright part of its first picture for phones. Spec §9,
 * "Image widths".
 */
export async function withPortrait(banner: BannerView): Promise<BannerView> {
  const { content } = banner
  const first = content.type === 'image' ? content.picture : content.type === 'gallery' ? content.pictures[0] : null
  const part = first && (await portraitPart(first.hash, first.focalX))
  return part ? { ...banner, portrait: `/media/${first.hash}/${part}` } : banner
}

function contentOf(
  site: Site,
  page: AllLocales<Page>,
  settings: AllLocales<Setting>,
): BannerView['content'] {
  const { language } = site
  const seconds = slideSeconds(settings)
  const picture = pictureIn(page.bannerImage, language) ?? pictureIn(settings.banner, language)
  const still: BannerView['content'] = picture ? { type: 'image', picture } : { type: 'plain' }
  const slides = (pictures: PictureView[]): BannerView['content'] =>
    pictures.length > 0 ? { type: 'gallery', pictures, seconds } : still
  switch (textIn(page, 'bannerType')) {
    case 'gallery':
      return slides(picturesIn(page, 'bannerGallery', language))
    case 'properties':
      return slides(propertyPictures(site))
    case 'video': {
      const video = docIn(page, 'bannerVideo')
      const url = video ? textIn(video, 'url') : ''
      if (!video || url === '') return still
      return { type: 'video', url, mimeType: textIn(video, 'mimeType'), poster: picture }
    }
    default:
      return still
  }
}

/** Pictures of the newest properties for sale. Spec §2, "Home banner types". */
const propertyPictures = (site: Site): PictureView[] =>
  matchingRows(site.catalogue, 'sale', site.language, NO_CRITERIA)
    .flatMap(({ picture }) => (picture ? [pictureView(picture, site.language)] : []))
    .slice(0, PROPERTIES_SHOWN)
