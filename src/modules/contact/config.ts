import { moduleBlock } from '@/cms/fields/module-fields'

/** How to reach an agency, or all of them. */
export const contactModule = moduleBlock('contact', [
  { name: 'agencies', type: 'relationship', relationTo: 'agencies', hasMany: true },
])
