import type { BasePayload } from 'payload'
import type { Language } from '@/i18n/languages'
import { loadSettings } from '@/content/memory/load'
import { memory } from '@/content/memory/memory'

/** The languages of the site, from memory where the process has one. Spec §3, "Settings". */
export const languagesInUse = async (payload: BasePayload): Promise<Language[]> =>
  (memory()?.settings ?? (await loadSettings(payload))).languages
