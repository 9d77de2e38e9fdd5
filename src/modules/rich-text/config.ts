import { moduleBlock } from '@/cms/fields/module-fields'

/** A formatted text. */
export const richTextModule = moduleBlock('rich-text', [
  { name: 'text', type: 'richText', localized: true },
])
