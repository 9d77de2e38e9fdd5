/** A home of a building that has several, as its plan shows it. */
export interface Home {
  /** m² */
  area: number
  bedrooms: number
  bathrooms: number
  showerRooms: number
  /** m², 0 for none */
  terrace: number
}

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
  bathrooms: number
  showerRooms: number
  /** Whether the kitchen is a part of the living room. */
  openKitchen: boolean
  /** The rooms that the listing names besides. */
  extra: readonly ('office' | 'laundry' | 'attic')[]
  garages: number
  /** Width along the street in metres. */
  front: number | null
  /** m² */
  area: number | null
  /** m² */
  plot: number | null
  region: 'flanders' | 'wallonia' | 'brussels'
  garden: boolean
  terrace: boolean
  /** m², 0 for none */
  terraceArea: number
  /** The homes of a building that is sold as a whole or built as a project. */
  homes: readonly Home[]
  /** What is built together looks alike: the project of a unit, and of a project itself. */
  project: { id: number; style: ProjectStyle } | null
}

/** How a project is built, which its text tells. */
export type ProjectStyle = 'gateway' | 'close' | 'corner' | 'steps' | 'quay'
