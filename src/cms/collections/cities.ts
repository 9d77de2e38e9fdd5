import type { CollectionConfig } from 'payload'
import { collectionAccess, contentEditors, everybody, staff } from '../access/access'
import { countField } from '../fields/counts'
import { describedCollection } from '../fields/described'
import { announce } from '../hooks/announce'
import { rerouteAfterRename, refuseDeleteInUse } from '../hooks/names'

/** Cities and villages with their counts of properties. Spec §3, "City". */
export const cities: CollectionConfig = describedCollection(
  {
    slug: 'cities',
    access: collectionAccess(everybody, contentEditors),
    admin: {
      useAsTitle: 'name',
      defaultColumns: ['name', 'zip', 'countryId', 'countSale', 'countRent'],
      listSearchableFields: ['name', 'zip'],
    },
    defaultSort: 'zip',
    hooks: {
      afterChange: [rerouteAfterRename('city')],
      beforeDelete: [refuseDeleteInUse('city')],
      afterDelete: [announce('city')],
    },
    fields: [
      { name: 'name', type: 'text', localized: true, required: true },
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
    ],
  },
  'listings',
)
