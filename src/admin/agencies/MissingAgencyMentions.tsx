import type { UIFieldServerProps } from 'payload'
import { committedSql } from '@/cms/database/sql'
import { adminMessage } from '@/cms/fields/labels'
import { agencyMentionLabel } from '@/cms/fields/mention-labels'
import { readAgencyMentions } from '@/cms/mentions/read-agencies'
import { AGENCY_MENTIONS, missingAgencyMentions } from '@/domain/agencies/mentions'
import { tabsOf } from '../tabs-of'
import { MissingAgencyMentionsPanel } from './MissingAgencyMentionsPanel'

/** Whether the site shows the agency at hand, and what the law still has it say before that. */
export async function MissingAgencyMentions({ id, i18n, payload, req }: UIFieldServerProps) {
  const { language } = i18n
  const row = Number(id)
  const found = row > 0 ? (await readAgencyMentions(payload, committedSql(payload), row)).get(row) : undefined
  const stored = found ?? {}
  // What takes an agency off the site is not saved.
  const isShown = missingAgencyMentions(stored).length === 0
  const names = AGENCY_MENTIONS.map((name): [string, string] => [name, agencyMentionLabel(name, language)])
  return (
    <MissingAgencyMentionsPanel
      locale={req.locale ?? 'fr'}
      stored={stored}
      tabs={tabsOf(payload.collections.agencies.config.fields)}
      labels={{
        title: adminMessage('agencies.onSite', language),
        complete: adminMessage('agencies.onSite.complete', language),
        missing: isShown ? adminMessage('agencies.onSite.kept', language) : adminMessage('agencies.onSite.missing', language),
        show: adminMessage('publicationCheck.show', language),
        mentions: Object.fromEntries(names),
      }}
    />
  )
}
