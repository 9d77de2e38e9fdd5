import type { UIFieldServerProps } from 'payload'
import { ANSWER_LIMITS } from '@/domain/forms/answer-mail'
import { idOf } from '@/lib/documents'
import { adminMessage } from '@/cms/fields/labels'
import { failedMailsOf, type FailedMail } from '@/cms/mails/failed-mails'
import { LeadAlert } from '../alerts/LeadAlert'
import { FailedMailLine } from '../mails/FailedMailLine'
import { savingWords } from '../saving/words'
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
  const failed = await failedMailsOf(payload, lead.id)
  const address = `${payload.config.routes.api}/leads/${lead.id}`
  return (
    <div className={`field-type ${styles.lead}`}>
      <FollowSaves />
      <MarkRead address={`${address}/read`} />
      <LeadAsked lead={lead} language={language} />
      {lead.subject && <LeadSubject subject={lead.subject} language={language} />}
      {lead.alert && <LeadAlert alert={lead.alert} language={language} />}
      {failed.length > 0 && <FailedMails failed={failed} language={language} />}
      <LeadAnswers lead={lead} address={`${address}/answer`} language={language} />
      <LeadRecord lead={lead} language={language} />
    </div>
  )
}

/** The mails about a lead that did not arrive, and why. Spec §8. */
const FailedMails = ({ failed, language }: { failed: FailedMail[]; language: string }) => (
  <LeadPart title={adminMessage('lead-mails.failed', language)}>
    <ul>
      {failed.map((mail) => (
        <li key={mail.id}>
          <FailedMailLine mail={mail} language={language} />
        </li>
      ))}
    </ul>
  </LeadPart>
)

interface LeadAnswersProps {
  lead: LeadView
  address: string
  language: string
}

/** What the agency answered so far, and the next answer. */
const LeadAnswers = ({ address, language, lead: { draft, email, next, sent } }: LeadAnswersProps) => (
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
        address={address}
        number={next}
        last={sent.at(-1) ?? null}
        draft={draft}
        limits={ANSWER_LIMITS}
        labels={{
          subject: adminMessage('lead-answer.subject', language),
          text: adminMessage('lead-answer.text', language, { email }),
          send: adminMessage('lead-answer.send', language),
          sending: adminMessage('lead-answer.sending', language),
          saveFirst: adminMessage('lead-answer.saveFirst', language),
          failed: adminMessage('lead-answer.failed', language),
          meanwhile: adminMessage('lead-answer.refused.meanwhile', language),
        }}
        words={savingWords(language)}
      />
    ) : (
      <p className={styles.none}>{adminMessage('lead-answer.refused.noAddress', language)}</p>
    )}
  </LeadPart>
)
