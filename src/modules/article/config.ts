import { moduleBlock } from '@/cms/fields/module-fields'

/** One or more articles, whole. Spec §3, "Page module", relations of type article. */
export const articleModule = moduleBlock('article', [
  { name: 'articles', type: 'relationship', relationTo: 'articles', hasMany: true },
  { name: 'view', type: 'select', options: ['text', 'picture-left', 'picture-right'], defaultValue: 'text' },
])
