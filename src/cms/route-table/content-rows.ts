import type { PayloadRequest } from 'payload'
import type { ContentNode } from '@/routes/content-paths'
import { storedPaths } from '@/routes/typed-path'
import { sqlOf } from '../database/sql'
import { readHiddenIn, readNames, type LocalizedText } from './names'

export type RouteStep = Pick<PayloadRequest, 'payload' | 'transactionID'>

/** Content with what its route-table entry needs besides its address. */
export interface RoutedContent {
  node: ContentNode
  type: 'page' | 'article' | 'feedback' | 'login' | 'personal'
  /** ISO. */
  createdAt: string
  published: boolean
  inBin: boolean
  /** Where the page sends its visitors: a target or an address; null where it shows itself. */
  redirect: string | null
}

/**
 * Puts nodes below what their rows name as parent. A circle is left open where it would close.
 */
export function stack(
  rows: readonly { id: number; parent: number | null }[],
  nodes: ReadonlyMap<number, ContentNode>,
): void {
  for (const row of rows) {
    const node = nodes.get(row.id)
    const above = (row.parent !== null && nodes.get(row.parent)) || null
    if (node && !isAbove(node, above)) node.above = above
  }
}

const isAbove = (node: ContentNode, below: ContentNode | null): boolean =>
  below !== null && (below === node || isAbove(node, below.above))

/** The names, typed paths and switched-off languages of a collection, by row. */
export async function localized<Name extends 'pages' | 'articles'>(
  req: RouteStep,
  collection: Name,
  name: LocalizedText<Name>,
) {
  const sql = await sqlOf(req)
  const names = await readNames(req.payload, sql, collection, name)
  const typed = await readNames<'pages' | 'articles'>(req.payload, sql, collection, 'path')
  const hidden = await readHiddenIn(req.payload, sql, collection)
  return (id: number): Pick<ContentNode, 'names' | 'typed' | 'hiddenIn'> => ({
    names: names.get(id) ?? {},
    typed: storedPaths(typed.get(id) ?? {}),
    hiddenIn: hidden.get(id) ?? [],
  })
}
