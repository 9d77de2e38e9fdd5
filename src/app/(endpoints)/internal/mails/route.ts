import { processMails } from '@/features/mail/commands'
import { ownEndpoint } from '../own-endpoint'

/** Writes and sends the mails that wait, which goes on after the answer. Only the server itself may ask. */
export const POST = ownEndpoint(processMails)
