import { createHmac, timingSafeEqual } from 'node:crypto'
import { env } from '@/lib/env'

/** The secret with which the server process calls its own endpoints. */
export const ownCallToken = (): string =>
  createHmac('sha256', env().PAYLOAD_SECRET).update('internal').digest('hex')

/** Whether an `Authorization` header carries that secret. */
export function isOwnCall(header: string | null): boolean {
  const given = Buffer.from(header ?? '')
  const expected = Buffer.from(`Bearer ${ownCallToken()}`)
  return given.length === expected.length && timingSafeEqual(given, expected)
}
