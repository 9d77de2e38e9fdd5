import type { PayloadRequest } from 'payload'

/**
 * Whether the admin saves while somebody types: what is stored then stands in the form a moment
 * later, so it is what was typed and nothing else.
 */
export const isAutosave = ({ query }: Pick<PayloadRequest, 'query'>): boolean =>
  String(query?.autosave) === 'true'
