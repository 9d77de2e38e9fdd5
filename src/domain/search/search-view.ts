/** The search form of the home and not-found screens. Spec §2. */
export interface SearchView {
  /** Addresses of the two lists; the form is sent to the one that is chosen. */
  saleHref: string
  rentHref: string
  saleCount: number
  rentCount: number
}
