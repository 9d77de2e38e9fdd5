import 'server-only'
import { findDocuments, visitor } from './client'
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
    async () => findDocuments(await visitor(), 'display-conditions', { where: { active: { equals: true } }, depth: 0 }),
    'appliedContent',
  )
