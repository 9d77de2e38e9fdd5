import 'server-only'
import { visitor } from '@/content/client'
import { keptRead } from '@/content/kept-reads'
import type { Doc } from '@/lib/documents'

/**
 * The active display conditions, as they are stored. Not to be changed. Spec §3, "Property display
 * condition".
 */
export const displayConditions = (): Promise<Doc[]> =>
  keptRead(
    'display-conditions',
    async () => {
      const { find } = await visitor()
      const where = { active: { equals: true } }
      const options = { depth: 0, limit: 0, pagination: false } as const
      const { docs } = await find({ collection: 'display-conditions' as never, where, ...options })
      return docs
    },
    'seenContent',
  )
