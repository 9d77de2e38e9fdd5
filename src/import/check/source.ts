import type { BasePayload } from 'payload'
import { inTransaction } from '@/cms/database/transaction'
import { FILE } from '../parse/report'
import type { Warning } from '../parse/types'

/** An import source as far as an import needs it. */
export interface FeedSource {
  /** Null for one that does not exist yet. */
  id: number | null
  name: string
  defaultAgency: number
  pictureHosts: string[]
}

/**
 * The import source of a name, or what a new one will be: its listings belong to the agency with
 * the lowest number. Null where there is no agency at all.
 */
export async function findSource(payload: BasePayload, name: string): Promise<FeedSource | null> {
  const { docs } = await payload.find({
    collection: 'import-sources',
    where: { name: { equals: name } },
    depth: 0,
    limit: 1,
  })
  const [found] = docs
  if (found) {
    return {
      id: found.id,
      name,
      defaultAgency: found.defaultAgency as number,
      pictureHosts: found.pictureHosts ?? [],
    }
  }
  const agencies = await payload.find({
    collection: 'agencies',
    sort: ['agencyId', 'id'],
    depth: 0,
    limit: 1,
  })
  const [agency] = agencies.docs
  return agency ? { id: null, name, defaultAgency: agency.id, pictureHosts: [] } : null
}

/** Says of an import that was refused which source it was for, where that has no row to name it. */
export const newSourceWarning = (name: string): Warning => ({
  ...FILE,
  message: `the source ${JSON.stringify(name)} is new: the first import that is not refused adds it`,
})

/** The row of a source, which is created at its first import. */
export async function ensureSource(payload: BasePayload, source: FeedSource): Promise<number> {
  if (source.id !== null) return source.id
  const { result } = await inTransaction(payload, ({ transactionID }) =>
    payload.create({
      collection: 'import-sources',
      data: { name: source.name, defaultAgency: source.defaultAgency },
      depth: 0,
      req: { transactionID },
    }),
  )
  return result.id
}

/** The rows of the agencies by their public number. */
export async function readAgencies(payload: BasePayload): Promise<Map<number, number>> {
  const { docs } = await payload.find({
    collection: 'agencies',
    depth: 0,
    pagination: false,
    select: { agencyId: true },
  })
  return new Map(docs.flatMap(({ id, agencyId }) => (agencyId ? [[agencyId, id]] : [])))
}
