import { maxItems, moduleBlock, numberItemOfRow } from '@/cms/fields/module-fields'
import { AMOUNTS } from '../frame/amounts'

/** Properties as cards: the newest of a goal, of a type, or chosen by hand. Spec §3, §9. */
export const propertyListModule = moduleBlock('property-list', [
  { name: 'goal', type: 'select', options: ['all', 'sale', 'rent'], defaultValue: 'all' },
  { name: 'types', type: 'relationship', relationTo: 'types', hasMany: true },
  { name: 'properties', type: 'relationship', relationTo: 'properties', hasMany: true },
  maxItems(AMOUNTS['property-list'].most),
  numberItemOfRow(AMOUNTS['property-list'].perRow),
])
