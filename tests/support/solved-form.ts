import { randomUUID } from 'node:crypto'
import { solveChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import { readEnvelope } from '@/domain/forms/envelope'
import type { FormName } from '@/domain/forms/forms'
import { today } from '@/lib/today'

const LONG_AGO_MS = 5000

/** The answer to the task of a form, as a browser sends it; given long enough ago for a person. */
export async function solvedTask(form: FormName, key: string = randomUUID(), ago = LONG_AGO_MS): Promise<string> {
  const { newChallenge } = await import('@/features/forms/challenge')
  const challenge = await newChallenge(form, key, Date.now() - ago)
  const solution = await solveChallenge({ challenge, deriveKey })
  return btoa(JSON.stringify({ challenge, solution }))
}

/** Sends a form to its endpoint as a script does, each time from a computer of its own. */
export const postForm = (form: string, values: object, headers: Record<string, string> = {}): Promise<Response> =>
  post(form, JSON.stringify({ _language: 'nl', ...values }), { 'content-type': 'application/json', ...headers })

/** Sends a form as a browser without a script does. */
export const postPlain = (form: string, values: Record<string, string>): Promise<Response> =>
  post(form, new URLSearchParams(values), {})

/** The same once the question that it comes back with is answered. */
export async function postAnswered(form: FormName, values: Record<string, string>): Promise<Response> {
  const { newQuestion } = await import('@/features/forms/question')
  const { keyOfContent } = await import('@/features/forms/secrets')
  const envelope = readEnvelope(values)
  if (!envelope) throw new Error('That is no form')
  const { language, subject, values: typed } = envelope
  const key = keyOfContent({ form, language, subject, values: typed, day: today() })
  const { numbers: [a, b], token } = newQuestion(form, key, Date.now() - LONG_AGO_MS)
  return postPlain(form, { ...values, _confirmation: token, _reply: String(a + b) })
}

async function post(form: string, body: BodyInit, headers: Record<string, string>): Promise<Response> {
  const { POST } = await import('@/app/(endpoints)/forms/[form]/route')
  const computer = { 'x-client-address': randomUUID() }
  const request = new Request(`http://localhost/forms/${form}`, { method: 'POST', body, headers: { ...computer, ...headers } })
  return POST(request, { params: Promise.resolve({ form }) })
}
