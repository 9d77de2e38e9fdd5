import type { ActorName } from './actors'
import { administrator, brokers, editors } from './table'

/** Addresses of Payload's own at every collection; the tests of operations and of sign-in ask them. */
export const OF_EVERY_COLLECTION = [
  'get /', 'get /:id', 'get /count', 'post /', 'patch /', 'patch /:id', 'delete /', 'delete /:id',
  'post /access/:id?', 'post /:id/duplicate', 'get /versions', 'get /versions/:id', 'post /versions/:id',
  'get /file/:filename', 'get /paste-url/:id?',
]
export const OF_ACCOUNTS = [
  'post /login', 'post /logout', 'post /forgot-password', 'post /reset-password', 'post /first-register',
  'post /verify/:id', 'post /refresh-token', 'post /unlock', 'get /me', 'get /init',
]
export const OF_PREFERENCES = ['get /:key', 'post /:key', 'delete /:key']
export const OF_JOBS = ['get /run', 'get /handle-schedules']
export const OF_EVERY_GLOBAL = ['get /', 'post /', 'post /access', 'get /versions', 'get /versions/:id', 'post /versions/:id']
export const OF_THE_API = ['get /access']

/** The kind of row of agency A that an address is asked for. */
export type AskedRow = 'lead' | 'visit' | 'pastVisit' | 'hours' | 'mail' | 'owner' | 'untouchedPage' | 'untouchedArticle' | ShownRow
type ShownRow = 'shownPage' | 'shownArticle' | 'shownProperty' | 'shownProject'

interface OwnEndpoint {
  row?: AskedRow
  /** Behind the path. */
  query?: string
  body?: object
  /** Who is let in; of agents only A, whose agency has the row. */
  may: readonly ActorName[]
}

/** Addresses of the site's own at the API, by collection, method and path. */
export const OWN_ENDPOINTS: Readonly<Record<string, OwnEndpoint>> = {
  'leads get /export': { may: brokers },
  'leads get /personal-data': { query: '?email=somebody@example.be', may: administrator },
  'leads post /erase': { body: { email: 'nobody-yet@example.be' }, may: administrator },
  'leads post /:id/read': { row: 'lead', may: ['agentA', 'administrator'] },
  'leads post /:id/answer': { row: 'lead', body: { number: 1, subject: 'A', text: 'B' }, may: ['agentA', 'administrator'] },
  'subscriptions get /newsletter': { may: administrator },
  'appointments post /:id/cancel': { row: 'visit', may: ['agentA', 'administrator'] },
  'appointments post /:id/feedback': { row: 'pastVisit', may: ['agentA', 'administrator'] },
  'visiting-hours post /:id/new-address': { row: 'hours', may: ['agentA', 'administrator'] },
  'owners post /:id/invite': { row: 'owner', may: ['agentA', 'administrator'] },
  'mails post /:id/send-again': { row: 'mail', may: administrator },
  'pages post /:id/leave': { row: 'untouchedPage', may: editors },
  'articles post /:id/leave': { row: 'untouchedArticle', may: editors },
  'pages post /:id/revert': { row: 'shownPage', may: editors },
  'articles post /:id/revert': { row: 'shownArticle', may: editors },
  'properties post /:id/revert': { row: 'shownProperty', may: ['agentA', 'administrator'] },
  'projects post /:id/revert': { row: 'shownProject', may: ['agentA', 'administrator'] },
}

/**
 * Who may use what the site answers itself, outside of Payload's API. `everybody` gets the same whoever asks;
 * by `key` whoever holds a signed or secret address, and nobody else, staff neither; `server` is this process; for
 * `nobody` there is nothing.
 */
export type Opening = 'everybody' | 'key' | 'nobody' | 'server' | readonly ActorName[]

/** Addresses of the site's own handlers, by method and the folder of their route. */
export const SITE_ENDPOINTS: Readonly<Record<string, Opening>> = {
  'GET /og/[...file]': 'everybody',
  'GET /sitemap.xml': 'everybody',
  'GET /sitemaps/[part]': 'everybody',
  'GET /robots.txt': 'everybody',
  'GET /brochure/[language]/[file]': 'everybody',
  'GET /find/consent/[language]': 'everybody',
  'GET /find/go/[language]/[goal]': 'everybody',
  'GET /find/index/[language]': 'everybody',
  'GET /find/listing/[language]/[id]': 'everybody',
  'GET /find/neighbours/[language]/[goal]/[segment]/[id]': 'everybody',
  'GET /find/points/[language]/[goal]/[segment]': 'everybody',
  'GET /find/rows/[language]': 'everybody',
  'GET /forms/[form]/challenge': 'everybody',
  'GET /forms/[form]': 'everybody',
  'POST /forms/[form]': 'everybody',
  'GET /forms/my-alert': 'everybody',
  'POST /forms/my-alert': 'key',
  'GET /forms/my-visit': 'everybody',
  'POST /forms/my-visit': 'key',
  'GET /forms/weekly-mail': 'key',
  'POST /forms/weekly-mail': 'key',
  'GET /forms/unsubscribe': 'key',
  'POST /forms/unsubscribe': 'key',
  'GET /forms/document-request/file': 'key',
  'HEAD /forms/document-request/file': 'key',
  'GET /forms/visits/[feed]': 'key',
  'GET /owner/[[...path]]': 'key',
  'POST /owner/[[...path]]': 'key',
  'GET /api': 'nobody',
  'GET /brochure/[[...path]]': 'nobody',
  'GET /find/[[...path]]': 'nobody',
  'GET /forms/[[...path]]': 'nobody',
  'GET /og': 'nobody',
  'GET /sitemaps': 'nobody',
  'POST /internal/alerts': 'server',
  'POST /internal/calendars': 'server',
  'POST /internal/jobs': 'server',
  'POST /internal/mails': 'server',
  'POST /api/preview/[language]/[collection]/[id]': ['agentA', ...editors],
}

/** Jobs that the CMS runs by itself; nobody runs, queues or cancels one (`operations.test.ts`). */
export const JOBS = ['schedulePublish']

