import 'server-only'
import { randomInt } from 'node:crypto'
import { createChallenge, verifySolution, type Challenge, type Payload } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import { z } from 'zod'
import type { FormName } from '@/domain/forms/forms'
import { secretFor } from '@/content/signed'
import { isLeadKey } from './secrets'

/** PBKDF2 rounds per try, and how many tries the answer takes: about a second of a phone. */
const COST = 2000
const TRIES = { from: 150, to: 450 }
/** As long as somebody may be busy with a form; a browser asks for a new one after that. */
const VALID_MS = 60 * 60 * 1000

/** What of ALTCHA's payload is read here; the rest is its own. */
const signedData = z.object({ form: z.string(), key: z.string(), at: z.number() })
const solution = z.looseObject({ counter: z.number(), derivedKey: z.string() })

/** A task for a browser that stands for one submission of a form: its key is signed in it. Decision 071. */
export const newChallenge = (form: FormName, key: string, now = Date.now()): Promise<Challenge> =>
  createChallenge({
    algorithm: 'PBKDF2/SHA-256',
    cost: COST,
    counter: randomInt(TRIES.from, TRIES.to),
    data: { form, key, at: now },
    deriveKey,
    expiresAt: new Date(now + VALID_MS),
    hmacSignatureSecret: secretFor('challenge'),
    hmacKeySignatureSecret: secretFor('challenge key'),
  })

/** What is proven: the key of the submission, and when its task was given (milliseconds). */
export interface Proof {
  key: string
  at: number
}

/** What the solution of a task proves for a form; null for one that is wrong, void or another form's. */
export async function readSolution(form: FormName, sent: string): Promise<Proof | null> {
  const payload = payloadOf(sent)
  const data = signedData.safeParse(payload?.challenge?.parameters?.data)
  if (!payload || !data.success || !solution.safeParse(payload.solution).success) return null
  const { form: own, key, at } = data.data
  if (own !== form || !isLeadKey(key)) return null
  const result = await verifySolution({
    challenge: payload.challenge, solution: payload.solution, deriveKey,
    hmacSignatureSecret: secretFor('challenge'),
    hmacKeySignatureSecret: secretFor('challenge key'),
  }).catch(() => null)
  return result?.verified ? { key, at } : null
}

/** ALTCHA's payload as it was sent, whatever that is: base64 of JSON. */
function payloadOf(sent: string): Payload | null {
  try {
    return JSON.parse(Buffer.from(sent, 'base64').toString()) as Payload | null
  } catch {
    return null
  }
}
