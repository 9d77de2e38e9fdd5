import type { IncomingMessage, ServerResponse } from 'node:http'

/** One link of the request chain: it answers, or hands the request on, or another in its place. */
export type Step = (
  request: IncomingMessage,
  response: ServerResponse,
  next: (instead?: IncomingMessage) => void,
) => void

/** The path of a request, without its query. */
export const pathOf = ({ url = '/' }: IncomingMessage): string => url.split('?', 1)[0] ?? '/'

/** Whether a request only reads. */
export const isRead = ({ method }: IncomingMessage): boolean => method === 'GET' || method === 'HEAD'
