import { moduleBlock, numberItemOfRow } from '@/cms/fields/module-fields'
import { AMOUNTS } from '../frame/amounts'

/** The people of an agency, or of all of them. */
export const teamModule = moduleBlock('team', [
  { name: 'agencies', type: 'relationship', relationTo: 'agencies', hasMany: true },
  numberItemOfRow(AMOUNTS.team.perRow),
])
