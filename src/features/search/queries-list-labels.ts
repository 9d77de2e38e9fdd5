import 'server-only'
import { getTranslations } from 'next-intl/server'
import type { ListLabels } from '@/domain/search/list-labels'
import type { Language } from '@/i18n/languages'

/** The words of lists in the language of the page that is being rendered. */
export async function listLabels(language: Language): Promise<ListLabels> {
  const t = await getTranslations('ListWords')
  const sort = await getTranslations('Sort')
  const status = await getTranslations('Status')
  return {
    language,
    say: (key, values) => t(key, values),
    sorts: {
      date: sort('date'), 'date-asc': sort('dateAsc'),
      price: sort('price'), 'price-desc': sort('priceDesc'),
      type: sort('type'), 'type-desc': sort('typeDesc'),
      city: sort('city'), 'city-desc': sort('cityDesc'),
    },
    states: { available: status('available'), option: status('option') },
  }
}
