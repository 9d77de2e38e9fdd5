import { SearchPanel } from '@/features/pages/components/SearchPanel'
import type { ModuleOf } from '../frame/views'

/** The search panel; a module that has a title of its own needs none of the settings. Spec §2. */
export const SearchPanelModule = ({ module }: { module: ModuleOf<'search-panel'> }) => (
  <SearchPanel
    panel={
      module.title
        ? { ...module.panel, title: null, description: null, description2: null }
        : module.panel
    }
  />
)
