import type { UIFieldServerProps } from 'payload'
import { MENTION_CODES } from '@/domain/properties/mentions'
import { readsNewestVersion } from '@/cms/access/newest-version'
import { adminMessage } from '@/cms/fields/labels'
import { mentionLabels } from '@/cms/fields/mention-labels'
import { readMentionTexts } from '@/cms/mentions/read-values'
import { committedSql } from '@/cms/database/sql'
import { MissingMentionsPanel } from './MissingMentionsPanel'
import { readBuildingKinds } from './read-building-kinds'
import { tabsOf } from './tabs-of'

/**
 * The legal mentions that the property at hand still lacks. What the form does not hold (the kind
 * of building of each type, texts in other languages, which tab a field is in) is read here. The texts are
 * those of the newest version, for whoever reads that.
 */
export async function MissingMentions({ id, i18n, payload, req }: UIFieldServerProps) {
  const { language } = i18n
  const { fields } = payload.collections.properties.config
  const row = Number(id)
  const isRead = row > 0 && (await readsNewestVersion(req, 'properties', row, { trash: true }))
  const texts = isRead ? await readMentionTexts(payload, committedSql(payload), row) : {}
  const mentions = MENTION_CODES.map((code): [string, string] => [
    code,
    mentionLabels({ message: `properties.missingMentions:${code}` }, language),
  ])
  return (
    <MissingMentionsPanel
      kinds={await readBuildingKinds(payload)}
      locale={req.locale ?? 'fr'}
      tabs={tabsOf(fields)}
      texts={texts}
      labels={{
        title: adminMessage('publicationCheck.title', language),
        complete: adminMessage('publicationCheck.complete', language),
        missing: adminMessage('publicationCheck.missing', language),
        show: adminMessage('publicationCheck.show', language),
        mentions: Object.fromEntries(mentions),
      }}
    />
  )
}
