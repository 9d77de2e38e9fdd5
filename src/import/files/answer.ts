/** What a web server calls a state of a file; null where it says nothing. */
export interface Validators {
  etag: string | null
  lastModified: string | null
}

/** What stands at an address of a feed; `unchanged` only where the caller named validators. */
export type FileAnswer = { kind: 'unchanged' } | ({ kind: 'content'; bytes: Buffer } & Validators)

/** A reason in words why a file of a feed cannot be had. */
export class RefusedFile extends Error {}

/** The same where a rule says that it is not even asked for. */
export class Forbidden extends RefusedFile {}

/** The same where the host gave no answer at all, or asked for a pause. */
export class Unanswered extends RefusedFile {}

/** Bytes a picture or document may have: 25 MB. */
export const FILE_LIMIT = 25 * 1024 * 1024
