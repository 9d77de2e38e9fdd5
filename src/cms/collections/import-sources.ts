import type { CollectionConfig } from 'payload'
import { administrators, collectionAccess, hiddenUnless, staff } from '../access/access'
import { describedCollection } from '../fields/described'
import { refuseWhileListingsPoint } from '../hooks/usages'

/** Where listings come from: each source owns the listings that it brought. */
export const importSources: CollectionConfig = describedCollection(
  {
    slug: 'import-sources',
    access: collectionAccess(staff, administrators),
    admin: {
      useAsTitle: 'name',
      defaultColumns: ['name', 'defaultAgency', 'updatedAt'],
      hidden: hiddenUnless(administrators),
    },
    hooks: { beforeDelete: [refuseWhileListingsPoint] },
    fields: [
      { name: 'name', type: 'text', required: true, unique: true, index: true },
      { name: 'defaultAgency', type: 'relationship', relationTo: 'agencies', required: true },
      { name: 'pictureHosts', type: 'text', hasMany: true },
      {
        name: 'runs',
        type: 'join',
        collection: 'import-runs',
        on: 'source',
        defaultLimit: 10,
        defaultSort: '-startedAt',
        admin: { allowCreate: false, defaultColumns: ['startedAt', 'file', 'state', 'counts'] },
      },
    ],
  },
  'import',
)
