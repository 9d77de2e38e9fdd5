import type { CollectionConfig } from 'payload'
import { collectionAccess, contentEditors, hiddenUnless, madeByServer, nobody, renderedByPages, staff } from '../access/access'
import { countField } from '../fields/counts'
import { describedCollection } from '../fields/described'
import { nameField } from '../fields/named'
import { languagesField } from '../fields/languages'
import { logChange } from '../hooks/log-change'
import { rerouteAfterRename } from '../hooks/names'
import { refuseWhileListingsPoint } from '../hooks/usages'

/** Cities and villages with their counts of properties. Spec §3, "City". */
export const cities: CollectionConfig = describedCollection(
  {
    slug: 'cities',
    access: collectionAccess(renderedByPages, contentEditors),
    admin: {
      useAsTitle: 'name',
      defaultColumns: ['name', 'zip', 'languages', 'countryId', 'countSale', 'countRent'],
      listSearchableFields: ['name', 'zip'],
      hidden: hiddenUnless(contentEditors),
    },
    defaultSort: 'zip',
    hooks: {
      afterChange: [rerouteAfterRename('city')],
      beforeDelete: [refuseWhileListingsPoint],
      afterDelete: [logChange('city')],
    },
    fields: [
      nameField('cities', 'name'),
      languagesField('name'),
      { name: 'zip', type: 'text', required: true, index: true, maxLength: 10 },
      {
        name: 'countryId',
        type: 'select',
        required: true,
        defaultValue: '10',
        options: ['10', '50'],
      },
      {
        type: 'row',
        fields: [
          { name: 'latitude', type: 'number', min: -90, max: 90, access: { read: staff } },
          { name: 'longitude', type: 'number', min: -180, max: 180, access: { read: staff } },
        ],
      },
      countField('countSale', 'city', 'sale'),
      countField('countRent', 'city', 'rent'),
      {
        name: 'feedKeys', type: 'json', access: { ...madeByServer, read: nobody },
        admin: { hidden: true, disableListColumn: true, disableListFilter: true },
        // Feeds mean the town, not its copy.
        hooks: { beforeDuplicate: [() => null] },
      },
    ],
  },
  'listings',
)
