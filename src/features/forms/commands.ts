import 'server-only'
import { formSettings } from '@/content/form-settings'
import type { FreeVisit } from '@/content/visits/free-visits'
import { hrefInAnyLanguage, siteIn, type Site } from '@/content/site'
import type { ReplyMistake } from '@/domain/forms/asked'
import { definitionOf } from '@/domain/forms/definitions'
import { suitsGoal, type FormDefinition } from '@/domain/forms/form-definition'
import { subjectQuery, type Envelope } from '@/domain/forms/envelope'
import type { Answers, FieldProblem } from '@/domain/forms/fields'
import { thanksPath, type FormName } from '@/domain/forms/forms'
import { LEAST_MS } from '@/domain/forms/least-time'
import { problemsOf, schemaOf } from '@/domain/forms/schema'
import { isBlankText } from '@/domain/forms/typed-text'
import { today } from '@/lib/today'
import { askProvider, chosenCaptcha } from './captcha'
import { readSolution, type Proof } from './challenge'
import { consentOf } from './consent'
import { waitAfterReply, waitToSend, waitToStore } from './limits'
import { newQuestion, readReply, type SumQuestion } from './question'
import { isLeadStored } from './queries'
import { keyOfContent } from './secrets'
import { knownSubject, openSituation, subjectVisits, type KnownSubject } from './subjects'

/** A form that may be stored. */
export interface AcceptedForm {
  form: FormName
  key: string
  /** What shows that a person sends it. Beside a task, `isConfirmed` says it of each lead that is stored. */
  shownBy: 'task' | 'reply'
  language: Envelope['language']
  answers: Answers
  subject: KnownSubject | null
  /** The visits that could be booked when it was read; null for a form in which none can. */
  visits: readonly FreeVisit[] | null
  /** The text about privacy that its sender read below the form, and which version of it. */
  consent: { text: string; version: number }
  /** Where its sender is thanked. */
  thanksHref: string
}

export type Received =
  | { kind: 'accepted'; form: AcceptedForm }
  | { kind: 'invalid'; problems: FieldProblem[] }
  /** Nothing shows that a person sends it yet: whoever has no script answers a question. */
  | { kind: 'question'; question: SumQuestion; mistake: ReplyMistake | null }
  | { kind: 'limited'; seconds: number }
  /** The words about privacy have changed since its sender read them. */
  | { kind: 'reworded' }
  | { kind: 'off' }

/** What a form is answered with of which the provider that staff chose was not answered, or says no. */
export const NOT_CONFIRMED = { kind: 'invalid', problems: [{ field: 'captcha', message: 'robot' }] } satisfies Received

/**
 * Checks a form that somebody sent: whether it is offered and right, and whether a person sends it.
 * `address` is what limits are counted by. It stores nothing. Spec §5, "Forms".
 */
export async function receiveForm(form: FormName, envelope: Envelope, address: string): Promise<Received> {
  const site = siteIn(envelope.language)
  const definition = definitionOf(form)
  const settings = await formSettings(form)
  if (!definition || !settings?.enabled) return { kind: 'off' }
  const wait = await waitToSend(address)
  if (wait > 0) return { kind: 'limited', seconds: wait }
  const subject = await subjectOf(site, definition, envelope)
  if (subject === 'wrong') return { kind: 'invalid', problems: [{ field: 'subject', message: 'invalid.subject' }] }
  const visits = form === 'contact-appointment' && subject ? await subjectVisits(subject) : null
  const situation = { ...(subject?.situation ?? openSituation(site)), hasSlots: visits !== null }
  const read = schemaOf(definition, situation).safeParse(envelope.values)
  if (!read.success) return { kind: 'invalid', problems: problemsOf(read.error) }
  const { mark, text: { text }, version } = await consentOf(form, settings, envelope.language)
  if (envelope.consent !== '' && envelope.consent !== mark) return { kind: 'reworded' }
  const proof = await proofOf(form, envelope)
  if (proof.kind === 'not-confirmed') return NOT_CONFIRMED
  if (proof.kind === 'question') {
    const waitReply = proof.mistake === 'invalid' ? await waitAfterReply(address) : 0
    return waitReply > 0 ? { kind: 'limited', seconds: waitReply } : proof
  }
  const recipients = [read.data.email, read.data.friendEmail].filter((one) => typeof one === 'string')
  const waitStored = await waitToStore(form, address, recipients)
  if (waitStored > 0) return { kind: 'limited', seconds: waitStored }
  const thanks = hrefInAnyLanguage(site, thanksPath(form)) ?? site.hrefOfOriginal('/')
  const thanksHref = thanks + subjectQuery(envelope.subject)
  const accepted = { form, key: proof.key, shownBy: proof.by, language: envelope.language, answers: read.data }
  return { kind: 'accepted', form: { ...accepted, subject, visits, thanksHref, consent: { text, version } } }
}

async function subjectOf(
  site: Site,
  definition: FormDefinition,
  { subject }: Envelope,
): Promise<KnownSubject | 'wrong' | null> {
  if (!subject) return definition.needsSubject ? 'wrong' : null
  if (!definition.subjects.includes(subject.kind)) return 'wrong'
  const known = await knownSubject(site, subject)
  return known && suitsGoal(definition, known.situation.goal) && isTaken(site, definition.form, known) ? known : 'wrong'
}

/**
 * Whether a form is taken about what it names, as that is now: nobody is shown round what is not on the site, or
 * sold, and no page is sent that is not there. Whatever else is written about it is lost to nobody.
 */
function isTaken(site: Site, form: FormName, { id, isGone, isPublic, kind }: KnownSubject): boolean {
  if (form === 'contact-appointment') return isPublic && !isGone
  return form !== 'send-to-friend' || (isPublic && site.href(`${kind}:${id}`) !== null)
}

type ShownBy =
  | { kind: 'shown'; key: string; by: AcceptedForm['shownBy'] }
  | { kind: 'not-confirmed' }
  | Extract<Received, { kind: 'question' }>

/**
 * What shows that a person sends a form; else what to ask. A filled trap gets a question each time. Where
 * staff chose a provider, its answer is wanted beside the site's own task; whoever cannot reach it has the
 * question, as without a script.
 */
async function proofOf(form: FormName, envelope: Envelope): Promise<ShownBy> {
  const isPerson = ({ at }: Proof) => envelope.trap === '' && Date.now() - at >= LEAST_MS
  if (envelope.challenge) {
    const proof = await readSolution(form, envelope.challenge)
    if (proof && isPerson(proof)) {
      const { key } = proof
      return (await isConfirmed(envelope, key)) ? { kind: 'shown', key, by: 'task' } : { kind: 'not-confirmed' }
    }
  }
  const { language, subject, values } = envelope
  const key = keyOfContent({ form, language, subject, values, day: today() })
  const reply = readReply(form, envelope.confirmation, envelope.reply)
  const isOwn = reply?.key === key
  if (isOwn && reply.isRight && isPerson(reply)) return { kind: 'shown', key, by: 'reply' }
  const mistake = isOwn && !reply.isRight ? mistakeOf(envelope) : null
  return { kind: 'question', question: newQuestion(form, key), mistake }
}

/** Nobody guesses with a blank reply. */
const mistakeOf = ({ reply }: Envelope): ReplyMistake => (isBlankText(reply) ? 'required' : 'invalid')

/**
 * Whether the provider that staff chose has nothing against a lead with a key; where it cannot be asked it has not.
 * It has said so of a lead that is stored: who sends that again, as the answer got lost, has used up what it gave.
 */
export async function isConfirmed({ captcha: token }: Envelope, key: string): Promise<boolean> {
  const captcha = await chosenCaptcha()
  return captcha === null || (await isLeadStored(key)) || (await askProvider(captcha, token)) !== 'refused'
}
