import type { PayloadRequest, RelationshipFieldServerProps } from 'payload'
import { getTranslation } from '@payloadcms/translations'
import { idOf } from '@/lib/documents'
import { adminMessage } from '@/cms/fields/labels'
import { assigneesOf } from '@/cms/leads/assignees'
import { AssigneeSelect } from './AssigneeSelect'

/** Who answers a lead, of those who see it. Staff do not read each other's accounts, so they are named here. */
export async function AssigneeField({ field, i18n, id, path, req }: RelationshipFieldServerProps) {
  const lead = await readLeadOf(req, idOf(id))
  const people = lead ? await assigneesOf(req, idOf(lead.agency)) : []
  return (
    <AssigneeSelect
      path={path}
      people={people}
      label={getTranslation(field.label || field.name, i18n)}
      description={adminMessage('leads.assignee.help', i18n.language)}
      nobody={adminMessage('leads.assignee.nobody', i18n.language)}
    />
  )
}

/** Whose a stored lead is, by the rules of whoever reads it; null of one that they do not see. */
const readLeadOf = async ({ payload, user }: PayloadRequest, id: number | null) =>
  id === null
    ? null
    : payload.findByID({
        collection: 'leads', id, depth: 0, select: { agency: true },
        disableErrors: true, overrideAccess: false, user,
      })
