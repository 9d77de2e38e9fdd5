import type { Localized } from '@/i18n/languages'
import { createLocalized, type Step } from './create-localized'
import { DEMO_PAGES } from './demo/pages'
import { drawBanner } from './pictures/draw'
import { encodedPicture, storePicture, type Picture } from './seed-media'

const BANNER_SEED = 1

const BANNER_WORDS: Localized<string> = {
  nl: 'Een straat met oude huizen in het avondlicht',
  fr: 'Une rue de maisons anciennes à la lumière du soir',
  en: 'A street of old houses in the evening light',
  de: 'Eine Straße mit alten Häusern im Abendlicht',
}

const HEADER = ['/for-sale/', '/for-rent/', '/projects/', "/L'agence/", '/FAQ/']
const FOOTER = ['/Cookie-policy/', '/Disclaimer/', '/Privacy/']

const menuOf = (originalPath: string): 'header' | 'footer' | 'none' => {
  if (HEADER.includes(originalPath)) return 'header'
  return FOOTER.includes(originalPath) ? 'footer' : 'none'
}

/** The picture behind the title of the home page. Spec §2, "Home banner types". */
export const homeBanner = (): Promise<Picture> =>
  encodedPicture(
    { name: 'street-at-dusk', kind: 'banner', alt: BANNER_WORDS },
    drawBanner(BANNER_SEED),
  )

/** A page's text as the words of its first paragraph, plain, and everything after it. */
export function introAndText(html: string): { intro: string; text: string } {
  const [whole, first] = /^\s*<p>(.*?)<\/p>/s.exec(html) ?? []
  if (whole === undefined || first === undefined) return { intro: '', text: html }
  return { intro: first.replace(/<[^>]*>/g, ''), text: html.slice(whole.length) }
}

const eachLanguage = (html: Localized<string>, part: 'intro' | 'text'): Localized<string> =>
  Object.fromEntries(
    Object.entries(html).map(([language, value]) => [language, introAndText(value ?? '')[part]]),
  )

/** Creates the pages with their paths, their place in the menu and the banner. Spec §2. */
export async function seedPages(step: Step, banner: Picture): Promise<void> {
  const picture = await storePicture(step, banner)
  for (const [sort, { html, kind, originalPath, path, title }] of DEMO_PAGES.entries()) {
    await createLocalized(step, 'pages', {
      data: {
        kind,
        originalPath,
        sort,
        inMenu: menuOf(originalPath),
        banner: kind === 'home' ? picture : undefined,
      },
      texts: {
        title,
        path,
        intro: eachLanguage(html, 'intro'),
        text: eachLanguage(html, 'text'),
      },
    })
  }
}
