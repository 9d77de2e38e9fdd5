import { moduleBlock } from '@/cms/fields/module-fields'

/** The visit that a personal link names, to be looked at, moved or cancelled. Spec §4. */
export const myVisitModule = moduleBlock('my-visit')
