import type { RelationshipFieldServerProps } from 'payload'
import { getTranslation } from '@payloadcms/translations'
import { idOf } from '@/lib/documents'
import { adminMessage } from '@/cms/fields/labels'
import { assigneesOf } from '@/cms/leads/assignees'
import { AssigneeSelect } from './AssigneeSelect'

/** Who answers a lead, of those who see it. Staff do not read each other's accounts, so they are named here. */
export async function AssigneeField({ data, field, i18n, path, req }: RelationshipFieldServerProps) {
  const { agency } = data as { agency?: unknown }
  const people = await assigneesOf(req, idOf(agency))
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
