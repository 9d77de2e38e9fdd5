import 'server-only'
import { readGlobal } from '@/content/read-documents'
import type { Site } from '@/content/site'
import type { SearchPanelView } from '@/domain/pages/views'
import { searchPlaceholder } from '@/domain/search/placeholder'
import { searchView } from '@/features/search/queries-cards'
import { pickText } from '@/i18n/languages'
import { textsIn, type FieldOf } from '@/lib/documents'

/** The search panel with the texts of the settings. Spec §2, §3 "Settings". */
export async function searchPanel(site: Site): Promise<SearchPanelView> {
  const settings = await readGlobal('settings')
  const text = (name: FieldOf<typeof settings>) => pickText(textsIn(settings, name), site.language)
  return {
    title: text('searchTitle'),
    description: text('searchDescription'),
    description2: text('searchDescription2'),
    placeholder: searchPlaceholder(settings, site.language),
    search: searchView(site),
    showCounts: settings.showCounts !== false,
  }
}
