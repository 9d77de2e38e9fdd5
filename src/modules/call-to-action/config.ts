import { linkFields } from '@/cms/fields/link'
import { moduleBlock } from '@/cms/fields/module-fields'

/** A sentence and one or two buttons. */
export const callToActionModule = moduleBlock('call-to-action', [
  {
    name: 'buttons',
    type: 'array',
    maxRows: 2,
    // Not required: the CMS asks for it in French whenever a version is restored.
    fields: [{ name: 'label', type: 'text', localized: true }, ...linkFields()],
  },
])
