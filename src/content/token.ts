import { createHmac } from 'node:crypto'
import { env } from '@/lib/env'
import { isSameSecret } from '@/lib/same-secret'

/** The secret with which the server process calls its own endpoints. */
export const ownCallToken = (): string =>
  createHmac('sha256', env().PAYLOAD_SECRET).update('internal').digest('hex')

/** Whether an `Authorization` header carries that secret. */
export const isOwnCall = (header: string | null): boolean => isSameSecret(header ?? '', `Bearer ${ownCallToken()}`)
