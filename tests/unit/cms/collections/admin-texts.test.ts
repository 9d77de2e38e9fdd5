import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it, vi } from 'vitest'
import { TASK_KEYS } from '@/admin/dashboard/views'
import { agencies } from '@/cms/collections/agencies'
import { knownOffers, toldListings } from '@/cms/collections/alert-memory'
import { appointments } from '@/cms/collections/appointments'
import { articles } from '@/cms/collections/articles'
import { categories } from '@/cms/collections/categories'
import { cities } from '@/cms/collections/cities'
import { contentChanges } from '@/cms/collections/content-changes'
import { displayConditions } from '@/cms/collections/display-conditions'
import { documents } from '@/cms/collections/documents'
import { feedFiles } from '@/cms/collections/feed-files'
import { forms } from '@/cms/collections/forms'
import { importRuns } from '@/cms/collections/import-runs'
import { importSources } from '@/cms/collections/import-sources'
import { leads } from '@/cms/collections/leads'
import { leases } from '@/cms/collections/leases'
import { listingDays } from '@/cms/collections/listing-days'
import { listingEvents } from '@/cms/collections/listing-events'
import { mails } from '@/cms/collections/mails'
import { media } from '@/cms/collections/media'
import { ownerKeys, ownerPasswords, owners } from '@/cms/collections/owners'
import { routes } from '@/cms/collections/routes'
import { subscriptions } from '@/cms/collections/subscriptions'
import { teamMembers } from '@/cms/collections/team-members'
import { testimonials } from '@/cms/collections/testimonials'
import { propertyTypes } from '@/cms/collections/types'
import { users } from '@/cms/collections/users'
import { videos } from '@/cms/collections/videos'
import { visitingHours } from '@/cms/collections/visiting-hours'
import { footer } from '@/cms/globals/footer'
import { header } from '@/cms/globals/header'
import { consent } from '@/cms/globals/consent'
import { popup } from '@/cms/globals/popup'
import { rates } from '@/cms/globals/rates'
import { settings } from '@/cms/globals/settings'
import { missingAddresses } from '@/cms/collections/missing-addresses'
import { pages } from '@/cms/collections/pages'
import { redirects } from '@/cms/collections/redirects'
import { projects } from '@/cms/collections/projects'
import { properties } from '@/cms/collections/properties'
import { PROPERTY_FIELDS, type FieldUnit } from '@/domain/properties/fields'
import de from '@/i18n/admin/de.json'
import en from '@/i18n/admin/en.json'
import fr from '@/i18n/admin/fr.json'
import nl from '@/i18n/admin/nl.json'
import { LANGUAGES, type Language } from '@/i18n/languages'
import { MODULES } from '@/modules/configs'

const labels = vi.hoisted(() => ({ asked: new Set<string>() }))

// The configurations ask for their texts while they are built: what they ask for is what they need.
vi.mock('@/cms/fields/labels', async (importOriginal) => {
  const original = await importOriginal<typeof import('@/cms/fields/labels')>()
  const adminText = (key: string) => {
    labels.asked.add(key)
    return original.adminText(key)
  }
  return { ...original, adminText }
})

const TEXTS: Record<Language, Record<string, string>> = { nl, fr, en, de }

const CONFIGS = [
  subscriptions, knownOffers, toldListings, listingDays, listingEvents, leases,
  owners, ownerPasswords, ownerKeys,
  displayConditions, leads, appointments, visitingHours, mails, forms,
  properties, projects, propertyTypes, cities, media('media'), documents('documents'),
  pages(MODULES), articles, categories, testimonials, videos('videos'),
  agencies, teamMembers, importSources, importRuns, feedFiles,
  redirects, missingAddresses,
  users(false), routes, contentChanges,
  header, footer, popup, consent, settings, rates,
]

const PER_MONTH = { nl: '€ / maand', fr: '€ / mois', en: '€ / month', de: '€ / Monat' }
const PER_YEAR = { nl: 'jaar', fr: 'an', en: 'year', de: 'Jahr' }
const UNITS: Record<FieldUnit, (language: Language) => string> = {
  m: () => '(m)',
  m2: () => '(m²)',
  euro: () => '€',
  percent: () => '(%)',
  euroPerMonth: (language) => `(${PER_MONTH[language]})`,
  kwh: (language) => `(kWh/${PER_YEAR[language]})`,
  kwhM2: (language) => `(kWh/m²/${PER_YEAR[language]})`,
  co2: (language) => `(kg CO₂/m²/${PER_YEAR[language]})`,
}

/** What these ask for is made of lists that the code holds. */
const OF_LISTS = [path.join('cms', 'fields'), path.join('admin', 'dashboard', 'task-labels.ts')]
const sources = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.tsx?$/.test(file) && !OF_LISTS.some((one) => file.startsWith(one)))
  .map((file) => readFileSync(path.join('src', file), 'utf8'))

const found = (pattern: RegExp): string[] =>
  sources.flatMap((text) => [...text.matchAll(pattern)].map((match) => match[1] ?? match[0]))

const messages = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.tsx?$/.test(file))
  .map((file) => readFileSync(path.join('src', file), 'utf8'))
  .flatMap((text) => [...text.matchAll(/\badmin(?:Message|Text)\(\s*'([^']+)'/g)])
  .map((match) => match[1] ?? '')
const tasks = TASK_KEYS.flatMap((key) => [`dashboard.${key}`, `dashboard.${key}.hint`, `dashboard.${key}.none`])
const wanted = [...new Set([...labels.asked, ...messages, ...tasks])]
const holes = (text: string): string[] => (text.match(/\{\w+\}/g) ?? []).sort()

describe('texts of the admin', () => {
  it('are looked for in every collection and global', () => {
    expect(found(/(?:= |=>\s+|return |with(?:Bin|Versions)\()described(?:Collection|Global)\(/g)).toHaveLength(
      CONFIGS.length,
    )
    for (const { slug } of CONFIGS) expect(wanted).toContain(slug)
  })

  it('are asked for by a key that stands in the source', () => {
    expect(found(/\badmin(?:Message|Text)\((?!\s*')/g)).toEqual([])
    expect(messages).toContain('errors.pathTaken')
  })

  it.each(LANGUAGES)('exist for everything that is shown (%s)', (language) => {
    expect(wanted.filter((key) => !TEXTS[language][key]?.trim())).toEqual([])
  })

  it.each(LANGUAGES)('are all used (%s)', (language) => {
    const used = new Set(wanted)
    expect(Object.keys(TEXTS[language]).filter((key) => !used.has(key))).toEqual([])
  })

  it.each(LANGUAGES)('are words, not keys or codes (%s)', (language) => {
    const raw = Object.entries(TEXTS[language]).filter(
      ([key, text]) => text === key || wanted.includes(text) || /^[a-z]+(-[a-z]+|[A-Z])/.test(text),
    )
    expect(raw).toEqual([])
  })

  it.each(LANGUAGES)('have the order and the holes of the English ones (%s)', (language) => {
    expect(Object.keys(TEXTS[language])).toEqual(Object.keys(en))
    for (const [key, text] of Object.entries<string>(en)) {
      expect(holes(TEXTS[language][key] ?? ''), key).toEqual(holes(text))
    }
  })

  it.each(LANGUAGES)('name the unit of every number that has one (%s)', (language) => {
    const without = PROPERTY_FIELDS.filter(({ name, unit }) => {
      return unit && !TEXTS[language][`properties.${name}`]?.includes(UNITS[unit](language))
    })
    expect(without.map(({ name }) => name)).toEqual([])
  })

  it.each(LANGUAGES)('name tabs as they are called (%s)', (language) => {
    expect(TEXTS[language]['consent.help']).toContain(TEXTS[language]['settings#tracking'])
  })

  it('say “an” in English before a vowel or an abbreviation only', () => {
    for (const [key, text] of Object.entries(en)) expect(text, key).not.toMatch(/\b[Aa]n (?![aeiou]|hour|[A-Z])/)
  })
})
