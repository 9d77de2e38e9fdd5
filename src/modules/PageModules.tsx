import { AgenciesModule } from './agencies/AgenciesModule'
import { AlertModule } from './alert/AlertModule'
import { ArticleModule } from './article/ArticleModule'
import { CallToActionModule } from './call-to-action/CallToActionModule'
import { CategoryModule } from './category/CategoryModule'
import { ContactModule } from './contact/ContactModule'
import { FormModule } from './form/FormModule'
import { hasContent } from './has-content'
import { ModuleFrame } from './frame/ModuleFrame'
import { groundOf } from './frame/ground'
import { MyVisitModule } from './my-visit/MyVisitModule'
import { PropertyListModule } from './property-list/PropertyListModule'
import { RequestModule } from './request/RequestModule'
import { RichTextModule } from './rich-text/RichTextModule'
import { groupRows } from './frame/rows'
import { SearchPanelModule } from './search-panel/SearchPanelModule'
import { SliderModule } from './slider/SliderModule'
import { TeamModule } from './team/TeamModule'
import { TestimonialsModule } from './testimonials/TestimonialsModule'
import { VideoModule } from './video/VideoModule'
import type { ModuleView } from './frame/views'
import styles from './PageModules.module.css'

/** What a page is built from, row by row. A module alone in its row fills it. Spec §3. */
export const PageModules = ({ modules }: { modules: ModuleView[] }) =>
  groupRows(modules.filter(hasContent)).map((row) => {
    const [first] = row
    const only = row.length === 1 ? first : undefined
    return (
      <div
        key={first?.id}
        className={styles.row}
        data-bleed={only && groundOf(only) !== 'none' ? '' : undefined}
      >
        {only ? (
          <ModuleFrame module={only} alone columns={styles.columns}>
            <ModuleContent module={only} />
          </ModuleFrame>
        ) : (
          <div className={`wrap ${styles.columns}`}>
            {row.map((module) => (
              <ModuleFrame key={module.id} module={module}>
                <ModuleContent module={module} />
              </ModuleFrame>
            ))}
          </div>
        )}
      </div>
    )
  })

function ModuleContent({ module }: { module: ModuleView }) {
  switch (module.kind) {
    case 'article':
      return <ArticleModule module={module} />
    case 'category':
      return <CategoryModule module={module} />
    case 'property-list':
      return <PropertyListModule module={module} />
    case 'slider':
      return <SliderModule module={module} />
    case 'contact':
      return <ContactModule module={module} />
    case 'team':
      return <TeamModule module={module} />
    case 'agencies':
      return <AgenciesModule module={module} />
    case 'testimonials':
      return <TestimonialsModule module={module} />
    case 'video':
      return <VideoModule module={module} />
    case 'call-to-action':
      return <CallToActionModule module={module} />
    case 'alert':
      return <AlertModule module={module} />
    case 'form':
      return <FormModule module={module} />
    case 'request':
      return <RequestModule module={module} />
    case 'my-visit':
      return <MyVisitModule module={module} />
    case 'rich-text':
      return <RichTextModule module={module} />
    case 'search-panel':
      return <SearchPanelModule module={module} />
    default:
      return module satisfies never
  }
}
