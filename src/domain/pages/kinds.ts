import { LIST_PATHS } from '@/routes/list-paths'

/** What a page is for. All but `module` have a part that no module renders. Spec §2. */
export const PAGE_KINDS = [
  ...(['home', 'sale', 'rent', 'projects', 'favourites', 'compare'] as const),
  ...(['module', 'feedback', 'login', 'personal'] as const),
] as const

export type PageKind = (typeof PAGE_KINDS)[number]

/** The pages that exist once, by the original path that belongs to each. Spec §2, "Routes". */
export const FIXED_PAGES: Partial<Record<PageKind, string>> = {
  home: '/',
  sale: LIST_PATHS.sale,
  rent: LIST_PATHS.rent,
  projects: '/projects/',
  favourites: '/favourites/',
  compare: '/compare/',
}

/** A page of more would take seconds to render. */
export const MOST_MODULES = 50
