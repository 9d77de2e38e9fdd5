import { APIError, ValidationError } from 'payload'

const SERVER_ERROR = 500

/**
 * Why the CMS refused something, in words: what it lacks, a line for each field, or that it is not allowed
 * or not there. Null for an error that is no refusal and may be gone the next time.
 */
export function refusalOf(error: unknown): string[] | null {
  if (error instanceof ValidationError) return error.data.errors.map(({ message, path }) => `${path}: ${message}`)
  return error instanceof APIError && error.status < SERVER_ERROR ? [error.message] : null
}
