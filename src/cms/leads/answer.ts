import {
  addDataAndFileToRequest,
  APIError,
  type Endpoint,
  type PayloadRequest,
} from 'payload'
import { ANSWER_LIMITS, answerHtml, answerProblem, nextAnswer, type TypedAnswer } from '@/domain/forms/answer-mail'
import type { Lead } from '@/payload-types'
import { ownDocument } from '../access/own-document'
import { eq } from '../database/drizzle'
import { forUpdate } from '../database/locks'
import { sqlOf, tableOf } from '../database/sql'
import { inOwnTransaction } from '../database/transaction'
import { adminMessage } from '../fields/labels'
import { insertMail, sendsMail } from '../mails/outbox'
import { wakeMails } from '../mails/wake'
import { LEAD_EVENT } from './events'

const CONFLICT = 409
const NOT_SENDABLE = 422

interface NumberedAnswer extends TypedAnswer {
  /** Which answer of the lead it is, counted from 1: sent twice, it is one. */
  number: number
}

/**
 * `POST /api/leads/{id}/answer`: queues an answer to a visitor and sets the lead to answered, both or
 * neither, and says whether it leaves: it is kept (`isKept`) where the site has no mail server. What cannot be sent is 422 with the reason; a number that was used is 409.
 */
export const answerLead: Endpoint = {
  path: '/:id/answer',
  method: 'post',
  handler: async (req) => {
    const lead = await ownDocument(req, 'leads')
    await addDataAndFileToRequest(req)
    const answer = typedIn(req.data)
    const problem = lead.email ? answerProblem(answer) : 'noAddress'
    if (problem) throw refused(req, problem, NOT_SENDABLE)
    await inOwnTransaction(req, () => store(req, lead, answer))
    wakeMails()
    const { language } = req.i18n
    const isKept = !sendsMail()
    const message = isKept ? adminMessage('lead-answer.kept', language) : adminMessage('lead-answer.queued', language)
    return Response.json({ message, isKept })
  },
}

function typedIn(data: PayloadRequest['data']): NumberedAnswer {
  const { number, subject, text } = (data ?? {}) as Record<string, unknown>
  return {
    number: typeof number === 'number' && Number.isSafeInteger(number) ? number : 0,
    subject: typeof subject === 'string' ? subject.trim() : '',
    text: typeof text === 'string' ? text.replace(/\r\n?/g, '\n').trim() : '',
  }
}

type AnswerRefusal = NonNullable<ReturnType<typeof answerProblem>> | 'noAddress' | 'meanwhile'

const refused = ({ i18n: { language } }: PayloadRequest, problem: AnswerRefusal, status: number): APIError =>
  new APIError(wordsFor(problem, language), status, null, true)

function wordsFor(problem: AnswerRefusal, language: string): string {
  switch (problem) {
    case 'empty':
      return adminMessage('lead-answer.refused.empty', language)
    case 'noSubject':
      return adminMessage('lead-answer.refused.noSubject', language)
    case 'tooLong':
      return adminMessage('lead-answer.refused.tooLong', language, ANSWER_LIMITS)
    case 'notOneLine':
      return adminMessage('lead-answer.refused.notOneLine', language)
    case 'noAddress':
      return adminMessage('lead-answer.refused.noAddress', language)
    case 'meanwhile':
      return adminMessage('lead-answer.refused.meanwhile', language)
  }
}

async function store(req: PayloadRequest, lead: Lead, { number, subject, text }: NumberedAnswer): Promise<void> {
  const sql = await sqlOf(req)
  const [leads, mails] = [tableOf(req.payload, 'leads'), tableOf(req.payload, 'mails')]
  // Of two with one number the second waits here, and finds the first.
  await forUpdate(sql.select({ id: leads.id }).from(leads).where(eq(leads.id, lead.id)))
  const sent = await sql.select({ key: mails.key }).from(mails).where(eq(mails.lead, lead.id))
  const next = nextAnswer(sent.map(({ key }) => key))
  if (number !== next) throw refused(req, 'meanwhile', CONFLICT)
  await insertMail(req.payload, sql, {
    kind: 'answer', lead: lead.id, language: lead.language, subject, text, html: answerHtml(text),
    to: lead.email ?? '', replyTo: req.user?.email ?? null, key: `${lead.key}:answer:${number}`,
  })
  await req.payload.update({
    collection: 'leads', id: lead.id, depth: 0, data: { status: 'answered' }, req,
    context: { [LEAD_EVENT]: { kind: 'answer', from: null, to: subject } },
  })
}
