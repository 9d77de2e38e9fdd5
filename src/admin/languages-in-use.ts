import { cache } from 'react'
import type { BasePayload } from 'payload'
import type { Language } from '@/i18n/languages'
import { readSiteSettings } from '@/cms/globals/site-settings'

/** The languages of the site, read once per view of the admin. Spec §3, "Settings". */
export const languagesInUse = cache(
  async (payload: BasePayload): Promise<Language[]> => (await readSiteSettings(payload)).languages,
)
