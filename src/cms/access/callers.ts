import { executeAuthStrategies, getRequestLanguage, type BasePayload } from 'payload'
import { parseCookies } from 'payload/shared'
import { isLanguage, type Language } from '@/i18n/languages'

/** What the CMS knows of somebody by the headers of a request, before it gets the request. */
export interface Callers {
  /** Whether they carry the session of a member of staff, by the rules of the API itself. */
  isStaff: (headers: Headers) => Promise<boolean>
  /** The language that somebody chose in the admin, else that of the browser, else English. */
  language: (headers: Headers) => Language
}

export const callersOf = (payload: BasePayload): Callers => ({
  isStaff: async (headers) => (await executeAuthStrategies({ headers, payload })).user !== null,
  language: (headers) => {
    const cookies = parseCookies(headers)
    const language = getRequestLanguage({ config: payload.config, cookies, headers })
    return isLanguage(language) ? language : 'en'
  },
})
