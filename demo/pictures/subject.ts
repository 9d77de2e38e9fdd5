/** What a listing tells its pictures. */
export interface Subject {
  id: number
  kind:
    | 'house'
    | 'apartment'
    | 'studio'
    | 'land'
    | 'investment'
    | 'commercial'
    | 'garage'
    | 'project'
  year: number | null
  floors: number
  facades: 2 | 3 | 4 | null
  bedrooms: number
  /** m² */
  area: number | null
  /** m² */
  plot: number | null
  region: 'flanders' | 'wallonia' | 'brussels'
  garden: boolean
  terrace: boolean
}
