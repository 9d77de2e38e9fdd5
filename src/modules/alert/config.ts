import { moduleBlock } from '@/cms/fields/module-fields'

/** What whoever follows the link of a mail decides on: their alert, or the newsletter. */
export const alertModule = moduleBlock('alert', [])
