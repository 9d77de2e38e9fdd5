import type { CollectionConfig, Field } from 'payload'
import { LOGICS, MOST_FURTHER, UNARY_LOGICS } from '@/domain/properties/display-condition'
import { COMPARED_FIELDS, DETAIL_BLOCKS, SHOWN_FIELDS } from '@/domain/properties/display-fields'
import { FACT_TABS } from '@/domain/properties/facts'
import { collectionAccess, contentEditors, renderedByPages, hiddenUnless } from '../access/access'
import { checkLogic, checkOtherField, checkValue } from '../fields/comparison-checks'
import { withBin } from '../bin/collection'
import { describedCollection } from '../fields/described'
import { languagesField } from '../fields/languages'
import { nameField } from '../fields/named'
import { propertyNames } from '../fields/property-names'
import { logChange } from '../hooks/log-change'

const needsOther = (_: unknown, { logic }: { logic?: unknown }): boolean =>
  !UNARY_LOGICS.includes(logic)

const comparedNames = propertyNames(COMPARED_FIELDS)

/** What one comparison consists of; further ones share the words of the first. Spec §3. */
const comparison = (): Field[] => [
  {
    type: 'row',
    fields: [
      {
        name: 'field',
        type: 'select',
        options: comparedNames,
        required: true,
        custom: { labels: 'display-conditions.field' },
        admin: { width: '50%' },
      },
      {
        name: 'logic',
        type: 'select',
        options: [...LOGICS],
        required: true,
        defaultValue: 'equals',
        validate: checkLogic,
        custom: { labels: 'display-conditions.logic' },
        admin: { width: '50%' },
      },
      {
        name: 'compareWithValue',
        type: 'text',
        maxLength: 500,
        validate: checkValue,
        custom: { labels: 'display-conditions.compareWithValue' },
        admin: { width: '50%', condition: needsOther },
      },
      {
        name: 'compareWithField',
        type: 'select',
        options: comparedNames,
        validate: checkOtherField,
        custom: { labels: 'display-conditions.compareWithField' },
        admin: { width: '50%', condition: needsOther },
      },
    ],
  },
]

/** When the detail page shows a field of a property. Spec §3, "Property display condition". */
export const displayConditions: CollectionConfig = withBin(describedCollection(
  {
    slug: 'display-conditions',
    access: collectionAccess(renderedByPages, contentEditors),
    admin: {
      useAsTitle: 'name',
      defaultColumns: ['name', 'shows', 'active', 'updatedAt'],
      hidden: hiddenUnless(contentEditors),
    },
    // A condition is one of the content that pages are rendered from: all of them are rendered anew.
    hooks: { afterChange: [logChange('condition')], afterDelete: [logChange('condition')] },
    fields: [
      nameField('display_conditions', 'name'),
      languagesField('name'),
      { name: 'active', type: 'checkbox', defaultValue: true },
      {
        name: 'shows',
        type: 'select',
        hasMany: true,
        required: true,
        options: [...FACT_TABS, ...DETAIL_BLOCKS, ...propertyNames(SHOWN_FIELDS)],
      },
      ...comparison(),
      {
        name: 'advancedCondition',
        type: 'array',
        custom: { rowName: ['join', 'field', 'logic', 'compareWithValue'] },
        maxRows: MOST_FURTHER,
        fields: [
          { name: 'join', type: 'select', options: ['and', 'or'], required: true, defaultValue: 'and' },
          ...comparison(),
        ],
      },
    ],
  },
  'listings',
))
