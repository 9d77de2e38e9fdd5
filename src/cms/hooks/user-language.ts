import type { CollectionAfterLoginHook, SelectField } from 'payload'
import { isLanguage, LANGUAGES } from '@/i18n/languages'

/** The language somebody chose for the admin. Its place in the account view is Payload's own. */
export const userLanguageField = (): SelectField => ({
  name: 'language',
  type: 'select',
  options: [...LANGUAGES],
  admin: { hidden: true },
})

const PREFERENCE = 'locale'

/**
 * Whoever signs in for the first time finds the content in their own language. From then on
 * Payload remembers the one they choose.
 */
export const openInOwnLanguage: CollectionAfterLoginHook = async ({ req, user }) => {
  const own = { 'user.value': { equals: user.id }, 'user.relationTo': { equals: 'users' } }
  const { totalDocs } = await req.payload.count({
    collection: 'payload-preferences',
    where: { key: { equals: PREFERENCE }, ...own },
    req,
  })
  const language: unknown = user.language ?? req.i18n.language
  if (totalDocs > 0 || !isLanguage(language)) return
  await req.payload.create({
    collection: 'payload-preferences',
    data: { key: PREFERENCE, value: language, user: { relationTo: 'users', value: Number(user.id) } },
    req,
  })
}
