import type { DemoArticle } from './network/content-types'
import { filmPath } from './network/films'
import { MODULE_WORDS } from './network/module-words'
import type { SiteMap } from './site-map'
import { blocksOf, FORM_PAGES } from '@/cms/first-content/form-page-texts'
import { rows, words } from '@/cms/first-content/words'

/** What the demo has created so far. */
export interface Made {
  map: SiteMap
  /** Rows of pictures by the name of the drawing. */
  drawn: Map<string, number>
  /** Rows of films by their name. */
  films: Map<string, number>
  categories: Map<DemoArticle['category'], number>
  articles: Map<string, { row: number; category: DemoArticle['category'] }>
}

const SERVICES_SHOWN = 80
const QUESTIONS_SHOWN = 100

/** The modules of a page of the demo, by its original path. Spec §2, "Configured pages". */
export function modulesOf(originalPath: string, made: Made): object[] {
  const [opening, why] = articlesOf(made, 'home')
  const services = made.categories.get('services')
  const contact = { blockType: 'contact', title: words(MODULE_WORDS.contact) }
  const invitation = {
    blockType: 'call-to-action',
    title: words(MODULE_WORDS.invitation),
    description: words(MODULE_WORDS.invitationText),
    buttons: rows([
      { label: words(MODULE_WORDS.valuation), ...made.map.link('/contact-demand/') },
      { label: words(MODULE_WORDS.contactUs), ...made.map.link('/contact/') },
    ]),
  }
  switch (originalPath) {
    case '/':
      return rows([
        { blockType: 'article', articles: [opening], view: 'text' },
        {
          blockType: 'property-list', title: words(MODULE_WORDS.newest),
          goal: 'all', maxItems: 4, numberItemOfRow: 4,
        },
        {
          blockType: 'article', articles: [why], view: 'text',
          backgroundType: 'color', colorBackground: '#f7f4ee',
        },
        {
          blockType: 'category', title: words(MODULE_WORDS.services), view: 'odds-view',
          category: services, maxItems: 4, numberItemOfRow: 4,
        },
        {
          blockType: 'slider', title: words(MODULE_WORDS.projects), show: 'projects',
        },
        { blockType: 'agencies', title: words(MODULE_WORDS.agencies), showMap: true },
        { blockType: 'testimonials', title: words(MODULE_WORDS.testimonials), maxItems: 3 },
      ])
    case '/services/':
      return rows([
        {
          blockType: 'category', category: services, view: 'news-view',
          maxItems: SERVICES_SHOWN, numberItemOfRow: 4,
        },
        { blockType: 'article', articles: [why], view: 'text' },
        {
          blockType: 'video', title: words(MODULE_WORDS.film), description: words(MODULE_WORDS.filmText),
          video: filmPath('listing'), poster: made.drawn.get('filmed'),
        },
        { ...invitation, backgroundType: 'color', colorBackground: '#f7f4ee' },
      ])
    case "/L'agence/":
      return rows([
        { blockType: 'article', articles: articlesOf(made, 'agency'), view: 'picture-right' },
        { blockType: 'testimonials', title: words(MODULE_WORDS.testimonials), maxItems: 6 },
        { blockType: 'search-panel' },
        {
          ...invitation, backgroundType: 'gallery',
          images: ['banner-3', 'banner-1', 'coast'].map((name) => made.drawn.get(name)),
        },
      ])
    case '/FAQ/':
      return rows([
        {
          blockType: 'category', category: made.categories.get('faq'),
          view: 'collapse-view', maxItems: QUESTIONS_SHOWN, numberItemOfRow: 1,
        },
      ])
    case '/team/':
      return rows([{ blockType: 'team', numberItemOfRow: 4 }])
    case '/contact/':
      return rows([
        { blockType: 'form', form: 'site-contact', title: words(MODULE_WORDS.contactForm) },
        { blockType: 'agencies', title: words(MODULE_WORDS.agencies), showMap: true },
      ])
    case '/demand-register/':
      return rows([{ blockType: 'form', form: 'demand-register' }, contact])
    case '/contact-demand/':
      return rows([{ blockType: 'form', form: 'contact-demand' }, contact])
    case '/login/':
      return rows([contact])
    default:
      return formOn(originalPath)
  }
}

const formOn = (originalPath: string): object[] =>
  FORM_PAGES.flatMap((page) => (page.originalPath === originalPath ? rows(blocksOf(page)) : []))

const articlesOf = ({ articles }: Made, category: DemoArticle['category']): number[] =>
  [...articles.values()].flatMap((one) => (one.category === category ? [one.row] : []))
