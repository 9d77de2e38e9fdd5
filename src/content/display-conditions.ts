import 'server-only'
import { visitor } from './client'
import { cachedRead } from './cached-reads'
import type { AllLocales } from '@/lib/documents'
import type { DisplayCondition } from '@/payload-types'

/**
 * The active display conditions, as they are stored. Not to be changed. Spec §3, "Property display
 * condition".
 */
export const readDisplayConditions = (): Promise<AllLocales<DisplayCondition>[]> =>
  cachedRead(
    'display-conditions',
    async () => {
      const { find } = await visitor()
      const where = { active: { equals: true } }
      const options = { depth: 0, limit: 0, pagination: false } as const
      const { docs } = await find({ collection: 'display-conditions', where, ...options })
      return docs
    },
    'appliedContent',
  )
