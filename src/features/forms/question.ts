import 'server-only'
import { randomInt } from 'node:crypto'
import { z } from 'zod'
import type { FormName } from '@/domain/forms/forms'
import type { Proof } from './challenge'
import { readSigned, signed } from '@/content/signed'
import { isLeadKey, keyOfContent } from './secrets'

const MOST = 9
const VALID_MS = 60 * 60 * 1000
const USE = 'question'

const token = z.object({ form: z.string(), key: z.string(), at: z.number(), sum: z.string() })

export interface SumQuestion {
  numbers: readonly [number, number]
  token: string
}

/**
 * What whoever has no script is asked before anything is stored: two numbers to add up, which the page
 * shows as words, and a token that stands for this submission. Decision 071.
 */
export function newQuestion(form: FormName, key: string, at = Date.now()): SumQuestion {
  const [a, b] = [randomInt(1, MOST + 1), randomInt(1, MOST + 1)]
  return { numbers: [a, b], token: signed(USE, { form, key, at, sum: hidden(key, at, a + b) }) }
}

/**
 * What a reply proves for a form. `isRight` is false for a wrong sum, after which the same submission is
 * asked something else; null for a token that is void or another form's.
 */
export function readReply(
  form: FormName,
  sent: string,
  reply: string,
): (Proof & { isRight: boolean }) | null {
  const read = token.safeParse(readSigned(USE, sent))
  if (!read.success || read.data.form !== form || !isLeadKey(read.data.key)) return null
  const { at, key, sum } = read.data
  if (Date.now() - at > VALID_MS) return null
  return { key, at, isRight: hidden(key, at, Number(reply.trim() || NaN)) === sum }
}

/** The right reply as the token holds it, which whoever reads the token cannot turn back. */
const hidden = (key: string, at: number, sum: number): string => keyOfContent({ key, at, sum })
