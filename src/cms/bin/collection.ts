import type { CollectionBeforeDeleteHook, CollectionConfig, DateField } from 'payload'
import { madeByServer } from '../access/access'
import { DATE_DIFF } from '../fields/dates'
import { adminText } from '../fields/labels'

/** In place of Payload's own: says when it is deleted for good, and nobody writes it in a form. */
const deletedAt: DateField = {
  name: 'deletedAt',
  type: 'date',
  index: true,
  label: adminText('bin.deletedAt'),
  access: madeByServer,
  hooks: { beforeDuplicate: [() => null] },
  admin: {
    position: 'sidebar', disableBulkEdit: true, disableListFilter: true,
    description: adminText('bin.deletedAt.help'),
    components: { Field: '@/admin/bin/BinField#BinField', Cell: '@/admin/bin/BinCell#BinCell', Diff: DATE_DIFF },
  },
}

/** What refuses to let something be deleted, and so to be put into the bin. */
export const guardsOf = ({ custom }: Pick<CollectionConfig, 'custom'>): CollectionBeforeDeleteHook[] =>
  (custom?.binGuards as CollectionBeforeDeleteHook[] | undefined) ?? []

/**
 * A collection whose documents lie in a bin for thirty days before they are deleted for good. `guards`
 * refuse both. Decision 083.
 */
export function withBin(config: CollectionConfig, guards: CollectionBeforeDeleteHook[] = []): CollectionConfig {
  const { admin, custom, fields, hooks } = config
  return {
    ...config,
    trash: true,
    custom: { ...custom, binGuards: guards },
    hooks: { ...hooks, beforeDelete: [...guards, ...(hooks?.beforeDelete ?? [])] },
    admin: {
      ...admin,
      defaultColumns: [...(admin?.defaultColumns ?? []), 'deletedAt'],
      components: {
        ...admin?.components,
        beforeListTable: [...(admin?.components?.beforeListTable ?? []), '@/admin/bin/BinNote#BinNote'],
      },
    },
    fields: [deletedAt, ...fields],
  }
}
