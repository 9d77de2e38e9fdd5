import type { BasePayload, UIFieldServerProps } from 'payload'
import { canAdminister } from '@/cms/access/roles'
import { desc, and, eq, inArray } from '@/cms/database/drizzle'
import { committedSql, tableOf } from '@/cms/database/sql'
import { adminMessage } from '@/cms/fields/labels'
import { readLastImport, type LastImport } from '@/domain/feeds/last-import'
import { idOf } from '@/lib/documents'
import { shortMoment } from '../dates/written-dates'
import { tabsOf } from '../tabs-of'
import { ChangeList } from './ChangeList'
import { changeLines } from './change-lines'
import { KeptFields } from './KeptFields'
import styles from './Feed.module.css'

/** Above the form of an imported listing: where it comes from, when, and what the last import changed. */
export async function ImportNotice({ collectionSlug, data, id, payload, req, user }: UIFieldServerProps) {
  const source = idOf(data?.source)
  if (id === undefined || source === null || (collectionSlug !== 'properties' && collectionSlug !== 'projects')) return null
  const { language } = req.i18n
  const found = await readSource(payload, source)
  const last = readLastImport(data?.lastImport)
  const lines = last ? await changeLines(req, collectionSlug, last.changes) : []
  const { listingId, recordFile } = data as { listingId?: number; recordFile?: string | null }
  const isLatest = last !== null && last.run === found.run?.id
  return (
    <section className={styles.notice} aria-labelledby="import-notice">
      <h3 id="import-notice" className={styles.title}>
        {collectionSlug === 'properties'
          ? adminMessage('feed.property', language, { source: found.name })
          : adminMessage('feed.project', language, { source: found.name })}
      </h3>
      <p className={styles.quiet}>
        {adminMessage('feed.number', language, { id: listingId ?? '–' })}
        {recordFile && ` · ${adminMessage('feed.file', language, { file: recordFile })}`}
        {found.run && ' · '}
        {found.run && (
          <LastRun {...found.run} language={language} isLinked={canAdminister(user)} admin={payload.config.routes.admin} />
        )}
      </p>
      <p>{whatChanged(last, isLatest, language)}</p>
      {lines.length > 0 && (
        <ChangeList
          lines={lines}
          more={last?.more ? adminMessage('feed.more', language, { count: last.more }) : null}
          show={adminMessage('feed.show', language, { count: lines.length + (last?.more ?? 0) })}
        />
      )}
      <KeptFields title={adminMessage('feed.kept', language)} tabs={tabsOf(payload.collections[collectionSlug].config.fields)} />
      <p className={styles.quiet}>{adminMessage('feed.help', language)}</p>
    </section>
  )
}

interface FoundRun {
  id: number
  at: string
}

/** What a source is called, and its last import that went through. */
async function readSource(payload: BasePayload, id: number): Promise<{ name: string; run: FoundRun | null }> {
  const sql = committedSql(payload)
  const sources = tableOf(payload, 'import_sources')
  const runs = tableOf(payload, 'import_runs')
  const [source] = await sql.select({ name: sources.name }).from(sources).where(eq(sources.id, id))
  const [run] = await sql
    .select({ id: runs.id, at: runs.startedAt })
    .from(runs)
    .where(and(eq(runs.source, id), inArray(runs.state, ['done', 'partial'])))
    .orderBy(desc(runs.id))
    .limit(1)
  return { name: source?.name ?? '–', run: run ?? null }
}

function LastRun({ admin, at, id, isLinked, language }: FoundRun & { admin: string; isLinked: boolean; language: string }) {
  const words = adminMessage('feed.lastRun', language, { at: shortMoment(at, language) })
  return isLinked ? <a href={`${admin}/collections/import-runs/${id}`}>{words}</a> : words
}

function whatChanged(last: LastImport | null, isLatest: boolean, language: string): string {
  if (!last?.at) return adminMessage('feed.unknown', language)
  const at = shortMoment(last.at, language)
  if (last.isNew) return adminMessage('feed.new', language, { at })
  if (last.changes.length === 0) return adminMessage('feed.same', language, { at })
  return isLatest ? adminMessage('feed.changed', language) : adminMessage('feed.changedBefore', language, { at })
}
