import type { Access, CollectionConfig } from 'payload'
import { contentEditors, hiddenUnless, nobody, staff } from '../access/access'
import { describedCollection } from '../fields/described'

const ROUTE_TYPES = [
  ...(['page', 'article', 'feedback', 'login', 'personal', 'property', 'project'] as const),
] as const

/** Editors read every entry, other staff those that visitors find: drafts of other agencies have some too. Decision 079. */
const ofWhatIsFound: Access = (args) => contentEditors(args.req.user) || (staff(args) && { gone: { not_equals: true } })

/**
 * The route table. It is written by the hooks of the thing an entry points at, in the same
 * transaction. Spec §2, "Route table".
 */
export const routes: CollectionConfig = describedCollection(
  {
    slug: 'routes',
    access: { read: ofWhatIsFound, create: nobody, update: nobody, delete: nobody },
    admin: {
      useAsTitle: 'originalPath',
      defaultColumns: ['originalPath', 'path', 'type', 'gone'],
      listSearchableFields: ['originalPath', 'path', 'target'],
      hidden: hiddenUnless(contentEditors),
    },
    fields: [
      { name: 'originalPath', type: 'text', required: true, unique: true, index: true },
      { name: 'target', type: 'text', required: true, unique: true, index: true },
      { name: 'type', type: 'select', required: true, options: [...ROUTE_TYPES] },
      { name: 'path', type: 'text', localized: true, unique: true, custom: { ownLanguageOnly: true } },
      { name: 'breadcrumb', type: 'json', localized: true },
      { name: 'formerPaths', type: 'json' },
      { name: 'externalUrl', type: 'text' },
      { name: 'redirect', type: 'text' },
      { name: 'gone', type: 'checkbox', defaultValue: false },
    ],
  },
  'system',
)
