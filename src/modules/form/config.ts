import { FORM_WORDS } from '@/cms/fields/form-words'
import { moduleBlock } from '@/cms/fields/module-fields'
import { FORMS } from '@/domain/forms/forms'

/** A form by which visitors ask the agency something. Spec §1. */
export const formModule = moduleBlock('form', [
  { name: 'form', type: 'select', required: true, options: [...FORMS], custom: FORM_WORDS },
])
