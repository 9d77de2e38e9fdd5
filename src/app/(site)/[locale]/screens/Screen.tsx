import { HomePage } from '@/features/pages/components/HomePage'
import { NotFoundPage } from '@/features/pages/components/NotFoundPage'
import { TextPage } from '@/features/pages/components/TextPage'
import { ProjectDetailPage } from '@/features/projects/components/ProjectDetailPage'
import { ProjectListPage } from '@/features/projects/components/ProjectListPage'
import { PropertyDetailPage } from '@/features/properties/components/PropertyDetailPage'
import { PropertyListPage } from '@/features/properties/components/PropertyListPage'
import { SoldPage } from '@/features/properties/components/SoldPage'
import { newestCards, searchView } from '@/features/properties/queries'
import { shellView } from '@/shell/queries'
import { SiteShell } from '@/shell/SiteShell'
import type { ShellView } from '@/shell/views'
import { hrefIn } from '../hreflang'
import type { Found } from '../resolve'

const NEWEST = 8

/** The page for what was found, between header and footer. Spec §2. */
export async function Screen({ found }: { found: Found }) {
  const shell = await shellView(found.site, found.target, (language) => hrefIn(found, language))
  return (
    <SiteShell view={shell}>
      <Content found={found} shell={shell} />
    </SiteShell>
  )
}

function Content({ found, shell }: { found: Found; shell: ShellView }) {
  const { site } = found
  switch (found.kind) {
    case 'home': {
      const { page, projects } = found
      return (
        <HomePage
          view={{
            title: page.title,
            intro: page.intro,
            banner: page.banner,
            search: searchView(site),
            newest: newestCards(site, NEWEST),
            why: page.text,
            projects: projects.slice(0, 4),
            projectsHref: site.hrefOfOriginal('/projects/'),
            agencies: shell.agencies,
          }}
        />
      )
    }
    case 'list':
      return <PropertyListPage list={found.list} />
    case 'projects':
      return <ProjectListPage cards={found.projects} homeHref={shell.homeHref} />
    case 'property': {
      const { property } = found
      const { status } = property
      if (status === 'sold' || status === 'rented') {
        return <SoldPage view={property} status={status} />
      }
      return <PropertyDetailPage view={property} />
    }
    case 'project':
      return <ProjectDetailPage project={found.project} />
    case 'text':
      return <TextPage title={found.page.title} html={found.page.text} />
    case 'unknown':
      return <NotFoundPage search={searchView(site)} homeHref={shell.homeHref} />
    default:
      return found satisfies never
  }
}
