import 'server-only'
import { missingAgencyMentions } from '@/domain/agencies/mentions'
import type { AllLocales } from '@/lib/documents'
import type { Agency } from '@/payload-types'
import { readAll } from './read-documents'

/** Whether the site may show an agency: once it says of itself what the law asks. Decision 086. */
export const isPublicAgency = (agency: AllLocales<Agency>): boolean => missingAgencyMentions(agency).length === 0

/** The agencies that the site shows, in every language, in their order. Not to be changed. */
export const publicAgencies = async (where?: Record<string, object>): Promise<AllLocales<Agency>[]> =>
  (await readAll('agencies', where)).filter(isPublicAgency)
