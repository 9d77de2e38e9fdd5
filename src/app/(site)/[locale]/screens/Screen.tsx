import { ComparePage } from '@/features/selection/components/ComparePage'
import { FavouritesPage } from '@/features/selection/components/FavouritesPage'
import { ArticlePage } from '@/features/pages/components/ArticlePage'
import { BookedVisit } from '@/features/appointments/components/BookedVisit'
import { bookedKey, myVisitHref, myVisitView } from '@/features/appointments/queries'
import { ReturnLinks } from '@/features/forms/components/ReturnLinks'
import { PersonGone } from '@/features/forms/components/PersonGone'
import { agencyInstead, returnLinks } from '@/features/forms/queries'
import { StoredRequest } from '@/features/requests/components/StoredRequest'
import { SignInForm } from '@/features/owners/components/SignInForm'
import { leadOfKey, storedRequest } from '@/features/requests/queries'
import { ContentPage } from '@/features/pages/components/ContentPage'
import { MemberPage } from '@/features/pages/components/MemberPage'
import { NotFoundPage } from '@/features/pages/components/NotFoundPage'
import { ProjectListPage } from '@/features/projects/components/ProjectListPage'
import { placeholderOf, shownCounts } from '@/features/search/queries-counts'
import { demandForm, demandHref } from '@/features/search/demand-form'
import { PageModules } from '@/modules/PageModules'
import { linkedTags } from '@/content/linked-listings'
import type { Site } from '@/content/site'
import { tagPage } from '@/content/tag-page'
import type { FormAsked } from '@/domain/forms/asked'
import { shellView } from '@/shell/queries'
import { SiteShell } from '@/shell/SiteShell'
import type { Language } from '@/i18n/languages'
import { switchedIn } from '../hreflang'
import type { FoundContent } from '../resolve/found-content'
import { Frame } from './Frame'
import { ListScreen } from './ListScreen'
import { holdsHeading, oneHeading } from '@/modules/frame/one-heading'
import { ProjectScreen } from './ProjectScreen'
import { PropertyScreen } from './PropertyScreen'
import { StructuredData } from './StructuredData'

interface ScreenProps {
  found: FoundContent
  /** Where its language switch leads; to the same page unless given. */
  leadsTo?: (language: Language) => string | null
}

/** The page for what was found, between header and footer. Spec §2. */
export async function Screen({ found, leadsTo }: ScreenProps) {
  const other = leadsTo ?? ((language: Language) => switchedIn(found, language))
  const shell = await shellView(found.site, found.target, other)
  await tagPage(linkedTags())
  return (
    <SiteShell view={shell}>
      <Content found={found} homeHref={shell.homeHref} />
      <StructuredData found={found} />
    </SiteShell>
  )
}

/** Below the thanks for a form: what happens with it, and where to go on. */
async function Thanks({ asked, site }: { asked: FormAsked; site: Site }) {
  const request = await storedRequest(site, asked.key)
  const instead = await agencyInstead(site, asked.subject)
  return (
    <>
      {instead && (
        <div className="wrap">
          <PersonGone agency={instead} />
        </div>
      )}
      {request && <StoredRequest request={request} />}
      <ReturnLinks links={await returnLinks(site, asked.subject)} />
    </>
  )
}

/** The visit that somebody is thanked for, booked with their request. Spec §4, "Appointments and document requests". */
async function bookedVisit({ asked, page, site }: Extract<FoundContent, { kind: 'page' }>) {
  const lead = page.kind === 'feedback' ? leadOfKey(asked.key) : null
  const key = lead && (await bookedKey(lead))
  return key && <BookedVisit view={await myVisitView(site, key)} manageHref={myVisitHref(site, key)} />
}

async function Content({ found, homeHref }: { found: FoundContent; homeHref: string }) {
  const { site } = found
  switch (found.kind) {
    case 'page': {
      const before = found.page.kind === 'login' ? <SignInForm /> : await bookedVisit(found)
      return (
        <Frame site={site} page={found.page}>
          <ContentPage page={found.page} headed={holdsHeading(found.modules)} before={before}>
            <PageModules
              modules={oneHeading(found.modules, Boolean(found.page.banner?.title))}
              first={!found.page.banner && !before}
              noted={!found.page.ownLanguages.includes(site.language)}
            />
            {found.page.kind === 'feedback' && <Thanks site={site} asked={found.asked} />}
          </ContentPage>
        </Frame>
      )
    }
    case 'list':
      return (
        <Frame site={site} page={found.page} headed>
          <ListScreen list={found.list} page={found.page} language={site.language} />
          <PageModules modules={oneHeading(found.modules, true)} />
        </Frame>
      )
    case 'projects':
      return (
        <Frame site={site} page={found.page}>
          <ProjectListPage
            cards={found.projects} page={found.page} homeHref={homeHref}
            demandHref={demandHref(site, 'sale', {})}
          />
          <PageModules modules={oneHeading(found.modules, true)} />
        </Frame>
      )
    case 'favourites':
      return (
        <Frame site={site} page={found.page}>
          <FavouritesPage view={found.favourites} page={found.page} />
          <PageModules modules={oneHeading(found.modules, true)} />
        </Frame>
      )
    case 'compare':
      return (
        <Frame site={site} page={found.page}>
          <ComparePage view={found.compare} page={found.page} />
          <PageModules modules={oneHeading(found.modules, true)} />
        </Frame>
      )
    case 'article': {
      const { page } = found
      return <ArticlePage page={page} article={page.article} siblings={page.siblings} />
    }
    case 'member':
      return <MemberPage page={found.page} member={found.page.member} />
    case 'property':
      return <PropertyScreen site={site} property={found.property} />
    case 'project':
      return <ProjectScreen site={site} project={found.project} />
    case 'unknown':
      return (
        <NotFoundPage
          counts={await shownCounts(site)}
          placeholder={await placeholderOf(site)}
          homeHref={homeHref}
          demandHref={found.listing ? demandForm(site) : null}
          listing={found.listing}
        />
      )
    default:
      return found satisfies never
  }
}
