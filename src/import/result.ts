import type { ListingSection, Problem, SkippedProblem, Warning } from './parse/types'

/** What became of the listings of one kind. */
export interface ListingCounts {
  created: number
  updated: number
  unchanged: number
  /** Left the feed and the site. */
  withdrawn: number
  /** Had left and are back. */
  returned: number
}

export interface FileCounts {
  stored: number
  /** Stored before, or the same content under another address. */
  known: number
  leftOut: number
}

/** Properties stand at the top. */
export interface ImportCounts extends ListingCounts {
  /** Properties on the site that miss a legal mention. */
  incomplete: number
  /** Properties and projects with impossible values: skipped, or too many to import the others. */
  skipped: number
  projects: ListingCounts
  types: number
  cities: { created: number; updated: number }
  pictures: FileCounts
  documents: FileCounts
}

/** The counts of the listings of one kind. */
export const countsOfListings = (counts: ImportCounts, section: ListingSection): ListingCounts =>
  section === 'properties' ? counts : counts.projects

export interface ImportResult {
  ok: boolean
  /** Why nothing was changed. */
  problems: Problem[]
  /** Why single listings were not imported while the others were. */
  skipped: SkippedProblem[]
  warnings: Warning[]
  counts: ImportCounts
  /** The longest time that a batch of listings held the database's write lock, in milliseconds. */
  longestLock: number
}

const noListings = (): ListingCounts => ({
  created: 0,
  updated: 0,
  unchanged: 0,
  withdrawn: 0,
  returned: 0,
})

const noFiles = (): FileCounts => ({ stored: 0, known: 0, leftOut: 0 })

/** The result of an import that has done nothing yet. */
export const emptyResult = (): ImportResult => ({
  ok: true,
  problems: [],
  skipped: [],
  warnings: [],
  counts: {
    ...noListings(),
    incomplete: 0,
    skipped: 0,
    projects: noListings(),
    types: 0,
    cities: { created: 0, updated: 0 },
    pictures: noFiles(),
    documents: noFiles(),
  },
  longestLock: 0,
})
