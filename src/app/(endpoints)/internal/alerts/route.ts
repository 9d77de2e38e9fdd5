import { gatherNews } from '@/features/alerts/commands-gather'
import { ownEndpoint } from '../own-endpoint'

/** Notes who is to be told of what is new in the lists. Only the server itself may ask. */
export const POST = ownEndpoint(gatherNews)
