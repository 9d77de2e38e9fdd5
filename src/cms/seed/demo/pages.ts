import { AGENCY_PAGES } from './pages-agency'
import { LEGAL_PAGES } from './pages-legal'
import { LIST_PAGES } from './pages-lists'
import type { DemoPage } from './page-type'

/** The pages of the demo with their texts and paths per language. Spec §2. */
export const DEMO_PAGES: readonly DemoPage[] = [...LIST_PAGES, ...AGENCY_PAGES, ...LEGAL_PAGES]
