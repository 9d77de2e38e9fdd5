import type { Challenge } from 'altcha-lib'
import type { ExternalCaptcha } from '@/domain/forms/captcha'
import { ENVELOPE } from '@/domain/forms/envelope'
import type { FieldProblem } from '@/domain/forms/fields'
import { fetchLate, retry } from '@/lib/retry'
import type { TypedValues } from './form-controls'
import type { LiveWords } from './show-problems'
import { solve } from './solve'

/**
 * What a form that was sent is answered with; `challenge` where a task was void, `page` where other words are to be read,
 * which in the end only a page of the server can show, so that the browser had better send the form itself; `apiError`
 * where there was no answer. The words of kinds stay as they are: pages that were opened before an update read them.
 */
export type SentForm =
  | { kind: 'stored'; href: string }
  | { kind: 'invalid'; problems: FieldProblem[] }
  | { kind: 'challenge' | 'page' }
  | { kind: 'limited' | 'failed' | 'off' | 'full' | 'several'; text: string }
  | { kind: 'apiError' }

/** What comes with the first touch of a form. */
export interface FormOpening {
  challenge: Challenge
  /** The provider that staff chose; null where the task is enough. */
  captcha: ExternalCaptcha | null
  /** Nothing that is sent sooner after it is taken for a person's. Milliseconds. */
  leastMs: number
  words: LiveWords
}

const KINDS: ReadonlySet<unknown> = new Set<SentForm['kind']>(['stored', 'invalid', 'challenge', 'page', 'limited', 'failed', 'off', 'full', 'several'])

const NO_ANSWER: SentForm = { kind: 'apiError' }

interface Sender {
  words: LiveWords
  send: (values: TypedValues) => Promise<SentForm>
}

const ANSWERS_WITHIN_MS = 20_000

/**
 * A form is sent once more where its task was void: it had stood open for hours, or was sent already. Where that is
 * not enough (a program has filled in what people do not see), a page asks what shows a person.
 */
const TRIES = 2

/**
 * What sends a form in place, with the answer to a task that the browser works on meanwhile. The task
 * stands for one submission: what is sent with it again is not stored again while what it did stands. Rejects
 * where the browser cannot do that.
 */
export async function sender(action: string, element: HTMLFormElement): Promise<Sender> {
  if (!globalThis.crypto?.subtle) throw new Error('Only a secure context can solve the task')
  const hidden = (name: string): string => String(new FormData(element).get(name) ?? '')
  const language = hidden(ENVELOPE.language)
  const open = async (): Promise<FormOpening & { opened: number; solved: Promise<string> }> => {
    const response = await fetchLate(`${action}/challenge?language=${language}`)
    if (!response.ok) throw new Error(`${action}/challenge answered ${response.status}`)
    const opening = (await response.json()) as FormOpening
    const solved = solve(opening.challenge)
    // Whoever sends the form hears of it.
    solved.catch(() => undefined)
    return { ...opening, opened: Date.now(), solved }
  }
  let task = await open()
  // Nobody waits for a provider while they type; where it does not come, the browser sends the form itself.
  const coming = captchaIn(element, task.captcha, language)
  coming.catch(() => undefined)
  // Where the network went before its worker had come, a task is never solved: nothing was sent with it.
  const solved = (): Promise<string> =>
    task.solved.catch(async () => {
      task = await open()
      return task.solved
    })
  const once = async (values: TypedValues, captcha: string): Promise<SentForm> => {
    const challenge = await solved()
    await new Promise((later) => setTimeout(later, task.opened + task.leastMs - Date.now()))
    const envelope = Object.fromEntries(Object.values(ENVELOPE).map((name) => [name, hidden(name)]))
    const response = await fetch(action, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ ...values, ...envelope, [ENVELOPE.challenge]: challenge, [ENVELOPE.captcha]: captcha }),
      signal: AbortSignal.timeout(ANSWERS_WITHIN_MS),
    })
    const sent = (await response.json()) as SentForm
    return KINDS.has(sent.kind) ? sent : NO_ANSWER
  }
  return {
    words: task.words,
    send: async (values) => {
      const box = await coming
      try {
        for (let tries = 1; ; tries += 1) {
          const sent = await once(values, box?.token() ?? '').catch(() => NO_ANSWER)
          // An answer is good for one form, stored or not, and where that is not known.
          if (sent.kind !== 'stored') box?.reset()
          if (sent.kind !== 'challenge' || tries === TRIES) return sent
          task = await open()
        }
      } catch {
        return NO_ANSWER
      }
    },
  }
}

/** The box of the provider, where staff chose one and the form has a place for it. */
async function captchaIn(element: HTMLFormElement, captcha: ExternalCaptcha | null, language: string) {
  const place = element.querySelector<HTMLElement>('[data-captcha]')
  if (!captcha || !place) return null
  const { showCaptcha } = await retry(() => import('./external-captcha'))
  return showCaptcha(place, captcha, language)
}
