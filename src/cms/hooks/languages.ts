import { APIError, type GlobalBeforeValidateHook } from 'payload'
import { adminMessage } from '../fields/labels'

/** Refuses settings whose default language is not one of the languages in use. Spec §3. */
export const checkLanguages: GlobalBeforeValidateHook = ({ data, originalDoc, req }) => {
  const next = { ...originalDoc, ...data } as { defaultLanguage?: string; languages?: string[] }
  if (next.defaultLanguage && next.languages && !next.languages.includes(next.defaultLanguage)) {
    throw new APIError(adminMessage('errors.defaultLanguageNotInUse', req.i18n.language), 400)
  }
  return data
}
