import 'server-only'
import { visitor } from '@/cms/client'
import { siteIn, type Site } from '@/cms/site'
import { agencyView } from '@/features/agencies/view'
import { menuOf, type MenuEntry } from '@/features/pages/queries'
import { pictureIn } from '@/features/properties/picture'
import { LANGUAGE_NAMES, pickText, type Language } from '@/i18n/languages'
import { textOn } from '@/lib/contrast'
import { textIn, textsIn, type Doc } from '@/lib/documents'
import type { LinkView, ShellView, SiteColours } from './views'

const BRAND = '#1f4a43'
const ACCENT = '#b4492a'

async function settingsDoc(): Promise<Doc> {
  const { findGlobal } = await visitor()
  const settings = await findGlobal({ slug: 'settings', locale: 'all', depth: 1 })
  return settings as unknown as Doc
}

/** The colours of the settings, each with a text colour that stands out on it. Spec §3. */
export async function siteColours(): Promise<SiteColours> {
  const settings = await settingsDoc()
  const brand = textIn(settings, 'brandColour') || BRAND
  const accent = textIn(settings, 'accentColour') || ACCENT
  return { brand, onBrand: textOn(brand), accent, onAccent: textOn(accent) }
}

/**
 * Header and footer of a page. `target` is what the page shows; `hrefIn` gives its address in
 * another language, null where it has none: then the switcher leads to the home page. Spec §2.
 */
export async function shellView(
  site: Site,
  target: string | null,
  hrefIn: (language: Language) => string | null,
): Promise<ShellView> {
  const settings = await settingsDoc()
  const { find } = await visitor()
  const agencies = await find({
    ...{ collection: 'agencies', locale: 'all', depth: 1, pagination: false, sort: 'agencyId' },
  })
  const link = ({ label, target: to }: MenuEntry): LinkView[] => {
    const href = site.href(to)
    return href ? [{ label, href, current: to === target }] : []
  }
  const [menu, infoLinks] = await Promise.all([menuOf(site, 'header'), menuOf(site, 'footer')])
  const { language } = site
  const { languages } = site.settings
  return {
    language,
    agencyName: textIn(settings, 'agencyName'),
    tagline: pickText(textsIn(settings, 'tagline'), language)?.text ?? '',
    logo: pictureIn(settings.logo, language),
    homeHref: site.hrefOfOriginal('/'),
    menu: menu.flatMap(link),
    infoLinks: infoLinks.flatMap(link),
    languages:
      languages.length < 2
        ? []
        : languages.map((other) => ({
            language: other,
            name: LANGUAGE_NAMES[other],
            href: hrefIn(other) ?? siteIn(other).hrefOfOriginal('/'),
            current: other === language,
          })),
    agencies: (agencies.docs as unknown as Doc[]).map((doc) => agencyView(doc, language)),
    phone: textIn(settings, 'phone'),
    email: textIn(settings, 'email'),
    footerText: pickText(textsIn(settings, 'footerText'), language)?.text ?? '',
  }
}
