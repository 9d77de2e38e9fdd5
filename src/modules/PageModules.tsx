import { useLocale } from 'next-intl'
import type { ReactNode } from 'react'
import { LanguageNote } from '@/ui/LanguageNote'
import { AgenciesModule } from './agencies/AgenciesModule'
import { AlertModule } from './alert/AlertModule'
import { ArticleModule } from './article/ArticleModule'
import { CallToActionModule } from './call-to-action/CallToActionModule'
import { CategoryModule } from './category/CategoryModule'
import { ContactModule } from './contact/ContactModule'
import { FormModule } from './form/FormModule'
import { ModuleFrame } from './frame/ModuleFrame'
import { backdropOf } from './frame/ground'
import { MyVisitModule } from './my-visit/MyVisitModule'
import { PropertyListModule } from './property-list/PropertyListModule'
import { RequestModule } from './request/RequestModule'
import { RichTextModule } from './rich-text/RichTextModule'
import { groupRows } from './frame/rows'
import { textFallbacks } from './frame/text-fallback'
import { SearchPanelModule } from './search-panel/SearchPanelModule'
import { SliderModule } from './slider/SliderModule'
import { TeamModule } from './team/TeamModule'
import { TestimonialsModule } from './testimonials/TestimonialsModule'
import { VideoModule } from './video/VideoModule'
import type { ModuleView } from './frame/views'
import styles from './PageModules.module.css'

interface PageModulesProps {
  modules: ModuleView[]
  /** True where a picture of the first one is the one a page opens with. */
  first?: boolean
  /** True where the page says already that it is read in another language. */
  noted?: boolean
}

/**
 * What a page is built from, row by row. A module alone in its row fills it. Above the first text that is not there in
 * the page's language stands which it is read in, and so above the first list with such words. Spec §1, §3.
 */
export function PageModules({ modules, first: opens = false, noted = false }: PageModulesProps) {
  const locale = useLocale()
  const rows = groupRows(modules)
  const fallbacks = noted ? [] : textFallbacks(rows.flat(), locale)
  const contentOf = (module: ModuleView, first: boolean): ReactNode => (
    <>
      {fallbacks
        .filter((fallback) => fallback.module === module)
        .map(({ languages, of }) => <LanguageNote key={of} languages={languages} of={of} />)}
      <ModuleContent module={module} first={first} />
    </>
  )
  return rows.map((row, index) => {
    const [first] = row
    const only = row.length === 1 ? first : undefined
    return (
      <div
        key={first?.id}
        className={styles.row}
        data-bleed={only && backdropOf(only) !== 'none' ? '' : undefined}
      >
        {only ? (
          <ModuleFrame module={only} alone columns={styles.columns}>
            {contentOf(only, opens && index === 0)}
          </ModuleFrame>
        ) : (
          <div className={`wrap ${styles.columns}`}>
            {row.map((module) => (
              <ModuleFrame key={module.id} module={module}>
                {contentOf(module, opens && index === 0 && module === first)}
              </ModuleFrame>
            ))}
          </div>
        )}
      </div>
    )
  })
}

function ModuleContent({ module, first }: { module: ModuleView; first: boolean }) {
  switch (module.kind) {
    case 'article':
      return <ArticleModule module={module} first={first} />
    case 'category':
      return <CategoryModule module={module} first={first} />
    case 'property-list':
      return <PropertyListModule module={module} first={first} />
    case 'slider':
      return <SliderModule module={module} first={first} />
    case 'contact':
      return <ContactModule module={module} />
    case 'team':
      return <TeamModule module={module} first={first} />
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
