import 'server-only'
import { personalHref } from '@/content/personal-links'
import type { Site } from '@/content/site'
import type { DocumentLink } from '@/domain/forms/document-links'
import type { FormName } from '@/domain/forms/forms'
import { needsNobody } from '@/domain/forms/leads'
import type { RequestKey } from '@/domain/forms/request-status'
import { signed } from '@/content/signed'
import type { Language } from '@/i18n/languages'

/** The original path of the page on which somebody sees how far a request is. */
const REQUEST_PATH = '/my-request/'

/** What the two kinds of links are signed for. */
export const REQUEST_USE = 'request'
export const DOCUMENT_USE = 'document'

/** The signed key of a request, by which its sender sees how far it is. */
export const requestKey = (data: RequestKey): string => signed(REQUEST_USE, data)

/** The address at which a request is followed by its signed key; null where the site has no such page. */
export const requestHref = (site: Site, key: string): string | null =>
  personalHref(site, REQUEST_PATH, key)

/** Where the sender of a request follows it; null where nobody has to answer it, and where there is no such page. */
export const followHref = (site: Site, { form, key }: { form: FormName; key: string }): string | null =>
  needsNobody(form) ? null : requestHref(site, requestKey({ lead: key }))

/** The address of a document for whoever holds it; a refusal is said in the language. */
export const documentHref = (language: Language, link: DocumentLink): string =>
  `/forms/document-request/file?language=${language}&key=${signed(DOCUMENT_USE, link)}`
