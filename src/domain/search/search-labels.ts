/** Texts of the results dropdown; `{count}` and `{id}` stand for what is known in the browser. */
export type SearchLabels = Record<
  | 'results'
  | 'understood'
  | 'rest'
  | 'types'
  | 'cities'
  | 'properties'
  | 'sale'
  | 'rent'
  | 'ref'
  | 'one'
  | 'many'
  | 'none'
  | 'loading'
  | 'failed',
  string
>
