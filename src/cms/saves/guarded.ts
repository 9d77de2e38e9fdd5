import type {
  CollectionBeforeOperationHook,
  GlobalBeforeOperationHook,
  SanitizedCollectionConfig,
  SanitizedConfig,
  SanitizedGlobalConfig,
} from 'payload'
import { hasDraftsEnabled } from 'payload/shared'
import { noteSaved } from '../database/one-language'
import { adminText } from '../fields/labels'
import { nameHolder } from './lock-names'
import { forgetSave, noteSave } from './last-save'
import { refuseStale } from './refuse-stale'
import { revert } from './revert'
import { followUntouched } from './untouched'

/** Stands in every form of the admin: names the version it began with and keeps what is not saved yet. */
const GUARD = '@/admin/saving/SaveGuard#SaveGuard'

/** In place of Payload's, which goes back to what is published in one language and publishes the drafts of the others. */
const STATUS = '@/admin/saving/Status#Status'

/** In place of Payload's, which drops what is not saved. */
const UNPUBLISH = { path: '@/admin/saving/Unpublish#Unpublish', clientProps: { saveFirst: adminText('saving.first') } }

/**
 * A draft of what was published in one language gets the moment that the form sent (3.90.1): it would
 * look as old as what the form began with.
 */
const datedNow = <Args extends object>(args: Args): Args => ({
  ...args,
  data: { ...(args as { data?: object }).data, updatedAt: new Date().toISOString() },
})

function guardCollection(collection: SanitizedCollectionConfig): void {
  const { admin, hooks, slug } = collection
  const refuse: CollectionBeforeOperationHook = async ({ args, operation, req }) => {
    const { id } = args as { id?: number | string }
    if (operation !== 'update' || id === undefined) return args
    return (await refuseStale(req, { collection: slug, id })) ? datedNow(args) : args
  }
  hooks.beforeOperation = [...(hooks.beforeOperation ?? []), refuse]
  hooks.beforeChange = [...(hooks.beforeChange ?? []), noteSaved]
  hooks.afterChange = [
    ...(hooks.afterChange ?? []),
    async ({ doc, req }) => {
      await noteSave(req, `${slug}/${doc.id}`)
    },
  ]
  hooks.afterDelete = [
    ...(hooks.afterDelete ?? []),
    async ({ id, req }) => {
      await forgetSave(req, `${slug}/${id}`)
    },
  ]
  const edit = admin.components?.edit
  const hasDrafts = hasDraftsEnabled(collection)
  admin.components = {
    ...admin.components,
    edit: {
      ...edit,
      beforeDocumentControls: [...(edit?.beforeDocumentControls ?? []), GUARD],
      Status: STATUS,
      ...(hasDrafts && { UnpublishButton: UNPUBLISH }),
    },
  }
  if (!hasDrafts) return
  collection.endpoints = [...(collection.endpoints || []), { method: 'post', path: '/:id/revert', handler: (req) => revert(req, collection) }]
}

function guardGlobal({ admin, hooks, slug }: SanitizedGlobalConfig): void {
  const refuse: GlobalBeforeOperationHook = async ({ args, operation, req }) => {
    if (operation !== 'update') return args
    return (await refuseStale(req, { global: slug })) ? datedNow(args as object) : args
  }
  hooks.beforeOperation = [...(hooks.beforeOperation ?? []), refuse]
  hooks.afterChange = [
    ...(hooks.afterChange ?? []),
    async ({ req }) => {
      await noteSave(req, `globals/${slug}`)
    },
  ]
  const elements = admin?.components?.elements
  const components = {
    ...admin?.components,
    elements: { ...elements, beforeDocumentControls: [...(elements?.beforeDocumentControls ?? []), GUARD] },
  }
  Object.assign(admin, { components })
}

/**
 * The configuration in which a save of the admin names the version it began with and is refused where
 * that is no longer the newest, and in which locks name their holder. Decision 080.
 */
export async function guardSaves(built: Promise<SanitizedConfig>): Promise<SanitizedConfig> {
  const config = await built
  for (const collection of config.collections) {
    if (collection.slug === 'payload-locked-documents') {
      collection.hooks.afterRead = [...(collection.hooks.afterRead ?? []), nameHolder]
    }
    // Those without locks are written by the server alone.
    if (collection.slug.startsWith('payload-') || collection.lockDocuments === false) continue
    guardCollection(collection)
    followUntouched(collection)
  }
  config.globals.forEach(guardGlobal)
  return config
}
