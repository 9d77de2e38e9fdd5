import type {
  CollectionBeforeValidateHook,
  PayloadRequest,
  RelationshipFieldSingleValidation,
} from 'payload'
import { idOf } from '@/lib/documents'
import { and, asc, eq, or } from '../database/drizzle'
import { sqlOf, tableOf } from '../database/sql'
import { adminMessage } from '../fields/labels'

export interface Assignee {
  id: number
  name: string
}

/** The staff who see leads of an agency (null: of none), by name: administrators and its agents. */
export async function assigneesOf(
  req: Pick<PayloadRequest, 'payload' | 'transactionID'>,
  agency: number | null,
): Promise<Assignee[]> {
  const users = tableOf(req.payload, 'users')
  const roles = tableOf(req.payload, 'users_roles')
  const isAgent = agency === null ? [] : [and(eq(roles.value, 'agent'), eq(users.agency, agency))]
  const sql = await sqlOf(req)
  return sql
    .selectDistinct({ id: users.id, name: users.name })
    .from(users)
    .innerJoin(roles, eq(roles.parent, users.id))
    .where(or(eq(roles.value, 'administrator'), ...isAgent))
    .orderBy(asc(users.name))
}

const maySee = async (req: PayloadRequest, agency: unknown, person: number): Promise<boolean> =>
  (await assigneesOf(req, idOf(agency))).some(({ id }) => id === person)

/** Accepts nobody, whoever it was before, and those who see the lead. */
export const seesLead: RelationshipFieldSingleValidation = async (value, { data, previousValue, req }) => {
  const person = idOf(value)
  if (person === null || person === idOf(previousValue)) return true
  const { agency } = data as { agency?: unknown }
  return (await maySee(req, agency, person)) || adminMessage('leads.assignee.other', req.i18n.language)
}

/** Takes a lead that goes to another agency from whoever does not see it there. */
export const unassignOthers: CollectionBeforeValidateHook = async ({ data, operation, originalDoc, req }) => {
  if (operation !== 'update' || data?.agency === undefined) return data
  const before = originalDoc as { agency?: unknown; assignee?: unknown } | undefined
  const person = idOf(before?.assignee)
  const isMoved = idOf(data.agency) !== idOf(before?.agency)
  const stays = data.assignee === undefined || idOf(data.assignee) === person
  if (person === null || !isMoved || !stays || (await maySee(req, data.agency, person))) return data
  return { ...data, assignee: null }
}
