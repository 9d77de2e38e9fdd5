import type { UIFieldServerProps } from 'payload'
import { ANSWER_LIMITS } from '@/domain/forms/answer-mail'
import { idOf } from '@/lib/documents'
import { adminMessage } from '@/cms/fields/labels'
import { AnswerForm } from './AnswerForm'
import { FollowSaves } from './FollowSaves'
import styles from './Lead.module.css'
import { LeadAsked } from './LeadAsked'
import { LeadPart } from './LeadPart'
import { LeadRecord } from './LeadRecord'
import { LeadSubject } from './LeadSubject'
import { MarkRead } from './MarkRead'
import { Moment } from './Moment'
import { readLead } from './read-lead'
import type { LeadView } from './views'

/** A lead to read: who asked what about what, the answers it was given, and what happened to it. */
export async function LeadPage({ id, i18n: { language }, payload, req }: UIFieldServerProps) {
  const number = idOf(id)
  const lead = number === null ? null : await readLead(req, number, Date.now())
  if (!lead) return null
  const address = `${payload.config.routes.api}/leads/${lead.id}`
  return (
    <div className={`field-type ${styles.lead}`}>
      <FollowSaves />
      <MarkRead address={`${address}/read`} />
      <LeadAsked lead={lead} language={language} />
      {lead.subject && <LeadSubject subject={lead.subject} language={language} />}
      <LeadAnswers lead={lead} address={`${address}/answer`} language={language} />
      <LeadRecord lead={lead} language={language} />
    </div>
  )
}

interface LeadAnswersProps {
  lead: LeadView
  address: string
  language: string
}

/** What the agency answered so far, and the next answer. */
const LeadAnswers = ({ address, language, lead: { draft, email, sent } }: LeadAnswersProps) => (
  <LeadPart title={adminMessage('lead-answer', language)}>
    {sent.map(({ at, id, state, subject, text }) => (
      <article key={id} className={styles.mail}>
        <header>
          <strong>{subject}</strong>
          <span>
            <Moment at={at} language={language} /> · {state}
          </span>
        </header>
        <p>{text}</p>
      </article>
    ))}
    {email ? (
      <AnswerForm
        key={sent.length}
        address={address}
        number={sent.length + 1}
        draft={draft}
        limits={ANSWER_LIMITS}
        labels={{
          subject: adminMessage('lead-answer.subject', language),
          text: adminMessage('lead-answer.text', language, { email }),
          send: adminMessage('lead-answer.send', language),
          sending: adminMessage('lead-answer.sending', language),
          saveFirst: adminMessage('lead-answer.saveFirst', language),
          failed: adminMessage('lead-answer.failed', language),
        }}
      />
    ) : (
      <p className={styles.none}>{adminMessage('lead-answer.refused.noAddress', language)}</p>
    )}
  </LeadPart>
)
