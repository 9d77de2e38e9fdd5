import type { CollectionBeforeChangeHook, PayloadRequest } from 'payload'
import { withEvents, type LeadEvent } from '@/domain/forms/lead-history'
import { idOf } from '@/lib/documents'
import { eq } from '../database/drizzle'
import { sqlOf, tableOf } from '../database/sql'

type LeadChange = Pick<LeadEvent, 'kind' | 'from' | 'to'>

interface StoredLead {
  status?: string
  assignee?: unknown
  agency?: unknown
  answeredAt?: string | null
  history?: unknown
}

/** Set on the context of the server's own update: what happened beside what it changes. */
export const LEAD_EVENT = 'leadEvent'

/** An event of now, by whoever asks. */
export function eventBy({ user }: Pick<PayloadRequest, 'user'>, changed: LeadChange): LeadEvent {
  const name: unknown = user?.name
  return { at: new Date().toISOString(), by: typeof name === 'string' ? name : null, ...changed }
}

/**
 * Adds to the history of a lead who changed its status, agency or assignee, and notes when it was
 * first answered. What a request says of the history itself is dropped by the access of the field.
 */
export const recordLeadEvents: CollectionBeforeChangeHook = async ({ context, data, operation, originalDoc, req }) => {
  if (operation !== 'update') return data
  const before = (originalDoc ?? {}) as StoredLead
  const after = { ...before, ...(data as StoredLead) }
  const changes: LeadChange[] = []
  if (after.status !== before.status) {
    changes.push({ kind: 'status', from: before.status ?? null, to: after.status ?? null })
  }
  for (const kind of ['agency', 'assignee'] as const) {
    const [from, to] = [idOf(before[kind]), idOf(after[kind])]
    if (from === to) continue
    changes.push({ kind, from: await nameOf(req, kind, from), to: await nameOf(req, kind, to) })
  }
  const own = context[LEAD_EVENT] as LeadChange | undefined
  const events = [...(own ? [own] : []), ...changes].map((changed) => eventBy(req, changed))
  const isAnswered = after.status === 'answered' && !before.answeredAt
  return {
    ...data,
    ...(events.length > 0 && { history: withEvents(before.history, events) }),
    ...(isAnswered && { answeredAt: new Date().toISOString() }),
  }
}

async function nameOf(req: PayloadRequest, kind: 'agency' | 'assignee', id: number | null): Promise<string | null> {
  if (id === null) return null
  const table = tableOf(req.payload, kind === 'agency' ? 'agencies' : 'users')
  const sql = await sqlOf(req)
  const [found] = await sql.select({ name: table.name }).from(table).where(eq(table.id, id))
  return found?.name ?? `#${id}`
}
