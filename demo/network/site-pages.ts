import type { DemoSitePage } from './content-types'
import { AGENCY_PAGES } from './site-pages-agency'
import { CONTACT_PAGES } from './site-pages-contact'
import { FEEDBACK_PAGES } from './site-pages-feedback'
import { LEGAL_PAGES } from './site-pages-legal'
import { LIST_PAGES } from './site-pages-lists'
import { FORM_PAGES } from '@/cms/first-content/form-page-texts'
import { SELECTION_PAGES } from '@/cms/first-content/selection-page-texts'

/** Every page of the demo site with its texts and paths; parents before children. Spec §2. */
export const DEMO_SITE_PAGES: readonly DemoSitePage[] = [
  ...LIST_PAGES,
  ...SELECTION_PAGES,
  ...AGENCY_PAGES,
  ...CONTACT_PAGES,
  ...LEGAL_PAGES,
  ...FEEDBACK_PAGES,
  ...FORM_PAGES,
]
