import 'server-only'
import { cms } from '@/content/client'
import { documentSizes } from '@/content/document-sizes'
import { sharedDocuments } from '@/content/shared-documents'
import { alreadyRequestedAt, linkHoldsUntil, requestedDocuments } from '@/domain/forms/document-links'
import { idOf } from '@/lib/documents'
import type { Lead } from '@/payload-types'
import { documentHref } from './links'

type DocumentLead = Pick<Lead, 'id' | 'key' | 'form' | 'email' | 'language' | 'answers' | 'property' | 'project' | 'createdAt'>

/** What a request for documents is answered with by the site itself. */
export interface RequestedDocuments {
  /** Paths of the documents, each signed; none where the agency sends them by hand. */
  links: { name: string; href: string; bytes: number | null }[]
  /** ISO moment until which the links hold. */
  until: string
  /** ISO moment at which all of them had been requested before; null where anything is new. */
  alreadyAt: string | null
}

/** The documents that a request gets; null of a request for anything else. Spec §4. */
export async function requestedDocumentsOf(lead: DocumentLead): Promise<RequestedDocuments | null> {
  if (lead.form !== 'document-request') return null
  const now = Date.now()
  const until = linkHoldsUntil(now)
  const documents = requestedDocuments(lead, await sharedDocuments(lead))
  const sizes = await documentSizes(documents.map(({ file }) => file))
  return {
    links: documents.map(({ file, name }) => ({
      name, bytes: sizes.get(file) ?? null,
      href: documentHref(lead.language, { lead: lead.key, file, until }),
    })),
    until: new Date(until).toISOString(),
    alreadyAt: documents.length > 0 ? await requestedBefore(lead) : null,
  }
}

async function requestedBefore(lead: DocumentLead): Promise<string | null> {
  const { answers, createdAt, email, id } = lead
  if (!email) return null
  const [about, row] = lead.property ? (['property', idOf(lead.property)] as const) : (['project', idOf(lead.project)] as const)
  const { docs } = await (await cms()).find({
    collection: 'leads',
    where: {
      and: [
        { form: { equals: 'document-request' } },
        { email: { equals: email } },
        { [about]: { equals: row } },
        { id: { less_than: id } },
        { status: { not_equals: 'spam' } },
      ],
    },
    depth: 0, pagination: false,
  })
  const earlier = docs.map((one) => ({ at: one.createdAt, answers: one.answers }))
  return alreadyRequestedAt({ answers }, earlier, Date.parse(createdAt))
}
