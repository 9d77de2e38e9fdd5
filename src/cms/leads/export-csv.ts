import { Forbidden, parseParams, type Endpoint, type PayloadRequest, type Where } from 'payload'
import { readerLanguage, type Language } from '@/i18n/languages'
import { CSV_START, csvRow } from '@/lib/csv'
import { PRIVATE } from '@/lib/private'
import { today } from '@/lib/today'
import type { Lead } from '@/payload-types'
import { canEditListings } from '../access/roles'
import { adminMessage } from '../fields/labels'
import { formLabel, statusLabel } from '../fields/lead-labels'
import { answersText } from './form-words'
import { leadNames, type NameLead } from './names'

const PAGE = 200

/** The fields in which a lead is looked for. */
export const LEAD_SEARCH = ['name', 'email', 'phone']

const MOMENTS = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'Europe/Brussels',
  dateStyle: 'short',
  timeStyle: 'short',
})

/**
 * `GET /api/leads/export?where=…`: the leads that a list with these filters shows to whoever asks,
 * newest first, for a spreadsheet; read and sent in parts. Times are of Belgium.
 */
export const exportLeads: Endpoint = {
  path: '/export',
  method: 'get',
  handler: async (req) => {
    if (!canEditListings(req.user)) throw new Forbidden(req.t)
    const language = readerLanguage(req.i18n.language)
    const where = { and: [parseParams(req.query).where ?? {}, searched(req.query.search)] }
    // A filter that nobody understands is refused before the answer begins.
    const parts = partsOf(req, where, language)
    const first = await parts.next()
    const body = new ReadableStream<Uint8Array>({
      start: (controller) => controller.enqueue(encoded(first.value ?? '')),
      pull: async (controller) => {
        const { done, value } = await parts.next()
        if (done) controller.close()
        else controller.enqueue(encoded(value))
      },
    })
    return new Response(body, {
      headers: {
        'Content-Type': 'text/csv; charset=utf-8',
        'Content-Disposition': `attachment; filename="${adminMessage('leads.file', language)}-${today()}.csv"`,
        'Cache-Control': PRIVATE,
      },
    })
  },
}

/** What the search above the list finds. */
const searched = (search: unknown): Where =>
  typeof search === 'string' && search.trim() !== ''
    ? { or: LEAD_SEARCH.map((field) => ({ [field]: { like: search } })) }
    : {}

const encoded = (text: string): Uint8Array => new TextEncoder().encode(text)

async function* partsOf(req: PayloadRequest, where: Where, language: Language): AsyncGenerator<string, undefined> {
  let rest: Where = {}
  for (let begin = `${CSV_START}${csvRow(headings(language))}`; ; begin = '') {
    const { docs } = await req.payload.find({
      collection: 'leads', where: { and: [where, rest] }, sort: '-id', limit: PAGE, depth: 0,
      pagination: false, overrideAccess: false, user: req.user,
    })
    const names = await leadNames(req.payload, docs, language)
    yield begin + docs.map((lead) => csvRow(cells(lead, names, language))).join('')
    const last = docs.at(-1)
    if (!last || docs.length < PAGE) return
    // Leads that arrive meanwhile move nothing.
    rest = { id: { less_than: last.id } }
  }
}

const headings = (language: Language): string[] => [
  adminMessage('leads.asked', language),
  adminMessage('request.form', language),
  adminMessage('leads.status', language),
  adminMessage('leads.name', language),
  adminMessage('leads.email', language),
  adminMessage('leads.phone', language),
  adminMessage('leads.language', language),
  adminMessage('leads.about', language),
  adminMessage('leads.agency', language),
  adminMessage('leads.assignee', language),
  adminMessage('leads.answers', language),
  adminMessage('leads.notes', language),
  adminMessage('leads.readAt', language),
  adminMessage('leads.answeredAt', language),
]

const moment = (iso: string | null | undefined): string => (iso ? MOMENTS.format(new Date(iso)) : '')

function cells(lead: Lead, nameOf: NameLead, language: Language): string[] {
  return [
    moment(lead.createdAt),
    formLabel(lead.form, language),
    statusLabel(lead.status, language),
    lead.name ?? '', lead.email ?? '', lead.phone ?? '', lead.language.toUpperCase(),
    nameOf(lead, 'property') || nameOf(lead, 'project'),
    nameOf(lead, 'agency'), nameOf(lead, 'assignee'),
    answersText(lead, language), lead.notes ?? '', moment(lead.readAt), moment(lead.answeredAt),
  ]
}
