import type { CollectionConfig, FieldHook, TextFieldManyValidation } from 'payload'
import { typedHost } from '@/lib/typed-host'
import { administrators, collectionAccess, hiddenUnless, staff } from '../access/access'
import { describedCollection } from '../fields/described'
import { adminMessage } from '../fields/labels'
import { refuseWhileListingsPoint } from '../hooks/usages'

/** Keeps of each website its host, which is what the addresses of pictures are compared with, once. */
const keepHosts: FieldHook = ({ value }) =>
  Array.isArray(value) ? [...new Set(value.map((one: unknown) => (typeof one === 'string' ? (typedHost(one) ?? one) : one)))] : (value as unknown)

const isHost = (value: unknown): boolean => typeof value === 'string' && typedHost(value) !== null

const hosts: TextFieldManyValidation = (values: unknown, { req }) => {
  if (values === undefined || values === null) return true
  const [wrong] = Array.isArray(values) ? values.filter((value) => !isHost(value)) : [values as unknown]
  if (wrong === undefined) return true
  return adminMessage('errors.pictureHost', req.i18n.language, { name: typeof wrong === 'string' ? wrong : JSON.stringify(wrong) })
}

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
      { name: 'pictureHosts', type: 'text', hasMany: true, validate: hosts, hooks: { beforeValidate: [keepHosts] } },
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
