import type { BasePayload } from 'payload'
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client'
import { writeEntry } from '@/cms/log/write-entry'
import { whenMeasured } from '@/cms/measured'
import { lastChange } from '@/content/last-change'
import { loadedMemory } from '@/content/memory/memory'
import { MAIL_STATES } from '@/domain/forms/leads'
import { loggedError } from '@/lib/log-line'
import { within } from '@/lib/within'
import type { ImportRun } from '@/payload-types'
import type { AnsweredRequest } from './request-log'

/** Seconds. A page of the cache takes less than the first, a brochure or an upload up to the last. */
const REQUEST_BUCKETS = [0.001, 0.005, 0.02, 0.1, 0.3, 1, 3, 10]
const DATABASE_BUCKETS = [0.0005, 0.002, 0.01, 0.05, 0.2, 1, 5]
const SECOND_MS = 1000
/** All but those that are done, of which there are ever more. */
const COUNTED_STATES = MAIL_STATES.filter((state) => state !== 'sent')
/** Prometheus waits ten seconds for all of them. */
const ANSWER_WITHIN_MS = 2000
/** More sources of listings than a network has. */
const MOST_SOURCES = 20

/** What the metrics of this process are, and who is to be told of requests for them. */
export interface Metrics {
  contentType: string
  onAnswered: (answered: AnsweredRequest) => void
  /** All of them at this moment, in the format of Prometheus. */
  text: () => Promise<string>
}

/**
 * Measures this process from now on. What the database knows (mails, imports, changes) is asked of it when
 * somebody reads. docs/operations.md says what each is good for.
 */
export function metricsOf(payload: BasePayload): Metrics {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  ofDatabase(registry)
  ofSite(registry)
  ofContent(registry, payload)
  return { contentType: registry.contentType, onAnswered: ofRequests(registry), text: () => registry.metrics() }
}

function ofRequests(registry: Registry): Metrics['onAnswered'] {
  const registers = [registry]
  const count = new Counter({ registers, name: 'site_requests_total', help: 'Requests answered', labelNames: ['kind', 'status'] })
  const left = new Counter({ registers, name: 'site_requests_left_total', help: 'Requests whose answer was not taken whole', labelNames: ['kind'] })
  const labelNames = ['kind']
  const seconds = new Histogram({ registers, name: 'site_request_seconds', help: 'How long an answer took, sent whole', labelNames, buckets: REQUEST_BUCKETS })
  return ({ kind, status, isWhole, seconds: took }) => {
    count.inc({ kind, status })
    if (isWhole) seconds.observe({ kind }, took)
    else left.inc({ kind })
  }
}

function ofDatabase(registry: Registry): void {
  const registers = [registry]
  const buckets = DATABASE_BUCKETS
  const queue = new Gauge({ registers, name: 'site_transactions_waiting', help: 'Transactions that wait for their turn to write' })
  const waited = new Histogram({ registers, name: 'site_transaction_wait_seconds', help: 'How long transactions waited for their turn', buckets })
  const took = new Histogram({ registers, name: 'site_transaction_seconds', help: 'How long transactions kept the database', buckets })
  const query = new Histogram({ registers, name: 'site_query_seconds', help: 'How long statements outside transactions took', buckets })
  whenMeasured('transaction', (what) => {
    if (what.step === 'asked') queue.inc()
    else if (what.step === 'begun') {
      queue.dec()
      waited.observe(what.waitedMs / SECOND_MS)
    } else took.observe(what.tookMs / SECOND_MS)
  })
  whenMeasured('query', ({ tookMs }) => query.observe(tookMs / SECOND_MS))
}

function ofSite(registry: Registry): void {
  const registers = [registry]
  const pages = new Counter({ registers, name: 'site_pages_total', help: 'Pages by where they came from', labelNames: ['from'] })
  const leads = new Counter({ registers, name: 'site_leads_stored_total', help: 'What visitors sent and was stored', labelNames: ['form'] })
  const applied = new Histogram({ registers, name: 'site_changes_seconds', help: 'How long it took to read a batch of changes into memory', buckets: DATABASE_BUCKETS })
  whenMeasured('page', ({ from }) => pages.inc({ from }))
  whenMeasured('lead', ({ form }) => leads.inc({ form }))
  whenMeasured('changes', ({ tookMs }) => applied.observe(tookMs / SECOND_MS))
}

function ofContent(registry: Registry, payload: BasePayload): void {
  gaugeOf(registry, 'site_database_up', 'Whether the database answers', async () => {
    const isUp = await within(ANSWER_WITHIN_MS, lastChange(payload)).then(
      () => true,
      () => false,
    )
    return [{ labels: {}, value: isUp ? 1 : 0 }]
  })
  gaugeOf(registry, 'site_mails', 'Mails of the outbox by state', () =>
    Promise.all(
      COUNTED_STATES.map(async (state) => {
        const { totalDocs } = await payload.count({ collection: 'mails', where: { state: { equals: state } } })
        return { labels: { state }, value: totalDocs }
      }),
    ),
  )
  gaugeOf(registry, 'site_import_worked', 'Whether the last import of a source was taken', async () =>
    (await lastImports(payload)).map(({ source, run }) => ({ labels: { source }, value: IS_TAKEN.has(run.state) ? 1 : 0 })),
  )
  gaugeOf(registry, 'site_import_started_timestamp_seconds', 'When the last import of a source began', async () =>
    (await lastImports(payload)).map(({ source, run }) => ({ labels: { source }, value: Date.parse(run.startedAt) / SECOND_MS })),
  )
  gaugeOf(registry, 'site_change_lag_seconds', 'Age of the oldest change of content that pages do not show yet', async () => {
    const where = { id: { greater_than: loadedMemory().applied } }
    const { docs } = await payload.find({ collection: 'content-changes', where, sort: 'id', limit: 1, depth: 0 })
    return [{ labels: {}, value: docs[0] ? Math.max(0, Date.now() - Date.parse(docs[0].createdAt)) / SECOND_MS : 0 }]
  })
}

interface Reading {
  labels: Record<string, string>
  value: number
}

/**
 * A gauge of what is asked for when somebody reads. While that cannot be read it is left out, so that nobody takes what
 * it was for what it is; all others are answered.
 */
function gaugeOf(registry: Registry, name: string, help: string, read: () => Promise<Reading[]>): void {
  new Gauge({
    // Without names of labels it would be 0 after a reset, not left out.
    registers: [registry], name, help, labelNames: ['state', 'source'],
    async collect() {
      const readings = await within(ANSWER_WITHIN_MS, read()).catch((error: Error) => {
        writeEntry({ level: 'error', msg: `The metric ${name} could not be read`, err: loggedError(error) })
        return []
      })
      this.reset()
      for (const { labels, value } of readings) this.set(labels, value)
    },
  })
}

const IS_TAKEN: ReadonlySet<ImportRun['state']> = new Set(['done', 'partial', 'running'])

async function lastImports(payload: BasePayload): Promise<{ source: string; run: ImportRun }[]> {
  const { docs: sources } = await payload.find({ collection: 'import-sources', depth: 0, limit: MOST_SOURCES })
  const found = sources.map(async ({ id, name }) => {
    const where = { source: { equals: id } }
    const { docs } = await payload.find({ collection: 'import-runs', where, sort: '-startedAt', limit: 1, depth: 0 })
    return docs[0] ? [{ source: name, run: docs[0] }] : []
  })
  return (await Promise.all(found)).flat()
}
