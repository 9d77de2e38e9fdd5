import { executeAuthStrategies, getRequestLanguage, type BasePayload } from 'payload'
import { parseCookies } from 'payload/shared'
import { readerLanguage, type Language } from '@/i18n/languages'
import { canEnterAdmin } from '@/cms/access/roles'

/** What the CMS knows of a request before it gets it. */
export interface Gate {
  /** Whether headers carry the session of a member of staff, by the rules of the API itself. */
  isStaff: (headers: Headers) => Promise<boolean>
  /** The language that somebody chose in the admin, else that of the browser, else English. */
  language: (headers: Headers) => Language
  /** Whether files are uploaded to a collection, by its name in addresses. */
  takesFiles: (collection: string) => boolean
}

/** What the running CMS answers by its own rules; a request without a session is nobody's. Decision 063. */
export function gateOf(payload: BasePayload): Gate {
  const { config } = payload
  const withFiles = new Set<string>(config.collections.filter((one) => one.upload).map(({ slug }) => slug))
  return {
    isStaff: async (headers) => canEnterAdmin((await executeAuthStrategies({ headers, payload })).user),
    language: (headers) => {
      const language = getRequestLanguage({ config, cookies: parseCookies(headers), headers })
      return readerLanguage(language)
    },
    takesFiles: (collection) => withFiles.has(collection),
  }
}
