import type { PageKind } from '@/domain/pages/kinds'
import type { Language } from '@/i18n/languages'

export interface SelectionPage {
  originalPath: string
  kind: Extract<PageKind, 'favourites' | 'compare'>
  title: Record<Language, string>
  /** Path below the language's prefix, without slashes. */
  path: Record<Language, string>
  description: Record<Language, string>
}

/** The pages that each visitor's browser fills. */
export const SELECTION_PAGES: readonly SelectionPage[] = [
  {
    originalPath: '/favourites/',
    kind: 'favourites',
    title: { nl: 'Mijn favorieten', fr: 'Mes favoris', en: 'My favourites', de: 'Meine Merkliste' },
    path: { nl: 'favorieten', fr: 'favoris', en: 'favourites', de: 'merkliste' },
    description: {
      nl: 'De panden die u bewaarde en die u onlangs bekeek, zonder account, in uw eigen browser.',
      fr: 'Les biens que vous avez gardés et vus récemment, sans compte, dans votre navigateur.',
      en: 'The properties you kept and those you saw recently, without an account, in your own browser.',
      de: 'Die Immobilien, die Sie gemerkt und zuletzt angesehen haben, ohne Konto, in Ihrem Browser.',
    },
  },
  {
    originalPath: '/compare/',
    kind: 'compare',
    title: {
      nl: 'Panden vergelijken',
      fr: 'Comparer des biens',
      en: 'Compare properties',
      de: 'Immobilien vergleichen',
    },
    path: { nl: 'vergelijken', fr: 'comparer', en: 'compare', de: 'vergleich' },
    description: {
      nl: 'Zet tot vier panden naast elkaar: prijs, oppervlakte, kamers, energie en kosten.',
      fr: 'Jusqu’à quatre biens côte à côte : prix, surfaces, chambres, énergie et frais.',
      en: 'Up to four properties side by side: price, areas, rooms, energy and costs.',
      de: 'Bis zu vier Immobilien nebeneinander: Preis, Flächen, Zimmer, Energie und Kosten.',
    },
  },
]
