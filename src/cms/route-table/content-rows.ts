import type { PayloadRequest } from 'payload'
import { isLanguage, type Language, type Localized } from '@/i18n/languages'
import type { ContentNode } from '@/routes/content-paths'
import { sqlOf } from '../database/sql'
import { readNames } from './names'

export type Row = Record<string, unknown>
export type Step = Pick<PayloadRequest, 'payload' | 'transactionID'>

/** Content with what its route-table entry needs besides its address. */
export interface Content {
  node: ContentNode
  type: 'page' | 'article' | 'feedback' | 'login' | 'personal'
  originalPath: string
  published: boolean
  /** Where the page sends its visitors: a target or an address; null where it shows itself. */
  redirect: string | null
}

/**
 * Puts nodes below what their rows name as parent. A circle is left open where it would close.
 */
export function stack(rows: Row[], nodes: Map<number, ContentNode>): void {
  for (const row of rows) {
    const node = nodes.get(row.id as number)
    const above = nodes.get(row.parent as number) ?? null
    if (node && !isAbove(node, above)) node.above = above
  }
}

const isAbove = (node: ContentNode, below: ContentNode | null): boolean =>
  below !== null && (below === node || isAbove(node, below.above))

/** The names, typed paths and switched-off languages of a collection, by row. */
export async function localized(req: Step, collection: 'pages' | 'articles', name: 'title' | 'name') {
  const sql = await sqlOf(req)
  const names = await readNames(req.payload, sql, collection, name)
  const typed = await readNames(req.payload, sql, collection, 'path')
  const live = await readNames(req.payload, sql, collection, 'live')
  return (id: number): Pick<ContentNode, 'names' | 'typed' | 'hiddenIn'> => ({
    names: names.get(id) ?? {},
    typed: typed.get(id) ?? {},
    hiddenIn: switchedOff(live.get(id)),
  })
}

const switchedOff = (live: Localized<unknown> | undefined): Language[] =>
  Object.entries(live ?? {}).flatMap(([language, value]) =>
    isLanguage(language) && (value === false || value === 0) ? [language] : [],
  )
