import type { BrowserContext, Page } from '@playwright/test'
import { CONSENT_WORDS } from '@/domain/consent/words'
import { EXAMPLE_IDS } from '@/domain/consent/tags'
import type { Language } from '@/i18n/languages'
import { contentOf, type StaffApi } from './staff-api'

type Word = keyof typeof CONSENT_WORDS

/** What the dialog calls a part of it. */
export const word = (name: Word, language: Language = 'nl'): string => CONSENT_WORDS[name][language]

/** The scripts of the services, as they are asked for. */
export const LOADED = {
  tagManager: `www.googletagmanager.com/gtm.js?id=${EXAMPLE_IDS.tagManager}`,
  analytics: `www.googletagmanager.com/gtag/js?id=${EXAMPLE_IDS.analytics}`,
  ads: `www.googletagmanager.com/gtag/js?id=${EXAMPLE_IDS.ads}`,
  pixel: 'connect.facebook.net/en_US/fbevents.js',
}

/** Puts the services into the settings. */
export async function useServices(api: StaffApi): Promise<void> {
  const { analytics, ads, tagManager, pixel } = EXAMPLE_IDS
  await contentOf(api.post('/globals/settings', { analyticsId: analytics, adsId: ads, tagManagerId: tagManager, pixelId: pixel }))
}

/** Takes them out. */
export async function useNoService(api: StaffApi): Promise<void> {
  await contentOf(api.post('/globals/settings', { analyticsId: '', adsId: '', tagManagerId: '', pixelId: '' }))
}

/** What is asked of other hosts, in order; they all answer `body`, which is nothing unless given. */
export async function elsewhere(context: BrowserContext, body = ''): Promise<string[]> {
  const asked: string[] = []
  await context.route(
    (url) => url.hostname !== 'localhost',
    (route) => {
      const { host, pathname, search } = new URL(route.request().url())
      asked.push(`${host}${pathname}${search}`)
      return route.fulfill({ contentType: 'text/javascript', body })
    },
  )
  return asked
}

/** The question, by its title. */
export const question = (page: Page, language: Language = 'nl') => page.getByRole('dialog', { name: word('title', language) })

/** The settings behind it. */
export const consentSettings = (page: Page, language: Language = 'nl') => page.getByRole('dialog', { name: word('settingsTitle', language) })

/** Presses a button of the dialog. */
export const answer = (page: Page, name: Word, language: Language = 'nl'): Promise<void> =>
  page.getByRole('dialog').getByRole('button', { name: word(name, language), exact: true }).click()

/** What the browser stores. */
export const storedChoices = (page: Page): Promise<Record<string, string>> => page.evaluate(() => ({ ...localStorage }))
