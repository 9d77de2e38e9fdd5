import { maxItems, moduleBlock, numberItemOfRow } from '@/cms/fields/module-fields'
import { AMOUNTS } from '../frame/amounts'

/** The views of a category. Spec §3, "Page module", `view`. */
const VIEWS = ['single-view', 'odds-view', 'news-view', 'collapse-view'] as const

/** The articles of a category in one of four views. Spec §3, "Page module". */
export const categoryModule = moduleBlock('category', [
  { name: 'category', type: 'relationship', relationTo: 'categories' },
  { name: 'view', type: 'select', options: [...VIEWS], defaultValue: 'news-view' },
  maxItems(AMOUNTS.category.most),
  numberItemOfRow(AMOUNTS.category.perRow),
  { name: 'isHasSubcategories', type: 'checkbox', defaultValue: false },
])
