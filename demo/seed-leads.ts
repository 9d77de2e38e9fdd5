import type { BasePayload } from 'payload'
import { rhythmOf } from '@/domain/alerts/subscription'
import { wishAnswers, wishOf } from '@/domain/alerts/wish'
import type { LeadEvent } from '@/domain/forms/lead-history'
import { inTransaction, type Writer } from '@/cms/database/transaction'
import { DEMO_LEADS } from './network/leads'

const HOUR_MS = 60 * 60 * 1000

type DemoLead = (typeof DEMO_LEADS)[number]

interface Place {
  property?: number
  agency: number | null
}

/** Fills an empty inbox with what invented visitors asked before `now` (ms). Nothing is sent to them. */
export async function seedLeads(payload: BasePayload, now = Date.now()): Promise<void> {
  const { totalDocs } = await payload.count({ collection: 'leads' })
  if (totalDocs > 0) return
  const listings = await payload.find({
    collection: 'properties', where: { agency: { exists: true } }, sort: 'listingId', depth: 0, limit: 20,
  })
  const agencies = await payload.find({ collection: 'agencies', sort: 'id', depth: 0, limit: 20 })
  const placeOf = (index: number, lead: DemoLead): Place => {
    const listing = lead.property === undefined ? undefined : listings.docs[lead.property]
    const agency = agencies.docs[index % Math.max(1, agencies.docs.length)]
    return listing ? { property: listing.id, agency: Number(listing.agency) } : { agency: agency?.id ?? null }
  }
  await inTransaction(payload, async (step) => {
    for (const [index, lead] of DEMO_LEADS.entries()) await seedLead(step, lead, index, placeOf(index, lead), now)
  })
}

async function seedLead(
  { payload, transactionID }: Omit<Writer, 'sql'>,
  lead: DemoLead,
  index: number,
  place: Place,
  now: number,
): Promise<void> {
  const { answered, answers, form, hoursAgo, language, notes, status } = lead
  const at = (later: number): string => new Date(now - (hoursAgo - later) * HOUR_MS).toISOString()
  const createdAt = at(0)
  const readAt = status === 'new' ? null : at(1)
  const answeredAt = answered ? at(2) : null
  const { id } = await payload.create({
    collection: 'leads',
    data: {
      form, language, status, answers, notes, ...place, createdAt, updatedAt: createdAt, readAt, answeredAt,
      name: `${answers.firstName} ${answers.lastName}`, email: answers.email, phone: answers.phone,
      key: `demo-${index}`, mails: 'written', history: historyOf(lead, readAt, answeredAt),
    },
    req: { transactionID },
  })
  await seedSubscriptions({ payload, transactionID }, lead, { id, createdAt, key: `demo-${index}` })
  if (!answered || !answeredAt) return
  await payload.create({
    collection: 'mails',
    data: {
      kind: 'answer', state: 'sent', lead: id, to: answers.email, language, ...answered,
      html: `<p>${answered.text.replaceAll('\n', '<br>')}</p>`, attempts: 1, sentAt: answeredAt,
      key: `demo-${index}:answer:1`, messageId: `<demo-${index}@example.be>`, createdAt: answeredAt,
    },
    req: { transactionID },
  })
}

/** What a lead asks to be kept informed of, as the arrival stores it. */
async function seedSubscriptions(
  { payload, transactionID }: Omit<Writer, 'sql'>,
  { answers, language, subscriptions: state }: DemoLead,
  { createdAt, id, key }: { createdAt: string; id: number; key: string },
): Promise<void> {
  if (!state) return
  const confirmedAt = state === 'confirmed' ? createdAt : null
  const person = { email: answers.email, name: answers.firstName, language, lead: id, state, confirmedAt, createdAt, optIn: 'written' } as const
  const criteria = wishAnswers(answers)
  const demand = { kind: 'demand', goal: wishOf(criteria).goal, criteria, rhythm: rhythmOf(answers.rhythm) } as const
  const req = { transactionID }
  await payload.create({ collection: 'subscriptions', data: { ...person, ...demand, key }, req })
  if (answers.newsletter !== true) return
  await payload.create({ collection: 'subscriptions', data: { ...person, kind: 'newsletter', key: `${key}-newsletter` }, req })
}

function historyOf({ answered, status }: DemoLead, readAt: string | null, answeredAt: string | null): LeadEvent[] {
  const by = 'Admin'
  const events: LeadEvent[] = []
  if (readAt) events.push({ at: readAt, kind: 'read', by, from: null, to: null })
  const at = answeredAt ?? readAt
  if (at && answered) events.push({ at, kind: 'answer', by, from: null, to: answered.subject })
  if (at && status !== 'new') events.push({ at, kind: 'status', by, from: 'new', to: status })
  return events
}
