import type { Block } from 'payload'
import { agenciesModule } from './agencies/config'
import { alertModule } from './alert/config'
import { articleModule } from './article/config'
import { callToActionModule } from './call-to-action/config'
import { categoryModule } from './category/config'
import { contactModule } from './contact/config'
import { formModule } from './form/config'
import { propertyListModule } from './property-list/config'
import { requestModule } from './request/config'
import { richTextModule } from './rich-text/config'
import { myVisitModule } from './my-visit/config'
import { searchPanelModule } from './search-panel/config'
import { sliderModule } from './slider/config'
import { teamModule } from './team/config'
import { testimonialsModule } from './testimonials/config'
import { videoModule } from './video/config'

/** Every kind of module that a page can be built from. Spec §3, "Page module". */
export const MODULES: Block[] = [
  richTextModule, articleModule, categoryModule, propertyListModule, sliderModule,
  formModule, searchPanelModule, teamModule, agenciesModule, contactModule, testimonialsModule,
  videoModule, callToActionModule, requestModule, alertModule, myVisitModule,
]
