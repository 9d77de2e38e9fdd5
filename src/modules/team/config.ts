import { moduleBlock, numberItemOfRow } from '@/cms/fields/module-fields'

const PER_ROW = 4

/** The people of an agency, or of all of them. */
export const teamModule = moduleBlock('team', [
  { name: 'agencies', type: 'relationship', relationTo: 'agencies', hasMany: true },
  numberItemOfRow(PER_ROW),
])
