import { maxItems, moduleBlock, numberItemOfRow } from '@/cms/fields/module-fields'

const HOME_CARDS = 4

/** Properties as cards: the newest of a goal, of a type, or chosen by hand. Spec §3, §9. */
export const propertyListModule = moduleBlock('property-list', [
  { name: 'goal', type: 'select', options: ['all', 'sale', 'rent'], defaultValue: 'all' },
  { name: 'types', type: 'relationship', relationTo: 'types', hasMany: true },
  { name: 'properties', type: 'relationship', relationTo: 'properties', hasMany: true },
  maxItems(HOME_CARDS),
  numberItemOfRow(HOME_CARDS),
])
