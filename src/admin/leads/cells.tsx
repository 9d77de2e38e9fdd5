import { Link } from '@payloadcms/ui'
import type { DefaultServerCellComponentProps } from 'payload'
import { formatAdminURL } from 'payload/shared'
import { readerLanguage } from '@/i18n/languages'
import { ageInWords } from '@/lib/age'
import { idOf } from '@/lib/documents'
import { adminMessage } from '@/cms/fields/labels'
import { relatedNames, type LeadRelation } from '@/cms/leads/names'
import type { Lead } from '@/payload-types'
import { batched, sharedAsk } from '@/lib/batch'
import { shortMoment } from '../dates/written-dates'
import { withColon } from '../with-colon'

interface LeadCellProps extends Omit<DefaultServerCellComponentProps, 'rowData'> {
  /** Missing where Payload prepares the form of a document, which has no columns. */
  rowData?: Lead
}

/** Who asked, leading to the lead; what nobody opened yet is marked. */
export function LeadNameCell({ payload, i18n, rowData }: LeadCellProps) {
  if (!rowData) return null
  const { email, id, name, readAt } = rowData
  const path = `/collections/leads/${id}` as const
  return (
    <Link
      className={readAt ? 'lead-name' : 'lead-name lead-name--unread'}
      href={formatAdminURL({ adminRoute: payload.config.routes.admin, path })}
      prefetch={false}
    >
      {!readAt && <span className="sr-only">{withColon(adminMessage('leads.isUnread', i18n.language), i18n.language)} </span>}
      {name || email || `#${id}`}
    </Link>
  )
}

/** What a lead of a list points at: asked of the database for the whole list together. */
async function nameIn({ payload, i18n, rowData }: LeadCellProps, relation: LeadRelation): Promise<string> {
  const id = idOf(rowData?.[relation])
  if (id === null) return ''
  const language = readerLanguage(i18n.language)
  const ask = sharedAsk(payload, `leads:${relation}.${language}`, () =>
    batched((ids) => relatedNames(payload, relation, ids, language)),
  )
  return (await ask(id)) ?? ''
}

/** The property or the project that was asked about. */
export const SubjectCell = async (props: LeadCellProps) =>
  (await nameIn(props, 'property')) || (await nameIn(props, 'project'))

/** The agency whose agents see the lead. */
export const AgencyCell = (props: LeadCellProps) => nameIn(props, 'agency')

/** Who answers; staff do not read each other's accounts, so the name comes from the server. */
export const AssigneeCell = (props: LeadCellProps) => nameIn(props, 'assignee')

/** How long ago it was asked. */
export function AgeCell({ i18n, rowData }: LeadCellProps) {
  if (!rowData) return null
  const { createdAt } = rowData
  return (
    <time dateTime={createdAt} title={shortMoment(createdAt, i18n.language)}>
      {ageInWords(createdAt, readerLanguage(i18n.language), Date.now())}
    </time>
  )
}
