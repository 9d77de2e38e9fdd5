import 'server-only'
import { inTownOf } from '@/content/agency-town'
import { readAll, readGlobal } from '@/content/read-documents'
import { publicAgencies } from '@/content/public-agencies'
import { linkLabel, linkOf, type TitledLink } from '@/content/link'
import { siteIn, type Site } from '@/content/site'
import { agencyView } from '@/domain/agencies/agency-view'
import { consentTerms } from '@/features/consent/queries'
import { formHref } from '@/features/forms/form-links'
import { selectionHrefs } from '@/features/selection/queries'
import { pictureIn } from '@/domain/media/picture'
import { searchPlaceholder } from '@/domain/search/placeholder'
import { LANGUAGE_NAMES, pickText, type Language } from '@/i18n/languages'
import { speech } from '@/i18n/translator'
import { readableShade, textOn } from '@/lib/contrast'
import { isWebAddress } from '@/lib/is-web-address'
import { docsIn, textIn, textsIn, type AllLocales } from '@/lib/documents'
import { OWN_COLOURS } from '@/lib/own-colours'
import { footerView } from './queries-footer'
import { popupView } from './queries-popup'
import type {
  LinkView,
  MenuEntryView,
  ShellView,
  SiteColours,
  TopBarIcon,
  TopBarItemView,
} from './views'
import type { Header } from '@/payload-types'

/** The colours of the settings, each with a text colour that stands out on it and its shade to write and draw with. Spec §3. */
export async function siteColours(): Promise<SiteColours> {
  const settings = await readGlobal('settings')
  const brand = textIn(settings, 'brandColour') || OWN_COLOURS.brand
  const accent = textIn(settings, 'accentColour') || OWN_COLOURS.accent
  return {
    brand, onBrand: textOn(brand), brandInk: readableShade(brand),
    accent, onAccent: textOn(accent), accentInk: readableShade(accent),
  }
}

/**
 * Everything around a page. `target` is what the page shows; `hrefIn` gives its address in
 * another language, null where it has none: then the switcher leads to the home page. Spec §2.
 */
export async function shellView(
  site: Site,
  target: string | null,
  hrefIn: (language: Language) => string | null,
): Promise<ShellView> {
  const { language } = site
  const [settings, header, footer, popup] = await Promise.all([
    ...([readGlobal('settings'), readGlobal('header')] as const),
    ...([readGlobal('footer'), readGlobal('popup')] as const),
  ])
  const links = linksOf(site, target)
  const [login = null] = await linksToPages(site, ['/login/'])
  const agencies = footer.showAgencies === false ? [] : await publicAgencies()
  return {
    language,
    agencyName: textIn(settings, 'agencyName'),
    tagline: pickText(textsIn(settings, 'tagline'), language),
    logo: pictureIn(settings.logo, language),
    searchPlaceholder: searchPlaceholder(settings, language),
    homeHref: site.hrefOfOriginal('/'),
    ...selectionHrefs(site),
    login,
    topBar: header.topBarShow === true ? topBarOf(site, header) : null,
    menu: shown(docsIn(header, 'menu')).flatMap((item) => menuEntry(site, item, links)),
    buttons: links(shown(docsIn(header, 'buttons'))),
    drawerLinks: await linksToPages(site, settings.showFreeValuation === false ? DEMAND : DEMAND_AND_VALUATION),
    languages: languageLinks(site, hrefIn),
    footer: footerView(site, footer, links, await newsletterLink(site, target)),
    agencies: agencies.map((doc) => agencyView(inTownOf(site, doc), language)),
    phone: textIn(settings, 'phone'),
    email: textIn(settings, 'email'),
    popup: popupView(site, popup, target),
    consent: await consentTerms(),
  }
}

type ToLinkViews = (docs: readonly TitledLink[]) => LinkView[]

const shown = <D extends { readonly status?: unknown }>(docs: readonly D[]): D[] =>
  docs.filter((doc) => doc.status !== 'hidden')

/** Links of a menu, those that lead somewhere and have words; the present page is marked. */
const linksOf =
  (site: Site, target: string | null): ToLinkViews =>
  (docs) =>
    docs.flatMap((doc) => {
      const link = linkOf(site, doc)
      const label = linkLabel(site, doc, 'title')
      if (!link || !label) return []
      const current = target !== null && link.target === target
      return [{ label, href: link.href, external: link.external, current }]
    })

/** An entry with its children; one that leads nowhere itself only opens them. Spec §3. */
function menuEntry(
  site: Site,
  doc: AllLocales<NonNullable<Header['menu']>[number]>,
  links: ToLinkViews,
): MenuEntryView[] {
  const children = links(shown(docsIn(doc, 'childMenus')))
  const [own] = links([doc])
  if (own) return [{ ...own, children }]
  const label = linkLabel(site, doc, 'title')
  if (!label || children.length === 0) return []
  return [{ label, href: '', external: false, current: false, children }]
}

const ICONS: readonly TopBarIcon[] = ['phone', 'mail', 'log-in', 'map-pin', 'clock', 'heart']

function topBarOf(site: Site, header: AllLocales<Header>): NonNullable<ShellView['topBar']> {
  const items = (name: 'left' | 'right'): TopBarItemView[] =>
    shown(docsIn(header, name)).flatMap((doc) => {
      const link = linkOf(site, doc)
      const label = linkLabel(site, doc, 'label')
      if (!label) return []
      return {
        label,
        href: link?.href ?? null,
        external: link?.external === true,
        icon: ICONS.find((icon) => icon === doc.icon) ?? null,
        color: doc.color === 'brand' || doc.color === 'accent' ? doc.color : 'plain',
      }
    })
  return { left: items('left'), right: items('right') }
}

/** The drawer also leads to the demand register and, if asked for, the free valuation. Spec §2. */
const DEMAND = ['/demand-register/']
const DEMAND_AND_VALUATION = ['/demand-register/', '/contact-demand/']

/** The pages with these original paths by their titles, those that are shown in the language. */
async function linksToPages(site: Site, wanted: readonly string[]): Promise<LinkView[]> {
  const pages = await readAll('pages', { originalPath: { in: [...wanted] } })
  return wanted.flatMap((originalPath) => {
    const page = pages.find((one) => one.originalPath === originalPath)
    const href = page && site.href(`page:${String(page.id)}`)
    const label = page && pickText(textsIn(page, 'title'), site.language)
    return href && label ? [{ label, href, external: isWebAddress(href), current: false }] : []
  })
}

/** The page on which one subscribes to the newsletter; none where it is not offered. */
async function newsletterLink(site: Site, target: string | null): Promise<LinkView[]> {
  const href = await formHref(site, 'sign-newsletter')
  if (href === null) return []
  const { language, t } = await speech(site.language)
  const current = target !== null && site.routes.original('/sign-newsletter/')?.target === target
  return [{ label: { text: t('Footer.newsletter'), lang: language }, href, external: false, current }]
}

function languageLinks(
  site: Site,
  hrefIn: (language: Language) => string | null,
): ShellView['languages'] {
  const { languages } = site.settings
  if (languages.length < 2) return []
  return languages.map((language) => ({
    language,
    name: LANGUAGE_NAMES[language],
    href: hrefIn(language) ?? siteIn(language).hrefOfOriginal('/'),
    current: language === site.language,
  }))
}
