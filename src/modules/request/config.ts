import { moduleBlock } from '@/cms/fields/module-fields'

/** How far a request is, for whoever holds its link. Spec §8, "Texts for visitors". */
export const requestModule = moduleBlock('request', [])
