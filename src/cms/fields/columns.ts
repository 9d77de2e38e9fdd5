import type { Field } from 'payload'

const MAX_COLUMNS = 12

/** A width on the twelve columns of a page, for one class of screens. Spec §3, `col`; §9. */
export const columnsField = (name: string, defaultValue?: number): Field => ({
  name,
  type: 'number',
  min: 1,
  max: MAX_COLUMNS,
  defaultValue,
  admin: { step: 1, width: '25%' },
})
