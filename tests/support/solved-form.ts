import { randomUUID } from 'node:crypto'
import { solveChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import type { FormName } from '@/domain/forms/forms'

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

async function post(form: string, body: BodyInit, headers: Record<string, string>): Promise<Response> {
  const { POST } = await import('@/app/(endpoints)/forms/[form]/route')
  const computer = { 'x-client-address': randomUUID() }
  const request = new Request(`http://localhost/forms/${form}`, { method: 'POST', body, headers: { ...computer, ...headers } })
  return POST(request, { params: Promise.resolve({ form }) })
}
