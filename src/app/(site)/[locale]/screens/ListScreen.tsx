import { mapView } from '@/features/map/queries'
import { ListPage } from '@/features/search/components/ListPage'
import type { ListView } from '@/domain/search/list-views'
import type { PageView } from '@/features/pages/queries'
import type { Language } from '@/i18n/languages'

interface ListScreenProps {
  list: ListView
  page: PageView
  language: Language
}

/** A list with the map that the settings ask for. Spec §2, §7. */
export async function ListScreen({ list, page, language }: ListScreenProps) {
  return <ListPage list={list} page={page} map={await mapView(language)} />
}
