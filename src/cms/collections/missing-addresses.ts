import type { CollectionConfig } from 'payload'
import { allow, contentEditors, hiddenUnless, madeByServer, nobody } from '../access/access'
import { describedCollection } from '../fields/described'
import { adminText } from '../fields/labels'
import { listedUnlessIgnored } from '../redirects/asked-for'

const SHOWN = '@/admin/redirects'
const counted = { access: madeByServer, admin: { readOnly: true } }
const moment = {
  ...counted,
  admin: { readOnly: true, date: { pickerAppearance: 'dayAndTime', displayFormat: 'd MMM yyyy, HH:mm' } },
} as const

/**
 * Addresses that visitors asked for and at which nothing stands: no more of them than somebody looks at,
 * and nothing of who asked. Decision 082.
 */
export const missingAddresses: CollectionConfig = describedCollection(
  {
    slug: 'missing-addresses',
    access: {
      read: allow(contentEditors),
      create: nobody,
      update: allow(contentEditors),
      delete: allow(contentEditors),
      readVersions: nobody,
      admin: ({ req }) => contentEditors(req.user),
    },
    admin: {
      useAsTitle: 'address',
      defaultColumns: ['address', 'count', 'host', 'lastAt', 'steps'],
      listSearchableFields: ['address', 'host'],
      hidden: hiddenUnless(contentEditors),
      baseListFilter: listedUnlessIgnored,
      components: { beforeListTable: [`${SHOWN}/MissedListTop#MissedListTop`] },
    },
    defaultSort: '-count',
    disableBulkEdit: true,
    lockDocuments: false,
    fields: [
      {
        name: 'steps', type: 'ui', label: adminText('missing-addresses.steps'),
        admin: { components: { Field: `${SHOWN}/MissedSteps#MissedSteps`, Cell: `${SHOWN}/MissedSteps#MissedStepsCell` } },
      },
      { name: 'address', type: 'text', required: true, unique: true, index: true, ...counted },
      { name: 'count', type: 'number', required: true, ...counted },
      {
        name: 'host', type: 'text', access: madeByServer,
        admin: { readOnly: true, components: { Cell: `${SHOWN}/MissedSteps#HostCell` } },
      },
      { name: 'firstAt', type: 'date', required: true, ...moment },
      { name: 'lastAt', type: 'date', required: true, index: true, ...moment },
      { name: 'ignored', type: 'checkbox', defaultValue: false, index: true, admin: { position: 'sidebar' } },
    ],
  },
  'site',
)
