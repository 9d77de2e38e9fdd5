import { APIError, type GlobalBeforeValidateHook } from 'payload'
import { adminMessage } from '../fields/labels'

/** Refuses settings whose default language is not one of the languages in use. Spec §3. */
export const checkLanguages: GlobalBeforeValidateHook = ({ data, originalDoc, req }) => {
  const next = { ...originalDoc, ...data } as { defaultLanguage?: string; languages?: unknown }
  const { defaultLanguage, languages } = next
  // Over the API anything can come, and what is no list is stored as an empty one.
  const inUse = Array.isArray(languages) && languages.includes(defaultLanguage)
  if (defaultLanguage && languages !== undefined && !inUse) {
    throw new APIError(adminMessage('errors.defaultLanguageNotInUse', req.i18n.language), 400)
  }
  return data
}
