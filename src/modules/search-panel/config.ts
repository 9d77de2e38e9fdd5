import { moduleBlock } from '@/cms/fields/module-fields'

/** The search panel with its texts and counts. Spec §2. */
export const searchPanelModule = moduleBlock('search-panel')
