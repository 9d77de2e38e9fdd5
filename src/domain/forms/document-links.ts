import { z } from 'zod'
import { DAY_MS } from '@/lib/day-ms'
import { isBlankText } from './typed-text'
import type { FormName } from './forms'
import type { LeadStatus } from './leads'

/** For how long the links to documents hold that a mail carries. */
const DOCUMENT_LINK_DAYS = 14

/** A document that a listing hands out to whoever asks. */
export interface SharedDocument {
  name: string
  /** Row of its file. */
  file: number
}

const documentLink = z.object({ lead: z.string(), file: z.number(), until: z.number() })

/** What a signed link to a document says: whose request it answers, which file, until when (milliseconds). */
export type DocumentLink = z.infer<typeof documentLink>

/** The data of a signed link; null for anything else. */
export const readDocumentLink = (data: unknown): DocumentLink | null => documentLink.safeParse(data).data ?? null

/** Until when a link that is written at a moment holds, both in milliseconds. */
export const linkHoldsUntil = (now: number): number => now + DOCUMENT_LINK_DAYS * DAY_MS

/** Whether a link holds no longer, at a moment in milliseconds. */
export const isExpired = ({ until }: DocumentLink, now: number): boolean => now > until

/** A request as its documents need it. */
export interface DocumentRequest {
  form: FormName
  status: LeadStatus
  answers: unknown
}

/** The names of the documents that a request asks for; none of a request in words. */
function askedDocuments(answers: unknown): string[] {
  const asked: unknown = (answers as { documents?: unknown } | null | undefined)?.documents
  return Array.isArray(asked) ? asked.filter((name) => typeof name === 'string' && !isBlankText(name)) : []
}

/** Those of the documents that a listing hands out which a request asks for, in the listing's order. */
export const requestedDocuments = (
  { answers }: Pick<DocumentRequest, 'answers'>,
  shared: readonly SharedDocument[],
): SharedDocument[] => {
  const names = new Set(askedDocuments(answers))
  return shared.filter(({ name }) => names.has(name))
}

/**
 * Whether somebody who holds a link may have its document now, and which it is: the request is stored
 * and no spam, it asked for that document, and the listing still hands it out (`shared`: what it hands
 * out at this moment). Null where they may not. Spec §4, "Appointments and document requests".
 */
export function canDownload(
  link: DocumentLink,
  request: DocumentRequest | null,
  shared: readonly SharedDocument[],
  now: number,
): SharedDocument | null {
  if (request?.form !== 'document-request' || request.status === 'spam' || isExpired(link, now)) return null
  return requestedDocuments(request, shared).find(({ file }) => file === link.file) ?? null
}

/** An earlier request of the same address about the same listing. */
export interface EarlierRequest {
  /** ISO moment. */
  at: string
  answers: unknown
}

/**
 * The moment (ISO) at which everything that a request asks for had been requested already by links that
 * still hold at `now` (milliseconds): that of the latest of those requests. Null where anything is new.
 */
export function alreadyRequestedAt(
  { answers }: Pick<DocumentRequest, 'answers'>,
  earlier: readonly EarlierRequest[],
  now: number,
): string | null {
  const held = earlier.filter(({ at }) => linkHoldsUntil(Date.parse(at)) > now)
  const before = new Set(held.flatMap((one) => askedDocuments(one.answers)))
  const asked = askedDocuments(answers)
  if (asked.length === 0 || !asked.every((name) => before.has(name))) return null
  return held.map(({ at }) => at).sort().at(-1) ?? null
}
