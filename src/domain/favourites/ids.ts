import { parseId } from '@/lib/parse-id'

/** Public numbers of properties that an address names, each once, in the order given. */
export interface SelectedIds {
  ids: number[]
  /** Recently seen; only for the favourites. */
  seen: number[]
}

export type SelectionKind = 'favourites' | 'compare'

export type SelectionAddress =
  | { kind: 'show'; segment: string }
  | { kind: 'move'; query: string }

/** How many properties each kind of page shows. */
export const MOST: Readonly<Record<SelectionKind, number>> = { favourites: 60, compare: 4 }

export const MOST_SEEN = 12

/** The kind of page that stands at an original path; others have no selection. */
export const SELECTION_PATHS: ReadonlyMap<string, SelectionKind> = new Map([
  ['/favourites/', 'favourites'],
  ['/compare/', 'compare'],
])

/**
 * The numbers in a text such as `4711.4712`, each once and at most `most`; what is no number is
 * left out. Nothing gives none.
 */
function readIds(text: string | null, most: number): number[] {
  const ids = (text ?? '').split(/[.,\s]+/).flatMap((part) => parseId(part) ?? [])
  return [...new Set(ids)].slice(0, most)
}

/** The parameters of an address that names a selection, with `?`; empty where it is empty. */
export const selectionQuery = (ids: readonly number[], seen: readonly number[] = []): string => {
  const query = [
    ids.length > 0 ? `ids=${ids.join('.')}` : '',
    seen.length > 0 ? `seen=${seen.join('.')}` : '',
  ]
  const given = query.filter(Boolean).join('&')
  return given && `?${given}`
}

/**
 * What the parameters of the address of such a page mean: the segment its page is cached under, or
 * the canonical parameters to move to. Parameters that select nothing (tracking) stay in the
 * address and are no part of what is cached.
 */
export function selectionAddress(kind: SelectionKind, params: URLSearchParams): SelectionAddress {
  const ours = kind === 'favourites' ? ['ids', 'seen'] : ['ids']
  const ids = readIds(params.get('ids'), MOST[kind])
  const seen = ours.includes('seen') ? readIds(params.get('seen'), MOST_SEEN) : []
  const canonical = new URLSearchParams(selectionQuery(ids, seen))
  const given = new URLSearchParams([...params].filter(([name]) => ours.includes(name)))
  if (given.toString() === canonical.toString()) {
    return { kind: 'show', segment: writeSegment({ ids, seen }) }
  }
  for (const [name, value] of params) if (!ours.includes(name)) canonical.append(name, value)
  return { kind: 'move', query: canonical.toString() }
}

/** A selection as one segment of a path, such as `~i4711.4712~v4800`; empty where it is empty. */
const writeSegment = ({ ids, seen }: SelectedIds): string =>
  [
    ids.length > 0 ? `~i${ids.join('.')}` : '',
    seen.length > 0 ? `~v${seen.join('.')}` : '',
  ].join('')

/** The selection of such a segment; no segment is an empty one, anything else gives null. */
export function readSelection(segment: string | undefined): SelectedIds | null {
  if (segment === undefined) return { ids: [], seen: [] }
  const parts = /^(?:~i(\d+(?:\.\d+)*))?(?:~v(\d+(?:\.\d+)*))?$/.exec(segment)
  if (!parts || segment === '') return null
  const numbers = (text: string | undefined) => text?.split('.').map(Number) ?? []
  return { ids: numbers(parts[1]), seen: numbers(parts[2]) }
}
