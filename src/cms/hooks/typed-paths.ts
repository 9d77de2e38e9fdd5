import { ValidationError, type CollectionBeforeChangeHook, type FieldHook, type PayloadRequest } from 'payload'
import { LANGUAGES } from '@/i18n/languages'
import { isDoc } from '@/lib/documents'
import { env } from '@/lib/env'
import { typedPath } from '@/routes/typed-path'
import { adminMessage, languageName } from '../fields/labels'

/** Longer addresses are not looked up. */
const LONGEST_PATH = 500

/**
 * Brings a typed path into the form in which it is stored and looked up; blank, and whatever is no
 * text, is the default. What is no path of the site stays as it is in a draft, which is saved while somebody
 * types, and is refused when that is published.
 */
export const storeContentPaths: CollectionBeforeChangeHook = ({ collection, data, req }) => {
  if (data.path === undefined) return data
  const typed = readTyped(data.path)
  if ('wrong' in typed && data._status === 'draft') return data
  const message = wrongPath(typed, req.i18n.language)
  if (message) refuse(req, collection.slug, message)
  return { ...data, ...typed }
}

/**
 * Refuses to publish what a draft holds in another language and is no path of the site: that language is
 * published too, unless the one of the save is published alone. Says which language it is.
 */
export const refuseWrongPathElsewhere: FieldHook = ({ collection, data, req, siblingDocWithLocales, value }) => {
  const stored = siblingDocWithLocales?.path
  if (data?._status !== 'published' || req.query?.publishSpecificLocale || !isDoc(stored)) return value as unknown
  for (const one of LANGUAGES.filter((language) => language !== req.locale)) {
    const { language } = req.i18n
    const reason = wrongPath(readTyped(stored[one]), language)
    if (reason) refuse(req, collection?.slug, adminMessage('errors.pathElsewhere', language, { language: languageName(one, language), reason }))
  }
  return value as unknown
}

const readTyped = (path: unknown) => typedPath(typeof path === 'string' ? path : '', env().SITE_URL)

/** What is wrong with a path as it was typed; null where it may be stored. */
function wrongPath(typed: ReturnType<typeof typedPath>, language: string): string | null {
  if ('wrong' in typed) {
    if (typed.wrong === 'noLetters') return adminMessage('errors.pathNoLetters', language)
    return typed.wrong === 'query' ? adminMessage('errors.pathQuery', language) : adminMessage('errors.pathOtherSite', language)
  }
  const isTooLong = (typed.path ?? '').length > LONGEST_PATH
  return isTooLong ? adminMessage('errors.tooLong', language, { most: LONGEST_PATH }) : null
}

function refuse(req: PayloadRequest, collection: string | undefined, message: string): never {
  throw new ValidationError({ collection, errors: [{ message, path: 'path' }], req })
}
