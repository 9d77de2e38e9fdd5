import type { Target } from '@/routes/entry'

export interface KindTable {
  kind: Target['kind']
  /** The table; its texts per language stand in the one with `_locales` behind it. */
  table: 'pages' | 'articles' | 'team_members' | 'projects' | 'properties'
  /** The column with the number that the kind's targets carry. */
  number: 'id' | 'listingId'
  /** The column that says what a page is for. */
  pageKind?: 'kind'
  /** Where a formatted text that says nothing is stored as nothing, so that the database can be asked. */
  blankIsNull?: true
  /** Rows with texts of their own; those stand in the table with `_locales` behind it. */
  rows?: 'articles_questions'
  /** Where its picture stands: a column, or else the first of a gallery. */
  picture?: string
  gallery?: { table: 'projects_rels'; path: string }
}

/** Where each kind of content is stored, in the order of the sitemap. Spec §3. */
export const KIND_TABLES: readonly KindTable[] = [
  { kind: 'page', table: 'pages', number: 'id', pageKind: 'kind', picture: 'bannerImage' },
  { kind: 'article', table: 'articles', number: 'id', rows: 'articles_questions', picture: 'image' },
  { kind: 'member', table: 'team_members', number: 'id', picture: 'photo' },
  {
    kind: 'project', table: 'projects', number: 'listingId', blankIsNull: true,
    picture: 'cardPicture', gallery: { table: 'projects_rels', path: 'pictures' },
  },
  // The pictures of properties are in the catalogue.
  { kind: 'property', table: 'properties', number: 'listingId', blankIsNull: true },
]
