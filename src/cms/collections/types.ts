import type { CollectionConfig } from 'payload'
import { collectionAccess, contentEditors, renderedByPages, hiddenUnless } from '../access/access'
import { describedCollection } from '../fields/described'
import { nameField } from '../fields/named'
import { languagesField } from '../fields/languages'
import { ownWebId } from '../fields/web-id'
import { logChange } from '../hooks/log-change'
import { rerouteAfterRename } from '../hooks/names'
import { refuseWhileListingsPoint, refuseWhileUsed } from '../hooks/usages'
import { BUILDING_KINDS } from '@/domain/properties/building-kind'
import { countField } from '../fields/counts'

/** Property types: what laws and taxes take them for, and the icon of the specification's table. Spec §3, §9. */
export const propertyTypes: CollectionConfig = describedCollection(
  {
    slug: 'types',
    access: collectionAccess(renderedByPages, contentEditors),
    admin: {
      useAsTitle: 'name',
      defaultColumns: ['name', 'languages', 'typeId', 'webId', 'sale', 'rent', 'showOrder'],
      hidden: hiddenUnless(contentEditors),
    },
    defaultSort: 'showOrder',
    // A copy would have the number of what it was copied from.
    disableDuplicate: true,
    hooks: {
      afterChange: [rerouteAfterRename('type')],
      beforeDelete: [refuseWhileListingsPoint, refuseWhileUsed('types')],
      afterDelete: [logChange('type')],
    },
    fields: [
      nameField('types', 'name'),
      languagesField('name'),
      { name: 'alsoCalled', type: 'textarea', localized: true, maxLength: 2000, custom: { ownLanguageOnly: true } },
      { name: 'typeId', type: 'number', required: true, unique: true, index: true },
      { name: 'webId', type: 'number', required: true, validate: ownWebId },
      { name: 'kind', type: 'select', required: true, options: [...BUILDING_KINDS], defaultValue: 'other' },
      { name: 'iconClass', type: 'number', required: true, min: 1, max: 7, defaultValue: 2 },
      { name: 'showOrder', type: 'number', defaultValue: 0 },
      { name: 'sale', type: 'checkbox', defaultValue: true },
      { name: 'rent', type: 'checkbox', defaultValue: true },
      countField('countSaleProperty', 'type', 'sale'),
      countField('countRentProperty', 'type', 'rent'),
    ],
  },
  'listings',
)
