import path from 'node:path'
import { de } from '@payloadcms/translations/languages/de'
import { en } from '@payloadcms/translations/languages/en'
import { fr } from '@payloadcms/translations/languages/fr'
import { nl } from '@payloadcms/translations/languages/nl'
import { buildConfig } from 'payload'
import { nobody } from '@/cms/access/access'
import { onlyWhatAnswers } from '@/cms/access/endpoints'
import { guardFilters } from '@/cms/access/filters'
import { closePayloadCollections } from '@/cms/access/payload-collections'
import { refuseStrangers } from '@/cms/access/strangers'
import { binRequests } from '@/cms/bin/requests'
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
import { database } from '@/cms/database/adapter'
import { outboxAdapter } from '@/cms/mails/email-adapter'
import { richText } from '@/cms/rich-text/editor'
import { consent } from '@/cms/globals/consent'
import { footer } from '@/cms/globals/footer'
import { header } from '@/cms/globals/header'
import { popup } from '@/cms/globals/popup'
import { rates } from '@/cms/globals/rates'
import { settings } from '@/cms/globals/settings'
import { missingAddresses } from '@/cms/collections/missing-addresses'
import { pages } from '@/cms/collections/pages'
import { redirects } from '@/cms/collections/redirects'
import { projects } from '@/cms/collections/projects'
import { properties } from '@/cms/collections/properties'
import { PAYLOAD_WORDS } from '@/i18n/payload-words'
import { LANGUAGE_NAMES, LANGUAGES } from '@/i18n/languages'
import { env } from '@/lib/env'
import { answerInWords } from '@/cms/hooks/answers'
import { changeOneByOne } from '@/cms/hooks/bulk-changes'
import { logger } from '@/cms/log/logger'
import { connectBucket } from '@/cms/media/bucket'
import { UPLOAD_BYTES } from '@/cms/media/upload-limits'
import { publishOnTime } from '@/cms/jobs/publish-on-time'
import { belgianDates } from '@/cms/fields/dates'
import { nameInEveryLanguage } from '@/cms/names/search'
import { guardSaves } from '@/cms/saves/guarded'
import { saveInTurn } from '@/cms/saves/in-turn'
import { restoreDraftsAsDrafts } from '@/cms/saves/restore'
import { UPLOAD_FOLDERS } from '@/lib/upload-folders'
import { MODULES } from '@/modules/configs'

connectBucket(env())
const { DATABASE_URL, MEDIA_DIR, NODE_ENV, PAYLOAD_SECRET, SITE_URL } = env()
const mediaDirectory = path.resolve(MEDIA_DIR)

const config = buildConfig({
  secret: PAYLOAD_SECRET,
  serverURL: '',
  db: await database(DATABASE_URL),
  editor: richText(),
  email: outboxAdapter,
  telemetry: false,
  // What the CMS refuses somebody is an answer, not an error of the server.
  loggingLevels: { Forbidden: false, NotFound: false, ValidationError: false, APIError: 'warn' },
  logger: logger(NODE_ENV === 'production'),
  graphQL: { disable: true },
  upload: { limits: { fileSize: UPLOAD_BYTES } },
  csrf: [SITE_URL],
  admin: {
    user: 'users',
    importMap: { baseDir: path.resolve('src') },
    // Gravatar would learn who works here.
    avatar: 'default',
    dateFormat: 'd MMM yyyy, HH:mm',
    // Staff and visitors are in Belgium, wherever their computer believes to be.
    timezones: {
      supportedTimezones: [{ label: 'Europe/Brussels', value: 'Europe/Brussels' }],
      defaultTimezone: 'Europe/Brussels',
    },
    components: {
      graphics: {
        Logo: '@/admin/brand/Logo#Logo',
        Icon: '@/admin/brand/Icon#Icon',
      },
      beforeLogin: ['@/admin/brand/LoginHelp#LoginHelp'],
      afterLogin: ['@/admin/brand/LoginScene#LoginScene'],
      providers: [
        '@/admin/LanguageFollower#LanguageFollower',
        '@/admin/FieldOpener#FieldOpener',
        '@/admin/EnglishMessages#EnglishMessages',
        '@/admin/RowOpener#RowOpener',
        '@/admin/dates/VersionDates#VersionDates',
        '@/admin/BackToLists#BackToLists',
        '@/admin/EscapeFirst#EscapeFirst',
      ],
      views: {
        dashboard: { Component: '@/admin/dashboard/Dashboard#Dashboard' },
        visits: { Component: '@/admin/visits/VisitsView#VisitsView', path: '/visits', exact: true },
        privacy: { Component: '@/admin/privacy/PrivacyView#PrivacyView', path: '/privacy', exact: true },
      },
    },
    meta: {
      // What draws pictures for networks would draw for anybody who asks.
      defaultOGImageType: 'off',
      titleSuffix: '',
      description: '',
      robots: 'noindex, nofollow',
      icons: [{ rel: 'icon', type: 'image/svg+xml', url: '/icons/favicon.svg' }],
      openGraph: { siteName: '', description: '' },
    },
  },
  i18n: { fallbackLanguage: 'en', supportedLanguages: { nl, fr, en, de }, translations: PAYLOAD_WORDS },
  localization: {
    defaultLocale: 'fr',
    // A form shows what is stored in its language, and stores what it shows: the CMS fills in no other
    // language's text, the site does when it reads. With `fallback: false` a request that names no
    // language would be in none. Decision 078.
    fallback: true,
    locales: LANGUAGES.map((code) => ({ code, label: LANGUAGE_NAMES[code], fallbackLocale: [] })),
  },
  collections: [
    leads,
    subscriptions,
    appointments,
    visitingHours,
    owners,
    mails,
    forms,
    properties,
    projects,
    propertyTypes,
    cities,
    displayConditions,
    media(mediaDirectory),
    documents(path.join(mediaDirectory, UPLOAD_FOLDERS.documents)),
    pages(MODULES),
    articles,
    categories,
    testimonials,
    videos(path.join(mediaDirectory, UPLOAD_FOLDERS.videos)),
    agencies,
    teamMembers,
    redirects,
    missingAddresses,
    importSources,
    importRuns,
    feedFiles,
    users(SITE_URL.startsWith('https:')),
    routes,
    contentChanges,
    knownOffers,
    toldListings,
    listingDays,
    ownerPasswords,
    ownerKeys,
    listingEvents,
    leases,
  ],
  globals: [header, footer, popup, consent, settings, rates],
  jobs: { access: { run: nobody as never, queue: nobody as never, cancel: nobody as never } },
  // Only under `npm run dev`: every script and test that starts Payload would write sources.
  typescript: { outputFile: path.resolve('src/payload-types.ts'), autoGenerate: process.env.NODE_ENV === 'development' },
})

// Each is around what stands inside it. A request: whoever has no session is refused before it is read,
// many documents are taken one by one, and each may be one for the bin. Hooks run from the inside out: names in
// filters are looked up before these are guarded.
const closed = refuseStrangers(
  changeOneByOne(binRequests(restoreDraftsAsDrafts(closePayloadCollections(onlyWhatAnswers(guardFilters(nameInEveryLanguage(belgianDates(config)))))))),
)

// A save waits for its turn before it is asked whether it is stale; what sends no document waits for nothing,
// as `answerInWords` asks that before all others.
export default answerInWords(guardSaves(saveInTurn(publishOnTime(closed))))
