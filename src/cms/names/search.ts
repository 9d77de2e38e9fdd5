import type { CollectionBeforeOperationHook, PayloadRequest, SanitizedConfig, Where } from 'payload'
import { fallbackChain, isLanguage, LANGUAGES } from '@/i18n/languages'
import { sql as raw } from '../database/drizzle'
import { sqlOf, tableOf } from '../database/sql'

/** What a condition on a field asks for: a text that the field is to hold; null for anything else. */
const textIn = (condition: unknown): string | null => {
  const { like } = (condition ?? {}) as { like?: unknown }
  return typeof like === 'string' && Object.keys(condition as object).length === 1 ? like : null
}

type Rewrite = (field: string, text: string) => Promise<Where | null>

/** A condition in which every "field holds text" stands as `rewrite` puts it, null for as it was. */
async function rewritten(where: Where, rewrite: Rewrite): Promise<Where> {
  const parts = Object.entries(where).map(async ([key, condition]): Promise<Where> => {
    if (Array.isArray(condition)) {
      return { [key]: await Promise.all(condition.map((one: Where) => rewritten(one, rewrite))) }
    }
    const text = textIn(condition)
    const other = text === null ? null : await rewrite(key, text)
    return other ?? ({ [key]: condition })
  })
  const all = await Promise.all(parts)
  return all.length === 1 && all[0] ? all[0] : { and: all }
}

const inEveryLanguage = (field: string, text: string): Where[] =>
  LANGUAGES.map((language) => ({ [`${field}.${language}`]: { like: text } }))

/** A property is found by its number, type, place, street, postcode and the reference of its file: each word by any of them. */
async function propertyNamed(req: PayloadRequest, text: string): Promise<Where> {
  const words = text.split(/[\s·]+/).filter(Boolean)
  const and = words.map(async (word): Promise<Where> => {
    const types = await idsNamed(req, 'types', word)
    const cities = await idsNamed(req, 'cities', word)
    return {
      or: [
        { adminTitle: { like: word } }, { zip: { like: word } }, { recordFile: { like: word } },
        ...inEveryLanguage('street', word),
        ...(types.length > 0 ? [{ type: { in: types } }] : []),
        ...(cities.length > 0 ? [{ city: { in: cities } }] : []),
      ],
    }
  })
  return { and: await Promise.all(and) }
}

/** The types or cities that have a word in their name, in whichever language. */
async function idsNamed(req: PayloadRequest, collection: 'types' | 'cities', word: string): Promise<number[]> {
  const names = tableOf(req.payload, `${collection}_locales`)
  const sql = await sqlOf(req)
  const rows = await sql
    .selectDistinct({ id: names._parentID })
    .from(names)
    .where(raw`lower(${names.name}) LIKE lower(${`%${word}%`})`)
  return rows.map(({ id }) => id)
}

/** Whether nothing but the title is asked for: to be shown as the name of a document, in a field or a cell. */
const asksForTitle = (select: unknown, title: string): boolean =>
  typeof select === 'object' && select !== null && Object.keys(select).join() === title

interface ReadArgs {
  req: PayloadRequest
  where?: Where
  select?: unknown
}

/**
 * Staff find documents by what they are called in any language, and are told what they are called in
 * their own where only that is asked for: Payload compares and shows the language of the content.
 */
const namedForStaff =
  (slug: string, title: string, texts: ReadonlySet<string>): CollectionBeforeOperationHook =>
  async ({ args, operation, req }) => {
    if (!req.user || !['read', 'count'].includes(operation)) return
    const asked = args as unknown as ReadArgs
    const { language } = req.i18n
    if (req.payloadAPI === 'REST' && isLanguage(language) && asksForTitle(asked.select, title)) {
      req.locale = language
      req.fallbackLocale = fallbackChain(language).slice(1)
    }
    if (!asked.where) return
    asked.where = await rewritten(asked.where, async (field, text) => {
      if (slug === 'properties' && field === title) return propertyNamed(req, text)
      return texts.has(field) ? { or: inEveryLanguage(field, text) } : null
    })
  }

/** The configuration in which every collection is searched in all languages by what its documents are called. */
export async function nameInEveryLanguage(built: Promise<SanitizedConfig>): Promise<SanitizedConfig> {
  const config = await built
  for (const { admin, flattenedFields, hooks, slug } of config.collections) {
    const title = admin.useAsTitle ?? 'id'
    const searched = new Set([title, ...(admin.listSearchableFields ?? [])])
    const texts = flattenedFields.flatMap((field) =>
      'localized' in field && field.localized && searched.has(field.name) ? [field.name] : [],
    )
    if (texts.length === 0 && slug !== 'properties') continue
    // Cells that name a document ask for its title only then.
    if (texts.includes(title)) admin.enableListViewSelectAPI = true
    hooks.beforeOperation = [...(hooks.beforeOperation ?? []), namedForStaff(slug, title, new Set(texts))]
  }
  return config
}
