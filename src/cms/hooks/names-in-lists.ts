import type { CollectionBeforeOperationHook, SanitizedCollectionConfig, SanitizedConfig } from 'payload'
import { fallbackChain, isLanguage } from '@/i18n/languages'

/**
 * The admin asks for nothing but names where it offers documents to choose from and where a list
 * shows what a document belongs to. One without a name in the language on the screen is called by
 * that of another; nothing that was answered so is stored.
 */
const nameInAnyLanguage: CollectionBeforeOperationHook = ({ args, collection, operation, req }) => {
  const { select } = args as { select?: object }
  const asked = Object.keys(select ?? {})
  const isNames = asked.length === 1 && asked[0] === collection.admin.useAsTitle
  if (operation === 'read' && req.payloadAPI === 'REST' && isNames && isLanguage(req.locale)) {
    req.fallbackLocale = fallbackChain(req.locale).slice(1)
  }
}

const hasNamePerLanguage = ({ admin, flattenedFields }: SanitizedCollectionConfig): boolean =>
  flattenedFields.some((field) => field.name === admin.useAsTitle && 'localized' in field && field.localized)

/**
 * The configuration in which documents can be told apart wherever the admin names them, whatever
 * language they are named in. Decision 078.
 */
export async function namesInAnyLanguage(built: Promise<SanitizedConfig>): Promise<SanitizedConfig> {
  const config = await built
  for (const collection of config.collections.filter(hasNamePerLanguage)) {
    collection.hooks.beforeOperation.push(nameInAnyLanguage)
    // Else the columns of lists ask for whole documents.
    collection.admin.enableListViewSelectAPI = true
  }
  return config
}
