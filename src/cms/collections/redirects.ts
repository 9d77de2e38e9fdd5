import type { CollectionConfig } from 'payload'
import { allow, collectionAccess, contentEditors, hiddenUnless, madeByServer } from '../access/access'
import { describedCollection } from '../fields/described'
import { adminText } from '../fields/labels'
import { linkFields } from '../fields/link'
import { logChange } from '../hooks/log-change'
import { askedFor } from '../redirects/asked-for'
import { checkFrom, checkTo, forgetMissed, refuseDeadEnds, storeFrom } from '../redirects/check'

const SHOWN = '@/admin/redirects'
const counted = { readOnly: true, position: 'sidebar' } as const

/** Addresses at which nothing stands, and where staff send whoever asks for them. Decision 082. */
export const redirects: CollectionConfig = describedCollection(
  {
    slug: 'redirects',
    access: collectionAccess(allow(contentEditors), contentEditors),
    admin: {
      useAsTitle: 'from',
      defaultColumns: ['from', 'leads', 'kind', 'hits', 'lastHitAt'],
      listSearchableFields: ['from', 'url', 'note'],
      hidden: hiddenUnless(contentEditors),
      components: { beforeListTable: [`${SHOWN}/RedirectListTop#RedirectListTop`] },
    },
    defaultSort: 'from',
    // A copy would lead on from an address that nobody asks for.
    disableDuplicate: true,
    hooks: {
      beforeChange: [refuseDeadEnds],
      afterChange: [logChange('redirect'), forgetMissed],
      afterDelete: [logChange('redirect')],
    },
    fields: [
      {
        name: 'from', type: 'text', required: true, unique: true, index: true, maxLength: 2000,
        defaultValue: askedFor, validate: checkFrom, hooks: { beforeValidate: [storeFrom] },
      },
      ...linkFields({ labels: 'redirects', validate: checkTo }),
      {
        name: 'leads', type: 'ui', label: adminText('redirects.leads'),
        admin: { components: { Field: `${SHOWN}/RedirectState#RedirectState`, Cell: `${SHOWN}/RedirectState#RedirectStateCell` } },
      },
      {
        name: 'kind', type: 'select', required: true, options: ['permanent', 'temporary'], defaultValue: 'permanent',
        admin: { isClearable: false },
      },
      { name: 'note', type: 'textarea' },
      { name: 'active', type: 'checkbox', defaultValue: true, admin: { position: 'sidebar' } },
      { name: 'hits', type: 'number', defaultValue: 0, access: madeByServer, admin: counted },
      {
        name: 'lastHitAt', type: 'date', access: madeByServer,
        admin: { ...counted, date: { pickerAppearance: 'dayAndTime', displayFormat: 'd MMM yyyy, HH:mm' } },
      },
    ],
  },
  'site',
)
