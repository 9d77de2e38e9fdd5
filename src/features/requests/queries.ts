import 'server-only'
import { cms } from '@/content/client'
import { readSigned } from '@/content/signed'
import type { Site } from '@/content/site'
import type { Subject } from '@/domain/forms/envelope'
import { hasFailedMail, readRequestKey, requestSteps } from '@/domain/forms/request-status'
import type { RequestView, StoredRequestView } from '@/domain/forms/views'
import { formHrefs } from '@/features/forms/form-links'
import { subjectView } from '@/features/forms/subjects'
import { idOf } from '@/lib/documents'
import { COLLECTION_OF } from '@/routes/link-target'
import type { Lead } from '@/payload-types'
import { followHref, REQUEST_USE } from './links'
import { requestedDocumentsOf } from './requested-documents'

const readKey = (key: string) => readRequestKey(readSigned(REQUEST_USE, key))

/** The key of the lead that a signed key is for; null for any other text. Nothing says that it is stored. */
export const leadOfKey = (key: string): string | null => readKey(key)?.lead ?? null

async function leadWith(key: string): Promise<Lead | null> {
  const where = { key: { equals: key } }
  const { docs } = await (await cms()).find({ collection: 'leads', where, depth: 0, limit: 1, pagination: false })
  return docs[0] ?? null
}

/**
 * A request for whoever holds its signed key: what was asked when, and how far it is. Null for a key that
 * was not signed here, and for a request that is erased. Spec §8, "Texts for visitors".
 */
export async function requestView(site: Site, key: string): Promise<RequestView | null> {
  const named = readKey(key)
  const lead = named && (await leadWith(named.lead))
  if (!lead) return null
  const subject = await subjectOf(lead)
  const about = subject && (await subjectView(site, subject))
  return {
    form: lead.form,
    about: about && { title: about.title, href: about.href },
    steps: requestSteps({ createdAt: lead.createdAt, readAt: lead.readAt ?? null, answeredAt: lead.answeredAt ?? null }),
    hasFailedMail: hasFailedMail(await mailsTo(lead)),
    notice: named.notice ? { kind: named.notice, askAgainHref: about ? await askAgainHref(site, subject) : null } : null,
  }
}

/** What the thanks for a request say of it; null for a key that is none of a stored request. */
export async function storedRequest(site: Site, key: string): Promise<StoredRequestView | null> {
  const named = readKey(key)
  const lead = named && (await leadWith(named.lead))
  if (!lead) return null
  const documents = await requestedDocumentsOf(lead)
  return {
    followHref: followHref(site, lead),
    // The same request once more is one lead, and has its mail already.
    documents: documents && {
      alreadyAt: named.isRepeated && documents.links.length > 0 ? lead.createdAt : documents.alreadyAt,
      isSentAgain: !named.isRepeated,
    },
  }
}

/** What a request is about, by its public number; null for the network as a whole, and for what is gone. */
async function subjectOf({ agency, project, property }: Lead): Promise<Subject | null> {
  const [kind, row] = property ? (['property', idOf(property)] as const) : (['project', idOf(project)] as const)
  if (row === null) {
    const id = idOf(agency)
    return id === null ? null : { kind: 'agency', id }
  }
  const { findByID } = await cms()
  const listing = await findByID({ collection: COLLECTION_OF[kind], id: row, depth: 0, select: { listingId: true }, disableErrors: true })
  const id = listing?.listingId
  return typeof id === 'number' ? { kind, id } : null
}

/** The mails of a request to its sender. */
async function mailsTo({ email, id }: Lead) {
  const { docs } = await (await cms()).find({
    collection: 'mails', where: { lead: { equals: id } }, depth: 0, pagination: false,
    select: { kind: true, state: true, to: true },
  })
  return docs.filter(({ to }) => to.toLowerCase() === email)
}

async function askAgainHref(site: Site, subject: Subject): Promise<string | null> {
  return (await formHrefs(site, ['document-request'], subject))['document-request']
}
